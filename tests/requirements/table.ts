/** Maps requirements to the tests that name them. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Title, titlesOf } from './titles.ts';

const ROOT = join(import.meta.dirname, '../..');

/** One line of the list: `- **R088** Every page begins at its top`. */
const LINE = /^- \*\*([RD]\d{2,3})\*\* (.*)$/gm;

export interface Requirement {
  id: string;
  text: string;
  /** Titles of tests that name it. */
  tests: readonly Title[];
}

/** From `README.md`. */
export function readCodes(): Map<string, string> {
  const list = readFileSync(join(import.meta.dirname, 'README.md'), 'utf8');
  return new Map([...list.matchAll(LINE)].map(([, id = '', text = '']) => [id, text]));
}

/** In list order. */
export function readRequirements(): Requirement[] {
  const titles = globSync('{src,tests}/**/*.{test,spec}.{ts,tsx}', { cwd: ROOT })
    .toSorted()
    .flatMap((path) => titlesOf(join(ROOT, path)));
  return [...readCodes()]
    .filter(([id]) => id.startsWith('R'))
    .map(([id, text]) => {
      const tests = titles.filter(({ rows }) => rows.includes(Number(id.slice(1))));
      return { id, text, tests };
    });
}

/** Codes used in source, tests and guides but missing in the list, each as `file: code`. */
export function unresolvedCodes(): string[] {
  const codes = readCodes();
  return globSync('{src,tests}/**/*.{ts,tsx,astro,css,md}', {
    cwd: ROOT,
    exclude: ['src/content/posts/**', 'tests/requirements/**'],
  }).flatMap((path) =>
    [...readFileSync(join(ROOT, path), 'utf8').matchAll(/\b(?:R\d{3}|D\d{2})\b/g)]
      .filter(([code]) => !codes.has(code))
      .map(([code]) => `${path}: ${code}`),
  );
}
