/** The topic filter of the episode list; without a script its links filter: src/features/podcast/topics.test.ts. */
import { expect, type Locator, type Page, test } from '@playwright/test';

const LIST = '/resources/podcasts';
const KEY = 'The mother-in-law has a key';
const MONEY = 'Talking about money on a calm day';

const rows = (page: Page): Locator => page.locator('[data-episodes] li[data-topics]:visible');
const row = (page: Page, name: string): Locator => page.getByRole('link', { name, exact: true });
const filter = (page: Page): Locator => page.getByRole('navigation', { name: 'Show one topic' });

test('filters by topic, says the result, and keeps it on reload and Back', async ({ page }) => {
  await page.goto(LIST);
  const all = filter(page).getByRole('button', { name: /^All \d+$/ });
  const family = filter(page).getByRole('button', { name: /^Family and culture \d+$/ });
  await expect(all).toHaveAttribute('aria-pressed', 'true');
  const many = Number((await family.textContent())?.match(/\d+/)?.[0]);
  const total = await rows(page).count();
  expect(many).toBeLessThan(total);

  await family.focus();
  await page.keyboard.press('Space');
  await expect(family).toHaveAttribute('aria-pressed', 'true');
  await expect(family).toBeFocused();
  await expect(all).toHaveAttribute('aria-pressed', 'false');
  // Seen as well.
  await expect(family).toHaveCSS('background-color', 'rgb(20, 38, 44)');
  await expect(all).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await expect(rows(page)).toHaveCount(many);
  await expect(row(page, KEY)).toBeVisible();
  await expect(row(page, MONEY)).toBeHidden();
  await expect(filter(page).getByRole('status')).toHaveText(`${many} of ${total} episodes`);

  await page.reload();
  await expect(family).toHaveAttribute('aria-pressed', 'true');
  await expect(rows(page)).toHaveCount(many);

  await row(page, KEY).click();
  await page.goBack();
  await expect(rows(page)).toHaveCount(many);
  await filter(page)
    .getByRole('button', { name: /^Getting serious/ })
    .click();
  await expect(row(page, MONEY)).toBeVisible();
  await page.goBack();
  await expect(family).toHaveAttribute('aria-pressed', 'true');
  await expect(row(page, MONEY)).toBeHidden();

  // From a copied address.
  await page.goto('about:blank');
  await page.goto(`${LIST}#topic-getting-serious`);
  await expect(row(page, MONEY)).toBeVisible();
  await expect(row(page, KEY)).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(rows(page)).toHaveCount(total);
});
