import { expect, it } from 'vitest';
import { bookLetter, cancelLetter, moveLetter, subjectOf, type Writer } from './call-letters.ts';

const zone = 'America/Chicago';
const at = (time: string): number => Date.parse(`2026-11-24T${time}:00-06:00`);
const NEXT_DAY = 24 * 3_600_000;
const writer: Writer = {
  username: 'safiya.b',
  zone,
  minutes: 15,
  link: (language) => `https://a.example/${language === 'es' ? 'es/llamada' : 'call'}`,
};
const ada = { firstName: 'Ada', language: 'en', at: at('15:00') } as const;
const lucia = { firstName: 'Lucía', language: 'es', at: at('15:00') } as const;

it('a call is moved in the language of the person, with the day only if it is another', () => {
  expect(moveLetter(ada, at('16:30'), writer)).toBe(
    'Hi Ada,\n\nI have to move our 15 minutes on Tuesday, November 24 from 3:00 PM to 4:30 PM Central Time. Does that work?\n\nIf it doesn’t, pick another time: https://a.example/call\n\nSafiya',
  );
  expect(moveLetter(ada, at('16:30') + NEXT_DAY, writer)).toContain(
    'from 3:00 PM to Wednesday, November 25, 4:30 PM Central Time.',
  );
  expect(moveLetter(lucia, at('13:00'), writer)).toBe(
    'Hola, Lucía:\n\nTengo que cambiar nuestros 15 minutos del martes 24 de noviembre, de las 3:00 p. m. a la 1:00 p. m. (hora del centro). ¿Le queda bien?\n\nSi no, elija otro horario: https://a.example/es/llamada\n\nSafiya',
  );
  expect(moveLetter(lucia, at('10:30') + NEXT_DAY, writer)).toContain(
    'del martes 24 de noviembre a las 3:00 p. m. para el miércoles 25 de noviembre a las 10:30 a. m. (hora del centro).',
  );
});

it('so is one that is booked or canceled, for somebody without a name, too', () => {
  expect(bookLetter({ ...ada, firstName: '' }, ada.at, writer)).toMatch(
    /^Hi,\n\nOur 15 minutes are on Tuesday, November 24 at 3:00 PM Central Time\./,
  );
  expect(bookLetter({ ...lucia, firstName: '' }, at('13:00'), writer)).toMatch(
    /^Hola:\n\nNuestros 15 minutos son el martes 24 de noviembre a la 1:00 p\. m\. \(hora del centro\)\./,
  );
  expect(cancelLetter(ada, writer)).toContain('Here are other times: https://a.example/call');
  expect(cancelLetter(lucia, writer)).toMatch(
    /nuestra llamada del martes 24 de noviembre a las 3:00 p\. m\. .+ otros horarios: https:\/\/a\.example\/es\/llamada\n\nSafiya$/,
  );
});

it('the subject names the day alone', () => {
  expect([subjectOf(ada.at, zone, 'en'), subjectOf(ada.at, zone, 'es')]).toEqual([
    'About Tuesday',
    'Sobre el martes',
  ]);
});
