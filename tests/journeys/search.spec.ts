/** Search on the hub: by mouse, keyboard and URL, without JavaScript, and for crisis terms (R030, D15). */
import { expect, type Page, test } from '@playwright/test';
import { watch } from './watch.ts';

const box = (page: Page) => page.getByRole('searchbox', { name: 'What are you looking for?' });
const results = (page: Page) => page.locator('[data-hits] a');
const count = (page: Page) => page.locator('[data-count]');

test('shows results while typing, highlights matches, and sends nothing', async ({
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
  expect(notes).toEqual({
    foreign: [],
    scripts: [expect.stringMatching(/\/search-engine\./)],
    complaints: [],
  });
  await results(page).first().click();
  await expect(page).toHaveURL(/\/fees-and-faqs#/);
  // The FAQ is open and focused.
  await expect(page.locator(new URL(page.url()).hash)).toBeInViewport();
});

for (const name of ['search', 'q']) {
  test(`?${name}= is applied and removed from the URL`, async ({ page }) => {
    if (name === 'q') await page.goto('/resources-hub?q=premarital');
    else {
      // From the 404 page, by keyboard.
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

test('crisis terms show help lines first, without network', async ({ page }) => {
  await page.route('**/search.json', (route) => route.abort());
  await page.goto('/resources-hub');
  const help = page.getByRole('region', { name: /If you are in danger/ });
  await expect(help).toBeHidden();
  await box(page).fill('my husband hits me');
  await expect(help).toBeVisible();
  await expect(count(page)).toHaveText(/^Help lines come first/);
  await expect(help.getByRole('link', { name: /^988 *crisis/ })).toHaveAttribute('href', 'tel:988');
  await expect(help.getByRole('link', { name: /^1-800-799-7233 *domestic v/ })).toHaveAttribute(
    'href',
    'tel:18007997233',
  );
  await box(page).fill('date night');
  await expect(help).toBeHidden();
});

test('help lines come first and never beside "nothing found", in plain and misspelled words and in Spanish', async ({
  page,
}) => {
  await page.goto('/resources-hub');
  const help = page.getByRole('region', { name: /If you are in danger/ });
  await box(page).fill('superbill');
  await expect(results(page).first()).toBeVisible();
  for (const query of ['afraid when we argue', 'i am scared', 'sucide', 'tengo miedo']) {
    await box(page).fill(query);
    await expect(help, query).toBeVisible();
    await expect(count(page)).toHaveText(/^Help lines come first\.\s*(?:[1-9][\d of]* found)?$/);
    await expect(page.getByText('We didn’t find anything')).toBeHidden();
  }
  const first = await help.evaluate(
    (element) => element.nextElementSibling?.matches('[data-count]') ?? false,
  );
  expect(first).toBe(true);
  await expect(help.getByRole('link', { name: 'Manda AYUDA al 988' })).toHaveAttribute(
    'href',
    'sms:988?&body=AYUDA',
  );
});

test('a search without results shows the numbers, too: no list knows every word', async ({
  page,
}) => {
  await page.goto('/resources-hub');
  await box(page).fill('自殺');
  const nothing = page.locator('[data-nothing]');
  await expect(nothing).toBeVisible();
  await expect(nothing.getByRole('link', { name: '988', exact: true })).toHaveAttribute(
    'href',
    'tel:988',
  );
});

test('the list stays if the index cannot be fetched', async ({ page }) => {
  await page.route('**/search.json', (route) => route.fulfill({ status: 503 }));
  await page.goto('/resources-hub');
  await box(page).fill('fees');
  await expect(count(page)).toHaveText(/could not be loaded/);
  await expect(
    page.locator('[data-all-pages]').getByRole('link', { name: 'Fees & FAQs' }),
  ).toBeVisible();
  await page.unroute('**/search.json');
  await box(page).fill('fees ');
  await expect(results(page).first()).toBeVisible();
});

test('arrow keys move from the field through the results and back', async ({ page }) => {
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

test('no results: one sentence, one link; examples are one click away', async ({ page }) => {
  await page.goto('/resources-hub');
  await box(page).fill('xylophone');
  await expect(page.getByText('We didn’t find anything for that.')).toBeVisible();
  await page.getByRole('button', { name: 'superbill' }).click();
  await expect(box(page)).toHaveValue('superbill');
  await expect(results(page).first()).toBeVisible();
  await expect(page.getByText('We didn’t find anything for that.')).toBeHidden();
});

test('Back restores the query and its results', async ({ page }) => {
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

  test('the list is shown instead of the search field', async ({ page }) => {
    await page.goto('/no-such-page');
    await expect(page.getByRole('searchbox')).toBeHidden();
    await page.getByRole('link', { name: 'Browse everything there is' }).click();
    await expect(page).toHaveURL('/sitemap');
    await page.goto('/resources-hub?search=fees');
    await expect(page.getByRole('searchbox')).toBeHidden();
    await expect(page.getByText('Searching as you type needs JavaScript')).toBeVisible();
    await page.getByText('Or browse everything').click();
    await page.locator('[data-all-pages]').getByRole('link', { name: 'Fees & FAQs' }).click();
    await expect(page).toHaveURL('/fees-and-faqs');
  });
});
