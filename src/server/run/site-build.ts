import { spawn, type StdioOptions } from 'node:child_process';
import { hash } from 'node:crypto';
import {
  accessSync,
  constants,
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { buildEnvironment } from '../base/config.ts';
import { buildProgress } from './build-progress.ts';

/** Besides the site URL. Folders count because deleting a file changes its folder. */
const SOURCES = [
  'src',
  'src/**',
  'public/**',
  'astro.config.mjs',
  'redirects.json',
  'package.json',
];
/** Changes of these files do not change the built site. */
const IGNORED = ['src/server', 'src/server/**', 'src/**/*.test.ts', 'src/**/*.test.tsx'];
/** May be missing on a host that only serves a built site. */
const ASTRO = 'node_modules/astro/bin/astro.mjs';
/** What `npm run build` runs: first checks for mistakes in the content that stop it. */
const CHECKS = [
  '--disable-warning=ExperimentalWarning',
  'src/content-lint/failed-build.ts',
  '--first',
];
const BUILD = ['src/site-build/memory/command.mjs'];

const modified = (path: string): number =>
  statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Number.NEGATIVE_INFINITY;

function originOf(page: string): string | undefined {
  const link = /<link\b[^>]*\brel="?canonical\b[^>]*>/.exec(page)?.[0] ?? '';
  return URL.parse(/\bhref="?([^"\s>]+)/.exec(link)?.[1] ?? '')?.origin;
}

/** What the sources said at the last build, so that a file changed back, or checked out again, builds nothing. */
const BUILT_FROM = 'node_modules/.cache/hearthline-built-from.json';

interface BuiltFrom {
  /** Time of the build; another command may have built since. */
  built: number;
  /** Digest of each file. */
  sources: Record<string, string>;
}

const digests = (root: string): BuiltFrom['sources'] =>
  Object.fromEntries(
    globSync(SOURCES, { cwd: root, exclude: IGNORED })
      .filter((path) => statSync(join(root, path)).isFile())
      .map((path) => [path, hash('sha256', readFileSync(join(root, path)))]),
  );

const builtAt = (root: string): number => modified(join(root, 'dist/index.html'));

/** Only to save time: nothing is lost where the user of the service may not write. */
function note(root: string, sources: BuiltFrom['sources']): void {
  try {
    mkdirSync(dirname(join(root, BUILT_FROM)), { recursive: true });
    const noted: BuiltFrom = { built: builtAt(root), sources };
    writeFileSync(join(root, BUILT_FROM), JSON.stringify(noted));
  } catch (error) {
    if (!(error instanceof Error)) throw error;
  }
}

/** `undefined` if nothing is known of this build. */
function noted(root: string): BuiltFrom['sources'] | undefined {
  try {
    const { built, sources }: BuiltFrom = JSON.parse(readFileSync(join(root, BUILT_FROM), 'utf8'));
    return built === builtAt(root) ? sources : undefined;
  } catch (error) {
    // Not there, or cut off by a full disk: then times decide.
    if (!(error instanceof Error)) throw error;
    return undefined;
  }
}

/** Name of a source that the build there is does not have as it is now: compared by what it says, else by its time. */
function changedSource(root: string): string | undefined {
  const before = noted(root);
  if (before !== undefined) {
    const now = digests(root);
    return [...new Set([...Object.keys(before), ...Object.keys(now)])].find(
      (path) => before[path] !== now[path],
    );
  }
  const changed = globSync(SOURCES, { cwd: root, exclude: IGNORED }).find(
    (path) => modified(join(root, path)) > builtAt(root),
  );
  if (changed === undefined) note(root, digests(root));
  return changed;
}

/** Why the site must be rebuilt; `undefined` if it is current. @param siteUrl that the build must match */
export function staleReason(root: string, siteUrl: string): string | undefined {
  const index = join(root, 'dist/index.html');
  if (!existsSync(index)) return 'it has not been built yet';
  const origin = originOf(readFileSync(index, 'utf8'));
  if (origin !== undefined && origin !== siteUrl) return `it was built for ${origin}`;
  const changed = changedSource(root);
  return changed && `${changed} has changed`;
}

