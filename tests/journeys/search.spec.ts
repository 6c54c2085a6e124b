/** Search on the hub: by mouse, keyboard and URL, and for crisis terms (R030, D15). The list: search.built.test.ts. */
import { expect, type Locator, type Page, test } from '@playwright/test';
import { watch } from './watch.ts';

const box = (page: Page): Locator =>
  page.getByRole('searchbox', { name: 'What are you looking for?' });
const results = (page: Page): Locator => page.locator('[data-hits] a');
const count = (page: Page): Locator => page.locator('[data-count]');

test('shows results while typing, highlights matches, sends nothing, and Back restores them', async ({
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

  await test.step('no results: one sentence, and examples one click away', async () => {
    await box(page).fill('xylophone');
    await expect(page.getByText('We didn’t find anything for that.')).toBeVisible();
    await page.getByRole('button', { name: 'superbill' }).click();
    await expect(box(page)).toHaveValue('superbill');
    await expect(results(page).first()).toBeVisible();
    await expect(page.getByText('We didn’t find anything for that.')).toBeHidden();
  });
  await box(page).fill('');
  await box(page).pressSequentially('insurence');
  await expect(results(page).first()).toHaveText(/insurance/i);
  await expect(page.locator('[data-hits] mark').first()).toHaveText(/insurance/i);
  await expect(count(page)).toHaveText(/^\d+ found$/);
  await test.step('arrow keys move from the field through the results and back', async () => {
    for (const [key, at] of [
      ['ArrowDown', 0],
      ['ArrowDown', 1],
      ['ArrowUp', 0],
    ] as const) {
      await page.keyboard.press(key);
      await expect(results(page).nth(at)).toBeFocused();
    }
    await page.keyboard.press('ArrowUp');
    await expect(box(page)).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Escape');
    await expect(box(page)).toBeFocused();
  });
  expect(asked.filter((url) => /insur|xylo/.test(url))).toEqual([]);
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
  await page.goBack();
  await expect(box(page)).toHaveValue('insurence');
  await expect(results(page).first()).toBeVisible();
});

test('?search= from the 404 page and ?q= are applied, and removed from the URL', async ({
  page,
}) => {
  await page.goto('/no-such-page');
  // What follows the first view is laid out after it: until then, Tab skips the box, which nobody sees yet.
  await expect(page.getByRole('searchbox')).toBeVisible();
  await page.getByRole('link', { name: 'Back to the start' }).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.type('premarital');
  await page.keyboard.press('Enter');
  for (const [words, next] of [
    ['premarital', '/resources-hub?q=superbill'],
    ['superbill', ''],
  ] as const) {
    await expect(box(page)).toHaveValue(words);
    await expect(results(page).first()).toBeVisible();
    await expect(page).toHaveURL('/resources-hub');
    if (next) await page.goto(next);
  }
});

// Every word: crisis-search.built.test.ts.
test('crisis terms show help lines first, also without network; without results the numbers stand, too', async ({
  page,
}) => {
  await page.route('**/search.json', (route) => route.fulfill({ status: 503 }));
  await page.goto('/resources-hub');
  const help = page.getByRole('region', { name: /If you are in danger/ });
  await expect(help).toBeHidden();
  await box(page).fill('my husband hits me');
  await expect(help).toBeVisible();
  await expect(count(page)).toHaveText(/^Help lines come first.*could not be loaded/);
  await expect(help.getByRole('link', { name: /^988 *crisis/ })).toHaveAttribute('href', 'tel:988');
  await expect(help.getByRole('link', { name: /^1-800-799-7233 *domestic v/ })).toHaveAttribute(
    'href',
    'tel:18007997233',
  );
  await expect(help.getByRole('link', { name: 'Mande AYUDA al 988' })).toHaveAttribute(
    'href',
    'sms:988?&body=AYUDA',
  );
  await expect(
    page.locator('[data-all-pages]').getByRole('link', { name: 'Fees & FAQs' }),
  ).toBeVisible();
  await page.unroute('**/search.json');
  await box(page).fill('superbill');
  await expect(help).toBeHidden();
  await expect(results(page).first()).toBeVisible();
  for (const query of ['afraid when we argue', 'sucide', 'tengo miedo']) {
    await box(page).fill(query);
    await expect(help, query).toBeVisible();
    await expect(count(page)).toHaveText(/^Help lines come first\.\s*(?:[1-9][\d of]* found)?$/);
    await expect(page.getByText('We didn’t find anything')).toBeHidden();
  }
  const isNextToCount = await help.evaluate((element) =>
    element.nextElementSibling?.matches('[data-count]'),
  );
  expect(isNextToCount).toBe(true);
  // No list knows every word.
  await box(page).fill('自殺');
  const nothing = page.locator('[data-nothing]');
  await expect(nothing).toBeVisible();
  await expect(nothing.getByRole('link', { name: '988', exact: true })).toHaveAttribute(
    'href',
    'tel:988',
  );
});
