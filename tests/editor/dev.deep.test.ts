/** `npm run dev` shows an editor's mistake in the browser, and no error of its own. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findBrowser, launchOptions } from '../browser/find.ts';
import { freePort } from '../browser/free-port.ts';
import { copySite, type Copy, ENVIRONMENT, ROOT } from './copy.ts';
import { scaled } from '../run/limits.ts';

const PRICES = 'src/content/prices.yaml';

let site: Copy;
let dev: ChildProcess;
let browser: Browser;
let origin = '';
let output = '';

beforeAll(async () => {
  site = await copySite();
  const port = await freePort();
  origin = `http://127.0.0.1:${port}`;
  const astro = join(ROOT, 'node_modules/astro/bin/astro.mjs');
  const flags = ['--config', 'copy.config.mjs', '--host', '127.0.0.1', '--port', String(port)];
  dev = spawn(process.execPath, [astro, 'dev', ...flags], {
    cwd: site.folder,
    env: { ...ENVIRONMENT, NO_COLOR: '1', FORCE_COLOR: '0' },
  });
  await new Promise<void>((done, fail) => {
    const read = (chunk: Buffer): void => {
      output += chunk.toString();
      if (output.includes(origin)) done();
    };
    dev.stdout?.on('data', read);
    dev.stderr?.on('data', read);
    dev.once('close', () => fail(new Error(output)));
  });
  browser = await chromium.launch(launchOptions(await findBrowser()));
});

afterAll(async () => {
  await browser?.close();
  if (dev.exitCode === null) {
    dev.kill('SIGTERM');
    await once(dev, 'close');
  }
  await site.remove();
});

async function newPage(): Promise<Page> {
  const page = await browser.newPage();
  page.setDefaultTimeout(scaled(60_000));
  return page;
}

it('serves pages, and the form server responds', async () => {
  const page = await newPage();
  await page.goto(`${origin}/team`);
  expect(await page.locator('h1').textContent()).toMatch(/\S/);
  await page.close();
  const health = await fetch(`${origin}/healthz`);
  expect(health.headers.get('content-type')).toContain('application/json');
});

it('shows a wrong price with its location and the valid values, and nothing else', async () => {
  const page = await newPage();
  await page.goto(`${origin}/team`);
  await site.edit(PRICES, (text) => text.replace('low: 150', 'low: 250'));
  const said = (): Promise<string> =>
    page
      .locator('vite-error-overlay')
      .evaluate((overlay) => overlay.shadowRoot?.textContent ?? '', { timeout: scaled(5000) })
      .catch(() => '');
  // The dev server reloads the file asynchronously.
  await expect
    .poll(() => page.goto(`${origin}/team`).then(said), { timeout: scaled(120_000) })
    .toMatch(/a fee of \d+ lies outside standard-rate in prices\.yaml \(\$250 to \$290\)/);
  expect(await said()).not.toContain('Unexpected token');
  expect(output).not.toMatch(/#state|UnhandledRejection|Unexpected token/);
});

it('shows a file that cannot be read in the words of the checks, until it is mended', async () => {
  const page = await newPage();
  await site.edit(PRICES, (text) => text.replace('low: 250', 'low: 150'));
  await expect
    .poll(async () => (await page.goto(`${origin}/team`))?.status(), { timeout: scaled(120_000) })
    .toBe(200);
  const post = 'src/content/posts/8-worry-is-a-smoke-alarm.md';
  const overlay = page.locator('vite-error-overlay');
  await site.edit(post, (text) => text.replace(/title: (.*)/, 'title: Worry: $1'));
  await expect
    .poll(
      () =>
        overlay
          .evaluate((shown) => shown.shadowRoot?.textContent ?? '', { timeout: scaled(2000) })
          .catch(() => ''),
      { timeout: scaled(60_000) },
    )
    .toMatch(
      /8-worry-is-a-smoke-alarm\.md:2\s+title[\s\S]*colon[\s\S]*For example: title: "Worry:/,
    );
  // Not by a reload: the dev server may reload the first page at the same moment.
  const another = await newPage();
  await another.goto(`${origin}/team`);
  const again = another.locator('vite-error-overlay');
  await again.waitFor({ state: 'attached', timeout: scaled(30_000) });
  await site.edit(post, (text) => text.replace('title: Worry: ', 'title: '));
  for (const one of [overlay, again])
    await one.waitFor({ state: 'detached', timeout: scaled(60_000) });
  await Promise.all([page.close(), another.close()]);
});
