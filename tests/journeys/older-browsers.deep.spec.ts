/** Chrome 91, Firefox 91 and Safari 14.1, simulated by removing missing features: every form still works by script; the contact form: older-browsers.spec.ts. */
import { expect, type Page, test } from '@playwright/test';
import { catchAll, newsletter, fillNewsletter, fillReset } from './islands.ts';
import { simulateOldBrowser } from './older-browsers.ts';
import { answerAll, begin, catchResults, gate, score } from './quiz.ts';

/** Uncaught errors of the page. */
function errorsOf(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  return errors;
}

test.beforeEach(async ({ page }) => {
  await simulateOldBrowser(page);
});

test('the Reset on its page, and its button on home links there', async ({ page }) => {
  const errors = errorsOf(page);
  const sent = await catchAll(page);
  await page.goto('/');
  await page.locator('#reset').getByRole('button', { name: 'Start Your Reset' }).click();
  await expect(page).toHaveURL(/\/reset\?*#book$/);
  // On home: the carousels stay rows to scroll.
  errors.length = 0;
  const form = page.locator('#book');
  await fillReset(form);
  await form.getByRole('button', { name: 'Back' }).click();
  await form.getByRole('button', { name: 'Next' }).click();
  await form.getByRole('button', { name: 'Send request' }).click();
  await expect(form.getByText('in touch shortly')).toBeVisible();
  expect(sent).toEqual(['/api/submit-reset-sprint-form']);
  expect(errors).toEqual([]);
});

test('the newsletter on its page, and its button on home links there', async ({ page }) => {
  const errors = errorsOf(page);
  const sent = await catchAll(page);
  await page.goto('/');
  await newsletter(page).opener.click();
  await expect(page).toHaveURL('/resources-hub#newsletter');
  // On home: the carousels stay rows to scroll.
  errors.length = 0;
  const form = page.locator('#newsletter form');
  await fillNewsletter(form);
  await form.getByLabel('First name').fill('Zoë');
  await form.locator('[type=submit]').click();
  await expect(page.locator('#newsletter')).toContainText('Thank You for Signing Up!');
  expect(sent).toEqual(['/api/submit-hubspot']);
  expect(errors).toEqual([]);
});

test('the quiz, and its link on the home page', async ({ page }) => {
  const requests = await catchResults(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/');
  await page
    .getByRole('link', { name: /^Take quiz/ })
    .locator('visible=true')
    .click();
  await expect(page).toHaveURL('/quiz');
  await begin(page);
  await answerAll(page);
  await gate(page).email.fill('zoë@example.com');
  await gate(page).button.click();
  await expect(score(page)).toHaveText('24 out of 40');
  await expect
    .poll(() => requests.map((request) => request.postDataJSON().email))
    .toEqual(['zoë@example.com']);
});

test.describe('in older browsers, or after any error, forms post natively', () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      // An unexpected exception.
      Reflect.deleteProperty(window, 'AbortController');
    });
  });

  test('the Reset', async ({ page }) => {
    await page.goto('/reset');
    const form = page.locator('#book');
    await fillReset(form);
    await form.getByRole('button', { name: 'Send request' }).click();
    await expect(page).toHaveURL('/reset-requested');
  });

  test('the newsletter', async ({ page }) => {
    await page.goto('/resources-hub');
    const form = page.locator('#newsletter form');
    await fillNewsletter(form);
    await form.locator('[type=submit]').click();
    await expect(page).toHaveURL('/signed-up');
  });

  test('the quiz, scored by the server', async ({ page }) => {
    await page.goto('/quiz');
    await begin(page);
    await answerAll(page);
    await gate(page).email.fill('zoe@example.com');
    await gate(page).button.click();
    await expect(page.getByText('We have your email.')).toBeVisible();
    await expect(score(page)).toHaveText('24 out of 40');
  });
});
