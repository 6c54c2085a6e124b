/** Paths that comments and documents name: each is a file or folder, so that nobody looks for what has moved. */
import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { readTree, type SourceFile } from './tree.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const COMMENT = /^\s*(?:\/\/|\/?\*|#|<!--)|\s\/\/ /;
/** A file of code with a folder before it, or a path from the top. */
const PATH =
  /(?<![\w./#@{}$*-])(?:(?:[\w-]+\/)+[\w.-]+\.(?:tsx?|astro|mjs|css)|(?:src|tests)\/[\w./-]*\w)(?![\w*{[/-])/g;
/** On the server of an installation; entries of content that an example adds. */
const ELSEWHERE =
  /^(?:(?:releases|current)\/|src\/server\/commands\/staff\.js|src\/content\/(?:pages|posts)\/)/;

/** Folders from which a path can be meant: the top, `src`, `tests`, and those around the file that names it. */
function basesOf(path: string): string[] {
  const bases = ['', 'src', 'tests'];
  for (let folder = dirname(path); folder !== '.'; folder = dirname(folder)) bases.push(folder);
  return bases;
}

/** Named paths that do not exist, as `file: path`. */
function deadPaths({ path, text }: SourceFile): string[] {
  const lines = text.split('\n').filter((line) => path.endsWith('.md') || COMMENT.test(line));
  const named = lines.flatMap((line) => line.match(PATH) ?? []);
  const exists = (name: string): boolean =>
    ELSEWHERE.test(name) || basesOf(path).some((base) => existsSync(join(ROOT, base, name)));
  return named.filter((name) => !exists(name)).map((name) => `${path}: ${name}`);
}

it('every path that a comment or a document names exists', () => {
  const files = readTree('*.md', '{src,tests}/**/*.{ts,tsx,astro,mjs,css,md,yaml}').filter(
    // Its examples are of a tree that does not exist.
    ({ path }) => path !== 'tests/boundaries/planted.test.ts' && path !== 'CHANGELOG.md',
  );
  expect(files.length).toBeGreaterThan(100);
  expect(files.flatMap(deadPaths)).toEqual([]);
});

it('a path that has moved is found', () => {
  const text = '// As in ui/Button.tsx, src/server/base/config.ts and `src/gone/engine.ts`.';
  expect(deadPaths({ path: 'src/ui/A.tsx', text })).toEqual(['src/ui/A.tsx: src/gone/engine.ts']);
  expect(deadPaths({ path: 'A.md', text: 'See src/gone.' })).toEqual(['A.md: src/gone']);
});

// Patterns of files in code, with choices in braces and stars.
const PATTERN = /(['"`])(src\/[\w./{},-]*\*[^'"`]*)\1/g;

/** The folders that a pattern starts with: those in its first braces, or all before its first sign. */
function startsOf(pattern: string): string[] {
  const [, choices] = /^src\/\{([\w,-]+)\}\//.exec(pattern) ?? [];
  return choices === undefined
    ? [pattern.slice(0, pattern.search(/[^/]*[{*]/))]
    : choices.split(',').map((folder) => `src/${folder}`);
}

it('every pattern of files starts in a folder that exists: one that has moved would find nothing, without a word', () => {
  const code = readTree('{src,tests}/**/*.{ts,mjs}', '*.ts');
  const patterns = code.flatMap(({ path, text }) =>
    [...text.matchAll(PATTERN)].map(([, , pattern = '']) => ({ path, pattern })),
  );
  expect(patterns.length).toBeGreaterThan(20);
  const dead = patterns.flatMap(({ path, pattern }) =>
    startsOf(pattern)
      .filter((start) => !existsSync(join(ROOT, start)))
      .map((start) => `${path}: ${start}`),
  );
  expect(dead).toEqual([]);
});
