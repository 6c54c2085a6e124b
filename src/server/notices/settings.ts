/** Notice settings in a request. It comes from staff, and is checked as if it did not. */
import { cleanEmail } from '#lib/clean-text.ts';
import { LIMITS } from '#features/booking/contact.schema.ts';
import { recipientOf } from '#lib/email-address.ts';
import {
  CALL_MINUTES,
  type CoverBody,
  type DutyBody,
  NEAR_HOURS,
  type NoticeSettings,
  QUIET_HOURS,
} from '#staff/contract/messages/notices.ts';

type Body = Readonly<Record<string, unknown>>;

const isDate = (text: unknown): text is string =>
  typeof text === 'string' &&
  /^\d{4}-\d\d-\d\d$/.test(text) &&
  !Number.isNaN(Date.parse(text)) &&
  new Date(text).toISOString().startsWith(text);

/** Or what is wrong with them; `undefined` for anything malformed. */
export function readSettings(
  body: Body,
): { settings: NoticeSettings } | { problem: string } | undefined {
  const { email, byEmail, newRequest, readFirst, broken, digest, quietClosed } = body;
  const flags = { byEmail, newRequest, readFirst, broken, digest, quietClosed };
  const nearHours = NEAR_HOURS.find((one) => one === body['nearHours']);
  const callMinutes = CALL_MINUTES.find((one) => one === body['callMinutes']);
  const quiet = QUIET_HOURS.find((one) => one === body['quiet']);
  if (nearHours === undefined || callMinutes === undefined || quiet === undefined) return undefined;
  if (Object.values(flags).some((flag) => typeof flag !== 'boolean')) return undefined;
  if (typeof email !== 'string' || email.length > LIMITS.email) return undefined;
  const address = recipientOf(cleanEmail(email)) ?? '';
  if (byEmail && !address) return { problem: 'Please enter a valid email address.' };
  const settings = { ...flags, nearHours, callMinutes, quiet, email: address };
  return { settings: settings as NoticeSettings };
}

/** `undefined` for anything malformed. */
export function readDuty({ day, userId, isWeekly }: Body): DutyBody | undefined {
  if (!isDate(day) || typeof isWeekly !== 'boolean') return undefined;
  return userId === null || typeof userId === 'string' ? { day, userId, isWeekly } : undefined;
}

/** `undefined` for anything malformed. */
export function readCover({ by, from, through }: Body): CoverBody | undefined {
  if (typeof by !== 'string' || !isDate(from) || !isDate(through)) return undefined;
  return from <= through ? { by, from, through } : undefined;
}
