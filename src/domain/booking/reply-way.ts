/** Ends “… replies within 24 business hours, …”. Separate: forms without times load no other such words. */
import type { FirstContact } from './first-contact.ts';

export type ReplyWayWords = Readonly<Record<'asked' | 'email', string>>;

export const ENGLISH_WAY: ReplyWayWords = {
  asked: 'the way you asked',
  email: 'by email',
};

export const SPANISH_WAY: ReplyWayWords = {
  asked: 'por el medio que elegiste',
  email: 'por correo electrónico',
};

/** `anyWay` is true of every request. */
export const replyWay = (way: ReplyWayWords, { why }: Pick<FirstContact, 'why'>): string =>
  way[why === 'asked' ? 'asked' : 'email'];
