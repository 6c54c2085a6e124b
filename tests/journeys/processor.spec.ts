/**
 * Passes of style and layout while a page loads, its late font included: what repeats is what drains a cheap phone
 * (site-build/README.md). Counted, not timed: passes are the same on a busy machine.
 */
import { expect, type Page, test } from '@playwright/test';

/** A load that is interrupted has more passes, never fewer: the best of some counts, and the first good one is enough. */
const LOADS = 3;

/** Passes from the start of a visit until the full font is used. */
async function passesOf(page: Page, path: string): Promise<{ styles: number; layouts: number }> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  await page.goto(path);
  await expect(page.locator('footer')).toHaveAttribute('data-font', 'late');
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
  const { metrics } = await session.send('Performance.getMetrics');
  const of = (name: string): number => metrics.find((one) => one.name === name)?.value ?? 0;
  return { styles: of('RecalcStyleCount'), layouts: of('LayoutCount') };
}

test('pages load with few passes of style and layout @deep', async ({ browser }) => {
  for (const [path, styles, layouts] of [
    ['/', 20, 18],
    ['/strengthen-reconnect', 14, 13],
    ['/vibe-check', 14, 13],
  ] as const)
    await test.step(`${path}: at most ${styles} of style and ${layouts} of layout`, async () => {
      const best = { styles: Number.POSITIVE_INFINITY, layouts: Number.POSITIVE_INFINITY };
      const isGood = (): boolean => best.styles <= styles && best.layouts <= layouts;
      for (let load = 0; load < LOADS && !isGood(); load += 1) {
        const page = await browser.newPage();
        const seen = await passesOf(page, path);
        best.styles = Math.min(best.styles, seen.styles);
        best.layouts = Math.min(best.layouts, seen.layouts);
        await page.close();
      }
      expect(best.layouts).toBeGreaterThan(1);
      expect(best.styles).toBeLessThanOrEqual(styles);
      expect(best.layouts).toBeLessThanOrEqual(layouts);
    });
});
