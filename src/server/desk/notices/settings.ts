/** Notice settings in a request. It comes from staff, and is checked as if it did not. */
import { cleanEmail } from '#lib/clean-text.ts';
import { LIMITS } from '#features/booking/contact.schema.ts';
import { recipientOf } from '#lib/email-address.ts';
import { CALL_MINUTES, NEAR_HOURS, type NoticeSettings } from '#staff/contract/messages/notices.ts';

type Body = Readonly<Record<string, unknown>>;

/** Or what is wrong with them; `undefined` for anything malformed. */
export function readSettings(
  body: Body,
): { settings: NoticeSettings } | { problem: string } | undefined {
  const { email, byEmail, newRequest, readFirst } = body;
  const flags = { byEmail, newRequest, readFirst };
  const nearHours = NEAR_HOURS.find((one) => one === body['nearHours']);
  const callMinutes = CALL_MINUTES.find((one) => one === body['callMinutes']);
  if (nearHours === undefined || callMinutes === undefined) return undefined;
  if (Object.values(flags).some((flag) => typeof flag !== 'boolean')) return undefined;
  if (typeof email !== 'string' || email.length > LIMITS.email) return undefined;
  const address = recipientOf(cleanEmail(email)) ?? '';
  if (byEmail && !address) return { problem: 'Please enter a valid email address.' };
  const settings = { ...flags, nearHours, callMinutes, email: address };
  return { settings: settings as NoticeSettings };
}
