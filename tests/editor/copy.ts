/** Makes a copy of the site that a test can edit and build, as an editor would. */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** The repository. */
export const ROOT = resolve(import.meta.dirname, '../..');
/** What a build of the site reads. */
export const SITE_PARTS: readonly string[] = [
  'src',
  'public',
  'astro.config.mjs',
  'redirects.json',
  'package.json',
  'tsconfig.json',
];
/** Without the test runner's variables, which would make every build a development build. */
const RUNNER = new Set(['NODE_ENV', 'DEV', 'PROD', 'MODE', 'SSR', 'TEST', 'VITEST']);
export const ENVIRONMENT = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !RUNNER.has(name)),
);
/** Cache of generated pictures of the last build, keyed by content, so a copy need not draw them again. */
const DRAWN = ['og-images', 'guide-pdfs'];
/**
 * A separate content cache, so that no other build reads what this test writes; `spare` lists integrations to leave
 * out.
 */
const configWithout = (spare: readonly string[]): string => `import site from './astro.config.mjs';
const integrations = site.integrations.filter(({ name }) => !${JSON.stringify(spare)}.includes(name));
export default { ...site, integrations, cacheDir: './.cache' };
`;

export interface Copy {
  /** Folder of the copy. */
  folder: string;
  /** Edits a file of the copy; a new file starts empty. Throws if nothing changes. */
  edit(path: string, change: (text: string) => string): Promise<void>;
  /** Builds with additional environment variables; returns output and exit code. */
  build(env?: Readonly<Record<string, string>>): Promise<{ code: number | null; output: string }>;
  /** A file of the built site. */
  built(path: string): Promise<string>;
  /** Deletes a file of the copy. */
  delete(path: string): Promise<void>;
  remove(): Promise<void>;
}

/** @param spare names of integrations to leave out */
export async function copySite(spare: readonly string[] = ['precompress']): Promise<Copy> {
  const folder = await mkdtemp(join(tmpdir(), 'hearthline-copy-'));
  for (const part of SITE_PARTS)
    await cp(join(ROOT, part), join(folder, part), { recursive: true });
  await symlink(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  for (const kept of DRAWN) {
    const from = join(ROOT, 'node_modules/.astro', kept);
    if (existsSync(from)) await cp(from, join(folder, '.cache', kept), { recursive: true });
  }
  await writeFile(join(folder, 'copy.config.mjs'), configWithout(spare));
  return {
    folder,
    async edit(path, change) {
      const file = join(folder, path);
      const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return '';
        throw error;
      });
      const changed = change(text);
      if (changed === text) throw new Error(`The edit of ${path} changes nothing`);
      await writeFile(file, changed);
    },
    build: (env) => buildIn(folder, ['--config', 'copy.config.mjs'], env),
    built: (path) => readFile(join(folder, 'dist', path), 'utf8'),
    delete: (path) => rm(join(folder, path)),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

/** Builds the Astro project in `cwd`; returns output and exit code. */
export function buildIn(
  cwd: string,
  flags: readonly string[] = [],
  env: Readonly<Record<string, string>> = {},
): Promise<{ code: number | null; output: string }> {
  const astro = join(ROOT, 'node_modules/astro/bin/astro.mjs');
  const child = spawn(process.execPath, [astro, 'build', ...flags], {
    cwd,
    env: { ...ENVIRONMENT, NO_COLOR: '1', FORCE_COLOR: '0', ...env },
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  return new Promise((done, fail) => {
    child.on('error', fail);
    child.on('close', (code) => done({ code, output }));
  });
}
