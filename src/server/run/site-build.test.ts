import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { buildIfStale, staleReason, whatMatters } from './site-build.ts';

const URL_BUILT = 'https://practice.example';
const roots: string[] = [];
afterEach(() => {
  for (const root of roots.splice(0)) rmSync(root, { recursive: true });
});

/** Sources are one hour old, the build half an hour. */
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
    'src/server/run/server.ts',
    'public/icon.svg',
    'astro.config.mjs',
    'package.json',
  ])
    write(path, 1);
  write('dist/index.html', 0.5, `<link rel="canonical" href="${URL_BUILT}/">`);
  return { root, write };
}

describe('staleReason', () => {
  it('is undefined if the build is newer than its sources', () => {
    expect(staleReason(project().root, URL_BUILT)).toBeUndefined();
  });

  it.each([
    'src/pages/index.astro',
    'src/content/new.md',
    'public/icon.svg',
    'astro.config.mjs',
    'package.json',
  ])('reports a change of %s', (path) => {
    const { root, write } = project();
    write(path, 0.1);
    expect(staleReason(root, URL_BUILT)).toBe(`${path} has changed`);
  });

  it('reports a deleted file', () => {
    const { root } = project();
    rmSync(join(root, 'src/pages/index.astro'));
    expect(staleReason(root, URL_BUILT)).toBe('src/pages has changed');
  });

  it('compares what sources say where their times differ: changed back, or checked out again, is not changed', () => {
    const { root, write } = project();
    write('src/content/a.md', 1, 'a');
    expect(staleReason(root, URL_BUILT)).toBeUndefined();
    write('src/content/a.md', 0.1, 'b');
    expect(staleReason(root, URL_BUILT)).toBe('src/content/a.md has changed');
    write('src/content/a.md', 0.1, 'a');
    expect(staleReason(root, URL_BUILT)).toBeUndefined();
    write('src/content/b.md', 0.1, '');
    expect(staleReason(root, URL_BUILT)).toBe('src/content/b.md has changed');
  });

  it('goes by times where the note of the last build is cut off', () => {
    const { root, write } = project();
    write('node_modules/.cache/hearthline-built-from.json', 1, '{"built":');
    expect(staleReason(root, URL_BUILT)).toBeUndefined();
    write('src/content/a.md', 0.1);
    expect(staleReason(root, URL_BUILT)).toBe('src/content/a.md has changed');
  });

  it('knows nothing of a build that was made by another command meanwhile', () => {
    const { root, write } = project();
    write('src/content/a.md', 1, 'a');
    expect(staleReason(root, URL_BUILT)).toBeUndefined();
    write('dist/index.html', 0.2, `<link rel="canonical" href="${URL_BUILT}/">`);
    write('src/content/a.md', 0.1, 'a');
    expect(staleReason(root, URL_BUILT)).toBe('src/content/a.md has changed');
  });

  it('ignores changes of the server and of tests', () => {
    const { root, write } = project();
    write('src/server/run/server.ts', 0.1);
    write('src/pages/x.test.ts', 0.1);
    expect(staleReason(root, URL_BUILT)).toBeUndefined();
  });

  it('reports another site URL, or a missing build', () => {
    const { root } = project();
    expect(staleReason(root, 'https://other.example')).toBe(`it was built for ${URL_BUILT}`);
    rmSync(join(root, 'dist'), { recursive: true });
    expect(staleReason(root, URL_BUILT)).toBe('it has not been built yet');
  });
});

