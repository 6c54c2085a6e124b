/**
 * Automated accessibility checks, light and dark, and no horizontal overflow: of every page on a phone, of one page of
 * each kind on a wide screen. All rules run in light mode, only color rules again in dark mode, because nothing else
 * depends on the color scheme.
 */
import { expect, type Page, test } from '@playwright/test';
import { dirname } from 'node:path';
import { distinct } from '../site/dist.ts';
import { cutOff } from './cut-off.ts';
import { violationsInBoth } from './axe-page.ts';
import { scaled } from '../run/limits.ts';

const routes = distinct.map(({ route }) => route);
/** All at the top, and one of each folder: its pages have one layout. */
const kinds = routes.filter(
  (route, index) =>
    dirname(route) === '/' || routes.findIndex((one) => dirname(one) === dirname(route)) === index,
);

/** Marks headers, footers and dialogs identical to those of a checked page, to skip half of the work. */
async function markRead(page: Page, read: Set<string>): Promise<void> {
  const frame = page.locator('header, footer, dialog');
  const parts = await frame.evaluateAll((all) => all.map(({ outerHTML }) => outerHTML));
  const known = parts.map((part) => read.has(part));
  await frame.evaluateAll((all, flags) => {
    for (const [at, part] of all.entries()) part.toggleAttribute('data-read', flags[at]);
  }, known);
  for (const part of parts) read.add(part);
}

/** What is wrong with these pages on this screen. */
async function wrongOf(page: Page, paths: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  const read = new Set<string>();
  for (const route of paths) {
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await page.goto(route, { waitUntil: 'domcontentloaded' });
    await markRead(page, read);
    found.push(
      ...(await violationsInBoth(page, 'html', '[data-read]')).map((line) => `${route}: ${line}`),
    );
    found.push(...(await cutOff(page)).map((what) => `${route} cuts off ${what}`));
  }
  return found;
}

// Two halves, for two workers.
for (const half of [0, 1])
  test(`every page, half ${half + 1}`, async ({ page }) => {
    test.setTimeout(scaled(600_000));
    expect(
      await wrongOf(
        page,
        routes.filter((_, index) => index % 2 === half),
      ),
    ).toEqual([]);
  });

test('a page of each kind @desktop', async ({ page }) => {
  test.setTimeout(scaled(600_000));
  expect(await wrongOf(page, kinds)).toEqual([]);
});
