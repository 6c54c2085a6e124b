/** Spanish words of the feature; `words.ts` says what each is. */
import { SPANISH_ERROR_SUMMARY, SPANISH_SUBMIT_ERROR } from '#lib/form-words.es.ts';
import { spanishNumber } from '#lib/spanish-numbers.ts';
import type { Consultation } from '#features/services/consultation.ts';
import type { ContactWords, ReplyWayWords } from './words.ts';

export const SPANISH_WAY: ReplyWayWords = {
  call: 'con una llamada',
  text: 'con un mensaje de texto',
  email: 'por correo electrónico',
};

/** With `{reply}` and `{length}`. */
export const SPANISH_CONTACT: Required<ContactWords> = {
  check: SPANISH_ERROR_SUMMARY,
  about: 'Sobre usted',
  labels: {
    firstName: 'Nombre',
    lastName: 'Apellido',
    email: 'Correo electrónico',
    phone: 'Teléfono',
    serviceInterest: '¿Qué le trae por aquí?',
    state: 'Estado donde vive',
    bestWayToContact: '¿Cómo prefiere que nos comuniquemos con usted?',
    message: '¿Algo que debamos saber?',
    safeToCall: 'Llamarle',
    safeToText: 'Mandarle un mensaje de texto',
    safeToVoicemail: 'Dejarle un mensaje de voz',
  },
  ways: { call: 'Llamada', text: 'Mensaje', email: 'Correo' },
  answers: { yes: 'Sí', no: 'No' },
  choose: 'Elija un servicio',
  optional: '(opcional)',
  hint: 'Con la versión corta basta. Por favor, no incluya detalles médicos.',
  safe: {
    question: '¿Es seguro llamarle, mandarle un mensaje de texto o dejarle un mensaje de voz?',
    note: 'Si no contesta esto, solo usaremos el medio que eligió arriba y le preguntaremos antes de usar otro.',
  },
  clientSystem: 'su sistema de clientes',
  consents: {
    dataStorageConsent:
      'Acepto que # guarde estos datos en su servidor (365 días) y en su sistema de clientes, para que su equipo pueda responderme.',
    communicationsOptIn:
      'Quiero recibir por correo electrónico el boletín # y noticias del consultorio. Puedo cancelar cuando quiera.',
  },
  privacy: 'Política de privacidad',
  send: 'Pedir mi llamada gratis',
  sending: 'Enviando...',
  promise: 'Una persona le responde en español en un plazo de {reply}.',
  thanks: {
    title: 'Gracias. Ya puede respirar.',
    text: 'Recibimos su mensaje. Una persona lo lee y le responde en español en un plazo de {reply}, {way}. Después hablan {length}, y usted decide.',
  },
  way: SPANISH_WAY,
  unsent: SPANISH_SUBMIT_ERROR,
  toasts: {
    sent: {
      title: 'Solicitud enviada',
      description: 'Le responderemos en un plazo de {reply}.',
    },
    failed: { title: 'No se pudo enviar', description: 'Por favor, inténtelo más tarde.' },
    callInstead: 'Mejor llame al #',
    call: 'Llame al #',
  },
  messages: {
    'First name is required': 'Escriba su nombre',
    'Last name is required': 'Escriba su apellido',
    'Please enter a valid email address': 'Escriba un correo electrónico válido',
    'Please select a service': 'Elija un servicio',
    'Please select your preferred contact method':
      'Elija cómo prefiere que nos comuniquemos con usted',
    'Please enter your state': 'Escriba el estado donde vive',
    'You must consent to data storage to submit this form':
      'Para enviar el formulario, acepte que guardemos sus datos',
    'Please use at most # characters': 'Use # caracteres como máximo',
    'Please enter a phone number as text': 'Escriba su teléfono con números',
    'Please pick a time, or tell us when': 'Elija una hora, o díganos cuándo',
    'Please answer yes or no': 'Conteste sí o no',
  },
};

/** The reply promise is filled in with {@link promised}. */
export function spanishContact({ minutes }: Pick<Consultation, 'minutes'>): Required<ContactWords> {
  const { thanks } = SPANISH_CONTACT;
  return {
    ...SPANISH_CONTACT,
    thanks: {
      ...thanks,
      text: thanks.text.replace(
        '{length}',
        `${spanishNumber(minutes)} ${minutes === 1 ? 'minuto' : 'minutos'}`,
      ),
    },
  };
}
