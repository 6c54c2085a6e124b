import { expect, test } from 'vitest';
import { parseFile } from './parse.ts';
import { uncheckedLines } from './words.ts';

const pages = (...paths: string[]) => paths.map((path) => parseFile(path, '---\ntitle: A\n---\n'));

test('what no rule read is said, by language, and nothing of languages without texts', () => {
  expect(uncheckedLines(pages('pages/us.md', 'posts/1-a.md'))).toEqual([]);
  expect(uncheckedLines(pages('pages/us.md', 'pages/es/nosotros.md'))).toEqual([
    'Not checked in Spanish, because no rules are written for it: policies.',
  ]);
});
