/** What the mail server said. Apart from `mail.ts`, which loads nodemailer. */
import { DAY, MINUTE, type Clock } from './clock.ts';
import type { HealthCheck } from './health-report.ts';

/** A recipient whom the mail server did not take, while it took others. */
export interface Refused {
  to: string;
  /** Of the answer. */
  status: number;
  /** 5xx: a repetition changes nothing. */
  isFinal: boolean;
}

/** What became of a mail that went to somebody. */
export interface Sent {
  taken: readonly string[];
  refused: readonly Refused[];
}

/** Reply codes of RFC 5321 that say an address takes no mail: repeating changes nothing. */
export const NO_MAILBOX: readonly (number | undefined)[] = [550, 551, 553];

/** Whether the part of an address before its `@` is ASCII. Domains are sent in ASCII anyway. */
export const hasPlainMailbox = (address: string): boolean =>
  !/[^\x00-\x7F]/.test(address.slice(0, address.lastIndexOf('@')));

/** The mail server does not announce SMTPUTF8, so nothing was sent; repeating changes nothing. */
export class PlainMailboxesOnly extends Error {
  /** What such a server would answer: the name of the mailbox is not allowed. */
  static readonly STATUS = 553;
  readonly code = 'ENOUTF8';
  readonly responseCode = PlainMailboxesOnly.STATUS;
  override name = 'PlainMailboxesOnly';

  constructor() {
    super(
      'The mail server does not take addresses with letters beyond a to z before the @. Ask for another address, or call',
    );
  }
}

/** The reply code in an error of `Send`; `undefined` if the mail server did not answer. */
export function statusOf(error: unknown): number | undefined {
  const status: unknown = error instanceof Error ? Reflect.get(error, 'responseCode') : undefined;
  return typeof status === 'number' ? status : undefined;
}

/** Those of {@link Sent} to try again. */
export const waitingIn = ({ refused }: Sent): Refused[] =>
  refused.filter(({ isFinal }) => !isFinal);

/** Greylisting ends sooner. */
const LATE_MS = 15 * MINUTE;

export interface RecipientCheck {
  onSent: (sent: Sent) => void;
  issue: HealthCheck;
}

/** Addresses of `NOTIFY_TO` that the mail server does not take: their owners learn of nothing, and see nothing missing. */
export function createRecipientCheck({ steady }: Pick<Clock, 'steady'>): RecipientCheck {
  const known = new Map<string, Refused & { since: number; at: number }>();
  return {
    onSent({ taken, refused }) {
      for (const to of taken) known.delete(to);
      for (const one of refused) {
        const since = known.get(one.to)?.since ?? steady();
        known.set(one.to, { ...one, since, at: steady() });
      }
    },
    issue() {
      const now = steady();
      const told = [...known.values()].filter(
        ({ isFinal, since, at }) => now - at <= DAY && (isFinal || now - since > LATE_MS),
      );
      if (told.length === 0) return undefined;
      const list = told.map(({ to, status }) => `${to} (${status})`).join(', ');
      const text = `The mail server does not take mail for ${list}, so nobody is told there: correct NOTIFY_TO, or the mailbox`;
      return { kind: 'recipients', text, fails: false, count: told.length };
    },
  };
}
