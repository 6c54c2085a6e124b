import { expect, test } from 'vitest';
import { crisisMatcher } from './crisis-words.ts';

test('a line asks for all its words in order, "/" for any of them, "-" for a beginning', () => {
  const matches = crisisMatcher({
    lines: ['cant/cannot cope', 'threat-', 'hit'],
    except: ['thread-'],
  });
  expect(
    ['i cannot really cope', 'cant cope', 'threatening', 'thretened', 'hit'].filter(matches),
  ).toHaveLength(5);
  expect(['cope cant', 'cope', 'threads', 'hits', 'hat'].filter(matches)).toEqual([]);
});

test('one slip is forgiven in words of five letters and more, not at their first letter', () => {
  const matches = crisisMatcher({ lines: ['afraid', 'gun'], except: [] });
  for (const query of ['afraid', 'afaid', 'afrraid', 'afrayd', 'afriad', 'afrai', 'affraid'])
    expect(matches(query), query).toBe(true);
  expect(['bfraid', 'afrayed', 'gum', 'afraids now'].filter(matches)).toEqual(['afraids now']);
});

test('capital letters, accents, apostrophes and signs do not matter; nothing matches nothing', () => {
  const matches = crisisMatcher({ lines: ['dont live', 'daño', 'self'], except: [] });
  const queries = ['  I DON’T want to LIVE!', 'me hago DANO', 'self-harm', 'Self!!!'];
  expect(queries.filter((query) => !matches(query))).toEqual([]);
  expect(['', '  ', '自殺', '-'].filter(matches)).toEqual([]);
});
