import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { suggestPath, isOneEdit } from './suggest.ts';

const text = fc.string({ minLength: 2, maxLength: 12, unit: fc.constantFrom('a', 'b', '/', '-') });
const letter = fc.constantFrom('a', 'b', 'z');

describe('isOneEdit', () => {
  it('recognizes an added, missing, wrong or swapped letter anywhere', () => {
    fc.assert(
      fc.property(text, letter, fc.nat(), (word, key, random) => {
        const at = random % word.length;
        const [before, after] = [word.slice(0, at), word.slice(at)];
        const typos = [
          before + key + after,
          before + after.slice(1),
          before + key + after.slice(1),
          before + after.replace(/(.)(.)/, '$2$1'),
        ];
        for (const typo of typos) expect([typo, isOneEdit(word, typo)]).toEqual([typo, true]);
      }),
    );
  });

  it('is symmetric, and false for two edits', () => {
    fc.assert(
      fc.property(text, text, (a, b) => {
        expect(isOneEdit(a, b)).toBe(isOneEdit(b, a));
        if (Math.abs(a.length - b.length) > 1) expect(isOneEdit(a, b)).toBe(false);
      }),
    );
    for (const two of ['/vbe-chek', '/vibechecks', '/team', '/vibe-chekcs'])
      expect([two, isOneEdit('/vibe-check', two)]).toEqual([two, false]);
  });
});

describe('suggestPath', () => {
  const table = {
    moved: { '/contact': ['/vibe-check'] as const },
    pages: { '/': 'Home', '/vibe-check': 'Vibe Check', '/six': 'Six' },
    numbers: {},
  };
  it.each([
    ['/vibecheck', '/vibe-check'],
    ['/Vibe-Chekc/', '/vibe-check'],
    ['/contct', '/vibe-check'],
    ['/x', undefined],
    ['/no-such-page', undefined],
  ])('%s suggests %s', (path, page) => {
    expect(suggestPath(table, path)).toBe(page);
  });
});
