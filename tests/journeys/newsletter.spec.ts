/** The newsletter dialog and form, R224 to R235, including requests. */
import { expect, type Locator, type Page, type Request, test } from '@playwright/test';
import { CONTACT_MESSAGES } from '#domain/forms/contact.ts';
import { NEWSLETTER_WORDS } from '#domain/forms/newsletter.ts';
import { SUBMIT_PATH } from '#domain/quiz/email-gate.ts';
import { site } from '#site';
import { type Answer, catchPosts, forbidStorage, hear } from './hold.ts';
import { settled } from './settled.ts';

const OPEN = 'Pour Me In';

const catchNewsletter = (page: Page, ...answers: Answer[]): Promise<Request[]> =>
  catchPosts(page, SUBMIT_PATH, answers);

const opener = (page: Page): Locator =>
  page.locator('#podcast-blog').getByRole('button', { name: OPEN });
const modal = (page: Page): Locator => page.getByRole('dialog', { name: 'The Clarity Drip' });

async function open(page: Page): Promise<Locator> {
  await page.goto('/');
  await opener(page).click();
  // First its scripts, then its styles: the form is drawn when both are there.
  await expect(page.locator('astro-island', { has: modal(page) })).not.toHaveAttribute('ssr');
  await expect(modal(page).getByLabel('First name')).toBeVisible();
  return modal(page);
}

async function fill(form: Locator, email = ' nguyen@example.com '): Promise<void> {
  await form.getByLabel('First name').fill('Thảo');
  await form.getByLabel('Last name').fill('Null');
  await form.locator('[name=email]').fill(email);
}

const send = (form: Locator): Promise<void> => form.getByRole('button', { name: OPEN }).click();

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

// Which input is rejected, with which message: tests/server/field-rules.test.ts.
test('R226 D35 an invalid address shows a message until it is corrected, and is then sent', async ({
  page,
}) => {
  const requests = await catchNewsletter(page);
  const box = await open(page);
  await fill(box, 'a@b');
  await send(box);
  const message = box.locator('[data-error-for=email]');
  await expect(message).toHaveText(CONTACT_MESSAGES.email);
  await expect(box.locator('[data-error-summary]')).toBeFocused();
  await box.locator('[name=email]').fill('sam@example.com');
  await box.locator('[name=email]').blur();
  await expect(message).toBeHidden();
  expect(requests).toEqual([]);
  await send(box);
  await expect(box.getByText(NEWSLETTER_WORDS.thanks)).toBeVisible();
  expect(requests).toHaveLength(1);
});

for (const path of ['/', '/resources-hub']) {
  test(`R227 R234 ${path} sends exactly this, and emits an event`, async ({ page }) => {
    const requests = await catchNewsletter(page);
    await page.goto(path);
    if (path === '/') await opener(page).click();
    const form = path === '/' ? modal(page) : page.locator('#newsletter form');
    await fill(form);
    const heard = await hear(page);
    await send(form);
    await expect(page.getByText(NEWSLETTER_WORDS.welcome)).toBeVisible();
    expect(requests.map((request) => request.postDataJSON())).toEqual([
      {
        formId: site.hubspot.forms.newsletter,
        portalId: site.hubspot.portalId,
        firstName: 'Thảo',
        lastName: 'Null',
        email: 'nguyen@example.com',
        pageName: 'Newsletter Signup',
        pageUri: path,
      },
    ]);
    expect(requests[0]?.headers()).toMatchObject({
      'content-type': 'application/json',
      'x-requested-with': 'XMLHttpRequest',
      'idempotency-key': expect.stringMatching(/^\w{16,}$/),
    });
    expect(await heard()).toContainEqual({
      name: 'newsletter_signup_success',
      page: path,
      email: 'nguyen@example.com',
    });
  });
}

