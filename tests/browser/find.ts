/**
 * Finds a Chromium for journeys, Lighthouse and benchmarks: from the environment, the system, Playwright, the npm
 * package, or Debian, in this order.
 */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, resolve } from 'node:path';
import { chromium } from '@playwright/test';
import { scaled } from '../run/slowdown.ts';

/** The headless shell needs a third less CPU. */
const SHELL = 'chromium-headless-shell';
const WHOLE = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

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

function fromEnvironment(): string | undefined {
  for (const name of ['CHROMIUM_PATH', 'PLAYWRIGHT_CHROMIUM']) {
    const path = process.env[name];
    if (!path) continue;
    if (!existsSync(path)) throw new Error(`${name}=${path}: there is no such file`);
    return path;
  }
  return undefined;
}

function fromSystem(names: readonly string[] = [SHELL, ...WHOLE]): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter).concat('/usr/bin');
  return names.flatMap((name) => folders.map((folder) => resolve(folder, name))).find(existsSync);
}

function fromPlaywright(): string | undefined {
  const path = chromium.executablePath();
  return existsSync(path) ? path : undefined;
}

/** The browser of the npm package: unpacked into the temporary folder, if its libraries are installed. */
async function fromPackage(): Promise<string | undefined> {
  const { default: shipped } = await import('@sparticuz/chromium');
  const path = await shipped.executablePath();
  try {
    execFileSync(path, ['--version'], { stdio: 'ignore', timeout: scaled(60_000) });
    return path;
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

/** Path of a working Chromium. Throws with instructions if there is none. */
export async function findBrowser(): Promise<string> {
  const found =
    fromEnvironment() ?? fromSystem() ?? fromPlaywright() ?? (await fromPackage()) ?? fromDebian();
  if (found === undefined) {
    throw new Error(
      'No browser found for the journeys. Install one (apt-get install chromium, or npx playwright install chromium), or set CHROMIUM_PATH=/path/to/chromium.',
    );
  }
  return found;
}
