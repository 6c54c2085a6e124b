/**
 * Sends a short email for each lead, so that staff can call back while the CRM is down. It has contact details but not
 * what the visitor wrote: email shows on lock screens and is stored in many places.
 */
import { bookedAt, preferredTimeText } from '#domain/booking/preferred-time.ts';
import { zoneName } from '#domain/booking/time-words.ts';
import { fullText } from '#staff/contract/times.ts';
import { firstContactText } from './first-contact.ts';
import { site } from '#site';
import type { Destination, Outcome } from './port.ts';
import { SECOND } from '../clock.ts';
import type { Send } from './mail.ts';
import { codeOf } from './post-json.ts';
import type { Lead } from '../store/lead.ts';

/** Notice lines: a label and the form fields that fill it. */
const LINES: readonly (readonly [label: string, ...fields: string[]])[] = [
  ['Name', 'firstName', 'lastName', 'firstname', 'lastname'],
  ['Email', 'email'],
  ['Phone', 'phone'],
  ['Prefers', 'bestWayToContact', 'contact_preferences'],
  ['Best time', 'preferred_contact_time'],
  ['Safe to call', 'safeToCall'],
  ['Safe to text', 'safeToText'],
  ['Safe to leave a voicemail', 'safeToVoicemail'],
];

function textOf(lead: Lead, siteUrl: string): string {
  const lines = LINES.flatMap(([label, ...names]) => {
    const words = names.map((name) => lead.fields[name]).filter((value) => value !== undefined);
    const line = words.join(' ').trim();
    return line ? [`${label}: ${line}`] : [];
  });
  const { preferred_time: time } = lead.fields;
  const when = bookedAt(time) === undefined ? 'When' : 'Booked';
  const first = firstContactText(lead);
  return [
    ...(typeof time === 'string' ? [`${when}: ${preferredTimeText(time, site.timeZone)}`] : []),
    ...(first ? [`First: ${first}`] : []),
    ...lines,
    '',
    `Form: ${lead.form}`,
    `Page: ${siteUrl}${lead.pageUri.replace(/[?#].*$/s, '')}`,
    `Received: ${fullText(lead.receivedAt, site.timeZone)} ${zoneName(site.timeZone)}`,
    `Id: ${lead.id}`,
    '',
    ...(site.parts.staffArea ? [`Open: ${siteUrl}/admin#all/${lead.id}`, ''] : []),
    'The message itself is not in this email. It is stored on the website server.',
  ].join('\n');
}

/** SMTP errors that retrying cannot fix: bad credentials, sender or recipient. */
const SETTINGS_CODES = ['EAUTH', 'ENOAUTH', 'EENVELOPE', 'ECONFIG', 'ETLS'];

function outcomeOf(error: unknown): Outcome {
  const code = codeOf(error);
  const answer: unknown = error instanceof Error ? Reflect.get(error, 'responseCode') : undefined;
  const status = typeof answer === 'number' ? answer : null;
  const reason = `The mail server rejected the message (${status ?? code})`;
  if (SETTINGS_CODES.includes(code) && (status === null || status >= 500))
    return {
      kind: 'paused',
      status: status ?? 0,
      code,
      reason: `${reason}: check SMTP_URL, NOTIFY_TO and NOTIFY_FROM`,
    };
  return { kind: 'later', status, code, reason };
}

export function createEmailNotice(
  send: Send,
  forms: readonly string[],
  siteUrl: string,
): Destination {
  const deliver = async (lead: Lead): Promise<Outcome> => {
    try {
      await send({
        subject: `New lead from the ${lead.form} form`,
        text: textOf(lead, siteUrl),
        id: lead.id,
      });
      return { kind: 'delivered', status: 250 };
    } catch (error) {
      return outcomeOf(error);
    }
  };
  return { name: 'email', forms, spacingMs: SECOND / 5, deliver };
}
