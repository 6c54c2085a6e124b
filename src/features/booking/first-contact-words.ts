/**
 * All words about the first contact: for the page before and after sending, the calendar entry, and staff. `{name}` is
 * the first name of who writes or calls, `#` the minutes of the call. Visitors are not told why a call is not made:
 * somebody may look over their shoulder.
 */
import type { ContactWay, FirstContact } from './first-contact.ts';

export interface FirstStep {
  title: string;
  text: string;
}

/** For visitors, in one language. `any` is true whatever they fill in. */
export interface FirstContactWords {
  booked: Readonly<Record<ContactWay | 'any', FirstStep>>;
  asked: Readonly<Record<ContactWay | 'any', FirstStep>>;
  /** Calendars are shared, so the title says nothing else about the call. */
  entry: Readonly<Record<ContactWay, string>>;
  /** Ends “… replies within 24 business hours, …” while the request is unknown. */
  anyWay: string;
  phoneHint: string;
}

export const ENGLISH_FIRST_CONTACT: FirstContactWords = {
  booked: {
    call: {
      title: '{name} calls you then.',
      text: 'On the number you gave. Ours may look unfamiliar.',
    },
    text: {
      title: '{name} texts you first.',
      text: 'On the number you gave, to agree on how you talk. Nobody calls before that.',
    },
    email: {
      title: '{name} emails you first.',
      text: 'At the address you gave, to agree on how you talk. Nobody calls before that.',
    },
    any: {
      title: '{name} calls you then, or writes first.',
      text: 'Without a number, or if calls aren’t safe or you pick another way, {name} writes before anybody calls.',
    },
  },
  asked: {
    call: { title: '{name} calls you.', text: 'On the number you gave. Ours may look unfamiliar.' },
    text: { title: '{name} texts you.', text: 'On the number you gave.' },
    email: {
      title: '{name} emails you.',
      text: 'At the address you gave. Nobody calls before that.',
    },
    any: {
      title: '{name} replies.',
      text: 'The way you asked: with a call, a text or an email. Without a safe number for it, by email.',
    },
  },
  entry: {
    call: 'Call, # min',
    text: 'Time, # min (text first)',
    email: 'Time, # min (email first)',
  },
  anyWay: 'the way you asked, or by email if there’s no safe number for it',
  phoneHint: 'For the call. If you leave it empty, {name} emails you first.',
};

export const SPANISH_FIRST_CONTACT: FirstContactWords = {
  booked: {
    call: {
      title: '{name} te llama a esa hora.',
      text: 'Al número que dejaste. Quizá no reconozcas el nuestro.',
    },
    text: {
      title: '{name} te manda primero un mensaje de texto.',
      text: 'Al número que dejaste, para acordar cómo van a hablar. Nadie te llama antes.',
    },
    email: {
      title: '{name} te escribe primero un correo.',
      text: 'A la dirección que dejaste, para acordar cómo van a hablar. Nadie te llama antes.',
    },
    any: {
      title: '{name} te llama a esa hora, o te escribe primero.',
      text: 'Si no dejas un número, si no es seguro llamarte o si eliges otro medio, {name} te escribe antes de que alguien llame.',
    },
  },
  asked: {
    call: {
      title: '{name} te llama.',
      text: 'Al número que dejaste. Quizá no reconozcas el nuestro.',
    },
    text: { title: '{name} te manda un mensaje de texto.', text: 'Al número que dejaste.' },
    email: {
      title: '{name} te escribe un correo.',
      text: 'A la dirección que dejaste. Nadie te llama antes.',
    },
    any: {
      title: '{name} te contesta en español.',
      text: 'Por el medio que elegiste: llamada, mensaje de texto o correo. Si no hay un número seguro para eso, por correo.',
    },
  },
  entry: {
    call: 'Llamada, # min',
    text: 'Cita, # min (primero un mensaje)',
    email: 'Cita, # min (primero un correo)',
  },
  anyWay: 'por el medio que elegiste, o por correo si no hay un número seguro para eso',
  phoneHint: 'Para la llamada. Si lo dejas en blanco, {name} te escribe primero un correo.',
};

/** `first` is missing while the request is unknown. */
export function firstStep(
  words: FirstContactWords,
  isBooked: boolean,
  first: Pick<FirstContact, 'by'> | undefined,
  name: string,
): FirstStep {
  const { title, text } = words[isBooked ? 'booked' : 'asked'][first?.by ?? 'any'];
  return { title: title.replaceAll('{name}', name), text: text.replaceAll('{name}', name) };
}

/** @param minutes length of the call */
export const entryTitle = (words: FirstContactWords, by: ContactWay, minutes: number): string =>
  words.entry[by].replace('#', String(minutes));

const REASONS: Readonly<Record<FirstContact['why'], string>> = {
  asked: '',
  'no-number': 'No number. ',
  'not-safe': 'Not safe to #. ',
  'ask-first': 'They did not say that calls are safe. ',
};
const BOOKED: Readonly<Record<ContactWay, string>> = {
  call: 'Call them at that time, on the number they gave.',
  text: 'Text them first, at the number they gave. Nobody calls before that.',
  email: 'Email them first, at the address they gave. Nobody calls before that.',
};
const ASKED: Readonly<Record<ContactWay, string>> = {
  call: 'Call them, on the number they gave.',
  text: 'Text them, at the number they gave.',
  email: 'Email them, at the address they gave.',
};

/** What staff do first, and why. A clinician reads these words before they go live. */
export function firstContactForStaff({ isBooked, wish, by, why }: FirstContact): string {
  return `${REASONS[why].replace('#', wish)}${(isBooked ? BOOKED : ASKED)[by]}`;
}
