/**
 * Islands after browsers and add-ons have changed their HTML: nothing is lost, and they work. All
 * islands, changes and ways of waking: `foreign-hands.deep.spec.ts`.
 */
import { expect, test } from '@playwright/test';
import { CONTACT_PATH } from '#features/booking/contact.schema.ts';
import { catchRequests } from './contact-form.ts';
import { hold } from './hold.ts';
import {
  expectFilled,
  expectWhole,
  fillIn,
  HANDS,
  HAND_NAMES,
  islandOf,
  partsOf,
} from './foreign-hands.ts';

test('a booking in a page with all foreign hands in it, from the first touch to what happens next, keeps values, focus and caret', async ({
  page,
}) => {
  const warnings: string[] = [];
  const errors: string[] = [];
  page.on('console', (said) => said.type() === 'warning' && warnings.push(said.text()));
  page.on('pageerror', ({ message }) => errors.push(message));
  const requests = await catchRequests(page);
  await page.goto('/vibe-check');
  const island = islandOf(page, 'BookingForm');
  const field = (name: string) => island.locator(`[name=${name}]`);
  const parts = await partsOf(island);
  await field('message').evaluate((area: HTMLTextAreaElement) => {
    area.value = 'We argue about tacos.';
  });
  const details = island.locator('details').first();
  await details.evaluate((box: HTMLDetailsElement) => (box.open = true));
  await field('dataStorageConsent').evaluate((box: HTMLInputElement) => (box.checked = true));
  for (const hand of HAND_NAMES) await island.evaluate(HANDS[hand]);
  await field('firstName').evaluate((input: HTMLInputElement) => {
    input.value = 'Aa';
    input.focus();
    input.setSelectionRange(1, 1);
  });
  await expectWhole(island, parts);
  await expect(details).toHaveAttribute('open');
  await expect(field('dataStorageConsent')).toBeChecked();
  await expect(field('firstName')).toBeFocused();
  await page.keyboard.type('n');
  // Translated again, as browsers do with what is new.
  await island.evaluate(HANDS.translation);
  await island.locator('[type=submit]').click();
  await expect(island.locator('[data-error-summary]')).toBeFocused();
  await expectFilled(island, { firstName: 'Ana', message: 'We argue about tacos.' });
  await island.locator('[name=slot][value=other]').check();
  await field('lastName').fill('Nguyễn');
  await field('email').fill('ana@example.com');
  await field('serviceInterest').selectOption('couples-therapy');
  await field('state').fill('Texas');
  await field('bestWayToContact').last().check();
  await island.locator('[type=submit]').click();
  await expect(page.locator('[data-said]')).toBeFocused();
  expect(requests).toHaveLength(1);
  expect(requests[0]?.postDataJSON()).toMatchObject({
    firstName: 'Ana',
    message: 'We argue about tacos.',
    slot: 'other',
  });
  expect(errors).toEqual([]);
  expect(warnings.filter((text) => text.startsWith('BookingForm'))).toHaveLength(1);
});

test('the press on Send that wakes a form with add-ons in it is not lost', async ({ page }) => {
  await page.goto('/resources-hub');
  const island = islandOf(page, 'NewsletterForm');
  const filled = await fillIn(island);
  const sent: string[] = [];
  await page.route('**/api/submit-*', async (route) => {
    sent.push(route.request().postData() ?? '');
    await route.fulfill({ body: '{}' });
  });
  await island.evaluate(HANDS['add-on']);
  await island.locator('[type=submit]').click();
  await expect(island.getByText('Thank You for Signing Up!')).toBeVisible();
  expect(sent).toHaveLength(1);
  expect(sent[0]).toContain(filled['email']);
});

