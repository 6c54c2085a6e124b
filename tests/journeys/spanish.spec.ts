/** The Spanish landing page and form, with and without JavaScript. */
import { expect, type Page, test } from '@playwright/test';
import { spanishContact } from '#domain/i18n/contact-words.ts';
import { CONTACT_PATH, THANK_YOU_PATHS } from '#domain/forms/contact.ts';
import { site } from '#site';
import { violations } from './axe-page.ts';
import { catchRequests, message, toast } from './contact-form.ts';

const { labels, messages, send, sending, thanks, toasts, unsent } = spanishContact(site.inSpanish);
const form = (page: Page) => page.locator(`form[action="${CONTACT_PATH}"]`);
const button = (page: Page) => form(page).locator('button[type=submit]');

/** Fills the required fields by their Spanish labels. */
async function fill(page: Page, email = 'lupe@example.com'): Promise<void> {
  const field = (label: string) => form(page).getByLabel(label, { exact: true });
  await field(labels.firstName).fill('Guadalupe');
  await field(labels.lastName).fill('Núñez');
  await form(page).locator('[type=email]').fill(email);
  await form(page).locator('[name=serviceInterest]').selectOption('couples-therapy');
  await field(labels.state).fill('Texas');
  await form(page).getByRole('radio', { name: 'Mensaje de texto' }).check();
  await form(page).locator('[name=dataStorageConsent]').check();
}

/** English words of the form. */
const ENGLISH = /\b(?:your|please|required|submit|optional|choose)\b/i;

test.describe('with JavaScript', () => {
  test('an empty form shows all messages in Spanish, and sends nothing', async ({ page }) => {
    const requests = await catchRequests(page);
    await page.goto('/es');
    await button(page).click();
    for (const [name, text] of Object.entries({
      firstName: messages?.['First name is required'],
      email: messages?.['Please enter a valid email address'],
      serviceInterest: messages?.['Please select a service'],
      dataStorageConsent: messages?.['You must consent to data storage to submit this form'],
    }))
      await expect(message(page, name)).toHaveText(text ?? 'no word');
    const summary = page.locator('[data-error-summary]');
    await expect(summary).toBeFocused();
    await expect(summary).not.toContainText(ENGLISH);
    expect(requests).toEqual([]);
  });

  test('a valid form sends its page, and shows a Spanish thank-you message', async ({ page }) => {
    const { promise, resolve } = Promise.withResolvers<{ status: number }>();
    const requests = await catchRequests(page, promise);
    await page.goto('/es');
    await fill(page);
    await button(page).click();
    await expect(button(page)).toHaveText(sending);
    resolve({ status: 200 });
    await expect(toast(page, toasts.sent.title)).toContainText(toasts.sent.description);
    await expect(form(page).getByRole('status')).toContainText(thanks.title);
    await expect(button(page)).toHaveText(send);
    expect(requests[0]?.postDataJSON()).toMatchObject({
      pageUri: '/es',
      pageName: 'Página en español',
      serviceInterest: 'couples-therapy',
      bestWayToContact: 'text',
    });
  });

  test('a failed request keeps the input and offers other contact options', async ({ page }) => {
    await catchRequests(page, { status: 500 });
    await page.goto('/es');
    await fill(page);
    await button(page).click();
    await expect(toast(page, toasts.failed.title)).toBeVisible();
    await expect(form(page).getByText(unsent.title)).toBeVisible();
    await expect(form(page).getByLabel(labels.lastName, { exact: true })).toHaveValue('Núñez');
    await expect(form(page)).not.toContainText(ENGLISH);
    expect(await violations(page)).toEqual([]);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a valid form ends on the Spanish thank-you page', async ({ page }) => {
    await page.goto('/es');
    await fill(page);
    await button(page).click();
    await expect(page).toHaveURL(THANK_YOU_PATHS.es);
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
    await expect(page.getByRole('main')).toContainText('24 horas hábiles');
  });

  test('an invalid form is shown again in Spanish with all input', async ({ page }) => {
    await page.goto('/es');
    // Browsers accept this address, the server does not.
    await fill(page, 'nadie@ningun');
    const answered = page.waitForResponse((response) => response.request().method() === 'POST');
    await button(page).click();
    expect((await answered).status()).toBe(422);
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
    await expect(message(page, 'email')).toHaveText(
      messages?.['Please enter a valid email address'] ?? 'no word',
    );
    await expect(form(page).getByLabel(labels.firstName, { exact: true })).toHaveValue('Guadalupe');
    await form(page).locator('[type=email]').fill('nadie@example.com');
    await button(page).click();
    await expect(page).toHaveURL(THANK_YOU_PATHS.es);
  });
});

test('Spanish and English pages link to each other', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Español' }).click();
  await expect(page).toHaveURL('/es');
  await page.getByRole('banner').getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL('/');
});

test('no accessibility violations and no horizontal overflow', async ({ page }) => {
  for (const path of ['/es', THANK_YOU_PATHS.es]) {
    await page.goto(path);
    expect(await violations(page), path).toEqual([]);
    const [wide, screen] = await page.evaluate(() => [
      document.documentElement.scrollWidth,
      innerWidth,
    ]);
    expect(wide, path).toBeLessThanOrEqual(screen ?? 0);
  }
});
