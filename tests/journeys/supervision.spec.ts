/** The supervision tooltip: opening and closing (R288–R292, D44). */
import { expect, type Locator, type Page, test } from '@playwright/test';
import { startedCarousel } from './carousel.ts';

const WORDS = 'Supervised by Dr. Odessa Bluestem, PhD, LMFT-S';

interface Parts {
  button: Locator;
  tip: Locator;
}
const parts = (within: Page | Locator): Parts => ({
  button: within.getByRole('button', { name: WORDS }),
  tip: within.getByRole('tooltip'),
});

test('R288 R289 R290 R291 R292 opens on hover, focus and click, and closes as specified @desktop', async ({
  page,
}) => {
  await page.goto('/team');
  const { button, tip } = parts(page);
  // Accessible without opening it.
  await expect(button).toBeVisible();
  await expect(tip).toBeHidden();
  await expect(button).toHaveAccessibleDescription(/license SAMPLE-00001.*since March 2025/);

  await button.hover();
  await expect(tip).toBeVisible();
  const [above, below] = [await tip.boundingBox(), await button.boundingBox()];
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThan((below?.y ?? 0) + 20);
  // The tooltip can be hovered (WCAG 1.4.13).
  await tip.hover();
  await expect(tip).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(tip).toBeHidden();
  await page.mouse.move(2, 2);
  await button.hover();
  await expect(tip).toBeVisible();
  await page.mouse.move(2, 2);
  await expect(tip).toBeHidden();

  await page.getByRole('link', { name: 'Juno Sagebrush' }).last().focus();
  await page.keyboard.press('Tab');
  await expect(button).toBeFocused();
  await expect(tip).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(tip).toBeHidden();
  await page.keyboard.press('Shift+Tab');
  await expect(tip).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(tip).toBeHidden();
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(tip).toBeVisible();
  await page.mouse.click(3, 400);
  await expect(tip).toBeHidden();
  await button.dblclick();
  await expect(tip).toBeVisible();

  await test.step('in the team carousel it can overflow the edge', async () => {
    await page.goto('/');
    const { row } = await startedCarousel(page, 'Therapists');
    const inRow = parts(row.locator('li:not([inert])'));
    await inRow.button.hover();
    await expect(inRow.tip).toBeVisible();
    await page.mouse.move(2, 2);
    await expect(inRow.tip).toBeHidden();
  });
});

test('R288 R290 a tap opens it, and a tap outside closes it', async ({ page }) => {
  await page.goto('/team');
  const { button, tip } = parts(page);
  await button.tap();
  await expect(tip).toBeVisible();
  await expect(page).toHaveURL('/team');
  await page.getByRole('contentinfo').tap({ position: { x: 3, y: 3 } });
  await expect(tip).toBeHidden();
});
