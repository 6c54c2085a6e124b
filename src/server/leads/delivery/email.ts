/**
 * Sends a short email for each lead, so that staff can call back while the CRM is down. It has contact details but not
 * what the visitor wrote: email shows on lock screens and is stored in many places.
 */
import { bookedAt, preferredTimeText } from '#features/booking/preferred-time.ts';
import { zoneName } from '#lib/time-words.ts';
import { CAME_BY, isCameBy } from '#staff/contract/caller.ts';
import { ENGLISH_NAMES } from '#lib/language.ts';
import { fullText, shortClock } from '#staff/contract/times.ts';
import { firstContactText } from './first-contact.ts';
import { site } from '#site';
import type { Destination, Outcome } from './port.ts';
import { SECOND } from '../../base/clock.ts';
import type { MailMessage, Send } from '../../base/mail.ts';
import { type Sent, statusOf, waitingIn } from '../../base/mail-result.ts';
import { ALONE_AN_HOUR } from './pace.ts';
import { codeOf } from '../../base/post-json.ts';
import { otherLanguageOf } from '../language.ts';
import type { Lead } from '../lead.ts';

/** Lines of the email: a label and the form fields that fill it. */
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

function mailText(lead: Lead, siteUrl: string): string {
  const lines = LINES.flatMap(([label, ...names]) => {
    const words = names.map((name) => lead.fields[name]).filter((value) => value !== undefined);
    const line = words.join(' ').trim();
    return line ? [`${label}: ${line}`] : [];
  });
  const { preferred_time: time } = lead.fields;
  const when = bookedAt(time) === undefined ? 'When' : 'Booked';
  const first = firstContactText(lead);
  const language = otherLanguageOf(lead);
  return [
    ...(typeof time === 'string' ? [`${when}: ${preferredTimeText(time, site.timeZone)}`] : []),
    ...(first ? [`First: ${first}`] : []),
    ...(language ? [`Language: ${ENGLISH_NAMES[language]}`] : []),
    ...lines,
    '',
    ...(isCameBy(lead.fields['cameBy'])
      ? [`Came: ${CAME_BY[lead.fields['cameBy']].toLowerCase()}, written down by staff`]
      : [`Form: ${lead.form}`, `Page: ${siteUrl}${lead.pageUri.replace(/[?#].*$/s, '')}`]),
    `Received: ${fullText(lead.receivedAt, site.timeZone)} ${zoneName(site.timeZone)}`,
    `Id: ${lead.id}`,
    '',
    ...(site.parts.staffArea ? [`Open: ${siteUrl}/admin#all/${lead.id}`, ''] : []),
    'The message itself is not in this email. It is stored on the website server.',
  ].join('\n');
}

/** SMTP errors that retrying cannot fix: bad credentials, sender or recipient. */
const SETTINGS_CODES = ['EAUTH', 'ENOAUTH', 'EENVELOPE', 'ECONFIG', 'ETLS', 'ENOUTF8'];

function mailOutcome(error: unknown): Outcome {
  const code = codeOf(error);
  const status = statusOf(error) ?? null;
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

/** Of a mail that somebody has: whoever may take it later gets it then. */
function sentOutcome(sent: Sent, before: readonly string[]): Outcome {
  const [waiting] = waitingIn(sent);
  const final = sent.refused.filter(({ isFinal }) => isFinal);
  // Without the addresses: attempts are handed out with the data of a person.
  const reasonFor = (status: number): string =>
    `The mail server did not take it for one of several recipients (${status}): /healthz says whom`;
  if (waiting)
    return {
      kind: 'later',
      status: waiting.status,
      code: 'RECIPIENT',
      reason: reasonFor(waiting.status),
      reached: [...before, ...sent.taken, ...final.map(({ to }) => to)],
    };
  const [lost] = final;
  return { kind: 'delivered', status: 250, ...(lost && { reason: reasonFor(lost.status) }) };
}

const words = (lead: Lead, ...names: string[]): string =>
  names
    .map((name) => lead.fields[name])
    .filter(Boolean)
    .join(' ')
    .trim();

/** One line about a lead, with what it takes to find it. */
function lineOf(lead: Lead, siteUrl: string): string {
  const name = words(lead, 'firstName', 'lastName', 'firstname', 'lastname');
  const contact = [words(lead, 'email'), words(lead, 'phone')];
  const language = otherLanguageOf(lead);
  return [
    fullText(lead.receivedAt, site.timeZone),
    name || 'no name',
    `${lead.form} form`,
    ...(language ? [`in ${ENGLISH_NAMES[language]}`] : []),
    ...(site.parts.staffArea
      ? [`${siteUrl}/admin#all/${lead.id}`]
      : [...contact.filter(Boolean), lead.id]),
  ].join(', ');
}

function summaryOf(leads: readonly Lead[], siteUrl: string): { subject: string; text: string } {
  const since = Math.min(...leads.map(({ receivedAt }) => receivedAt));
  return {
    subject: `${leads.length} new requests since ${shortClock(since, site.timeZone)}`,
    text: [
      `${leads.length} new requests since ${fullText(since, site.timeZone)} ${zoneName(site.timeZone)}. More than ${ALONE_AN_HOUR} came within an hour, so they come in one mail every ten minutes.`,
      '',
      ...leads.map((lead) => lineOf(lead, siteUrl)),
      '',
      ...(site.parts.staffArea ? [`All of them: ${siteUrl}/admin`, ''] : []),
      'The messages themselves are not in this email. They are stored on the website server.',
    ].join('\n'),
  };
}

export function createEmail(send: Send, forms: readonly string[], siteUrl: string): Destination {
  const sendTo = async (
    message: Pick<MailMessage, 'id' | 'subject' | 'text'>,
    reached: readonly string[],
  ): Promise<Outcome> => {
    try {
      return sentOutcome(await send({ ...message, except: reached }), reached);
    } catch (error) {
      return mailOutcome(error);
    }
  };
  return {
    name: 'email',
    forms,
    spacingMs: SECOND / 5,
    deliver: (lead, reached = []) => {
      const { cameBy } = lead.fields;
      const subject = isCameBy(cameBy)
        ? `New request ${CAME_BY[cameBy].toLowerCase()}`
        : `New lead from the ${lead.form} form`;
      return sendTo({ subject, text: mailText(lead, siteUrl), id: lead.id }, reached);
    },
    deliverAll: (leads, reached) =>
      // The same for every attempt at the same leads.
      sendTo({ ...summaryOf(leads, siteUrl), id: `${leads[0]?.id}-${leads.length}` }, reached),
  };
}
