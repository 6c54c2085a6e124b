import { describe, expect, it } from 'vitest';
import { capitalized, inWords } from './number-words.ts';

describe('numbers as words', () => {
  it.each([
    [0, 'zero'],
    [12, 'twelve'],
    [20, 'twenty'],
    [24, 'twenty-four'],
    [99, 'ninety-nine'],
    [100, '100'],
    [2.5, '2.5'],
  ])('%d is %s', (number, words) => {
    expect(inWords(number)).toBe(words);
  });

  it('begins a sentence', () => {
    expect(capitalized('twenty-four minutes')).toBe('Twenty-four minutes');
  });
});
