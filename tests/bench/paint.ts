/** Measures largest contentful paint, simulated by Lighthouse and with real throttling. */
import { type Browser, chromium } from '@playwright/test';
import { site } from '#site';
import { findBrowser, launchOptions } from '../browser/find.ts';
import { loadLighthouse } from './lighthouse.ts';

const PHONE = { width: 390, height: 844 };

/** 400 kbit/s in both directions and 400 ms latency; the processor is not throttled. */
const SLOW = {
  offline: false,
  latency: 400,
  downloadThroughput: 50_000,
  uploadThroughput: 50_000,
};

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
export type Category = (typeof CATEGORIES)[number];

export interface Audit {
  /** Largest contentful paint in simulated Slow 4G, ms. */
  lcp: number;
  /** Total blocking time, ms. */
  tbt: number;
  /** Cumulative layout shift. */
  cls: number;
  /** 0 to 100. */
  scores: Record<Category, number>;
}

/** A browser with a debugging port for Lighthouse, in the time zone of the practice, as its visitors are. */
export async function launch(port: number): Promise<Browser> {
  const options = launchOptions(await findBrowser());
  return chromium.launch({
    ...options,
    env: { ...options.env, TZ: site.timeZone },
    args: [...options.args, `--remote-debugging-port=${port}`],
  });
}

/** Attempts per run: Lighthouse sometimes fails on a busy machine. */
const TRIES = 3;

/** Throws if the page cannot be loaded. */
export async function audit(url: string, port: number, tries = TRIES): Promise<Audit> {
  const lighthouse = await loadLighthouse();
  const run = await lighthouse(url, {
    port,
    logLevel: 'error',
    onlyCategories: [...CATEGORIES],
  });
  if (run === undefined) throw new Error(`Lighthouse gave no result for ${url}`);
  const { audits, categories, runtimeError } = run.lhr;
  if (runtimeError) {
    if (tries <= 1) throw new Error(`Lighthouse on ${url}: ${runtimeError.message}`);
    console.warn(`Lighthouse on ${url}: ${runtimeError.code}, trying again`);
    return audit(url, port, tries - 1);
  }
  const number = (id: string): number => audits[id]?.numericValue ?? Number.NaN;
  return {
    lcp: number('largest-contentful-paint'),
    tbt: number('total-blocking-time'),
    cls: number('cumulative-layout-shift'),
    scores: Object.fromEntries(
      CATEGORIES.map((name) => [name, Math.round((categories[name]?.score ?? Number.NaN) * 100)]),
    ) as Record<Category, number>,
  };
}

/** Largest contentful paint of a first visit on the slow connection, ms since navigation start. */
export async function throttledPaint(browser: Browser, url: string): Promise<number> {
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
