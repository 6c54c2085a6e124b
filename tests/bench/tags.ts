/**
 * `npm run bench -- tags`: main-thread blocking of configured tags, compared with the page without consent. Limit
 * (issue 7): 50 ms of blocking with 4 times CPU slowdown.
 */
import { type Browser, type BrowserContext, chromium } from '@playwright/test';
import { findBrowser, launchOptions } from '../browser/find.ts';
import { type RecordedRequest, recordTagRequests } from '../tags/hosts.ts';
import { withSite } from '../hydration/throw-away.ts';
import { median } from './median.ts';

const ROUNDS = 7;
const BAR = 50;
const WAIT = 15_000;

/** Throws if no page view is reported within `WAIT` ms: then there is nothing to measure. */
async function counted(heard: readonly RecordedRequest[]): Promise<void> {
  const until = performance.now() + WAIT;
  while (!heard.some(({ text }) => text.includes('page_view'))) {
    if (performance.now() > until) throw new Error('The tags did not report the page view');
    await new Promise((done) => setTimeout(done, 20));
  }
}

/** Blocking time of one visit, ms: the part of long tasks beyond 50 ms. */
async function blocked(
  context: BrowserContext,
  address: string,
  heard?: RecordedRequest[],
): Promise<number> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.addInitScript(() => {
    Object.assign(window, { blocked: 0 });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries())
        (window as unknown as { blocked: number }).blocked += duration - 50;
    }).observe({ type: 'longtask', buffered: true });
  });
  if (heard) heard.length = 0;
  await page.goto(address);
  if (heard) await counted(heard);
  await page.waitForLoadState('networkidle');
  const time = await page.evaluate(() => (window as unknown as { blocked: number }).blocked);
  await page.close();
  return time;
}

async function measure(browser: Browser, origin: string): Promise<Record<string, number[]>> {
  const times: Record<string, number[]> = { tags: [], none: [] };
  const allowing = await browser.newContext();
  const heard = await recordTagRequests(allowing, origin);
  const page = await allowing.newPage();
  await page.goto(`${origin}/write`);
  await page.getByRole('button', { name: 'Accept All', exact: true }).click();
  await counted(heard);
  await page.close();
  const refusing = await browser.newContext();
  for (let round = 0; round < ROUNDS; round += 1) {
    times['tags']?.push(await blocked(allowing, `${origin}/write`, heard));
    times['none']?.push(await blocked(refusing, `${origin}/write`));
  }
  return times;
}

export async function benchTags(): Promise<boolean> {
  const browser = await chromium.launch(launchOptions(await findBrowser()));
  let times: Record<string, number[]> = {};
  try {
    await withSite(new URL('../tags/build.ts', import.meta.url), async ({ url }) => {
      times = await measure(browser, url);
    });
  } finally {
    await browser.close();
  }
  const [tags, none] = [median(times['tags'] ?? []), median(times['none'] ?? [])];
  const byTags = Math.max(0, tags - none);
  const held = byTags <= BAR;
  console.table({
    'main thread blocked at 4x, ms': { tags, 'nothing allowed': none, byTags, bar: BAR, held },
  });
  return held;
}
