/** Ends “… replies within 24 business hours, …”. Separate: forms without times load no other such words. */
import type { ContactWay } from './first-contact.ts';

/** The one way that holds for a request. */
export type ReplyWayWords = Readonly<Record<ContactWay, string>>;

export const ENGLISH_WAY: ReplyWayWords = {
  call: 'by phone',
  text: 'by text',
  email: 'by email',
};

export const SPANISH_WAY: ReplyWayWords = {
  call: 'con una llamada',
  text: 'con un mensaje de texto',
  email: 'por correo electrónico',
};
