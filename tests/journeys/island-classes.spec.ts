/** Islands never change a class: the build shortens class names per page (build/styles). */
import { expect, type Page, test } from '@playwright/test';
import { carousel, reveal } from './carousel.ts';
import { cookies } from './islands.ts';

/** Class names in islands, but in what loads styles of its own. */
const classes = (page: Page): Promise<string[]> =>
  page
    .locator('astro-island [class]')
    .evaluateAll((all) =>
      all.filter((one) => !one.closest('.late-styles')).flatMap((one) => [...one.classList]),
    );

/** Styled by the slider's own stylesheet. */
const SLIDER = /^keen-slider/;

test('awake, an island has only classes that the build wrote @deep @desktop', async ({ page }) => {
  await page.goto('/');
  const built = new Set(await classes(page));
  const { bar, opener, box } = cookies(page);
  await opener.click();
  await expect(box).toBeVisible();
  await page.keyboard.press('Escape');
  await bar.getByRole('button', { name: 'Necessary Only' }).click();
  for (const name of ['Press logos', 'Therapists'] as const) {
    const found = carousel(page, name);
    const { dots, button } = found;
    await reveal(page, found);
    await button(/^(?:Play|Pause)/).click();
    await dots.nth(2).click();
    await expect(dots.nth(2)).toHaveAttribute('aria-current', 'true');
  }
  await page.getByRole('navigation', { name: 'Main' }).getByRole('button').first().focus();
  await page.keyboard.press('ArrowDown');
  const menu = page.locator('astro-island:not([ssr]) [popover]:popover-open');
  await expect(menu).toBeVisible();
  expect((await classes(page)).filter((one) => !built.has(one) && !SLIDER.test(one))).toEqual([]);
});
