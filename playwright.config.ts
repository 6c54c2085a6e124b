import { tmpdir } from 'node:os';
import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { type FoundBrowser, launchOptions, ONE_PROCESS_A_PAGE } from './tests/browser/find.ts';
import { freePort } from './tests/browser/free-port.ts';
import type { EngineOptions } from './tests/engines/test.ts';
import { optional } from './tests/programs/optional.ts';
import { JOURNEYS } from './tests/practice/sample.ts';
import { scaled } from './tests/run/limits.ts';

// Playwright reads this file again in every worker: what the first reading found is handed on.
process.env.JOURNEY_PORT ??= String(await freePort());
if (process.env.JOURNEY_DATA === undefined) {
  const data = mkdtempSync(join(tmpdir(), 'journeys-'));
  process.env.JOURNEY_DATA = data;
  process.once('exit', () => rmSync(data, { recursive: true, force: true }));
}
const { JOURNEY_BROWSER, JOURNEY_PORT, JOURNEY_DATA } = process.env;
const origin = `http://127.0.0.1:${JOURNEY_PORT}`;

// A test runs on a phone, `@desktop` on a desktop instead, `@both` on both: the desktop is then left to the deep tier, as
// is everything of files named *.deep.spec.ts and what is tagged `@deep`.
const DEEP = /\.deep\.spec\.ts|@deep/;
const DEEP_DESKTOP = /@both|^(?=.*(?:\.deep\.spec\.ts|@deep)).*@desktop/;
const phone = { use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } };
const desktop = { use: { viewport: { width: 1440, height: 900 } } };

/** `engines-firefox-phone` and so on; an engine that is not here has no project, and `npm test` names it at its end. */
const engines = (['chromium', 'firefox', 'webkit'] as const)
  .filter((engine) => engine === 'chromium' || optional(engine))
  .flatMap((engine) =>
    [phone, desktop].map(({ use: { viewport } }, index) => ({
      name: `engines-${engine}-${index === 0 ? 'phone' : 'desktop'}`,
      ...JOURNEYS.engines,
      // Firefox evaluates nothing without JavaScript, WebKitGTK hides its console (tests/engines).
      grepInvert: { chromium: /^$/, firefox: /without JavaScript/, webkit: /in the console/ }[
        engine
      ],
      use: { engine, window: viewport },
    })),
  );

export default defineConfig<EngineOptions>({
  testDir: 'tests',
  outputDir: 'test-results',
  globalSetup: './tests/browser/find-for-journeys.ts',
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  // For what hangs: every wait ends as soon as what it waits for is there.
  timeout: scaled(60_000),
  expect: { timeout: scaled(10_000) },
  retries: 0,
  reporter: [['list'], ['./tests/browser/page-at-failure.ts']],
  use: {
    baseURL: origin,
    locale: 'en-US',
    timezoneId: 'America/Chicago',
    screenshot: 'only-on-failure',
    // Found by `globalSetup`, which the workers start after.
    ...(JOURNEY_BROWSER && {
      launchOptions: launchOptions(JSON.parse(JOURNEY_BROWSER) as FoundBrowser, ONE_PROCESS_A_PAGE),
    }),
  },
  // `npm test` runs the first two, `npm run test:deep` the others.
  projects: [
    { name: 'phone', ...phone, ...JOURNEYS.quick, grepInvert: [/@desktop/, DEEP] },
    { name: 'desktop', ...desktop, ...JOURNEYS.quick, grep: /@desktop/, grepInvert: DEEP },
    { name: 'deep-phone', ...phone, ...JOURNEYS.deep, grep: DEEP, grepInvert: /@desktop/ },
    { name: 'deep-desktop', ...desktop, ...JOURNEYS.deep, grep: DEEP_DESKTOP },
    ...engines,
  ],
  // The real server, from source, over the built site.
  webServer: {
    command: `"${process.execPath}" src/server/start.ts --no-build`,
    url: `${origin}/healthz`,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: scaled(10_000) },
    timeout: scaled(60_000),
    env: {
      PORT: JOURNEY_PORT,
      DATABASE_URL: `file:${join(JOURNEY_DATA, 'leads.db')}`,
      RATE_LIMIT: 'off',
      LOG_LEVEL: 'error',
    },
  },
});
