/** What emails about a booked, moved or canceled call have besides text: when retries end, and the calendar entry. */
import { calendarFile } from '#features/booking/calendar-file.ts';
import { contactFacts, firstContact } from '#features/booking/first-contact.ts';
import { CALL_TIMES_WORDS } from '#features/booking/words-by-language.ts';
import { entryTitle } from '#features/booking/first-contact-words.ts';
import { type Recipient, recipientOf } from '#lib/email-address.ts';
import { HOUR, MINUTE } from '../base/clock.ts';
import type { MailMessage } from '../base/mail.ts';
import { languageOfLead } from '../leads/language.ts';
import type { ChangedCall } from '../leads/lead.ts';
import type { Calls } from './calls.ts';
import { entryId } from './entry-id.ts';

/** No retry after this; staff then have to tell the person themselves. */
const GIVE_UP_MS = HOUR;
const TOO_LATE_MS = 10 * MINUTE;

/** The last time to try an email about a changed call, epoch milliseconds. */
export const lastTry = (writtenAt: number, { from, to }: ChangedCall): number => {
  const starts = [from, to].filter((start) => start !== null);
  return Math.min(writtenAt + GIVE_UP_MS, Math.min(...starts) - TOO_LATE_MS);
};

export const addressOf = (fields: Readonly<Record<string, unknown>>): Recipient | undefined =>
  recipientOf(String(fields['email'] ?? ''));

export type CalendarOf = (
  reply: {
    leadId: string;
    fields: Readonly<Record<string, unknown>>;
    /** The page it came from. */
    pageUri: string;
    /** How often the call was changed. */
    sequence: number;
  },
  call: ChangedCall,
  attendee: string,
  now: number,
) => NonNullable<MailMessage['calendar']>;

export const calendarEntries =
  (calls: Pick<Calls, 'endOf'>, organizer: string): CalendarOf =>
  ({ leadId, fields, pageUri, sequence }, { from, to }, attendee, now) => {
    const at = to ?? from ?? now;
    const minutes = (calls.endOf(at) - at) / MINUTE;
    const { by } = firstContact(contactFacts(fields, true));
    const method = to === null ? 'CANCEL' : 'REQUEST';
    const entry = {
      at,
      minutes,
      title: entryTitle(CALL_TIMES_WORDS[languageOfLead({ fields, pageUri })].first, by, minutes),
      uid: entryId(leadId, 'visitor'),
      sequence,
      now,
      mail: { organizer, attendee },
      isCanceled: to === null,
    };
    return { method, text: calendarFile([entry], [`METHOD:${method}`]) };
  };
