import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { build, mayBuild, staleness } from './build.ts';

const URL_BUILT = 'https://practice.example';
const roots: string[] = [];
afterEach(() => {
  for (const root of roots.splice(0)) rmSync(root, { recursive: true });
});

/** A project whose sources are an hour old and whose build is half an hour old. */
function project(): {
  root: string;
  write: (path: string, hoursAgo: number, text?: string) => void;
} {
  const root = mkdtempSync(join(tmpdir(), 'hearthline-'));
  roots.push(root);
  const at = (hoursAgo: number): Date => new Date(Date.now() - hoursAgo * 3_600_000);
  const write = (path: string, hoursAgo: number, text = ''): void => {
    const file = join(root, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
    utimesSync(file, at(hoursAgo), at(hoursAgo));
    for (let folder = dirname(file); folder !== root; folder = dirname(folder))
      utimesSync(folder, at(1), at(1));
  };
  for (const path of [
    'src/pages/index.astro',
    'src/server/serve.ts',
    'public/icon.svg',
    'astro.config.mjs',
    'package.json',
  ])
    write(path, 1);
  write('dist/index.html', 0.5, `<link rel="canonical" href="${URL_BUILT}/">`);
  return { root, write };
}

describe('staleness', () => {
  it('is nothing for a build that is newer than its sources', () => {
    expect(staleness(project().root, URL_BUILT)).toBeUndefined();
  });

  it.each([
    'src/pages/index.astro',
    'src/content/new.md',
    'public/icon.svg',
    'astro.config.mjs',
    'package.json',
  ])('is a change of %s', (path) => {
    const { root, write } = project();
    write(path, 0.1);
    expect(staleness(root, URL_BUILT)).toBe(`${path} has changed`);
  });

  it('is a file that is gone', () => {
    const { root } = project();
    rmSync(join(root, 'src/pages/index.astro'));
    expect(staleness(root, URL_BUILT)).toBe('src/pages has changed');
  });

  it('is not a change of the server or a test', () => {
    const { root, write } = project();
    write('src/server/serve.ts', 0.1);
    write('src/pages/x.test.ts', 0.1);
    expect(staleness(root, URL_BUILT)).toBeUndefined();
  });

  it('is another address, no build, or half a build', async () => {
    const { root, write } = project();
    expect(staleness(root, 'https://other.example')).toBe(`it was built for ${URL_BUILT}`);
    expect(mayBuild(join(root, 'nowhere'))).toBe(false);
    write('node_modules/astro/bin/astro.mjs', 1, 'process.exit(1)');
    await expect(build(root)).rejects.toThrow('could not be built');
    expect(staleness(root, URL_BUILT)).toBe('the last build was cut short');
    rmSync(join(root, 'dist'), { recursive: true });
    expect(staleness(root, URL_BUILT)).toBe('it has not been built yet');
    write('dist/index.html', 0);
    expect(staleness(root, URL_BUILT)).toBe('the last build was cut short');
    const page = `<link rel="canonical" href="${URL_BUILT}/">`;
    write(
      'node_modules/astro/bin/astro.mjs',
      1,
      `import { writeFileSync } from 'node:fs'; writeFileSync('dist/index.html', '${page}');`,
    );
    expect(mayBuild(root)).toBe(true);
    await build(root);
    expect(staleness(root, URL_BUILT)).toBeUndefined();
  });
});
