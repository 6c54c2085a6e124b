import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterEach, expect, it, vi } from 'vitest';
import { nextOf } from '#lib/http/release-folders.ts';
import { release } from './release.ts';

const roots: string[] = [];
afterEach(() => {
  for (const root of roots.splice(0)) rmSync(root, { recursive: true });
});

/** With a built site; `setUp` and `done` are what Astro calls at the start and at the end of a build. */
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

const modeOf = (...path: string[]): number => statSync(join(...path)).mode & 0o777;

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

it('publishes what every user can read, whatever the umask was, and leaves links alone', () => {
  const { root, dist, setUp, done, out } = project();
  const secret = join(root, 'secret');
  writeFileSync(secret, 'x', { mode: 0o600 });
  setUp('build');
  mkdirSync(join(out(), 'a/b'), { recursive: true, mode: 0o700 });
  for (const folder of ['', 'a', 'a/b']) chmodSync(join(out(), folder), 0o700);
  writeFileSync(join(out(), 'index.html'), 'new', { mode: 0o600 });
  writeFileSync(join(out(), 'a/b/program'), 'new', { mode: 0o700 });
  symlinkSync(secret, join(out(), 'link'));
  done();
  const modes = ['', 'a', 'a/b', 'index.html', 'a/b/program'].map((name) => modeOf(dist, name));
  expect(modes).toEqual([0o755, 0o755, 0o755, 0o644, 0o755]);
  expect(modeOf(secret)).toBe(0o600);
});

it('removes what an interrupted build left, and nothing of one that runs', () => {
  const { dist, setUp, home } = project();
  // No process has this id: it is above the highest of Linux.
  const [interrupted, running] = [nextOf(dist, 2 ** 22 + 1), nextOf(dist, process.ppid)];
  for (const folder of [interrupted, running]) mkdirSync(folder);
  setUp('build');
  expect([existsSync(interrupted), existsSync(running), home()]).toEqual([false, true, 'old']);
});

it('leaves a build of another user alone, whose process may not be asked', () => {
  const { dist, setUp } = project();
  const other = nextOf(dist, 4711);
  mkdirSync(other);
  const asked = vi.spyOn(process, 'kill').mockImplementation(() => {
    throw Object.assign(new Error('Not permitted'), { code: 'EPERM' });
  });
  setUp('build');
  asked.mockRestore();
  expect(existsSync(other)).toBe(true);
});

it('leaves the folder alone in development', () => {
  const { dist, setUp, out } = project();
  setUp('dev');
  expect(out()).toBe(`${dist}/`);
});
