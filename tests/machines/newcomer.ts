/**
 * A stranger’s first five minutes with a clock, by the README’s words: clone, `npm ci`, `npm run demo`, and then
 * everything that the demo has to try. In a folder of its own, with the browser of the journeys.
 */
import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { chromium } from '@playwright/test';
import { site } from '#site';
import { findBrowser, launchOptions } from '../browser/find.ts';
import { freePort } from '../browser/free-port.ts';
import { addressesIn } from '../demo/start.ts';
import { WALK } from '../demo/walk.ts';
import { scaled } from '../run/limits.ts';

const ROOT = resolve(import.meta.dirname, '../..');
/** What “five minutes” may be on an idle machine, seconds. */
const PROMISE = 300;
const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };

/**
 * Prints the seconds of each step.
 * @throws {Error} of the step that failed, or if all of them took longer than the promise
 */
export async function newcomer(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'hearthline-newcomer-'));
  const clone = join(folder, 'hearthline');
  let total = 0;
  const timed = async <T>(name: string, work: () => T | Promise<T>): Promise<T> => {
    const began = performance.now();
    const result = await work();
    const seconds = (performance.now() - began) / 1000;
    total += seconds;
    console.log(`  ${name.padEnd(32)} ${seconds.toFixed(1).padStart(6)} s`);
    return result;
  };
  const ends: (() => unknown)[] = [() => rmSync(folder, { recursive: true, force: true })];
  try {
    await timed('git clone', () =>
      execFileSync('git', ['clone', '--quiet', '--no-hardlinks', ROOT, clone]),
    );
    await timed('npm ci', () => execFileSync('npm', ['ci'], { cwd: clone, stdio: 'pipe' }));
    const demo = await timed('npm run demo, with its build', async () => {
      const env = { ...process.env, PORT: String(await freePort()) };
      const child = spawn('npm', ['run', 'demo'], {
        cwd: clone,
        env,
        detached: true,
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      ends.unshift(() => {
        if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGTERM');
        return new Promise((done) => child.once('close', done));
      });
      return addressesIn(child.stdout);
    });
    const browser = await chromium.launch(launchOptions(await findBrowser()));
    ends.unshift(() => browser.close());
    const context = await browser.newContext({
      ...PHONE,
      locale: 'en-US',
      timezoneId: site.timeZone,
    });
    const page = await context.newPage();
    page.setDefaultTimeout(scaled(30_000));
    for (const { name, go } of WALK) await timed(name, () => go(page, demo));
    console.log(`  ${'in all'.padEnd(32)} ${total.toFixed(1).padStart(6)} s`);
    if (total * 1000 > scaled(PROMISE * 1000)) throw new Error(`It took ${total.toFixed(0)} s`);
  } finally {
    for (const end of ends) await end();
  }
}
