/** Builds the site when `dist/` is missing or older than what it is made of. */
import { spawn } from 'node:child_process';
import {
  accessSync,
  constants,
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';

/** What a build depends on, besides the address of the site. Folders count too: a deleted file changes its folder. */
const SOURCES = [
  'src',
  'src/**',
  'public/**',
  'astro.config.mjs',
  'redirects.json',
  'package.json',
];
/** The server is no part of what it serves, and tests are no part of anything. */
const IGNORED = ['src/server', 'src/server/**', 'src/**/*.test.ts', 'src/**/*.test.tsx'];
/** Stands while a build runs: who finds it afterwards knows that the build was cut short. */
const MARK = 'node_modules/.cache/hearthline/building';

const modified = (path: string): number =>
  statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Number.NEGATIVE_INFINITY;

/** The origin in a page's canonical link. */
function originOf(page: string): string | undefined {
  const link = /<link\b[^>]*\brel="?canonical\b[^>]*>/.exec(page)?.[0] ?? '';
  return URL.parse(/\bhref="?([^"\s>]+)/.exec(link)?.[1] ?? '')?.origin;
}

/**
 * Why the site has to be built, or `undefined` if it has not.
 * @param root folder of the project
 * @param siteUrl address that the pages have to be built for
 */
export function staleness(root: string, siteUrl: string): string | undefined {
  const index = join(root, 'dist/index.html');
  if (!existsSync(index)) return 'it has not been built yet';
  if (existsSync(join(root, MARK))) return 'the last build was cut short';
  const origin = originOf(readFileSync(index, 'utf8'));
  if (origin !== undefined && origin !== siteUrl) return `it was built for ${origin}`;
  const built = modified(index);
  const changed = globSync(SOURCES, { cwd: root, exclude: IGNORED }).find(
    (path) => modified(join(root, path)) > built,
  );
  return changed && `${changed} has changed`;
}

/** Whether this user may write what a build writes: under systemd the project belongs to somebody else. */
export function mayBuild(root: string): boolean {
  const dist = join(root, 'dist');
  try {
    for (const folder of [root, join(root, 'node_modules'), ...(existsSync(dist) ? [dist] : [])])
      accessSync(folder, constants.W_OK);
    return true;
  } catch (error) {
    if (error instanceof Error) return false;
    throw error;
  }
}

/**
 * Runs the build.
 * @param root folder of the project
 * @throws {Error} when it fails; what it printed says why
 */
export async function build(root: string): Promise<void> {
  const mark = join(root, MARK);
  mkdirSync(dirname(mark), { recursive: true });
  writeFileSync(mark, '');
  const astro = join(root, 'node_modules/astro/bin/astro.mjs');
  const code = await new Promise<number | null>((done, fail) => {
    // `--force`, like `npm run build`: a cached collection would hide changed content.
    spawn(process.execPath, [astro, 'build', '--force'], { cwd: root, stdio: 'inherit' })
      .once('error', fail)
      .once('exit', done);
  });
  if (code !== 0) throw new Error('The site could not be built; the lines above say why.');
  rmSync(mark);
}
