/** The newsletter dialog, R224 to R235; what holds for every form: forms.spec.ts. */
import { expect, type Locator, type Page, test } from '@playwright/test';
import { CONTACT_MESSAGES } from '#domain/forms/contact.ts';
import { NEWSLETTER_WORDS } from '#domain/forms/newsletter.ts';
import { SUBMIT_PATH } from '#domain/quiz/email-gate.ts';
import { fillNewsletter, NEWSLETTER_DIALOG, openForm, submitOf } from './forms.ts';
import { catchPosts, hear } from './hold.ts';
import { newsletter } from './islands.ts';

const opener = (page: Page): Locator => newsletter(page).opener;

async function open(page: Page): Promise<Locator> {
  const box = await openForm(page, NEWSLETTER_DIALOG);
  // First its scripts, then its styles: the form is drawn when both are there.
  await expect(page.locator('astro-island', { has: box })).not.toHaveAttribute('ssr');
  return box;
}

test('R130 R224 opens from Pour Me In, by pointer and by key, with three required fields', async ({
  page,
}) => {
  const box = await open(page);
  await expect(box.getByLabel('First name')).toBeFocused();
  for (const [name, type] of [
    ['firstName', 'text'],
    ['lastName', 'text'],
    ['email', 'email'],
  ]) {
    const field = box.locator(`[name=${name}]`);
    await expect(field).toHaveAttribute('type', type ?? '');
    await expect(field).toHaveAttribute('required');
  }
  await page.keyboard.press('Escape');
  await expect(box).toBeHidden();
  await expect(opener(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(box.getByLabel('First name')).toBeFocused();
});

test('R225 closes by button and backdrop, and keeps the input', async ({ page }) => {
  const box = await open(page);
  await box.getByLabel('First name').fill('Sam');
  await box.getByLabel('First name').click();
  await expect(box).toBeVisible();
  await box.getByRole('button', { name: 'Close' }).click();
  await expect(box).toBeHidden();
  await opener(page).click();
  await expect(box.getByLabel('First name')).toHaveValue('Sam');
  await page.mouse.click(4, 300);
  await expect(box).toBeHidden();
});

test('R226 R231 D35 a bad address has a message until it is corrected; a refusal is shown above the fields, then it is sent', async ({
  page,
}) => {
  const answers = [{ status: 400, body: '{"message":"X"}' }, { status: 200 }];
  const requests = await catchPosts(page, SUBMIT_PATH, answers);
  const box = await open(page);
  const heard = await hear(page);
  await fillNewsletter(box, 'a@b');
  await submitOf(box).click();
  const message = box.locator('[data-error-for=email]');
  await expect(message).toHaveText(CONTACT_MESSAGES.email);
  await expect(box.locator('[data-error-summary]')).toBeFocused();
  await box.locator('[name=email]').fill('sam@example.com');
  await box.locator('[name=email]').blur();
  await expect(message).toBeHidden();
  expect(requests).toEqual([]);

  await submitOf(box).click();
  const alert = box.getByRole('alert').filter({ hasText: 'What you typed is still here' });
  await expect(alert.locator('p').first()).toHaveText('X');
  const [at, field] = await Promise.all([
    alert.boundingBox(),
    box.getByLabel('First name').boundingBox(),
  ]);
  expect(at?.y).toBeLessThan(field?.y ?? 0);
  expect(await heard()).toContainEqual({ name: 'newsletter_signup_error', page: '/', error: 'X' });
  await submitOf(box).click();
  await expect(box.getByText(NEWSLETTER_WORDS.thanks)).toBeVisible();
  expect(requests).toHaveLength(2);
});

test('R229 R230 a thank-you message for two seconds, then closed and empty', async ({ page }) => {
  await catchPosts(page, SUBMIT_PATH, []);
  const box = await open(page);
  await fillNewsletter(box);
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await submitOf(box).click();
  await expect(box.getByText('Thank You for Signing Up!')).toBeVisible();
  await expect(box).toContainText(
    "You're now on the list! Watch your inbox for relationship tips and insights.",
  );
  await expect(box.getByRole('status').first()).toBeFocused();
  await page.clock.runFor(1900);
  await expect(box).toBeVisible();
  await page.clock.runFor(200);
  await expect(box).toBeHidden();
  await expect(opener(page)).toBeFocused();
  await opener(page).click();
  for (const name of ['firstName', 'lastName', 'email']) {
    await expect(box.locator(`[name=${name}]`)).toHaveValue('');
  }
});

test('a browser without invoker commands opens it by script', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['command', 'commandForElement'] as const) {
      delete (HTMLButtonElement.prototype as Partial<HTMLButtonElement>)[name];
    }
    addEventListener('command', (event) => event.preventDefault(), true);
  });
  const box = await open(page);
  await box.getByRole('button', { name: 'Close' }).click();
  await expect(box).toBeHidden();
});

test('without its script the dialog links to the form page', async ({ page }) => {
  await page.route('**/_astro/*.js', (route) => route.abort());
  await page.goto('/');
  await opener(page).click();
  await newsletter(page).box.getByRole('link', { name: 'Open it on its own page' }).click();
  await expect(page).toHaveURL('/resources-hub#newsletter');
  await expect(page.locator('#newsletter').getByLabel('First name')).toBeVisible();
});
