/** What Safari on iPhones does that other browsers do not: it zooms into small fields, and its home indicator covers the lower edge. */
import { expect, type Page, test } from '@playwright/test';
import { pages } from '../site/dist.ts';
import { open } from './open.ts';

/** iOS zooms into a field with smaller letters, and does not zoom out again. */
const SMALLEST_PX = 16;
const FIELD =
  /<(?:select|textarea|input(?![^>]* type="?(?:hidden|checkbox|radio|submit)))\b[^>]*>/g;

/** A page for each distinct set of fields. */
function pagesWithFields(): string[] {
  const byFields = new Map<string, string>();
  for (const { html, route } of pages) {
    // Class names differ from page to page.
    const fields = [...html.matchAll(FIELD)].map(([tag]) =>
      tag.replace(/ (?:class|value)="[^"]*"/g, ''),
    );
    if (fields.length > 0 && !route.startsWith('/admin')) byFields.set(fields.join(), route);
  }
  return [...byFields.values()];
}

test('no field is so small that the page zooms into it @deep', async ({ page }) => {
  const routes = pagesWithFields();
  expect(routes.length).toBeGreaterThan(3);
  for (const route of routes) {
    await page.goto(route, { waitUntil: 'domcontentloaded' });
    const small = await page
      .locator('select, textarea, input:not([type=hidden], [type=checkbox], [type=radio])')
      .evaluateAll(
        (fields, least) =>
          fields
            .filter((field) => Number.parseFloat(getComputedStyle(field).fontSize) < least)
            .map((field) => field.outerHTML.slice(0, 120)),
        SMALLEST_PX,
      );
    expect(small, route).toEqual([]);
  }
});

/** Height of the home indicator on iPhones without a button, px. */
const INDICATOR = 34;

/** Makes the lower edge of the screen one that is partly covered. */
async function coverLowerEdge(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setSafeAreaInsetsOverride', { insets: { bottom: INDICATOR } });
  return (page.viewportSize()?.height ?? 0) - INDICATOR;
}

/** Lower edge of an element in the viewport, px. */
const bottomOf = (page: Page, selector: string): Promise<number> =>
  page
    .locator(selector)
    .last()
    .evaluate((element) => element.getBoundingClientRect().bottom);

test('the cookie bar and the menu end above the home indicator', async ({ page }) => {
  const edge = await coverLowerEdge(page);
  await open(page, '/');
  expect(await bottomOf(page, '#cookie-bar button:visible')).toBeLessThanOrEqual(edge);
  await page.getByRole('button', { name: 'Necessary Only' }).click();
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  const last = '#menu-sheet a:visible';
  await page.locator(last).last().scrollIntoViewIfNeeded();
  await page.locator('#menu-sheet').evaluate((sheet) => sheet.scrollTo(0, sheet.scrollHeight));
  expect(await bottomOf(page, last)).toBeLessThanOrEqual(edge);
});