test('in a translated page cookie preferences are saved, also by a press that is held while React takes over, and an open menu stays open', async ({
  page,
}) => {
  const takeOver = await hold(page, '**/CookieBanner.*.js');
  await page.goto('/');
  const island = islandOf(page, 'CookieBanner');
  await island.evaluate(HANDS.translation);
  await island.locator('[data-consent-do=open]').click();
  const dialog = island.locator('dialog');
  const box = dialog.locator('[name=functional]');
  // On its label, of which the translation moved the words.
  await box.locator('xpath=ancestor::label').locator('font').first().hover();
  await page.mouse.down();
  takeOver();
  await expect(island).not.toHaveAttribute('ssr');
  await page.mouse.up();
  await expect(island.locator('dialog:modal')).toBeVisible();
  await expect(box).toBeChecked();
  await dialog.locator('[data-consent-do=save]').click();
  await expect(dialog).toBeHidden();
  await expect(island.locator('#cookie-bar')).toBeHidden();
  expect(await page.evaluate(() => localStorage['cookie-preferences'])).toContain(
    '"functional":true',
  );

  const menu = islandOf(page, 'MenuSheet');
  const parts = await partsOf(menu);
  await menu.evaluate(HANDS.translation);
  await page.locator('[commandfor=menu-sheet]').click();
  await page.keyboard.press('ArrowDown');
  await expectWhole(menu, parts);
  await expect(menu.locator('dialog:modal')).toBeVisible();
  await expect(menu.locator('dialog :focus')).toHaveCount(1);
  await menu.locator('dialog [type=submit]').click();
  await expect(menu.locator('dialog')).toBeHidden();
});

test('R302 a form whose script fails stays as it was, posts natively, and says so once', async ({
  page,
}) => {
  const warnings: string[] = [];
  page.on('console', (said) => said.type() === 'warning' && warnings.push(said.text()));
  await page.route('**/ContactForm.*.js', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: 'export const ContactForm = () => { throw new Error("broken"); };',
    }),
  );
  await page.goto('/es');
  const island = islandOf(page, 'ContactForm');
  const parts = await partsOf(island);
  const filled = await fillIn(island);
  await island.locator('[name=firstName]').click();
  await expectWhole(island, parts);
  await expectFilled(island, filled);
  await expect(island.locator('[name=firstName]')).toBeFocused();
  expect(warnings.filter((text) => text.startsWith('ContactForm'))).toHaveLength(1);
  await island.locator('[name=serviceInterest]').selectOption({ index: 1 });
  await island.locator('[name=bestWayToContact]').last().check();
  await island.locator('[name=dataStorageConsent]').check();
  const post = page.waitForRequest((request) => request.method() === 'POST');
  await page.route(`**${CONTACT_PATH}`, (route) => route.fulfill({ body: 'posted' }));
  await island.locator('[type=submit]').click();
  expect((await post).isNavigationRequest()).toBe(true);
});

test('a form that fails hours later keeps what was typed, and React may remove and insert where a translation has moved texts @deep', async ({
  page,
}) => {
  await page.goto('/es');
  const island = islandOf(page, 'ContactForm');
  await island.locator('[name=firstName]').click();
  await expect(island).not.toHaveAttribute('ssr');
  const left = await page.evaluate(() => {
    const [parent, font] = [document.createElement('p'), document.createElement('font')];
    const [moved, gone] = [new Text('moved'), new Text('gone')];
    font.append(moved);
    parent.append(font);
    parent.insertBefore(new Text('before '), moved);
    parent.insertBefore(new Text(' after'), gone);
    const all = parent.textContent;
    parent.removeChild(moved);
    parent.removeChild(gone);
    return [all, parent.textContent];
  });
  expect(left).toEqual(['before moved after', 'before  after']);
  const parts = await partsOf(island);
  const filled = await fillIn(island);
  await page.evaluate(() => {
    Array.prototype.flatMap = () => {
      throw new Error('late');
    };
  });
  await island.locator('[type=submit]').click();
  await expect(island.locator('form')).toBeVisible();
  await expectWhole(island, parts);
  await expectFilled(island, filled);
});
