/**
 * A short mail for each lead, so that somebody can call back even while the CRM is down. It says who and how to reach
 * them, and nothing of what they wrote: mail is read on lock screens and kept in too many places.
 */
import type { Adapter, Outcome } from './adapter.ts';
import { SECOND } from './clock.ts';
import type { Send } from './mail.ts';
import { codeOf } from './outgoing.ts';
import type { Lead } from './store.ts';

/** What a notice says, from the fields of any form. */
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
  return [
    ...lines,
    '',
    `Form: ${lead.form}`,
    `Page: ${siteUrl}${lead.pageUri.replace(/[?#].*$/s, '')}`,
    `Came in: ${new Date(lead.receivedAt).toUTCString()}`,
    `Number: ${lead.id}`,
    '',
    'What they wrote is not in this mail. It is safe on the server of the site.',
  ].join('\n');
}

/** SMTP answers that no later try changes: the mail server does not know us, or not the address we write to. */
const SETTINGS_CODES = ['EAUTH', 'ENOAUTH', 'EENVELOPE', 'ECONFIG', 'ETLS'];

function outcomeOf(error: unknown): Outcome {
  const code = codeOf(error);
  const answer: unknown = error instanceof Error ? Reflect.get(error, 'responseCode') : undefined;
  const status = typeof answer === 'number' ? answer : null;
  const reason = `The mail server said no (${status ?? code})`;
  if (SETTINGS_CODES.includes(code) && (status === null || status >= 500))
    return {
      kind: 'paused',
      status: status ?? 0,
      code,
      reason: `${reason}: check SMTP_URL, NOTIFY_TO and NOTIFY_FROM`,
    };
  return { kind: 'later', status, code, reason };
}

/**
 * @param forms forms whose leads are announced
 * @param siteUrl origin of the site, for the page's address
 */
export function createNotice(send: Send, forms: readonly string[], siteUrl: string): Adapter {
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
