/** Mails to visitors whose call was moved or canceled, with the changed entry of their calendar. */
import { calendarFile } from '#domain/booking/calendar-file.ts';
import { contactFacts, firstContact } from '#domain/booking/first-contact.ts';
import { ENGLISH_FIRST_CONTACT, entryTitle } from '#domain/booking/first-contact-words.ts';
import { weekdayText } from '#domain/booking/time-words.ts';
import { canBeAddress } from '#domain/forms/email-address.ts';
import { site } from '#site';
import { MINUTE, SECOND, type Clock } from '../clock.ts';
import type { Send } from '../delivery/mail.ts';
import { codeOf } from '../delivery/post-json.ts';
import type { Log } from '../log.ts';
import type { HealthCheck } from '../operations/health-checks.ts';
import type { Store } from '../store/port.ts';
import type { Calls } from './calls.ts';
import { entryId } from './entry-id.ts';
import type { CallLetter, LetterOutcome } from './port.ts';

/** Longer than one try to send. */
const LEASE_MS = MINUTE;
/** Waits after failed tries; then somebody has to tell them. */
const WAITS_MS: readonly number[] = [MINUTE, 5 * MINUTE, 15 * MINUTE, 30 * MINUTE];
/** This close to a call, a mail comes too late. */
const TOO_LATE_MS = 10 * MINUTE;

/** The address that mail can go to. */
export function addressOf(fields: Readonly<Record<string, unknown>>): string | undefined {
  const email = String(fields['email'] ?? '');
  return canBeAddress(email) ? email : undefined;
}

export interface CallLettersOptions {
  store: Pick<Store, 'calls'>;
  calls: Pick<Calls, 'endOf'>;
  /** `undefined` if mail is not configured. */
  send: Send | undefined;
  /** Sender of mail. */
  from: string | undefined;
  clock: Clock;
  log: Log;
}

export interface CallLetters {
  /** Sends what is due. @throws {StoreDown} */
  sendDue: () => Promise<void>;
  /** Whether mail can be sent to somebody with these fields. */
  canWrite: (fields: Readonly<Record<string, unknown>>) => boolean;
  issue: HealthCheck;
}

/** Creates it. */
export function createCallLetters(options: CallLettersOptions): CallLetters {
  const { store, calls, send, from: sender, clock, log } = options;
  let untold = 0;

  /** The entry as it is now; canceled ones have the start they had. */
  const entryOf = (letter: CallLetter, attendee: string): string => {
    const { leadId, from, to, fields, sequence } = letter;
    const at = to ?? from;
    const minutes = (calls.endOf(at) - at) / MINUTE;
    const { by } = firstContact(contactFacts(fields, true));
    const entry = {
      at,
      minutes,
      title: entryTitle(ENGLISH_FIRST_CONTACT, by, minutes),
      uid: entryId(leadId, 'visitor'),
      sequence,
      now: clock.now(),
      mail: { organizer: sender ?? '', attendee },
      isCanceled: to === null,
    };
    return calendarFile([entry], [`METHOD:${to === null ? 'CANCEL' : 'REQUEST'}`]);
  };

  const outcomeOf = async (letter: CallLetter): Promise<LetterOutcome> => {
    const { leadId, from, to, fields, text, attempts, sequence } = letter;
    const address = addressOf(fields);
    const next = Math.min(from, to ?? from);
    if (!send || address === undefined) return { kind: 'failed' };
    try {
      await send({
        subject: `About ${weekdayText(from, site.timeZone)}`,
        text,
        id: `call-${leadId}-${sequence}`,
        to: address,
        calendar: {
          method: to === null ? 'CANCEL' : 'REQUEST',
          text: entryOf(letter, address),
        },
      });
      return { kind: 'sent' };
    } catch (error) {
      log.warn('call.unsent', { lead: leadId, code: codeOf(error) });
      const status: unknown = error instanceof Error ? Reflect.get(error, 'responseCode') : 0;
      const dueAt = clock.now() + (WAITS_MS[attempts - 1] ?? 0);
      const isLast = attempts > WAITS_MS.length || dueAt > next - TOO_LATE_MS;
      return isLast || Number(status) >= 500 ? { kind: 'failed' } : { kind: 'later', dueAt };
    }
  };

  return {
    async sendDue() {
      for (;;) {
        const letter = await store.calls.claimLetter(clock.now(), LEASE_MS);
        if (!letter) break;
        const outcome = await outcomeOf(letter);
        await store.calls.settleLetter(letter.leadId, clock.now(), outcome);
      }
      untold = (await store.calls.untold()).length;
    },
    canWrite: (fields) => send !== undefined && addressOf(fields) !== undefined,
    issue() {
      if (untold === 0) return undefined;
      const text = `The mail about a changed call could not be sent to ${untold} ${untold === 1 ? 'person' : 'people'}: call them, see /admin/slots`;
      return { kind: 'call-letters', text, fails: false, count: untold };
    },
  };
}

/** How often mails are looked for, milliseconds. */
export const LETTERS_EVERY_MS = 5 * SECOND;
