/** Chromium, by Playwright. */
import { type Browser, chromium } from '@playwright/test';
import { findBrowser, launchOptions } from '../browser/find.ts';
import {
  type Complain,
  type Engine,
  KEYS,
  NO_NETWORK,
  type Tab,
  type Window,
  ZONE,
} from './engine.ts';

async function openTab(
  browser: Browser,
  { width, height, scripts }: Window,
  complain: Complain,
): Promise<Tab> {
  const context = await browser.newContext({
    viewport: { width, height },
    javaScriptEnabled: scripts,
    timezoneId: ZONE,
    ignoreHTTPSErrors: true,
  });
  const page = await context.newPage();
  page.on('pageerror', (error) => complain(String(error)));
  page.on('console', (line) => {
    if (line.type() === 'error') complain(line.text());
  });
  return {
    goto: async (url) => {
      await page.goto(url);
    },
    reload: async () => {
      await page.reload();
    },
    back: async () => {
      await page.goBack();
    },
    run: (source, args) =>
      page.evaluate(`(${source})(...${JSON.stringify(args)})`) as Promise<unknown>,
    click: (x, y) => page.mouse.click(x, y),
    press: async (keys) => {
      for (const key of keys)
        await (key in KEYS ? page.keyboard.press(key) : page.keyboard.type(key));
    },
    close: () => context.close(),
  };
}

export async function startChromium(): Promise<Engine> {
  const browser = await chromium.launch({
    ...launchOptions(await findBrowser()),
    proxy: { server: `${NO_NETWORK.host}:${NO_NETWORK.port}`, bypass: '127.0.0.1,localhost' },
  });
  return {
    open: (window, complain) => openTab(browser, window, complain),
    close: () => browser.close(),
  };
}
