/** Maps requirements to the tests that name them. Biome refuses tests that are skipped. */
import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');

/** One line of the list: `- **R088** Every page begins at its top`. */
const LINE = /^- \*\*([RD]\d{2,3})\*\* (.*)$/gm;

export interface Title {
  /** Without folder. */
  file: string;
  /** As in the source, with placeholders. */
  text: string;
  /** Numbers of the codes it names, with ranges expanded. */
  rows: readonly number[];
}

const CODE = /\bR(\d{3})(?:\s*[–-]\s*R(\d{3}))?/g;
const COMMENT = /^\s*(?:\/\/|\/?\*).*$/gm;
/** A title, or a word of a table that is inserted into one: its quotation marks, the beginning of the text, and a code. */
const NAMED = /(['"`])((?:(?!\1)[^\\\n]|\\.)*\bR\d{3}(?:(?!\1)[^\\\n]|\\.)*)\1/g;

/** Code numbers in a text: `R195–R197 R201` is 195, 196, 197 and 201. */
export function codesIn(text: string): number[] {
  return [...text.matchAll(CODE)].flatMap(([, from, to = from]) => {
    const first = Number(from);
    return Array.from({ length: Number(to) - first + 1 }, (_, index) => first + index);
  });
}

/** What a file of tests names in quotation marks. */
export const titlesOf = (path: string, source = readFileSync(path, 'utf8')): Title[] =>
  [...source.replace(COMMENT, '').matchAll(NAMED)].map(([, , text = '']) => ({
    file: basename(path),
    text,
    rows: codesIn(text),
  }));

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
  const titles = globSync('{src,tests}/**/*.{test,spec}.{ts,tsx}', {
    cwd: ROOT,
    exclude: ['tests/requirements/**'],
  })
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
