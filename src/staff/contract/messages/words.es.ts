/** Spanish words of what staff write to visitors; `words.en.ts` says what each is. */
import type { Letters } from './words.en.ts';

/** `la 1:00 p. m.`, `las 3:00 p. m.` */
const theHour = (time: string): string => `${time.startsWith('1:') ? 'la' : 'las'} ${time}`;
/** `martes 24 de noviembre`: no comma after an article. */
const theDay = (day: string): string => day.replace(',', '');

export const SPANISH_LETTERS: Letters = {
  hello: (firstName) => (firstName ? `Hola, ${firstName}:` : 'Hola:'),
  subject: (weekday) => `Sobre el ${weekday}`,
  move: (minutes, day, time, later, zone) => {
    const from = `Tengo que cambiar nuestros ${minutes} minutos del ${theDay(day)}`;
    const to =
      later.day === undefined
        ? `, de ${theHour(time)} a ${theHour(later.time)}`
        : ` a ${theHour(time)} para el ${theDay(later.day)} a ${theHour(later.time)}`;
    return `${from}${to} (${zone}). ¿Le queda bien?`;
  },
  book: (minutes, day, time, zone) =>
    `Nuestros ${minutes} minutos son el ${theDay(day)} a ${theHour(time)} (${zone}). ¿Le queda bien?`,
  cancel: (day, time, zone, link) =>
    `No voy a poder hacer nuestra llamada del ${theDay(day)} a ${theHour(time)} (${zone}). Disculpe. Aquí hay otros horarios: ${link}`,
  other: (link) => `Si no, elija otro horario: ${link}`,
  replySubject: 'Sobre su mensaje',
  at: (day, time) => `${day}, ${time}`,
};
