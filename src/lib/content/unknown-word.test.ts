import { expect, it } from 'vitest';
import { unknownWord } from './unknown-word.ts';

it('says which word was meant, or all that are known', () => {
  expect(unknownWord('verfy', ['make', 'verify'])).toBe(
    '“verfy” is not known; did you mean “verify”?',
  );
  expect(unknownWord('moon', ['make', 'verify'])).toBe('“moon” is not known. Known: make, verify');
});
