/** The page with the log of data sent in this visit, and changes by a choice in another tab and by Do Not Sell. */
import { expect, type Page, test } from '@playwright/test';

const acceptAll = (page: Page): Promise<void> =>
  page.getByRole('button', { name: 'Accept All', exact: true }).click();

test.describe('the log of this visit @desktop', () => {
  test.beforeEach(async ({ context }) => {
    await context.route(/^https:/, (route) =>
      route.fulfill({ contentType: 'text/html', body: '' }),
    );
  });

  test('is empty at first, lists each host with page and time, and has Do Not Sell on and off', async ({
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

    const said = main.getByText('On, because you or your browser said so');
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

  test('consent withdrawn in one tab ends in the other', async ({ context }) => {
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
    test('it says that nothing was sent', async ({ page }) => {
      await page.goto('/this-visit');
      await expect(page.getByText('Nothing. It couldn’t have.')).toBeVisible();
      await expect(page.getByRole('button', { name: 'Do not sell or share' })).toBeHidden();
    });
  });
});
