/** Spanish words of the feature; `words.ts` says what each is. */
import { SPANISH_ERROR_SUMMARY, SPANISH_SUBMIT_ERROR } from '#lib/form-words.es.ts';
import type { PromoWords } from './promo-words.en.ts';
import type { ResetWords } from './words.ts';

export const SPANISH_RESET: Required<ResetWords> = {
  steps: 'Pasos',
  names: ['Sus datos', 'Preferencias', 'Mensaje'],
  toFix: '# por corregir',
  titles: ['Quién nos escribe', 'Cómo lo planeamos', 'Lo que debamos saber'],
  labels: {
    firstname: 'Nombre',
    lastname: 'Apellido',
    email: 'Correo electrónico',
    phone: 'Teléfono',
    intensive_type: '¿Para quién es?',
    contact_preferences: '¿Por dónde le contestamos?',
    preferred_contact_time: '¿A qué hora prefiere hablar?',
    reset_message: 'Su mensaje',
  },
  kinds: { couple_reset: 'Para los dos', individual_reset: 'Solo para mí' },
  ways: { email: 'Correo', phone: 'Teléfono' },
  times: {
    morning: 'Mañana, de 9 a. m. a 12 p. m.',
    afternoon: 'Tarde, de 12 a 5 p. m.',
    evening: 'Noche, de 5 a 8 p. m.',
  },
  optional: '(opcional)',
  hint: 'Con la versión corta basta. Por favor, no incluya detalles médicos.',
  nothing: 'Todavía nada',
  edit: 'Cambiar',
  back: 'Atrás',
  next: 'Siguiente',
  send: 'Enviar solicitud',
  sending: 'Enviando...',
  all: 'Ver los tres pasos juntos',
  consent: '# guarda lo que mande aquí para que su equipo pueda responderle.',
  thanks: {
    title: 'Gracias. Ya puede respirar.',
    received:
      'Recibimos su solicitud. Pronto le escribimos o le llamamos para acordar su llamada gratis.',
    again: 'Enviar otra solicitud',
  },
  failed: {
    title: 'No se pudo enviar',
    description: 'Hubo un problema al enviar el formulario. Por favor, inténtelo otra vez.',
  },
  check: SPANISH_ERROR_SUMMARY,
  unsent: SPANISH_SUBMIT_ERROR,
  messages: {
    'First name is required': 'Escriba su nombre',
    'Last name is required': 'Escriba su apellido',
    'Please enter a valid email address': 'Escriba un correo electrónico válido',
    'Please enter a phone number': 'Escriba su teléfono',
    'Please choose one of the two, or neither': 'Elija una de las dos, o ninguna',
    'Please select your preferred contact method':
      'Elija cómo prefiere que nos comuniquemos con usted',
    'Please choose a time of day': 'Elija una hora del día',
    'Please send text': 'Mande solo texto',
    'Please use at most # characters': 'Use # caracteres como máximo',
  },
};

export const SPANISH_PROMO: Required<PromoWords> = {
  price: 'Precio del paquete',
  close: 'Cerrar la solicitud',
};
