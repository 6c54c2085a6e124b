/**
 * Lighthouse, installed by the first benchmark that needs it: with what is below it, it is 176 MB and 13,500 files that
 * nothing else uses. Its own lock (`lighthouse/package-lock.json`) has every checksum.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

interface Report {
  audits: Readonly<Record<string, { numericValue?: number }>>;
  /** Scores from 0 to 1. */
  categories: Readonly<Record<string, { score: number | null }>>;
  runtimeError?: { code: string; message: string };
}

interface Options {
  /** For debugging a running browser. */
  port: number;
  logLevel: 'error';
  onlyCategories: string[];
}

type Lighthouse = (url: string, options: Options) => Promise<{ lhr: Report } | undefined>;

const LOCKED = resolve(import.meta.dirname, 'lighthouse');
/** In `node_modules`, which no tool of the project reads and `npm ci` empties. */
const FOLDER = resolve(import.meta.dirname, '../../node_modules/.cache/lighthouse');
const LOCK = 'package-lock.json';

/** npm writes its own lock last, so an interrupted installation has none. */
function isInstalled(): boolean {
  if (!existsSync(join(FOLDER, 'node_modules/.package-lock.json'))) return false;
  return readFileSync(join(FOLDER, LOCK)).equals(readFileSync(join(LOCKED, LOCK)));
}

/** Installs Lighthouse unless it is there. Throws if the installation fails. */
export async function loadLighthouse(): Promise<Lighthouse> {
  if (!isInstalled()) {
    console.log('Installing Lighthouse for this benchmark, once …');
    rmSync(FOLDER, { recursive: true, force: true });
    cpSync(LOCKED, FOLDER, { recursive: true });
    const flags = ['--ignore-scripts', '--no-audit', '--no-fund'];
    execFileSync('npm', ['ci', ...flags], { cwd: FOLDER, stdio: 'inherit' });
  }
  const entry = join(FOLDER, 'node_modules/lighthouse/core/index.js');
  const { default: lighthouse } = (await import(pathToFileURL(entry).href)) as {
    default: Lighthouse;
  };
  return lighthouse;
}
