import { expect, test } from 'vitest';
import { unusedAssets } from './parts.ts';

test('keeps the files that pages need, directly and through others', async () => {
  const files = new Map([
    ['index.html', '<script src="/_astro/Menu.a1.js">'],
    ['_astro/Menu.a1.js', 'import("./focus.b2.js")'],
    ['_astro/focus.b2.js', ''],
    ['_astro/Quiz.c3.js', 'import "./score.d4.js"'],
    ['_astro/score.d4.js', ''],
  ]);
  const unused = (kind?: RegExp): Promise<string[]> =>
    unusedAssets(
      [...files.keys()],
      async (name) => Buffer.from(files.get(name) ?? ''),
      '_astro',
      kind,
    );
  expect(await unused()).toEqual(['_astro/Quiz.c3.js', '_astro/score.d4.js']);
  // Whatever else is there counts as needed, with what it refers to.
  expect(await unused(/\/score|\/Menu/)).toEqual([]);
  expect(await unused(/\/Quiz/)).toEqual(['_astro/Quiz.c3.js']);
});
