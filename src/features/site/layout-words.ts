/** Texts of the page layout around the content, by language; used in the build only. */
import { clock, type Day, type Hours, hoursText } from '#lib/hours.ts';
import type { Language } from '#lib/language.ts';

export interface LayoutWords {
  skip: string;
  /** Label of the quick exit landmark, and its link text. */
  wayOut: string;
  leave: string;
  /** Before the quick exit: a question, and where it leads. */
  watched: string;
  opens: (what: string) => string;
  help: { title: string; lede: string };
  /** Before the help lines after a form, and whether each says what it is. */
  urgent: string;
  urgentWhat: boolean;
  next: string;
  portrait: (name: string) => string;
  hours: (hours: Hours) => string;
}

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

export const LAYOUT_WORDS: Readonly<Record<Language, LayoutWords>> = {
  en: {
    skip: 'Skip to main content',
    wayOut: 'Way out',
    leave: 'Leave quickly',
    watched: 'Someone watching?',
    opens: (what) => `Leave quickly; ${what} opens.`,
    help: {
      title: 'If you’re in danger, or thinking about ending your life',
      lede: 'This site can’t help quickly enough. These people can, any hour.',
    },
    urgent: 'In danger, or thinking about ending your life? These people answer now:',
    urgentWhat: true,
    next: 'What happens next',
    portrait: (name) => `Portrait of ${name}`,
    hours: hoursText,
  },
  es: {
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
  },
};
