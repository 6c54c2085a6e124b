import { expect, test } from 'vitest';
import { HOURS_WORDS, sentence } from './hours-words.ts';

test('hours in Spanish, and a sentence of them with one period', () => {
  const hours = { from: 'Monday', to: 'Friday', opens: '09:00', closes: '17:00' } as const;
  const { es, en } = HOURS_WORDS;
  expect(es.hours(hours)).toBe('de lunes a viernes, de 9:00 a. m. a 5:00 p. m.');
  expect(sentence(es.hours(hours))).toBe(es.hours(hours));
  expect(sentence(en.hours(hours))).toBe('Monday to Friday, 9:00 AM to 5:00 PM.');
});
