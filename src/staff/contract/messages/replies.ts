/** Replies to a lead from its page: letters that are filled in, and what becomes of what was sent. */
import type { BusinessHours } from '#features/booking/reply-time.ts';
import { TIMES_WORDS } from '#features/booking/words-by-language.ts';
import type { Language } from '#lib/language.ts';
import type { LeadView } from '../lead.ts';
import { LETTERS } from './words.ts';

/** Longest reply, characters. */
export const MAX_REPLY = 5000;

/** A letter of `content/letters.yaml`, in the order of the file. */
export interface Letter extends Readonly<Partial<Record<Language, string>>> {
  /** Name on its button. */
  name: string;
  /** For a call that was booked without a number. */
  asksForNumber: boolean;
  /** For somebody who did not pick up. */
  afterTry: boolean;
}

/** File with all letters, made by the build. */
export const LETTERS_PATH = '/admin/letters.json';

/** Body of `POST /api/admin/leads/:id/reply`. `isCopied`: nothing is sent, the timeline keeps what was copied. */
export interface ReplyBody {
  text: string;
  language: Language;
  isCopied?: boolean;
}

/** Nothing can be sent; a letter can be copied for another way. */
export const NO_ADDRESS = 'They left no email address.';

/** Kept from before addresses were checked. */
export const NO_RECIPIENT = 'No mail can go to this address.';
/** Of a server without `SMTP_URL`. */
export const SENDS_NO_MAIL = 'This server sends no mail yet.';

/** Why no mail may go to a lead, in words; `null` if it may. A clinician reads these words. */
export function emailProblem({
  email,
  emailSafe,
  emailNoted,
  spam,
}: Pick<LeadView, 'email' | 'emailSafe' | 'emailNoted' | 'spam'>): string | null {
  if (spam) return 'This is in Spam. Put it back first.';
  const who = emailNoted ? 'It was noted on this page.' : 'They said so.';
  if (emailSafe === 'no')
    return `Email isn’t safe. ${who} Use a way they allowed, and leave nothing in writing.`;
  return email ? null : NO_ADDRESS;
}

/** Why nothing can be sent to a lead from here; `null` if it can. */
export const noMailFor = (lead: Parameters<typeof emailProblem>[0] & Pick<LeadView, 'canMail'>) =>
  emailProblem(lead) ?? (lead.canMail ? null : SENDS_NO_MAIL);

/** A call in words of a letter: `Wednesday, November 25 at 10:30 AM`, `miércoles, 25 de noviembre, 10:30 a. m.` */
function callText(at: number, language: Language, zone: string): string {
  const { day, time } = TIMES_WORDS[language];
  return LETTERS[language].at(day(at, zone), time(at, zone));
}

interface Filling {
  lead: Pick<LeadView, 'firstName' | 'callAt'>;
  /** Username of who writes. */
  username: string;
  practice: { name: string; business: Pick<BusinessHours, 'zone'> };
  language: Language;
}

/** Who writes, as people call them: `safiya.b` → `Safiya`. */
export const signedName = (username: string): string => {
  const name = username.split(/[@._-]/)[0] ?? '';
  return name.charAt(0).toUpperCase() + name.slice(1);
};

/**
 * Fills in a letter. What is not known stays a gap in square brackets, which has to be written by hand.
 * @returns the text, and the words that were filled in
 */
export function filledLetter(
  text: string,
  { lead, username, practice, language }: Filling,
): { text: string; filled: string[] } {
  const facts: Readonly<Record<string, string>> = {
    firstName: lead.firstName,
    call: lead.callAt === null ? '' : callText(lead.callAt, language, practice.business.zone),
    me: signedName(username),
    practice: practice.name,
  };
  const filled: string[] = [];
  const whole = text.replace(/\{(\w+)\}/g, (gap, name: string) => {
    const fact = facts[name];
    if (!fact) return gap.replace('{', '[').replace('}', ']');
    filled.push(fact);
    return fact;
  });
  return { text: whole.trim(), filled };
}

/** The first gap that is left in a text. */
export const gapIn = (text: string): string | undefined => /\[([^[\]\n]{1,60})\]/.exec(text)?.[1];