/** Under systemd another user owns the project. */
function mayWrite(root: string): boolean {
  try {
    for (const folder of [root, join(root, 'node_modules')]) accessSync(folder, constants.W_OK);
    return true;
  } catch (error) {
    if (error instanceof Error) return false;
    throw error;
  }
}

/** Why a build cannot run here, with advice; `undefined` if it can. */
function buildObstacle(root: string): string | undefined {
  if (!existsSync(join(root, ASTRO))) return 'Astro is not installed here. Run "npm ci" first';
  return mayWrite(root)
    ? undefined
    : `this user cannot write to ${root}. Run "npm run build" there as its owner`;
}

/** Log lines with progress, times, and stack frames of tools. */
const PROGRESS = /✓|├|└|^\s*at |^\s*$|\(\+\d+(?:\.\d+)?m?s\)|^\d\d:\d\d:\d\d (?!\[ERROR\])/u;
const MAX_LINES = 10;

/** Start of a tool's message about a mistake; files that lead to it follow. */
const MISTAKE = /\[ERROR\]|\bError\b|\berror:/;

/** The lines of a failed build that say why: from the first that names a mistake, else the last ones. */
export function whatMatters(log: string): string[] {
  const lines = stripVTControlCharacters(log)
    .split('\n')
    .filter((line) => !PROGRESS.test(line));
  const first = lines.findIndex((line) => MISTAKE.test(line));
  return first < 0 ? lines.slice(-MAX_LINES) : lines.slice(first, first + MAX_LINES);
}

/** Shows the output only of a failed build. The old site stays until the new one is complete. @throws {Error} */
async function build(root: string, isVerbose: boolean, say: (line: string) => void): Promise<void> {
  if ((await runNode(root, CHECKS, 'inherit')).code !== 0)
    throw new Error('The site cannot be built before its content is changed; see above.');
  const { code, output } = await runNode(
    root,
    BUILD,
    isVerbose ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    buildProgress(say),
  );
  if (code === 0) return;
  if (isVerbose) throw new Error('The site could not be built; see the output above.');
  process.stderr.write(`\n${whatMatters(output).join('\n')}\n\n`);
  throw new Error('The site could not be built. Its whole log: npm start -- --verbose.');
}

async function runNode(
  root: string,
  args: readonly string[],
  stdio: StdioOptions,
  heard?: (text: string) => void,
): Promise<{ code: number | null; output: string }> {
  const child = spawn(process.execPath, args, { cwd: root, env: buildEnvironment(), stdio });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      heard?.(text);
    });
  const code = await new Promise<number | null>((done, fail) => {
    child.once('error', fail).once('close', done);
  });
  return { code, output };
}

/** Serves an older build if this fails: its forms work, too. @throws {Error} if there is no build at all */
export async function buildIfStale(
  root: string,
  siteUrl: string,
  say: (line: string) => void,
  isVerbose = false,
): Promise<void> {
  const reason = staleReason(root, siteUrl);
  if (reason === undefined) return;
  const hasSite = existsSync(join(root, 'dist/index.html'));
  const obstacle = buildObstacle(root);
  if (obstacle !== undefined) {
    if (!hasSite) throw new Error(`The site must be built (${reason}), but ${obstacle}.`);
    say(`The site is out of date (${reason}), but ${obstacle}. Serving the last build.`);
    return;
  }
  say(`Building the site: ${reason}. This takes about a minute.`);
  const start = performance.now();
  // Before it: what changes meanwhile may be missing from it.
  const sources = digests(root);
  try {
    await build(root, isVerbose, say);
    note(root, sources);
    say(`Built in ${Math.round((performance.now() - start) / 1000)} s.`);
  } catch (error) {
    if (!hasSite || !(error instanceof Error)) throw error;
    say(`${error.message} Serving the last build; the next start tries again.`);
  }
}
