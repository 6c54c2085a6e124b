/** The draft of a form over Back and late scripts, and where it is not kept; over a reload: forms.spec.ts. */
import { expect, test } from '@playwright/test';
import { BOOKING_FORM, inputOf, openForm, submitOf } from './forms.ts';
import { expectHelpInView } from './help.ts';
import { settled } from './settled.ts';

test('Back keeps the draft, without a trace of it in browser storage', async ({ page }) => {
  const form = await openForm(page, BOOKING_FORM);
  await BOOKING_FORM.fill(form);
  const island = page.locator('main astro-island:has(form)');
  await expect(island).not.toHaveAttribute('ssr');
  const input = await inputOf(form);
  const stored = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
  expect(stored).not.toMatch(/Thảo|nguyen|tacos/);
  await page.goto('/thank-you');
  await page.goBack();
  await expect.poll(() => inputOf(form)).toEqual(input);
  await form.locator('[name=firstName]').focus();
  await expect(island).not.toHaveAttribute('ssr');
  expect(await inputOf(form)).toEqual(input);
});

test('the error page keeps all input, also when its script loads later, and thanks with the help lines in view', async ({
  page,
}) => {
  // No script arrives, so the form posts natively. Browsers accept this address, the server does not.
  await page.route('**/*.js', (route) => route.abort());
  const form = await openForm(page, BOOKING_FORM);
  await BOOKING_FORM.fill(form, 'nobody@nowhere');
  const input = await inputOf(form);
  const answered = page.waitForResponse((response) => response.request().method() === 'POST');
  await submitOf(form).click();
  expect((await answered).status()).toBe(422);
  await page.unroute('**/*.js');
  await form.locator('[name=firstName]').click();
  await settled(page);
  expect(await inputOf(form)).toMatchObject(input);
  await form.locator('[name=email]').fill('nobody@example.com');
  await submitOf(form).click();
  await expect(page).toHaveURL(BOOKING_FORM.thanks);
  await expectHelpInView(page);
});
