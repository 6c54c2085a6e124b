/** The Reset form, R148 and R259 to R275, in the dialog and on its page, including requests. */
import { expect, test } from '@playwright/test';
import { RESET_MESSAGES, resetReceived } from '#domain/forms/reset.ts';
import { site } from '#site';
import { violations } from './axe-page.ts';
import {
  at,
  bad,
  catchReset,
  field,
  fill,
  fillInfo,
  modal,
  open,
  opener,
  PAGE,
  press,
} from './reset-form.ts';

test('R148 R266 R267 R269 by keyboard: open, next, back, input kept, close', async ({ page }) => {
  const requests = await catchReset(page);
  const box = await open(page);
  await at(box, 'Your Info');
  await page.keyboard.type('Sam');
  await page.keyboard.press('Enter');
  await at(box, 'Preferences');
  await expect(box.locator('legend:focus')).toHaveText('How should we plan this?');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(box.getByLabel('Both of us')).toBeChecked();
  await page.keyboard.press('Enter');
  await at(box, 'Message');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Tacos.');
  await box.getByRole('button', { name: 'Back' }).press('Enter');
  await at(box, 'Preferences');
  await box.getByRole('button', { name: 'Back' }).press('Enter');
  await expect(field(box, 'firstname')).toHaveValue('Sam');
  await page.keyboard.press('Escape');
  await expect(box).toBeHidden();
  await expect(opener(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(field(box, 'firstname')).toHaveValue('Sam');
  await page.mouse.click(4, 300);
  await expect(box).toBeHidden();
  expect(requests).toEqual([]);
});

test('R259 R264 every step passes axe, with and without errors', async ({ page }) => {
  await catchReset(page, 'broken', { status: 200 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const box = await open(page);
  expect(await violations(page), 'Your Info').toEqual([]);
  await press(box, 'Next');
  await expect(box.getByText('Mornings, 9am to 12pm')).toBeVisible();
  expect(await violations(page), 'Preferences').toEqual([]);
  await press(box, 'Next');
  await press(box, 'Send request');
  expect(await violations(page), 'wrong').toEqual([]);
  await fill(box);
  await press(box, 'Send request');
  await expect(bad(page)).toBeVisible();
  expect(await violations(page), 'lost').toEqual([]);
  await press(box, 'Send request');
  await expect(box.getByText(resetReceived(site.consultation.name))).toBeVisible();
  expect(await violations(page), 'received').toEqual([]);
});

test('D42 an empty form is not sent: all messages, step and field', async ({ page }) => {
  const requests = await catchReset(page);
  const box = await open(page);
  await press(box, 'Next');
  await press(box, 'Next');
  await press(box, 'Send request');
  await at(box, 'Your Info');
  await expect(field(box, 'firstname')).toBeFocused();
  const { firstname, lastname, email, phone, preferred_contact_time: time } = RESET_MESSAGES;
  const summary = box.locator('[data-error-summary]');
  await expect(summary.getByRole('link')).toHaveText([firstname, lastname, email, phone, time]);
  for (const [name, says] of Object.entries({ firstname, lastname, email, phone })) {
    await expect(box.locator(`[data-error-for=${name}]`)).toHaveText(says);
  }
  // A link to a field of another step shows that step.
  await summary.getByRole('link', { name: time }).click();
  await at(box, 'Preferences');
  await expect(box.getByLabel('Mornings')).toBeFocused();
  await expect(box.locator('[data-error-for=preferred_contact_time]')).toBeVisible();
  await box.getByLabel('Mornings').check();
  await expect(box.locator('[data-error-for=preferred_contact_time]')).toBeHidden();
  await press(box, 'Back');
  await fillInfo(box, 'a@b');
  await expect(summary.getByRole('link')).toHaveText([email]);
  await press(box, 'Next');
  await press(box, 'Next');
  await press(box, 'Send request');
  await expect(field(box, 'email')).toBeFocused();
  expect(requests).toEqual([]);
});

for (const path of ['/', PAGE]) {
  test(`R262 R270 R273 R274 ${path} sends exactly this, thanks, and resets`, async ({ page }) => {
    const requests = await catchReset(page);
    await page.goto(path);
    if (path === '/') await opener(page).click();
    const box = path === '/' ? modal(page) : page.locator('#book');
    await fill(box);
    await press(box, 'Send request');
    await expect(box.getByText(resetReceived(site.consultation.name))).toBeVisible();
    await expect(box.locator(':focus')).toContainText('Thank you');
    expect(requests.map((request) => request.postDataJSON())).toEqual([
      {
        firstname: 'Thảo',
        lastname: 'Null',
        email: 'nguyen@example.com',
        phone: '214 555 0142',
        contact_preferences: 'email',
        intensive_type: 'reset',
        preferred_contact_time: 'evening',
        reset_message: 'Tacos.',
        formId: site.hubspot.forms.reset,
        pageUri: path === '/' ? '/' : '/reset',
        pageName: 'Reset Form',
      },
    ]);
    expect(requests[0]?.headers()).toMatchObject({
      'content-type': 'application/json',
      'x-requested-with': 'XMLHttpRequest',
      'idempotency-key': expect.stringMatching(/^\w{16,}$/),
    });
    await press(box, 'Submit Another Request');
    await at(box, 'Your Info');
    for (const name of ['firstname', 'lastname', 'email', 'phone', 'reset_message']) {
      await expect(field(box, name)).toHaveValue('');
    }
    await expect(box.locator(':checked')).toHaveCount(1);
    await expect(field(box, 'contact_preferences').and(page.locator(':checked'))).toHaveValue(
      'email',
    );
  });
}

test('R272 the button shows the pending state, and the form is sent once', async ({ page }) => {
  const { promise, resolve } = Promise.withResolvers<{ status: number }>();
  const requests = await catchReset(page, promise);
  const box = await open(page);
  await fill(box);
  await box.getByRole('button', { name: 'Send request' }).dblclick();
  const button = box.locator('[type=submit]');
  await expect(button).toHaveText('Submitting...');
  await expect(button).toBeDisabled();
  resolve({ status: 200 });
  await expect(box.getByText(resetReceived(site.consultation.name))).toBeVisible();
  expect(requests).toHaveLength(1);
});

test('R275 D40 failures: toast, input kept on the last step, one idempotency key', async ({
  page,
}) => {
  const requests = await catchReset(page, { status: 500 }, 'broken', { status: 200 });
  const box = await open(page);
  await fill(box);
  await press(box, 'Send request');
  await expect(bad(page)).toContainText('Error');
  await expect(bad(page)).toHaveAttribute('data-variant', 'destructive');
  await at(box, 'Message');
  await expect(field(box, 'reset_message')).toHaveValue('Tacos.');
  await expect(box.getByText('Your text is still here')).toBeVisible();
  await expect(box.locator('a[href^="tel:"]')).toBeVisible();
  for (const count of [2, 3]) {
    await press(box, 'Send request');
    await expect.poll(() => requests.length).toBe(count);
  }
  await expect(box.getByText(resetReceived(site.consultation.name))).toBeVisible();
  await expect(bad(page)).toHaveCount(0);
  const keys = requests.map((request) => request.headers()['idempotency-key']);
  expect(new Set(keys).size).toBe(1);
});

test('before hydration step one is visible, and hydration shifts nothing', async ({ page }) => {
  await page.goto(PAGE);
  const form = page.locator('#book-form');
  await expect(field(form, 'firstname')).toBeVisible();
  await expect(field(form, 'reset_message')).toBeHidden();
  const before = await form.boundingBox();
  await field(form, 'firstname').focus();
  await expect(form).not.toHaveAttribute('data-asleep');
  expect((await form.boundingBox())?.height).toBe(before?.height);
  await form.getByLabel('Show all three steps at once').check();
  await expect(field(form, 'reset_message')).toBeVisible();
  await expect(form.getByRole('button', { name: 'Next' })).toBeHidden();
});

test('a draft survives a reload, a sent form does not', async ({ page }) => {
  await catchReset(page);
  await page.goto(PAGE);
  const box = page.locator('#book');
  await fill(box);
  await page.reload();
  await expect(field(box, 'firstname')).toHaveValue('Thảo');
  await press(box, 'Next');
  await expect(box.getByLabel('Evenings')).toBeVisible();
  await expect(box.getByLabel('Evenings')).toBeChecked();
  await press(box, 'Next');
  await expect(field(box, 'reset_message')).toHaveValue('Tacos.');
  await press(box, 'Send request');
  await expect(box.getByText(resetReceived(site.consultation.name))).toBeVisible();
  await page.reload();
  await expect(field(box, 'firstname')).toHaveValue('');
});

test('without the script a checkbox shows the complete form', async ({ page }) => {
  await page.route('**/_astro/*.js', (route) => route.abort());
  await page.goto(PAGE);
  const form = page.locator('#book-form');
  await form.getByLabel('Show all three steps at once').check();
  await fillInfo(form, 'nobody@nowhere');
  await form.getByLabel('Evenings').check();
  const answered = page.waitForResponse((response) => response.request().method() === 'POST');
  await press(form, 'Send request');
  expect((await answered).status()).toBe(422);
  await expect(form.locator('[data-error-for=email]')).toHaveText(RESET_MESSAGES.email);
  await expect(form.getByLabel('Evenings')).toBeChecked();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the button links to the form, which ends on its thank-you page', async ({ page }) => {
    await page.goto('/');
    await opener(page).click();
    await expect(page).toHaveURL(/\/reset\?*#book$/);
    const form = page.locator('#book-form');
    await expect(form.getByRole('button', { name: 'Next' })).toBeHidden();
    await fillInfo(form, 'nobody@nowhere');
    await form.getByLabel('Mornings').check();
    await press(form, 'Send request');
    await expect(form.locator('[data-error-for=email]')).toHaveText(RESET_MESSAGES.email);
    await expect(field(form, 'firstname')).toHaveValue('Thảo');
    await expect(form.getByLabel('Mornings')).toBeChecked();
    await field(form, 'email').fill('nobody@example.com');
    await press(form, 'Send request');
    await expect(page).toHaveURL('/reset-requested');
    await expect(page.getByRole('main')).toContainText('in touch shortly');
  });
});

test('R267 Next moves on, says what is to fix, and the last step shows what was entered', async ({
  page,
}) => {
  const box = await open(page);
  await field(box, 'firstname').fill('Sam');
  await field(box, 'email').fill('sam.at.example');
  await field(box, 'phone').focus();
  await expect(box.getByText('Please enter a valid email address')).toBeVisible();
  await press(box, 'Next');
  await at(box, 'Preferences');
  await expect(box.getByRole('listitem').filter({ hasText: 'Your Info' })).toContainText(
    '3 to fix',
  );
  await box.getByLabel('Evenings').check();
  await press(box, 'Next');
  await expect(box.getByText('Sam, sam.at.example')).toBeVisible();
  await expect(box.getByText('Email, Evenings, 5pm to 8pm')).toBeVisible();
  await box.getByRole('button', { name: 'Edit Your Info' }).click();
  await at(box, 'Your Info');
  await fillInfo(box);
  await expect(box.getByText('to fix')).toHaveCount(0);
  expect(await violations(page)).toEqual([]);
});
