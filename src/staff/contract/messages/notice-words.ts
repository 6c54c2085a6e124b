/**
 * Notices to staff in words. They name nobody and have no word of a message: phones show them while they are locked, and
 * mail is kept in many places. Pure functions; epoch milliseconds.
 */
import { ENGLISH_NAMES, type Language } from '#lib/language.ts';
import { capital, shortClock, slotText } from '../times.ts';
import type { NoticeKind } from './notices.ts';

/** What a notice is about, without anything of a person. */
export interface NoticeFacts {
  kind: NoticeKind;
  /** When the reply is due or the call starts, epoch milliseconds. */
  at: number | null;
  /** Requests that it speaks of. */
  count: number;
  /** Of the one request, if it is not the one that the practice writes first. */
  language?: Language | undefined;
}

export interface NoticeWords {
  title: string;
  text: string;
}

const MINUTE = 60_000;

/** `Answer by 3 PM`, `Answer by Wed 9 AM`. */
function answerBy(at: number, now: number, zone: string): string {
  const when = slotText(at, now, zone);
  return `by ${when.startsWith('today ') ? shortClock(at, zone) : when}`;
}

const requests = (count: number): string => `${count} ${count === 1 ? 'request' : 'requests'}`;

/** The words of a notice as it is sent at `now`. */
export function noticeWords(
  { kind, at, count, language }: NoticeFacts,
  now: number,
  zone: string,
): NoticeWords {
  const spoken = language && count === 1 ? ` in ${ENGLISH_NAMES[language]}` : '';
  const by = at === null ? '' : answerBy(at, now, zone);
  if (kind === 'new')
    return count > 1
      ? { title: `${count} new requests`, text: `Answer the first ${by}`.trim() }
      : { title: `New request${spoken}`, text: `Answer ${by}`.trim() };
  if (kind === 'first')
    return count > 1
      ? { title: `Read these ${count} first`, text: 'New requests are waiting' }
      : { title: 'Read this one first', text: `A new request${spoken} is waiting` };
  if (kind === 'again')
    return { title: 'Still waiting: read this one first', text: 'Say on its page what you did' };
  if (kind === 'near')
    return {
      title: `Answer ${by}`,
      text: `${capital(count > 1 ? requests(count) : `one request${spoken}`)}, nobody has written yet`,
    };
  if (kind === 'call') {
    const minutes = Math.max(1, Math.round(((at ?? now) - now) / MINUTE));
    return {
      title: `Call in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}${spoken && `,${spoken}`}`,
      text: 'Open it for the number',
    };
  }
  return { title: 'This is how it rings', text: 'You tried it. Nobody wrote.' };
}
