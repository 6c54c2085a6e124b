import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { alike, oneSlip } from './near-miss.ts';

const text = fc.string({ minLength: 2, maxLength: 12, unit: fc.constantFrom('a', 'b', '/', '-') });
const letter = fc.constantFrom('a', 'b', 'z');

describe('oneSlip', () => {
  it('sees a letter too much, missing, wrong, or two swapped, anywhere', () => {
    fc.assert(
      fc.property(text, letter, fc.nat(), (word, key, random) => {
        const at = random % word.length;
        const [before, after] = [word.slice(0, at), word.slice(at)];
        const slips = [
          before + key + after,
          before + after.slice(1),
          before + key + after.slice(1),
          before + after.replace(/(.)(.)/, '$2$1'),
        ];
        for (const slip of slips) expect([slip, oneSlip(word, slip)]).toEqual([slip, true]);
      }),
    );
  });

  it('is the same in both directions, and never two slips', () => {
    fc.assert(
      fc.property(text, text, (a, b) => {
        expect(oneSlip(a, b)).toBe(oneSlip(b, a));
        if (Math.abs(a.length - b.length) > 1) expect(oneSlip(a, b)).toBe(false);
      }),
    );
    for (const two of ['/vbe-chek', '/vibechecks', '/team', '/vibe-chekcs'])
      expect([two, oneSlip('/vibe-check', two)]).toEqual([two, false]);
  });
});

describe('alike', () => {
  const book = {
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
  ])('%s is like %s', (path, page) => {
    expect(alike(book, path)).toBe(page);
  });
});
