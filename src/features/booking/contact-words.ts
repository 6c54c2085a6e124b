/** By language. Constants of one type: missing texts are type errors, other languages are not downloaded. */
import type { ContactWay } from './first-contact.ts';
import type { callTime } from './call-time.ts';
import { type Contact, type CONTACT_MESSAGES, CONTACT_WAYS, type place } from './contact.schema.ts';
import type { FieldErrors } from '#lib/parse-form.ts';
import { SAFE_ANSWERS, SAFE_WAYS } from './safe-contact.ts';
import { type ErrorSummaryWords, SPANISH_ERROR_SUMMARY } from '#lib/error-summary-words.ts';
import { ENGLISH_SUBMIT_ERROR, type SubmitErrorWords } from '#lib/submit-error-words.ts';

type Labels<Keys extends string> = Readonly<Record<Keys, string>>;

/** All but times, the page, and consents, which have sentences. */
type Labeled = Exclude<keyof Contact, keyof typeof callTime | keyof typeof place | Consented>;
type Consented = 'dataStorageConsent' | 'communicationsOptIn';

/** English messages of the server and the form; `#` is replaced by a number. */
type Message =
  | (typeof CONTACT_MESSAGES)[keyof typeof CONTACT_MESSAGES]
  | 'Please use at most # characters'
  | 'Please enter a phone number as text'
  | 'Please answer yes or no';

/** The one way that holds for a request; ends “… replies within 24 business hours, …”. */
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

export interface ContactWords {
  /** The error summary; missing for English. */
  check?: ErrorSummaryWords;
  labels: Labels<Labeled>;
  ways: Labels<keyof typeof CONTACT_WAYS>;
  answers: Labels<keyof typeof SAFE_ANSWERS>;
  choose: string;
  /** Suffix of optional labels. */
  optional: string;
  /** Below the message field. */
  hint: string;
  safe: { question: string; note: string };
  /** In the first consent, after the name of the system that requests are passed to. */
  clientSystem: string;
  /** `#` is the practice's name in the first, the newsletter's in the second. */
  consents: Labels<Consented>;
  privacy: string;
  send: string;
  sending: string;
  promise: string;
  /** `{way}` is how the practice replies. */
  thanks: { title: string; text: string };
  way: ReplyWayWords;
  unsent: SubmitErrorWords;
  toasts: {
    sent: { title: string; description: string };
    failed: { title: string; description: string };
    /** Label and text of the phone button. */
    callInstead: string;
    call: string;
  };
  /** By English message; missing for English. */
  messages?: Labels<Message>;
}

/** Fills in {@link replyText}. */
export const promised = (text: string, reply: string): string => text.replace('{reply}', reply);

/** With a place for the reply promise, `{reply}` (R255). */
export const ENGLISH_CONTACT: ContactWords = {
  labels: {
    firstName: 'First name',
    lastName: 'Last name',
    email: 'Email',
    phone: 'Phone',
    serviceInterest: 'What brings you here?',
    state: 'State you live in',
    bestWayToContact: 'Best way to reach you',
    message: 'Anything we should know?',
    ...SAFE_WAYS,
  },
  ways: CONTACT_WAYS,
  answers: SAFE_ANSWERS,
  choose: 'Choose a service',
  optional: '(optional)',
  hint: 'The short version is plenty. Please leave out medical details.',
  safe: {
    question: 'Is it safe to call, text or leave a voicemail?',
    note: 'Skip this and we’ll only use the contact you picked above, and ask before trying any other.',
  },
  clientSystem: 'its client system',
  consents: {
    dataStorageConsent:
      'I consent to # storing this on its server (365 days) and in its client system, so its team can reply to me.',
    communicationsOptIn: 'Email me # and practice news. Unsubscribe any time.',
  },
  privacy: 'Privacy policy',
  send: 'Send my request',
  sending: 'Submitting...',
  promise: 'A human replies within {reply}.',
  thanks: {
    title: 'Thank you. Exhale.',
    text: 'Your note is with us. A human reads it and replies within {reply}, {way}. Then you talk, and you decide.',
  },
  way: ENGLISH_WAY,
  unsent: ENGLISH_SUBMIT_ERROR,
  toasts: {
    sent: {
      title: 'Request submitted',
      description: "We'll get back to you within {reply}.",
    },
    failed: { title: 'Error submitting form', description: 'Please try again later' },
    callInstead: 'Call # instead',
    call: 'Call #',
  },
};

