/**
 * How the practice replies, as the end of “… replies within 24 business hours, …”. Apart from the other words about the
 * first contact, because forms without times load nothing else of them.
 */
import type { FirstContact } from './first-contact.ts';

/** In one language. */
export type ReplyWayWords = Readonly<Record<'asked' | 'email', string>>;

export const ENGLISH_WAY: ReplyWayWords = {
  asked: 'the way you asked',
  email: 'by email',
};

export const SPANISH_WAY: ReplyWayWords = {
  asked: 'por el medio que elegiste',
  email: 'por correo electrónico',
};

/** The words for a request; `anyWay` has what is true of every request. */
export const replyWay = (way: ReplyWayWords, { why }: Pick<FirstContact, 'why'>): string =>
  way[why === 'asked' ? 'asked' : 'email'];
