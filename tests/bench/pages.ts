/**
 * `npm run bench -- pages`: the home page compared with the floor, an almost empty page on the same server, in
 * alternating rounds with real throttling: its largest contentful paint is at most 1.35 times the floor's.
 */
import { type Browser, chromium } from '@playwright/test';
import { site } from '#site';
import { findBrowser, launchOptions } from '../browser/find.ts';
import { setUp } from './floor.ts';
import { median } from './median.ts';

const ROUNDS = 5;
const BAR = 1.35;
const PHONE = { width: 390, height: 844 };

/** 400 kbit/s in both directions and 400 ms latency; the processor is not throttled. */
const SLOW = {
  offline: false,
  latency: 400,
  downloadThroughput: 50_000,
  uploadThroughput: 50_000,
};

/** In the time zone of the practice, as its visitors are. */
async function launch(): Promise<Browser> {
  const options = launchOptions(await findBrowser());
  return chromium.launch({ ...options, env: { ...options.env, TZ: site.timeZone } });
}

/** Largest contentful paint of a first visit on the slow connection, ms since navigation start. */
async function throttledPaint(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext({ viewport: PHONE, isMobile: true, hasTouch: true });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW);
  await page.goto(url, { waitUntil: 'load', timeout: 120_000 });
  const paint = await page.evaluate(
    () =>
      new Promise<number>((done) => {
        let last = Number.NaN;
        new PerformanceObserver((list) => {
          last = list.getEntries().at(-1)?.startTime ?? last;
        }).observe({ type: 'largest-contentful-paint', buffered: true });
        // Nothing loads after the load event, so the value is final.
        setTimeout(() => done(last), 1000);
      }),
  );
  await context.close();
  return paint;
}

const said = (times: readonly number[]): string =>
  `${median(times).toFixed(0)} ms (${Math.min(...times).toFixed(0)}-${Math.max(...times).toFixed(0)})`;

export async function benchPages(): Promise<boolean> {
  const stand = await setUp();
  const browser = await launch();
  const [home, floor]: [number[], number[]] = [[], []];
  try {
    for (let round = 1; round <= ROUNDS; round += 1) {
      floor.push(await throttledPaint(browser, stand.floor));
      home.push(await throttledPaint(browser, stand.home));
    }
  } finally {
    await browser.close();
    await stand.stop();
  }
  const ratio = median(home) / median(floor);
  console.log(
    `largest paint at 400 kbit/s and 400 ms: home ${said(home)}, floor ${said(floor)}, ratio ${ratio.toFixed(2)} (bar ${BAR})`,
  );
  return ratio <= BAR;
}
