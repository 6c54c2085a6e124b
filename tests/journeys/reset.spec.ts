/** The Reset form, R148 and R259 to R275, in the dialog and on its page; what holds for every form: forms.spec.ts. */
import { expect, type Locator, type Page, test } from '@playwright/test';
import {
  RESET_MESSAGES,
  RESET_PATH,
  RESET_WORDS,
  resetReceived,
} from '#features/reset/reset.schema.ts';
import { site } from '#site';
import { violations } from './axe-page.ts';
import { fillInfo, fillReset, openForm, RESET_DIALOG, RESET_FORM } from './forms.ts';
import { catchPosts } from './hold.ts';
import { reset } from './islands.ts';

const press = (form: Locator, name: string): Promise<void> =>
  form.getByRole('button', { name }).click();
const field = (form: Locator, name: string): Locator => form.locator(`[name=${name}]`);
/** The visible step by name. */
const at = (form: Locator, name: string): Promise<void> =>
  expect(form.locator('[aria-current=step]')).toHaveText(new RegExp(`^${name}`));

async function open(page: Page): Promise<Locator> {
  const box = await openForm(page, RESET_DIALOG);
  await expect(field(box, 'firstname')).toBeFocused();
  return box;
}

test('R148 R266 R267 R269 by keyboard: open, next, which says what is to fix, the last step with what was entered, back, and close', async ({
  page,
}) => {
  const requests = await catchPosts(page, RESET_PATH, []);
  const box = await open(page);
  await at(box, 'Your Info');
  await page.keyboard.type('Sam');
  await field(box, 'email').fill('sam.at.example');
  await field(box, 'phone').focus();
  await expect(box.getByText('Please enter a valid email address')).toBeVisible();
  await page.keyboard.press('Enter');
  await at(box, 'Preferences');
  await expect(box.locator('legend:focus')).toHaveText('How should we plan this?');
  await expect(box.getByRole('listitem').filter({ hasText: 'Your Info' })).toContainText(
    '3 to fix',
  );
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(box.getByLabel('Both of us')).toBeChecked();
  await box.getByLabel('Evenings').check();
  await page.keyboard.press('Enter');
  await at(box, 'Message');
  await expect(box.getByText('Sam, sam.at.example')).toBeVisible();
  await expect(box.getByText('Email, Evenings, 5pm to 8pm')).toBeVisible();
  await box.getByRole('button', { name: 'Back' }).press('Enter');
  await at(box, 'Preferences');
  await press(box, 'Next');
  await press(box, 'Edit Your Info');
  await at(box, 'Your Info');
  await expect(field(box, 'firstname')).toHaveValue('Sam');
  await fillInfo(box);
  await expect(box.getByText('to fix')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(box).toBeHidden();
  await expect(reset(page).opener).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(field(box, 'firstname')).toHaveValue('Thảo');
  await page.mouse.click(4, 300);
  await expect(box).toBeHidden();
  expect(requests).toEqual([]);
});

test('R259 R264 R274 R275 D42 every step passes axe, with all messages of an empty form, after a failure with its toast, and received, where another request can follow', async ({
  page,
}) => {
  const requests = await catchPosts(page, RESET_PATH, ['broken', { status: 200 }]);
  await page.emulateMedia({ reducedMotion: 'reduce' });

  await test.step('hydration shows step one and shifts nothing', async () => {
    await page.goto(RESET_FORM.path);
    const form = page.locator('#book-form');
    await expect(field(form, 'firstname')).toBeVisible();
    await expect(field(form, 'reset_message')).toBeHidden();
    const before = await form.boundingBox();
    await field(form, 'firstname').focus();
    await expect(form).not.toHaveAttribute('data-asleep');
    expect((await form.boundingBox())?.height).toBe(before?.height);
  });
  const box = await open(page);
  expect(await violations(page, 'dialog[open]'), 'Your Info').toEqual([]);
  await press(box, 'Next');
  await expect(box.getByText('Mornings, 9am to 12pm')).toBeVisible();
  expect(await violations(page, 'dialog[open]'), 'Preferences').toEqual([]);
  await press(box, 'Next');

  await test.step('D42 an empty form is not sent: all messages, step and field', async () => {
    await press(box, 'Send request');
    await at(box, 'Your Info');
    await expect(field(box, 'firstname')).toBeFocused();
    const { firstname, lastname, email, phone, preferred_contact_time: time } = RESET_MESSAGES;
    const summary = box.locator('[data-error-summary]');
    await summary.getByText('Two more').click();
    await expect(summary.getByRole('link')).toHaveText([firstname, lastname, email, phone, time]);
    for (const [name, says] of Object.entries({ firstname, lastname, email, phone }))
      await expect(box.locator(`[data-error-for=${name}]`)).toHaveText(says);
    expect(await violations(page, 'dialog[open]'), 'wrong').toEqual([]);
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
  await fillReset(box);
  await press(box, 'Send request');
  // Rendered inside an open dialog.
  const bad = page.locator('li[data-variant=destructive]').filter({ hasText: RESET_WORDS.failed });
  await expect(bad).toContainText('Error');
  await at(box, 'Message');
  await expect(field(box, 'reset_message')).toHaveValue('Tacos.');
  await expect(box.getByText('Your text is still here')).toBeVisible();
  expect(await violations(page, 'dialog[open]'), 'lost').toEqual([]);
  await press(box, 'Send request');
  await expect(box.getByText(resetReceived(site.consultation.name))).toBeVisible();
  await expect(bad).toHaveCount(0);
  await expect(box.locator(':focus')).toContainText('Thank you');
  expect(await violations(page, 'dialog[open]'), 'received').toEqual([]);
  await press(box, 'Submit Another Request');
  await at(box, 'Your Info');
  for (const name of ['firstname', 'lastname', 'email', 'phone', 'reset_message'])
    await expect(field(box, name)).toHaveValue('');
  await expect(box.locator(':checked')).toHaveCount(1);
  await expect(field(box, 'contact_preferences').and(page.locator(':checked'))).toHaveValue(
    'email',
  );
});
