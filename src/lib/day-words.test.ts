import { expect, test } from 'vitest';
import { DAY_WORDS } from './day-words.ts';

const { en, es } = DAY_WORDS;

test('days in Spanish have small letters, and the year where it counts', () => {
  expect(es.long('2026-03-04')).toBe('4 de marzo de 2026');
  expect(es.near('2026-03-04')).toBe('miércoles, 4 de marzo');
  expect(en.near('2026-03-04')).toBe('Wednesday, March 4');
});

test('days together name their month once', () => {
  expect(es.together('2027-01-08', 3)).toBe('del 8 al 10 de enero');
  expect(es.together('2027-01-30', 3)).toBe('del 30 de enero al 1 de febrero');
  expect(es.together('2027-01-08', 1)).toBe('8 de enero');
  expect(en.together('2027-01-08', 3)).toBe('January 8 to 10');
});
