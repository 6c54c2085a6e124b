/** Accessibility by rule, on whole pages: light, dark and at 200 % zoom, on both screens. */
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { readThrough } from './watch.ts';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

async function complaints(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).withTags(TAGS).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary = '' }) => {
      const why = failureSummary.replace(/\s+/g, ' ').slice(0, 200);
      return `${id}: ${target.join(' ')}: ${why}`;
    }),
  );
}

for (const path of [
  '/',
  '/vibe-check',
  '/thank-you',
  '/no-such-page',
  '/resources/podcasts',
  '/resources/podcasts/18',
  '/resources/downloads-guides',
  '/resources/interrupt-the-spiral',
]) {
  test(`${path} in light and dark colors`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await page.goto(path);
    await readThrough(page);
    expect(await complaints(page), 'light').toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    expect(await complaints(page), 'dark').toEqual([]);
  });
}

test('/ at 200 % zoom', async ({ page }) => {
  // To a page, zoom is a window with half as many pixels.
  const { width, height } = page.viewportSize() ?? { width: 1440, height: 900 };
  await page.setViewportSize({ width: Math.max(320, width / 2), height: height / 2 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  expect(await complaints(page)).toEqual([]);
});

test('/ with the Therapy menu open', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Therapy' }).click();
  expect(await complaints(page)).toEqual([]);
});

test('/ with the menu of small screens open', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('dialog').getByText('Therapy', { exact: true }).click();
  expect(await complaints(page)).toEqual([]);
});
