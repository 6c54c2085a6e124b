/**
 * `npm run bench -- tags`: how long the tags of a configured site hold up the page, beside the same page where nothing is
 * allowed. Bar of issue 7: 50 ms of blocking at a quarter of the processor's speed.
 */
import { type Browser, type BrowserContext, chromium } from '@playwright/test';
import { BROWSER_ARGUMENTS, findBrowser } from '../browser/find.ts';
import { type Heard, overhearTags } from '../tags/hosts.ts';
import { withSite } from '../wake/throw-away.ts';
import { median } from './median.ts';

const ROUNDS = 7;
const BAR = 50;
const WAIT = 15_000;

/** Throws when the tags do not say within `WAIT` ms that the page was seen: then there is nothing to measure. */
async function counted(heard: readonly Heard[]): Promise<void> {
  const until = performance.now() + WAIT;
  while (!heard.some(({ text }) => text.includes('page_view'))) {
    if (performance.now() > until) throw new Error('The tags did not count the page');
    await new Promise((done) => setTimeout(done, 20));
  }
}

/** Blocking time of one visit of `address`, ms: what long tasks take beyond 50 ms each. */
async function blocked(context: BrowserContext, address: string, heard?: Heard[]): Promise<number> {
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
  const heard = await overhearTags(allowing, origin);
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

/** Measures, prints, and says whether the bar holds. */
export async function benchTags(): Promise<boolean> {
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: [...BROWSER_ARGUMENTS],
  });
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
