import { expect, type Page } from '@playwright/test';

/** Opens a page and waits until all of it is laid out (styles/fresh.css): measured earlier, bands still move. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator('html')).not.toHaveAttribute('data-fresh');
}
