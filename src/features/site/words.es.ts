import { clock, type Day } from '#lib/hours.ts';
import type { LayoutWords } from './words.en.ts';

const SPANISH_DAYS: Readonly<Record<Day, string>> = {
  Monday: 'lunes',
  Tuesday: 'martes',
  Wednesday: 'miércoles',
  Thursday: 'jueves',
  Friday: 'viernes',
  Saturday: 'sábado',
  Sunday: 'domingo',
};

const spanishClock = (time: string): string =>
  clock(time).replace('AM', 'a. m.').replace('PM', 'p. m.');

export const SPANISH: LayoutWords = {
  skip: 'Ir al contenido principal',
  wayOut: 'Salida',
  leave: 'Salir rápido',
  watched: '¿Alguien te ve?',
  opens: (what) => `Sal rápido; se abre ${what}.`,
  help: {
    title: 'Si estás en peligro o piensas en quitarte la vida',
    lede: 'Este sitio no puede ayudarte con la rapidez que necesitas. Estas personas sí, a cualquier hora.',
  },
  urgent: '¿Estás en peligro o piensas en quitarte la vida? Contestan ahora, también en español:',
  urgentWhat: false,
  next: 'Qué pasa después',
  portrait: (name) => `Retrato de ${name}`,
  hours: ({ from, to, opens, closes }) =>
    `de ${SPANISH_DAYS[from]} a ${SPANISH_DAYS[to]}, de ${spanishClock(opens)} a ${spanishClock(closes)}`,
};
