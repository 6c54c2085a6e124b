/** Privacy of a visitor who only reads. */
import { expect, test } from '@playwright/test';
import { readThrough, watch } from './watch.ts';
import { settled } from './settled.ts';

const origin = (baseURL: string | undefined): string => new URL(baseURL ?? '').origin;

test('reading causes no third-party requests, no CSP violations, and loads no script', async ({
  page,
  baseURL,
}) => {
  const notes = await watch(page, origin(baseURL));
  await page.clock.install();
  // A busy machine may count as a slow connection, on which nothing is prefetched.
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: {} }));
  const prefetched = page.waitForResponse('**/services');
  await page.goto('/');
  await readThrough(page);
  // Longer than the two seconds after which pages are prefetched.
  await page.clock.fastForward(60_000);
  await prefetched;
  await settled(page);
  expect(notes).toEqual({ foreign: [], scripts: [], complaints: [] });
});

test('no layout shift while reading @both', async ({ page }) => {
  await page.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, sources = [] } = entry as PerformanceEntry & {
          value: number;
          sources?: { node?: Node }[];
        };
        // The display font may move the rest of a heading's line by a few pixels (0.00003).
        if (value < 0.0001) continue;
        const nodes = sources.map(({ node }) =>
          node instanceof Element ? node.outerHTML.slice(0, 80) : '',
        );
        shifts.push(`${value.toFixed(4)} ${nodes.join(' | ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto('/');
  await readThrough(page);
  await settled(page);
  expect(await page.evaluate(() => (window as unknown as { shifts: string[] }).shifts)).toEqual([]);
});

test('the same on every public page', async ({ page, baseURL }) => {
  const notes = await watch(page, origin(baseURL));
  for (const path of ['/vibe-check', '/services', '/team', '/no-such-page']) {
    await page.goto(path);
    await page.waitForLoadState('load');
  }
  const quiet = notes.complaints.filter((text) => !/404/.test(text));
  // Chromium may report where the mouse is before a test moves it, which loads the sparks.
  const scripts = notes.scripts.filter((path) => !path.startsWith('/_astro/sparks.'));
  expect({ ...notes, scripts, complaints: quiet }).toEqual({
    foreign: [],
    scripts: [],
    complaints: [],
  });
});