test('R228 the button shows the pending state, and the form is sent once', async ({ page }) => {
  const { promise, resolve } = Promise.withResolvers<{ status: number }>();
  const requests = await catchNewsletter(page, promise);
  const box = await open(page);
  await fill(box);
  await box.getByRole('button', { name: OPEN }).dblclick();
  const button = box.locator('[type=submit]');
  await expect(button).toHaveText('Signing Up...');
  await expect(button).toBeDisabled();
  await box.getByLabel('First name').press('Enter');
  resolve({ status: 200 });
  await expect(box.getByText(NEWSLETTER_WORDS.thanks)).toBeVisible();
  expect(requests).toHaveLength(1);
});

test('R229 R230 a thank-you message for two seconds, then closed and empty', async ({ page }) => {
  await catchNewsletter(page);
  const box = await open(page);
  await fill(box);
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await send(box);
  await expect(box.getByText('Thank You for Signing Up!')).toBeVisible();
  await expect(box).toContainText(
    'You’re now on the list! Watch your inbox for relationship tips and insights.',
  );
  await expect(box.getByRole('status')).toBeFocused();
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

// All other failures: src/stores/newsletter.test.ts.
test('R231 a failure: message above the fields, input kept, R235', async ({ page }) => {
  const says = 'X';
  const requests = await catchNewsletter(page, { status: 400, body: '{"message":"X"}' });
  const box = await open(page);
  await page.clock.install();
  await fill(box);
  const heard = await hear(page);
  await send(box);
  const alert = box.getByRole('alert').filter({ hasText: 'What you typed is still here' });
  await expect(alert.locator('p').first()).toHaveText(says);
  await expect(alert.locator('a[href^="tel:"]')).toBeVisible();
  const [at, field] = await Promise.all([
    alert.boundingBox(),
    box.getByLabel('First name').boundingBox(),
  ]);
  expect(at?.y).toBeLessThan(field?.y ?? 0);
  await expect(box.getByLabel('First name')).toHaveValue('Thảo');
  await expect(box.getByRole('button', { name: OPEN })).toBeEnabled();
  expect(await heard()).toContainEqual({
    name: 'newsletter_signup_error',
    page: '/',
    error: says,
  });
  // R304: no automatic retry.
  await page.clock.runFor(60_000);
  await settled(page);
  expect(requests).toHaveLength(1);
});

test('a retry has the same idempotency key', async ({ page }) => {
  const requests = await catchNewsletter(page, 'broken');
  const box = await open(page);
  await fill(box);
  for (const count of [1, 2]) {
    await send(box);
    await expect.poll(() => requests.length).toBe(count);
    await expect(box.getByRole('button', { name: OPEN })).toBeEnabled();
  }
  const keys = requests.map((request) => request.headers()['idempotency-key']);
  expect(new Set(keys).size).toBe(1);
});

test('it works without storage', async ({ page }) => {
  await forbidStorage(page);
  await catchNewsletter(page);
  const box = await open(page);
  await fill(box);
  await send(box);
  await expect(box.getByText(NEWSLETTER_WORDS.thanks)).toBeVisible();
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
  await modal(page).getByRole('link', { name: 'Open it on its own page' }).click();
  await expect(page).toHaveURL('/resources-hub#newsletter');
  await expect(page.locator('#newsletter').getByLabel('First name')).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the button links to the form, which ends on its thank-you page', async ({ page }) => {
    await page.goto('/');
    await expect(opener(page)).toBeHidden();
    await page.locator('#podcast-blog').getByRole('link', { name: OPEN }).click();
    const form = page.locator('#newsletter form');
    await fill(form, 'nobody@nowhere');
    await send(form);
    await expect(form.locator('[data-error-for=email]')).toHaveText(CONTACT_MESSAGES.email);
    await expect(form.getByLabel('First name')).toHaveValue('Thảo');
    await form.locator('[name=email]').fill('nobody@example.com');
    await send(form);
    await expect(page).toHaveURL('/signed-up');
    await expect(page.getByRole('main')).toContainText('on the list');
  });
});
