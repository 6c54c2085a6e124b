import { expect, type Page } from '@playwright/test';

/** Who answers at any hour is on the first screen of the page, which may have come back where a form was sent. */
export async function expectHelpInView(page: Page): Promise<void> {
  for (const name of ['911', '988'])
    await expect(
      page.locator('main').getByRole('link', { name, exact: true }).first(),
    ).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => scrollY)).toBe(0);
}
