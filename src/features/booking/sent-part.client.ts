/** What replaces the booking form once it is sent. */
import { calendarFileAddress } from './addresses.ts';
import type { FirstContact } from './first-contact.ts';
import type { CallTimesWords } from './first-contact-words.ts';
import { writeFirst } from './first-words.client.ts';
import { pieceOf, write } from './pieces.client.ts';

/** A booked time in words. */
export interface SentTime {
  value: string;
  /** `Tuesday, November 24` */
  day: string;
  time: string;
  zone: string;
}

/** Replaces the section of a sent form with what happens next, and moves the focus there. */
export function showSent(
  form: HTMLFormElement,
  time: SentTime | undefined,
  first: FirstContact,
  { first: words, language }: CallTimesWords,
  replyBy = '',
): void {
  const section = form.closest('section');
  const part = pieceOf(time ? 'booked' : 'asked');
  if (!section || !part) return;
  if (time) {
    const [weekday = '', date = ''] = time.day.split(', ');
    // `November 24`, `24 de noviembre`
    const [month = ''] = /\p{L}{3,}/u.exec(date) ?? [];
    const [number = ''] = /\d+/.exec(date) ?? [];
    const texts = { time: time.time, zone: time.zone, weekday, month, number };
    for (const [name, text] of Object.entries(texts)) write(part, `sent-${name}`, text);
    const address = calendarFileAddress(time.value, first.by, language);
    part.querySelector('[data-calendar] a')?.setAttribute('href', address);
  }
  writeFirst(part, time !== undefined, first, words);
  const title = part.querySelector<HTMLElement>('[data-by]');
  const by = title?.dataset['by'];
  if (!time && title && by && replyBy) title.textContent = `${by} ${replyBy}`;
  // A piece has no heading of the first level, because its page has one.
  const heading = document.createElement('h1');
  heading.className = title?.className ?? '';
  heading.append(...(title?.childNodes ?? []));
  title?.replaceWith(heading);
  section.before(part);
  section.hidden = true;
  scrollTo({ top: 0, behavior: 'instant' });
  part.querySelector<HTMLElement>('[data-said]')?.focus({ preventScroll: true });
}
