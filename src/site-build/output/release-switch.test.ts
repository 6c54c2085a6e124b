import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { nextOf, previousOf } from '#lib/http/release-folders.ts';
import { switchTo } from './release-switch.ts';

const roots: string[] = [];
afterEach(() => {
  for (const root of roots.splice(0)) rmSync(root, { recursive: true });
});

function project() {
  const root = mkdtempSync(join(tmpdir(), 'hearthline-'));
  roots.push(root);
  const dist = join(root, 'dist');
  const next = nextOf(dist, 7);
  /** Each file contains the number of its build. */
  const build = (number: number, names: readonly string[], daysAgo = 0): void => {
    const at = new Date(Date.now() - daysAgo * 86_400_000);
    for (const name of names) {
      const file = join(next, name);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, String(number));
      utimesSync(file, at, at);
    }
  };
  const read = (file: string): string => readFileSync(join(root, file), 'utf8');
  return { root, dist, next, build, read };
}

it('replaces the previous build and keeps it as a backup', () => {
  const { root, dist, next, build, read } = project();
  build(1, ['index.html', '_astro/a.1.js']);
  switchTo(next, dist, '_astro');
  expect([read('dist/index.html'), existsSync(previousOf(dist))]).toEqual(['1', false]);
  build(2, ['index.html', '_astro/a.2.js']);
  switchTo(next, dist, '_astro');
  expect([read('dist/index.html'), read('dist.previous/index.html')]).toEqual(['2', '1']);
  expect(readdirSync(join(dist, '_astro'))).toEqual(['a.2.js']);
  expect(readdirSync(root).sort()).toEqual(['dist', 'dist.previous']);
});

it('keeps hashed files of earlier builds for a week, and nothing else of them', () => {
  const { root, dist, next, build } = project();
  build(1, ['index.html', 'gone.html', '_astro/old.1.js'], 8);
  build(1, ['_astro/a.1.js']);
  switchTo(next, dist, '_astro');
  for (const number of [2, 3, 4]) {
    build(number, ['index.html', `_astro/a.${number}.js`]);
    switchTo(next, dist, '_astro');
  }
  const kept = readdirSync(join(root, 'dist.previous'), { recursive: true }).sort();
  expect(kept).toEqual(['_astro', '_astro/a.1.js', '_astro/a.2.js', '_astro/a.3.js', 'index.html']);
});

it('keeps the newer copy of a hashed file that several builds have', () => {
  const { dist, next, build, read } = project();
  build(1, ['_astro/a.js'], 6);
  switchTo(next, dist, '_astro');
  for (const number of [2, 3]) {
    build(number, ['_astro/a.js']);
    switchTo(next, dist, '_astro');
  }
  expect(read('dist.previous/_astro/a.js')).toBe('2');
});

it('changes nothing if there is no new build', () => {
  const { root, dist, next, build, read } = project();
  for (const number of [1, 2]) {
    build(number, ['index.html']);
    switchTo(next, dist, '_astro');
  }
  expect(() => switchTo(next, dist, '_astro')).toThrow('ENOENT');
  expect([read('dist/index.html'), read('dist.previous/index.html')]).toEqual(['2', '1']);
  expect(readdirSync(root).sort()).toEqual(['dist', 'dist.previous']);
});
