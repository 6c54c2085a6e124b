/** Spanish words of the newsletter; `words.ts` says what each is. */
import { SPANISH_ERROR_SUMMARY } from '#lib/form-words.es.ts';
import type { IssueWords, NewsletterWords } from './words.ts';

export const SPANISH_NEWSLETTER: Required<NewsletterWords> = {
  labels: { firstName: 'Nombre', lastName: 'Apellido', email: 'Correo electrónico' },
  thanks: 'Gracias por suscribirse',
  welcome: 'Ya está en la lista. La próxima le llega a su correo.',
  refused: 'No se pudo hacer la suscripción',
  failed: 'Algo salió mal. Por favor, inténtelo otra vez.',
  kept: 'Lo que escribió sigue aquí. Si vuelve a pasar, llame al',
  sending: 'Enviando...',
  consent:
    '{practice} guarda su nombre y su correo para mandarle {newsletter}, {often}. Puede cancelar cuando quiera.',
  own: 'Abrir en su propia página',
  close: 'Cerrar la suscripción',
  check: SPANISH_ERROR_SUMMARY,
  messages: {
    'First name is required': 'Escriba su nombre',
    'Last name is required': 'Escriba su apellido',
    'Please enter a valid email address': 'Escriba un correo electrónico válido',
    'Please use at most # characters': 'Use # caracteres como máximo',
  },
};

export const SPANISH_ISSUE: IssueWords = {
  hub: 'Recursos',
  issue: (number) => `Número ${number}, del`,
  neighbors: 'Números anteriores y siguientes',
  newTab: '(se abre en otra pestaña)',
};
