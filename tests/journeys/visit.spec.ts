/** The page that shows what a visit sent to whom, and what changes it: a choice in another tab, Do Not Sell. */
import { expect, type Page, test } from '@playwright/test';

const acceptAll = (page: Page): Promise<void> =>
  page.getByRole('button', { name: 'Accept All', exact: true }).click();

test.describe('what this visit sent', { tag: '@desktop' }, () => {
  test.beforeEach(async ({ context }) => {
    await context.route(/^https:/, (route) =>
      route.fulfill({ contentType: 'text/html', body: '' }),
    );
  });

  test('nothing at first; then each host, where and when; and Do Not Sell, said and taken back', async ({
    page,
  }) => {
    await page.goto('/this-visit');
    const main = page.getByRole('main');
    await expect(main.getByText('Nothing.', { exact: true })).toBeVisible();
    await expect(main.getByText('Only the necessary.')).toBeVisible();

    await page.goto('/');
    await acceptAll(page);
    await page.locator('[data-embed*="www.google.com"]').first().scrollIntoViewIfNeeded();
    await expect(page.locator('iframe[src*="www.google.com"]')).toHaveCount(1);
    await page.goto('/this-visit');
    await expect(main.getByRole('listitem').filter({ hasText: 'www.google.com' })).toContainText(
      /its frame, on \/ at \d+:\d\d/,
    );
    await expect(main.getByText('Nothing.', { exact: true })).toBeHidden();
    await expect(main.getByText('Necessary, analytics, marketing, functional.')).toBeVisible();

    const said = main.getByText('Said, by you or by your browser');
    await expect(said).toBeHidden();
    await main.getByRole('button', { name: 'Do not sell or share' }).click();
    const takeBack = main.getByRole('button', { name: 'Take back “do not sell or share”' });
    await expect(takeBack).toBeVisible();
    await expect(said).toBeVisible();
    await expect(main.getByText('Necessary, functional.')).toBeVisible();
    await takeBack.click();
    await expect(said).toBeHidden();
    await expect(main.getByText('Necessary, analytics, marketing, functional.')).toBeVisible();
  });

  test('what is withdrawn in one tab ends in the other', async ({ context }) => {
    const [here, there] = [await context.newPage(), await context.newPage()];
    await here.goto('/');
    await acceptAll(here);
    await expect(here.locator('html')).toHaveAttribute(
      'data-consent',
      'analytics marketing functional',
    );
    await there.goto('/this-visit');
    await there.getByRole('button', { name: 'Change what is allowed' }).click();
    const anew = here.waitForEvent('load');
    await there.getByRole('dialog').getByRole('button', { name: 'Necessary Only' }).click();
    await anew;
    await expect(here.locator('html')).toHaveAttribute('data-consent', '');
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });
    test('it says that nothing could leave', async ({ page }) => {
      await page.goto('/this-visit');
      await expect(page.getByText('Nothing. It could not have.')).toBeVisible();
      await expect(page.getByRole('button', { name: 'Do not sell or share' })).toBeHidden();
    });
  });
});
