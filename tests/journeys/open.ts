import { expect, type Page } from '@playwright/test';

/** Opens a page and waits until what is near is laid out (styles/below-the-fold.css); before that, sections still move. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator('html')).not.toHaveAttribute('data-defer-layout', 'all');
}