/** With `{reply}` and `{length}`. */
export const SPANISH_CONTACT: ContactWords = {
  check: SPANISH_ERROR_SUMMARY,
  labels: {
    firstName: 'Nombre',
    lastName: 'Apellido',
    email: 'Correo electrónico',
    phone: 'Teléfono',
    serviceInterest: '¿Qué te trae por aquí?',
    state: 'Estado donde vives',
    bestWayToContact: '¿Cómo prefieres que nos comuniquemos contigo?',
    message: '¿Algo que debamos saber?',
    safeToCall: 'Llamarte',
    safeToText: 'Mandarte un mensaje de texto',
    safeToVoicemail: 'Dejarte un mensaje de voz',
  },
  ways: { call: 'Llamada', text: 'Mensaje de texto', email: 'Correo electrónico' },
  answers: { yes: 'Sí', no: 'No' },
  choose: 'Elige un servicio',
  optional: '(opcional)',
  hint: 'Con la versión corta basta. Por favor, no incluyas detalles médicos.',
  safe: {
    question: '¿Es seguro llamarte, mandarte un mensaje de texto o dejarte un mensaje de voz?',
    note: 'Si no contestas esto, solo usaremos el medio que elegiste arriba y te preguntaremos antes de usar otro.',
  },
  clientSystem: 'su sistema de clientes',
  consents: {
    dataStorageConsent:
      'Acepto que # guarde estos datos en su servidor (365 días) y en su sistema de clientes, para que su equipo pueda responderme.',
    communicationsOptIn:
      'Quiero recibir por correo electrónico el boletín # (en inglés) y noticias del consultorio. Puedo cancelar cuando quiera.',
  },
  privacy: 'Política de privacidad (en inglés)',
  send: 'Pedir mi llamada gratis',
  sending: 'Enviando...',
  promise: 'Una persona te responde en español en un plazo de {reply}.',
  thanks: {
    title: 'Gracias. Ya puedes respirar.',
    text: 'Recibimos tu mensaje. Una persona lo lee y te responde en español en un plazo de {reply}, {way}. Después hablan {length}, y tú decides.',
  },
  way: SPANISH_WAY,
  unsent: {
    title: 'No nos llegó.',
    text: 'Lo que escribiste sigue aquí; no se perdió nada. Inténtalo otra vez en un momento, o búscanos ahora mismo:',
    call: 'llama al #',
    or: 'o',
    write: 'mándanos un mensaje de texto',
  },
  toasts: {
    sent: {
      title: 'Solicitud enviada',
      description: 'Te responderemos en un plazo de {reply}.',
    },
    failed: { title: 'No se pudo enviar', description: 'Por favor, inténtalo más tarde.' },
    callInstead: 'Mejor llama al #',
    call: 'Llama al #',
  },
  messages: {
    'First name is required': 'Escribe tu nombre',
    'Last name is required': 'Escribe tu apellido',
    'Please enter a valid email address': 'Escribe un correo electrónico válido',
    'Please select a service': 'Elige un servicio',
    'Please select your preferred contact method':
      'Elige cómo prefieres que nos comuniquemos contigo',
    'Please enter your state': 'Escribe el estado donde vives',
    'You must consent to data storage to submit this form':
      'Para enviar el formulario, acepta que guardemos tus datos',
    'Please use at most # characters': 'Usa # caracteres como máximo',
    'Please enter a phone number as text': 'Escribe tu teléfono con números',
    'Please answer yes or no': 'Contesta sí o no',
  },
};

/** What a practice says in Spanish about the free call. */
export interface SpanishCall {
  /** `quince minutos`. */
  callLength: string;
}

/** The reply promise is filled in with {@link promised}. */
export function spanishContact({ callLength }: SpanishCall): ContactWords {
  const { thanks } = SPANISH_CONTACT;
  return {
    ...SPANISH_CONTACT,
    thanks: { ...thanks, text: thanks.text.replace('{length}', callLength) },
  };
}

/** Messages without a translation stay English. */
export function inWords(errors: FieldErrors, messages?: Labels<Message>): FieldErrors {
  if (!messages) return errors;
  const known: Readonly<Record<string, string>> = messages;
  const say = (message: string): string => {
    const [number = '#'] = /\d+/.exec(message) ?? [];
    return known[message.replace(number, '#')]?.replace('#', number) ?? message;
  };
  return Object.fromEntries(
    Object.entries(errors).map(([name, message = '']) => [name, say(message)]),
  );
}
