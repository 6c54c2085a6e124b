/**
 * Interface texts of the contact form by language. A new language is another constant of the same
 * types, so missing texts are type errors; separate constants keep other languages out of the
 * download.
 */
import { type CONTACT_MESSAGES, CONTACT_WAYS, type FieldErrors } from '../forms/contact.ts';
import { SAFE_ANSWERS, SAFE_WAYS } from '../forms/safe-contact.ts';
import { ENGLISH_SUBMIT_ERROR, type SubmitErrorWords } from './submit-error-words.ts';

type Labels<Keys extends string> = Readonly<Record<Keys, string>>;

/** Contact form fields with a label. */
type Labeled =
  | 'firstName'
  | 'lastName'
  | 'email'
  | 'phone'
  | 'serviceInterest'
  | 'state'
  | 'bestWayToContact'
  | 'message';

/** English messages of the server and the form; `#` is replaced by a number. */
type Message =
  | (typeof CONTACT_MESSAGES)[keyof typeof CONTACT_MESSAGES]
  | 'Please use at most # characters'
  | 'Please enter a phone number as text'
  | 'Please answer yes or no';

/** All texts of the contact form. */
export interface ContactWords {
  /** Heading of the error summary. */
  check: string;
  labels: Labels<Labeled | keyof typeof SAFE_WAYS>;
  ways: Labels<keyof typeof CONTACT_WAYS>;
  answers: Labels<keyof typeof SAFE_ANSWERS>;
  /** Placeholder of a select. */
  choose: string;
  /** Suffix of the labels of optional fields. */
  optional: string;
  /** Hint below the message field. */
  hint: string;
  safe: { question: string; note: string };
  /** In the first consent, for the system that requests are passed to; its name comes before it. */
  clientSystem: string;
  /** Labels of the consent checkboxes; `#` is the practice’s name in the first, the newsletter’s in the second. */
  consents: Labels<'dataStorageConsent' | 'communicationsOptIn'>;
  privacy: string;
  send: string;
  sending: string;
  promise: string;
  thanks: { title: string; text: string };
  unsent: SubmitErrorWords;
  toasts: {
    sent: { title: string; description: string };
    failed: { title: string; description: string };
    /** Accessible label and text of the phone button. */
    callInstead: string;
    call: string;
  };
  /** Translations of English messages; missing for English. */
  messages?: Labels<Message>;
}

/** When the specified English texts promise a reply (R311). */
const REPLY_WITHIN = '24 business hours';

/** A text with the practice's own promise, such as `two business days`. */
export function promised(text: string, replyWithin = REPLY_WITHIN): string {
  return text.replace(REPLY_WITHIN, replyWithin);
}

export const ENGLISH_CONTACT: ContactWords = {
  check: 'Almost. Please check:',
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
  promise: 'A human replies within 24 business hours.',
  thanks: {
    title: 'Thank you. Exhale.',
    text: 'Your note is with us. A human reads it and replies within 24 business hours, the way you asked. Then you talk, and you decide.',
  },
  unsent: ENGLISH_SUBMIT_ERROR,
  toasts: {
    sent: {
      title: 'Request submitted',
      description: 'We’ll get back to you within 24 business hours.',
    },
    failed: { title: 'Error submitting form', description: 'Please try again later' },
    callInstead: 'Call # instead',
    call: 'Call #',
  },
};

/** With places for what the practice says in Spanish: `{reply}`, `{length}`. */
export const SPANISH_CONTACT: ContactWords = {
  check: 'Casi listo. Por favor, revisa:',
  labels: {
    firstName: 'Nombre',
    lastName: 'Apellido',
    email: 'Correo electrónico',
    phone: 'Teléfono',
    serviceInterest: '¿Qué te trae por aquí?',
    state: 'Estado donde vives',
    bestWayToContact: '¿Cómo prefieres que te busquemos?',
    message: '¿Algo que debamos saber?',
    safeToCall: 'Llamarte',
    safeToText: 'Mandarte un texto',
    safeToVoicemail: 'Dejarte un mensaje de voz',
  },
  ways: { call: 'Llamada', text: 'Mensaje de texto', email: 'Correo electrónico' },
  answers: { yes: 'Sí', no: 'No' },
  choose: 'Elige un servicio',
  optional: '(opcional)',
  hint: 'Con la versión corta basta. Por favor, no incluyas detalles médicos.',
  safe: {
    question: '¿Es seguro llamarte, mandarte un texto o dejarte un mensaje de voz?',
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
  promise: 'Una persona te responde en español {reply}.',
  thanks: {
    title: 'Gracias. Ya puedes respirar.',
    text: 'Recibimos tu mensaje. Una persona lo lee y te responde en español {reply}, por el medio que elegiste. Después hablan {length}, y tú decides.',
  },
  unsent: {
    title: 'No nos llegó.',
    text: 'Lo que escribiste sigue aquí; no se perdió nada. Inténtalo otra vez en un momento, o búscanos ahora mismo:',
    call: 'llama al #',
    or: 'o',
    write: 'mándanos un texto',
  },
  toasts: {
    sent: {
      title: 'Solicitud enviada',
      description: 'Te responderemos {reply}.',
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
    'Please select your preferred contact method': 'Elige cómo prefieres que te busquemos',
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
  /** How soon the practice replies: `en un plazo de 24 horas hábiles`. */
  replyWithin: string;
  /** How long it takes: `quince minutos`. */
  callLength: string;
}

/** The Spanish texts with what the practice says. */
export function spanishContact({ replyWithin, callLength }: SpanishCall): ContactWords {
  const said = (text: string): string =>
    text.replace('{reply}', replyWithin).replace('{length}', callLength);
  const { promise, thanks, toasts } = SPANISH_CONTACT;
  const sent = { ...toasts.sent, description: said(toasts.sent.description) };
  return {
    ...SPANISH_CONTACT,
    promise: said(promise),
    thanks: { ...thanks, text: said(thanks.text) },
    toasts: { ...toasts, sent },
  };
}

/** Translates `errors`; messages without a translation stay English. */
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
