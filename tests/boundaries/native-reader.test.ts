/** Every Spanish text is in the list of what a clinician who is a native speaker reads (src/content/README.md). */
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { isTest, readTree } from './tree.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const GUIDE = readFileSync(join(ROOT, 'src/content/README.md'), 'utf8');
const [, list = ''] = /^## Spanish, before it goes online$(.*?)^## /ms.exec(GUIDE) ?? [];
const rows = list.split('\n').filter((line) => line.startsWith('| `'));

/** Files and folders that the list names; what has no slash and no dot before its end is a field or a word. */
const listed = rows
  .flatMap((row) => [...(row.split('|')[1] ?? '').matchAll(/`([^`]+)`/g)])
  .map(([, name = '']) => name)
  .filter((name) => /\/|\.(?:md|yaml)$/.test(name))
  .map((name) => (name.startsWith('src/') ? name : `src/content/${name}`));

/** Whole files in Spanish, by their names, and those with a sentence that says usted, or names a key of a help line. */
const spanish = [
  ...readTree('src/**/*.es.ts', 'src/**/es/**/*.{md,yaml}', 'src/content/pages/es.md'),
  ...readTree('src/**/*.{ts,tsx,astro,mjs,yaml}').filter(
    ({ path, text }) =>
      !path.startsWith('src/content-lint/') &&
      /(?<![\p{L}])(?:usted|oprima|por favor|llame|escríbanos|disculpe|elija)(?![\p{L}])/iu.test(
        text,
      ),
  ),
]
  .map(({ path }) => path)
  .filter((path) => !isTest(path));

const isListed = (path: string): boolean =>
  listed.some((one) => one === path || (one.endsWith('/') && path.startsWith(one)));

it('names every file with a Spanish text', () => {
  expect(spanish).toContain('src/features/safety/words.es.ts');
  expect([...new Set(spanish)].filter((path) => !isListed(path))).toEqual([]);
});

it('names nothing that is gone', () => {
  expect(listed.filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
});

it('says why, at every row', () => {
  expect(rows.filter((row) => (row.split('|')[2] ?? '').trim() === '')).toEqual([]);
});