describe('buildIfStale', () => {
  const ASTRO = 'node_modules/astro/bin/astro.mjs';
  const BUILD = 'src/site-build/memory/command.mjs';
  function stale(script: string | undefined, checks = '') {
    const { root, write } = project();
    if (script !== undefined) write(BUILD, 1, script);
    if (script !== undefined) write(ASTRO, 1);
    write('src/content-lint/failed-build.ts', 1, checks);
    write('package.json', 1, '{ "type": "module" }');
    write('src/pages/index.astro', 0.1);
    const said: string[] = [];
    const bring = () => buildIfStale(root, URL_BUILT, (line) => said.push(line));
    return { root, said, bring };
  }

  it('builds only once', async () => {
    const page = `<link rel="canonical" href="${URL_BUILT}/">`;
    const { bring, said } = stale(
      `import { appendFileSync, writeFileSync } from 'node:fs';
      appendFileSync('args', process.argv.slice(2).join(' '));
      writeFileSync('dist/index.html', '${page}');`,
    );
    await bring();
    await bring();
    expect(said).toEqual([
      'Building the site: src/pages/index.astro has changed. This takes about a minute.',
      expect.stringMatching(/^Built in \d+ s\.$/),
    ]);
  });

  it('says what the build is at', async () => {
    const page = `<link rel="canonical" href="${URL_BUILT}/">`;
    const { bring, said } = stale(
      `import { writeFileSync } from 'node:fs';
      console.log('14:48:25 [read-pages] 186 pages in 0.3 s');
      writeFileSync('dist/index.html', '${page}');`,
    );
    await bring();
    expect(said).toContain('  Finishing 186 pages …');
  });

  it('keeps the last build if the build fails, prints the reason, and tries again at the next start', async () => {
    const { bring, said } = stale('process.exit(1)');
    await bring();
    await bring();
    const failed = expect.stringMatching(/could not be built.*Serving the last build/);
    expect(said).toEqual([expect.any(String), failed, expect.any(String), failed]);
  });

  it('shows the lines of a build only if it fails', async () => {
    const shown = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    const lines = (code: number): string => `console.log('page 1 of 300'); process.exit(${code})`;
    await stale(lines(0)).bring();
    expect(shown).not.toHaveBeenCalled();
    await stale(lines(1)).bring();
    expect(shown).toHaveBeenCalledWith('\npage 1 of 300\n\n');
    shown.mockRestore();
  });

  it('does not begin a build that mistakes in the content would stop', async () => {
    const { root, bring, said } = stale(
      `import { writeFileSync } from 'node:fs'; writeFileSync('begun', '')`,
      'process.exitCode = 1',
    );
    await bring();
    expect(said.at(-1)).toMatch(/before its content is changed.*Serving the last build/);
    expect(existsSync(join(root, 'begun'))).toBe(false);
  });

  it('keeps the last build if Astro is not installed', async () => {
    const { bring, said } = stale(undefined);
    await bring();
    expect(said).toEqual([
      expect.stringMatching(/^The site is out of date .*Astro is not installed.*the last build\.$/),
    ]);
  });

  it('throws if there is no build at all', async () => {
    for (const script of ['process.exit(1)', undefined]) {
      const { root, bring } = stale(script);
      rmSync(join(root, 'dist'), { recursive: true });
      await expect(bring()).rejects.toThrow(/could not be built|Astro is not installed/);
    }
  });

  it('passes no secrets to the build', async () => {
    const { root, bring } = stale(
      `import { readFileSync, writeFileSync } from 'node:fs';
      writeFileSync('seen', readFileSync('/proc/self/environ'));`,
    );
    vi.stubEnv('HUBSPOT_TOKEN', 'pat-na1-secret');
    vi.stubEnv('DATABASE_URL', 'postgres://user:pass-secret@db/leads');
    vi.stubEnv('NODE_AUTH_TOKEN', 'npm-secret');
    vi.stubEnv('SITE_URL', URL_BUILT);
    vi.stubEnv('BUILD_DAY', '2026-03-04');
    try {
      await bring();
    } finally {
      vi.unstubAllEnvs();
    }
    const seen = readFileSync(join(root, 'seen'), 'utf8').split('\0');
    expect(seen.filter((one) => one.includes('secret'))).toEqual([]);
    expect(seen).toEqual(expect.arrayContaining([`SITE_URL=${URL_BUILT}`, 'BUILD_DAY=2026-03-04']));
    expect(seen.map((one) => one.split('=')[0])).toContain('PATH');
  });
});

describe('whatMatters', () => {
  const log = [
    '20:24:22 [build] Building static entrypoints...',
    '\u001b[32m20:24:23\u001b[39m [vite] ✓ built in 3.20s',
    '  ├─ /about-us.html (+93ms)',
    '20:24:24 [ERROR] [vite] ✗ Build failed in 2.1s',
    'Could not resolve "./nowhere.ts" from src/features/page/Body.astro',
    '  Stack trace:',
    '    at failureErrorWithLog (node_modules/x.js:1:2)',
    '',
  ];

  it('leaves out progress, times and stacks', () => {
    expect(whatMatters(log.join('\n'))).toEqual([
      '20:24:24 [ERROR] [vite] ✗ Build failed in 2.1s',
      'Could not resolve "./nowhere.ts" from src/features/page/Body.astro',
      '  Stack trace:',
    ]);
  });

  it('begins with the mistake, not with the files that lead to it', () => {
    const files = Array.from({ length: 40 }, (_, index) => `   │  - src/${index}.astro`);
    const said = whatMatters([...log.slice(0, 5), ...files].join('\n'));
    expect(said).toHaveLength(10);
    expect(said[1]).toContain('Could not resolve');
  });

  it('is at most ten lines, the last ones where no mistake is named', () => {
    const long = Array.from({ length: 40 }, (_, index) => `line ${index}`);
    expect(whatMatters(long.join('\n'))).toEqual(long.slice(-10));
  });
});
