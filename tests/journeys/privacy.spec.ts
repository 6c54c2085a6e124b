/** Privacy of a visitor who only reads. */
import { expect, test } from '@playwright/test';
import { readThrough, watch } from './watch.ts';
import { settled } from './settled.ts';

test('reading asks no other host and no script, violates no policy and moves nothing', async ({
  page,
  baseURL,
}) => {
  const notes = await watch(page, new URL(baseURL ?? '').origin);
  await page.clock.install();
  await page.addInitScript(() => {
    // A busy machine may count as a slow connection, on which nothing is prefetched.
    Object.defineProperty(navigator, 'connection', { value: {} });
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
  const prefetched = page.waitForResponse('**/services');
  await page.goto('/');
  await readThrough(page);
  // Longer than the two seconds after which pages are prefetched.
  await page.clock.fastForward(60_000);
  await prefetched;
  await settled(page);
  expect(await page.evaluate(() => Reflect.get(window, 'shifts') as unknown)).toEqual([]);
  for (const path of ['/vibe-check', '/services', '/team', '/no-such-page']) {
    await page.goto(path);
    await page.waitForLoadState('load');
  }
  expect({
    foreign: notes.foreign,
    // Chromium may report where the mouse is before a test moves it, which loads the sparks.
    scripts: notes.scripts.filter((path) => !path.startsWith('/_astro/sparks.')),
    complaints: notes.complaints.filter((text) => !/404/.test(text)),
  }).toEqual({ foreign: [], scripts: [], complaints: [] });
});
