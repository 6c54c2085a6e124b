/** A page that begins with help lines shows 911 and 988 at once, on small screens too, under no consent bar. */
import { expect, test } from '@playwright/test';
import { distinct } from '../site/dist.ts';
import { bar } from './consent.ts';
import { open } from './open.ts';

const helpFirst = distinct.filter(({ html }) => {
  const [firstView, rest] = html.slice(html.indexOf('<main')).split('data-above-the-fold-end', 2);
  return rest !== undefined && firstView?.includes('data-help-lines');
});

test('pages that begin with help lines are known', () => {
  expect(helpFirst.length).toBeGreaterThanOrEqual(5);
});

for (const [width, height] of [
  [320, 568],
  [360, 640],
  [390, 844],
  [844, 390],
] as const)
  test(`at ${width} × ${height}, 911 and 988 can be tapped before the consent bar is answered`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    const covered: string[] = [];
    for (const { route } of helpFirst) {
      await open(page, route);
      await expect(bar(page)).toBeVisible();
      for (const href of ['tel:911', 'tel:988']) {
        const isOnTop = await page.locator(`main a[href="${href}"]`).evaluateAll((links) =>
          links.some((link) => {
            const { left, top, width, height } = link.getBoundingClientRect();
            return link.contains(document.elementFromPoint(left + width / 2, top + height / 2));
          }),
        );
        if (!isOnTop) covered.push(`${route}: ${href}`);
      }
    }
    expect(covered).toEqual([]);
  });
