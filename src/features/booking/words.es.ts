/** Spanish words of the feature; `words.ts` says what each is. */
import { SPANISH_ERROR_SUMMARY, SPANISH_SUBMIT_ERROR } from '#lib/form-words.es.ts';
import type { ContactWords, ReplyWayWords } from './words.ts';

export const SPANISH_WAY: ReplyWayWords = {
  call: 'con una llamada',
  text: 'con un mensaje de texto',
  email: 'por correo electrónico',
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
  unsent: SPANISH_SUBMIT_ERROR,
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
