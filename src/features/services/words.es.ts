import { HOURS_WORDS } from '#lib/hours-words.ts';
import { capitalized } from '#lib/number-words.ts';
import { spanishNumber } from '#lib/spanish-numbers.ts';
import { officeName } from '#lib/offices.ts';
import { replyText } from '#lib/reply-words.ts';
import type { CallWords, ServicesWords } from './words.en.ts';

export const SPANISH_SERVICES: ServicesWords = {
  place: ({ city, state }, where) =>
    ({
      both: `en ${city}, y por video en todo ${state}`,
      'in person': `en ${city}`,
      online: `por video en todo ${state}`,
    })[where],
  programs: 'Programas',
  services: 'Servicios',
  notYet: '¿Todavía no?',
  margin: 'Al margen',
  whom: 'Con quién hablaría',
  people: (count) => `${capitalized(spanishNumber(count))} personas con quienes puede hablar`,
  pickATime: 'Escoja la hora que quiere pedir.',
  asked: 'Lo que suelen preguntar',
  firstSession: 'La primera sesión completa, en dibujos',
  result: 'Se llevan',
  threads: {
    label: 'Cómo corren los hilos',
    together: 'Los dos juntos',
    apart: 'Cada quien a solas',
    break: 'Un descanso de verdad',
  },
  facts: {
    session: 'Una sesión',
    byTherapist: (range) => `${range}, según el terapeuta`,
    flexible: (range) => `${range} con precio flexible.`,
    ask: 'Basta con pedirlo',
    price: 'Precio',
    where: 'Dónde',
    office: (offices) => `en nuestro ${officeName(offices, 'es')}`,
    online: (state) => `por video en todo ${state}`,
    or: ', o ',
    reach: 'Cómo encontrarnos',
    soon: 'Qué tan pronto',
    reply: (hours) => `Contestamos en ${replyText(hours, 'es')}.`,
    hours: HOURS_WORDS.es.hours,
    long: 'Cuánto dura',
    after: 'Después',
    paying: 'Cómo se paga',
    first: 'Primer paso',
    call: (minutes) => `Una llamada gratis de ${minutes} minutos`,
  },
};

export const SPANISH_CALL: CallWords = {
  name: 'Llamada',
  // Its own name is not one that everybody reads in Spanish.
  label: () => 'Pedir una llamada gratis',
};
