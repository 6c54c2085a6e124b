import { clock, type Day } from '#lib/hours.ts';
import type { FrameWords, LayoutWords } from './words.en.ts';

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
  watched: '¿Alguien está viendo su pantalla?',
  opens: (what) => `Salga rápido; se abre ${what}.`,
  help: {
    title: 'Si está en peligro o piensa en quitarse la vida',
    lede: 'Este sitio no puede ayudarle con la rapidez que necesita. Estas personas sí, a cualquier hora.',
  },
  urgent: '¿Está en peligro o piensa en quitarse la vida? Contestan ahora, también en español:',
  urgentWhat: false,
  next: 'Qué pasa después',
  portrait: (name) => `Retrato de ${name}`,
  hours: ({ from, to, opens, closes }) =>
    `de ${SPANISH_DAYS[from]} a ${SPANISH_DAYS[to]}, de ${spanishClock(opens)} a ${spanishClock(closes)}`,
};

export const SPANISH_FRAME: FrameWords = {
  home: 'inicio',
  menu: 'Menú',
  call: 'Llamada gratis',
  phone: 'Contestamos el teléfono en inglés #',
  sample: 'Contenido de muestra.',
  legal: 'Textos legales',
  inEnglish: '(en inglés)',
  legalPages: { '/privacy-policy': 'Privacidad', '/notices': 'Avisos oficiales' },
};
