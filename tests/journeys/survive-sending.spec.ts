/** Moments of sending a form: a click before or during hydration, and input while it is sent. */
import { expect, type Page, test } from '@playwright/test';
import { CONTACT_PATH } from '#features/booking/contact.schema.ts';
import { catchRequests, sentNote } from './contact-form.ts';
import { contactForm, fillContact } from './form.ts';
import { hold } from './hold.ts';

const PAGE = '/vibe-check';

/** What a button says instead of its name, as CSS. */
const label = (page: Page, selector: string): Promise<string> =>
  page.locator(selector).evaluate((button) => getComputedStyle(button, '::after').content);

test('a click in the moment of hydration has the key of the attempt before the reload', async ({
  page,
}) => {
  const requests = await catchRequests(page, 'broken', { status: 200 });
  await page.goto(PAGE);
  await fillContact(page);
  await contactForm(page).send.click();
  await expect(contactForm(page).form.getByText('We didn’t get that.')).toBeVisible();
  await page.addInitScript((path) => {
    // Hydration sets the attribute. Observers run before the next task, as a click can on a busy
    // device.
    new MutationObserver((records) => {
      const hydrated = records.map(({ target }) => target as Element);
      const form = hydrated.find((element) => element.matches(`form[action="${path}"]`));
      form?.querySelector<HTMLElement>('[type=submit]')?.click();
    }).observe(document, { attributeFilter: ['novalidate'], subtree: true });
  }, CONTACT_PATH);
  await page.reload();
  await expect(sentNote(page)).toBeVisible();
  expect(requests).toHaveLength(2);
  expect(new Set(requests.map((request) => request.headers()['idempotency-key'])).size).toBe(1);
});

test('a click before hydration shows feedback immediately, and text typed while sending is not lost', async ({
  page,
}) => {
  const { promise, resolve } = Promise.withResolvers<{ status: number }>();
  await catchRequests(page, promise);
  const arrive = await hold(page);
  await page.goto(PAGE);
  await fillContact(page);
  const send = `form[action="${CONTACT_PATH}"] [type=submit]`;
  const { message, firstName } = contactForm(page);
  expect(await label(page, send)).toBe('none');
  await page.locator(send).click();
  expect(await label(page, send)).toBe('"Submitting..."');
  arrive();
  await expect(page.locator(send)).toHaveText('Submitting...');
  await message.fill('We argue about tacos. And about salsa.');
  resolve({ status: 200 });
  await expect(sentNote(page)).toBeVisible();
  await expect(firstName).toHaveValue('');
  await expect(message).toHaveValue('We argue about tacos. And about salsa.');
  await hold(page);
  await page.goto('/quiz');
  await page.locator('.quiz-start button').click();
  expect(await label(page, '.quiz-start button')).toBe('"One moment..."');
});
