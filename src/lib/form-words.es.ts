import type { BusyWords, ErrorSummaryWords, SubmitErrorWords, ToastWords } from './form-words.ts';

export const SPANISH_ERROR_SUMMARY: ErrorSummaryWords = {
  one: 'Casi listo. Una cosa por completar.',
  many: 'Casi listo. # cosas por completar.',
  kept: 'No se perdió nada de lo que escribió.',
  more: '# más',
  numbers: 'Una Dos Tres Cuatro Cinco Seis Siete Ocho Nueve Diez',
};

export const SPANISH_SUBMIT_ERROR: SubmitErrorWords = {
  title: 'No nos llegó.',
  text: 'Lo que escribió sigue aquí; no se perdió nada. Inténtelo otra vez en un momento, o búsquenos ahora mismo:',
  call: 'llame al #',
  or: 'o',
  write: 'mándenos un mensaje de texto',
};

export const SPANISH_BUSY: BusyWords = { wait: 'Un momento...', sending: 'Enviando...' };

/** `#` is the address that was probably meant. */
export const SPANISH_EMAIL_QUESTION = '¿Quiso decir #?';

export const SPANISH_TOASTS: ToastWords = {
  dismiss: 'Cerrar',
  message: 'Aviso',
  messages: 'Avisos ({hotkey})',
};
