/** What the home page does to a visitor who only reads: nothing. */
import { expect, test } from '@playwright/test';
import { readThrough, watch } from './watch.ts';

const origin = (baseURL: string | undefined): string => new URL(baseURL ?? '').origin;

test('reading asks no other host, breaks no policy and fetches no script but the rows in sight', async ({
  page,
  baseURL,
}) => {
  const notes = await watch(page, origin(baseURL));
  await page.goto('/');
  await readThrough(page);
  // Past the two seconds after which the next pages are fetched ahead.
  await page.waitForTimeout(2600);
  const scripts = [expect.stringMatching(/^\/_astro\/rows\.[\w-]+\.js$/)];
  expect(notes).toEqual({ foreign: [], scripts, complaints: [] });
});

test('nothing moves by itself while people read', async ({ page }) => {
  await page.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, sources = [] } = entry as PerformanceEntry & {
          value: number;
          sources?: { node?: Node }[];
        };
        const nodes = sources.map(({ node }) =>
          node instanceof Element ? node.outerHTML.slice(0, 80) : '',
        );
        shifts.push(`${value.toFixed(4)} ${nodes.join(' | ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto('/');
  await readThrough(page);
  await page.waitForTimeout(500);
  expect(await page.evaluate(() => (window as unknown as { shifts: string[] }).shifts)).toEqual([]);
});

test('every public page is as quiet', async ({ page, baseURL }) => {
  const notes = await watch(page, origin(baseURL));
  for (const path of ['/vibe-check', '/services', '/team', '/no-such-page']) {
    await page.goto(path);
    await page.waitForLoadState('load');
  }
  const quiet = notes.complaints.filter((text) => !/404/.test(text));
  expect({ ...notes, complaints: quiet }).toEqual({ foreign: [], scripts: [], complaints: [] });
});
