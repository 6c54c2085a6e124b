/** Sparks on click (R098, R308): decoration for a mouse, and for nobody who asks for less motion. */
import { expect, type Page, test } from '@playwright/test';

const AT = { x: 300, y: 400 };

interface Sparks {
  most: number;
  /** Farthest any part of a spark came from the click, px. */
  reach: number;
}

/** Clicks the page once and follows the sparks, frame by frame, until none is left. */
async function click(page: Page, how: (page: Page) => Promise<void>): Promise<Sparks> {
  await page.evaluate(({ x, y }) => {
    const result = { most: 0, reach: 0 };
    Object.assign(window, { result });
    const look = (): void => {
      const sparks = [...document.querySelectorAll<HTMLElement>('.spark')];
      result.most = Math.max(result.most, sparks.length);
      for (const spark of sparks) {
        // Its middle and half its length: a turned box is wider than what is drawn in it.
        const { left, right, top, bottom } = spark.getBoundingClientRect();
        const middle = Math.hypot((left + right) / 2 - x, (top + bottom) / 2 - y);
        result.reach = Math.max(result.reach, middle + spark.offsetWidth / 2);
      }
      requestAnimationFrame(look);
    };
    look();
  }, AT);
  await how(page);
  await page.waitForTimeout(800);
  await expect(page.locator('.spark')).toHaveCount(0);
  return page.evaluate(() => (window as unknown as { result: Sparks }).result);
}

const mouse = (page: Page): Promise<void> => page.mouse.click(AT.x, AT.y);

test(
  'R098 R308 eight sparks fly at most 80 px and are gone',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto('/');
    const { most, reach } = await click(page, mouse);
    expect(most).toBe(8);
    expect(reach).toBeGreaterThan(30);
    expect(reach).toBeLessThanOrEqual(80);
  },
);

test('R098 none under reduced motion', { tag: '@desktop' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  expect((await click(page, mouse)).most).toBe(0);
});

test('R098 none for a finger', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/');
  const tap = (target: Page): Promise<void> => target.touchscreen.tap(AT.x, AT.y);
  expect((await click(page, tap)).most).toBe(0);
});
