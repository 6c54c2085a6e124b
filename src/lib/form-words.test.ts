import { expect, it } from 'vitest';
import { ENGLISH_ERROR_SUMMARY } from './form-words.en.ts';
import { SPANISH_ERROR_SUMMARY } from './form-words.es.ts';
import { counted, errorTitle } from './form-words.ts';

it('says it in Spanish with other words, each with its number', () => {
  const english: Record<string, string> = { ...ENGLISH_ERROR_SUMMARY };
  for (const [name, words] of Object.entries(SPANISH_ERROR_SUMMARY)) {
    expect(words).not.toBe(english[name]);
    expect(words.split('#').length, words).toBe(english[name]?.split('#').length);
  }
  expect(SPANISH_ERROR_SUMMARY.numbers.split(' ')).toHaveLength(10);
});

it('says how many errors there are', () => {
  const titles = [1, 2, 10, 11].map((count) => errorTitle(count, ENGLISH_ERROR_SUMMARY));
  expect(titles).toEqual([
    'Almost. One thing to fill in.',
    'Almost. Two things to fill in.',
    'Almost. Ten things to fill in.',
    'Almost. 11 things to fill in.',
  ]);
  expect(errorTitle(1, SPANISH_ERROR_SUMMARY)).toBe('Casi listo. Una cosa por completar.');
  expect(counted(SPANISH_ERROR_SUMMARY.more, 1, SPANISH_ERROR_SUMMARY)).toBe('Una más');
});
