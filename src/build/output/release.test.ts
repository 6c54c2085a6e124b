import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterEach, expect, it } from 'vitest';
import { nextOf } from '#domain/http/release-folders.ts';
import { release } from './release.ts';

const roots: string[] = [];
afterEach(() => {
  for (const root of roots.splice(0)) rmSync(root, { recursive: true });
});

/** A project with a built site; `setUp` and `done` are what Astro calls at the start and at the end of a build. */
function project() {
  const root = mkdtempSync(join(tmpdir(), 'hearthline-'));
  roots.push(root);
  const dist = join(root, 'dist');
  mkdirSync(dist);
  writeFileSync(join(dist, 'index.html'), 'old');
  const { hooks } = release();
  let outDir = pathToFileURL(`${dist}/`);
  const setUp = (command: 'build' | 'dev'): void => {
    const updateConfig = (changes: { outDir: URL }): void => {
      ({ outDir } = changes);
    };
    const config = { outDir, build: { assets: '_astro' } };
    hooks['astro:config:setup']?.({ command, config, updateConfig } as never);
  };
  const done = (): void => {
    hooks['astro:build:done']?.({ dir: outDir, logger: { info: () => undefined } } as never);
  };
  const home = (): string => readFileSync(join(dist, 'index.html'), 'utf8');
  return { root, dist, setUp, done, home, out: () => fileURLToPath(outDir) };
}

it('builds beside the site, which stays complete until the new one is', () => {
  const { root, setUp, done, home, out } = project();
  setUp('build');
  mkdirSync(out(), { recursive: true });
  writeFileSync(join(out(), 'index.html'), 'new');
  expect(home()).toBe('old');
  done();
  expect(home()).toBe('new');
  expect(readdirSync(root).sort()).toEqual(['dist', 'dist.previous']);
});

it('removes what an interrupted build left, and nothing of one that runs', () => {
  const { dist, setUp, home } = project();
  // No process has this id: it is above the highest of Linux.
  const [interrupted, running] = [nextOf(dist, 2 ** 22 + 1), nextOf(dist, process.ppid)];
  for (const folder of [interrupted, running]) mkdirSync(folder);
  setUp('build');
  expect([existsSync(interrupted), existsSync(running), home()]).toEqual([false, true, 'old']);
});

it('leaves the folder alone in development', () => {
  const { dist, setUp, out } = project();
  setUp('dev');
  expect(out()).toBe(`${dist}/`);
});
