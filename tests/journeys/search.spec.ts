/** Search on the hub: by hand, by keys, by address, without script, and when it is urgent (R030, D15). */
import { expect, type Page, test } from '@playwright/test';
import { watch } from './watch.ts';

const box = (page: Page) => page.getByRole('searchbox', { name: 'What are you looking for?' });
const results = (page: Page) => page.locator('[data-hits] a');
const count = (page: Page) => page.locator('[data-count]');

test('answers while people type, marks what it found, and sends nothing', async ({
  page,
  baseURL,
}) => {
  const notes = await watch(page, new URL(baseURL ?? '').origin);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/resources-hub');
  expect(asked.filter((url) => url.includes('search.json'))).toEqual([]);
  await box(page).focus();
  await expect.poll(() => asked.filter((url) => url.includes('search.json'))).toHaveLength(1);
  await box(page).pressSequentially('insurence');
  await expect(results(page).first()).toHaveText(/insurance/i);
  await expect(page.locator('[data-hits] mark').first()).toHaveText(/insurance/i);
  await expect(count(page)).toHaveText(/^\d+ found$/);
  expect(asked.filter((url) => /insur/.test(url))).toEqual([]);
  expect(page.url()).not.toContain('insur');
  expect(notes).toEqual({ foreign: [], scripts: [], complaints: [] });
  await results(page).first().click();
  await expect(page).toHaveURL(/\/fees-and-faqs#/);
  // The answer stands open, and the focus is on it.
  await expect(page.locator(new URL(page.url()).hash)).toBeInViewport();
});

for (const name of ['search', 'q']) {
  test(`?${name}= is answered and leaves the address`, async ({ page }) => {
    if (name === 'q') await page.goto('/resources-hub?q=premarital');
    else {
      // As somebody comes who is lost, by keys alone.
      await page.goto('/no-such-page');
      await page.getByRole('link', { name: 'Back to the start' }).focus();
      await page.keyboard.press('Tab');
      await page.keyboard.type('premarital');
      await page.keyboard.press('Enter');
    }
    await expect(box(page)).toHaveValue('premarital');
    await expect(results(page).first()).toHaveText(/premarital/i);
    await expect(page).toHaveURL('/resources-hub');
  });
}

test('words of distress are answered with help lines first, without the network', async ({
  page,
}) => {
  await page.route('**/search.json', (route) => route.abort());
  await page.goto('/resources-hub');
  const help = page.getByRole('region', { name: /If you are in danger/ });
  await expect(help).toBeHidden();
  await box(page).fill('my husband hits me');
  await expect(help).toBeVisible();
  await expect(count(page)).toHaveText(/^Help lines come first/);
  await expect(help.getByRole('link', { name: /^988/ })).toHaveAttribute('href', 'tel:988');
  await expect(help.getByRole('link', { name: /1-800-799-7233/ })).toHaveAttribute(
    'href',
    'tel:18007997233',
  );
  await box(page).fill('date night');
  await expect(help).toBeHidden();
});

test('an index that cannot be fetched leaves the list', async ({ page }) => {
  await page.route('**/search.json', (route) => route.fulfill({ status: 503 }));
  await page.goto('/resources-hub');
  await box(page).fill('fees');
  await expect(count(page)).toHaveText(/could not be loaded/);
  await expect(
    page.locator('[data-everything]').getByRole('link', { name: 'Fees & FAQs' }),
  ).toBeVisible();
  await page.unroute('**/search.json');
  await box(page).fill('fees ');
  await expect(results(page).first()).toBeVisible();
});

test('keys walk from the field through the results and back', async ({ page }) => {
  await page.goto('/resources-hub');
  await box(page).fill('couples');
  await expect(results(page).nth(1)).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(results(page).nth(0)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(results(page).nth(1)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(box(page)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Escape');
  await expect(box(page)).toBeFocused();
});

test('nothing found: one sentence, one way on; an example is one tap', async ({ page }) => {
  await page.goto('/resources-hub');
  await box(page).fill('xylophone');
  await expect(page.getByText('Nothing under those words yet.')).toBeVisible();
  await page.getByRole('button', { name: 'superbill' }).click();
  await expect(box(page)).toHaveValue('superbill');
  await expect(results(page).first()).toBeVisible();
  await expect(page.getByText('Nothing under those words yet.')).toBeHidden();
});

test('the way back gives back the words and their results', async ({ page }) => {
  await page.goto('/resources-hub');
  await box(page).fill('premarital');
  await results(page).first().click();
  await expect(page).not.toHaveURL('/resources-hub');
  await page.goBack();
  await expect(box(page)).toHaveValue('premarital');
  await expect(results(page).first()).toBeVisible();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the list stands in, and no field pretends to work', async ({ page }) => {
    await page.goto('/no-such-page');
    await expect(page.getByRole('searchbox')).toBeHidden();
    await page.getByRole('link', { name: 'Browse everything there is' }).click();
    await expect(page).toHaveURL('/sitemap');
    await page.goto('/resources-hub?search=fees');
    await expect(page.getByRole('searchbox')).toBeHidden();
    await expect(page.getByText('Searching as you type needs JavaScript')).toBeVisible();
    await page.getByText('Or browse everything').click();
    await page.locator('[data-everything]').getByRole('link', { name: 'Fees & FAQs' }).click();
    await expect(page).toHaveURL('/fees-and-faqs');
  });
});
