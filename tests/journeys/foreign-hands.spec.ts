/**
 * Islands after browsers and add-ons have changed their HTML: nothing is lost, and they work. All
 * islands, changes and ways of waking: `foreign-hands.deep.spec.ts`.
 */
import { expect, test } from '@playwright/test';
import { CONTACT_PATH } from '#domain/forms/contact.ts';
import { catchRequests } from './contact-form.ts';
import {
  expectFilled,
  expectWhole,
  fillIn,
  HANDS,
  HAND_NAMES,
  islandOf,
  partsOf,
} from './foreign-hands.ts';

test('a booking in a translated page, from the first touch to what happens next', async ({
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
  await island.evaluate(HANDS.translation);
  await field('firstName').click();
  await page.keyboard.type('Ana');
  await expectWhole(island, parts);
  await expect(field('firstName')).toBeFocused();
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
  await field('dataStorageConsent').check();
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

for (const hand of HAND_NAMES) {
  test(`the booking form is whole after ${hand}, and keeps values, focus and caret`, async ({
    page,
  }) => {
    await page.goto('/vibe-check');
    const island = islandOf(page, 'BookingForm');
    const filled = await fillIn(island);
    const parts = await partsOf(island);
    await island
      .locator('details')
      .first()
      .evaluate((box: HTMLDetailsElement) => (box.open = true));
    await island.locator('[name=dataStorageConsent]').evaluate((box: HTMLInputElement) => {
      box.checked = true;
    });
    await island.evaluate(HANDS[hand]);
    await island.locator('[name=firstName]').evaluate((field: HTMLInputElement) => {
      field.focus();
      field.setSelectionRange(1, 2);
    });
    await expectWhole(island, parts);
    await expectFilled(island, filled);
    await expect(island.locator('details').first()).toHaveAttribute('open');
    await expect(island.locator('[name=dataStorageConsent]')).toBeChecked();
    await expect(island.locator('[name=firstName]')).toBeFocused();
    await page.keyboard.type('x');
    await expect(island.locator('[name=firstName]')).toHaveValue('Axa firstName');
  });
}

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

test('a menu of the header works natively in a translated page @desktop', async ({ page }) => {
  await page.goto('/');
  const island = islandOf(page, 'SiteMenu');
  const parts = await partsOf(island);
  const button = island.getByRole('button').first();
  await island.evaluate(HANDS.translation);
  await button.focus();
  await page.keyboard.press('ArrowDown');
  await expectWhole(island, parts);
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  const panel = island.locator('[popover]:popover-open');
  await expect(panel.getByRole('link').first()).toBeVisible();
  await expect(panel.locator('font').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
});

test('an open menu of a small screen stays open', async ({ page }) => {
  await page.goto('/');
  const island = islandOf(page, 'MenuSheet');
  const parts = await partsOf(island);
  await island.evaluate(HANDS.translation);
  await page.locator('[commandfor=menu-sheet]').click();
  await page.keyboard.press('ArrowDown');
  await expectWhole(island, parts);
  await expect(island.locator('dialog:modal')).toBeVisible();
  await expect(island.locator('dialog :focus')).toHaveCount(1);
  await island.locator('dialog [type=submit]').click();
  await expect(island.locator('dialog')).toBeHidden();
});

test('cookie preferences changed by a translation are saved, and close', async ({ page }) => {
  await page.goto('/');
  const island = islandOf(page, 'CookieBanner');
  await island.evaluate(HANDS.translation);
  await island.locator('[data-consent-do=open]').click();
  const dialog = island.locator('dialog');
  await expect(dialog).toBeVisible();
  await dialog.locator('[name=functional]').check();
  await expect(island).not.toHaveAttribute('ssr');
  await expect(island.locator('dialog:modal')).toBeVisible();
  await expect(dialog.locator('[name=functional]')).toBeChecked();
  await dialog.locator('[data-consent-do=save]').click();
  await expect(dialog).toBeHidden();
  await expect(island.locator('#cookie-bar')).toBeHidden();
  expect(await page.evaluate(() => localStorage['cookie-preferences'])).toContain(
    '"functional":true',
  );
});

for (const what of ['a box', 'the label of a box'])
  test(`a press on ${what} that is held while React takes over switches it on`, async ({
    page,
  }) => {
    const { promise: isPressed, resolve: press } = Promise.withResolvers<void>();
    await page.route('**/CookieBanner.*.js', async (route) => {
      await isPressed;
      await route.continue();
    });
    await page.goto('/');
    const island = islandOf(page, 'CookieBanner');
    await island.evaluate(HANDS.translation);
    await island.locator('[data-consent-do=open]').click();
    const box = island.locator('[name=functional]');
    await (
      what === 'a box' ? box : box.locator('xpath=ancestor::label').locator('font').first()
    ).hover();
    await page.mouse.down();
    press();
    await expect(island).not.toHaveAttribute('ssr');
    await page.mouse.up();
    await expect(box).toBeChecked();
  });

test('a form whose script fails stays as it was, posts natively, and says so once', async ({
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

test('a form that fails hours later keeps what was typed', async ({ page }) => {
  await page.goto('/es');
  const island = islandOf(page, 'ContactForm');
  await island.locator('[name=firstName]').click();
  await expect(island).not.toHaveAttribute('ssr');
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

test('React may remove and insert where a translation has moved texts', async ({ page }) => {
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
});
