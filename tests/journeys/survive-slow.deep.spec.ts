/** Scripts 700 ms late, or never: the first click on each part of home gets a response, once. */
import { expect, type Locator, type Page, test } from '@playwright/test';
import { CONTACT_PATH } from '#features/booking/contact.schema.ts';
import { startedCarousel } from './carousel.ts';
import { contactForm, fillContact } from './form.ts';
import {
  NEWSLETTER_DIALOG,
  NEWSLETTER_FORM,
  openDialog,
  RESET_DIALOG,
  RESET_FORM,
  type SiteForm,
  submitOf,
} from './forms.ts';
import { catchAll, cookies, type Island, newsletter, quizDialog, reset } from './islands.ts';
import { scaled } from '../run/limits.ts';

const LATE = 700;
test.use({ viewport: { width: 1440, height: 900 } });
// One visit uses everything, each part with its own scripts.
test.setTimeout(scaled(120_000));

async function late(page: Page): Promise<void> {
  await page.route('**/_astro/*.js', async (route) => {
    await new Promise((done) => setTimeout(done, LATE));
    await route.continue();
  });
}

async function open({ opener, box, sign }: Island): Promise<void> {
  await opener.click();
  await expect(box).toBeVisible();
  await expect(sign).toBeVisible();
}

async function sendByDoubleClick(page: Page, form: SiteForm, found: Locator): Promise<void> {
  await form.fill(found);
  await submitOf(found).dblclick();
  await expect(form.sent(page)).toBeVisible();
}

test('700 ms late: dialogs open immediately, and a double click sends once @desktop', async ({
  page,
}) => {
  await late(page);
  const sent = await catchAll(page);
  await page.goto('/');

  const consent = cookies(page);
  await open(consent);
  await consent.box.getByRole('button', { name: 'Necessary Only' }).click();
  await expect(consent.bar).toBeHidden();

  const quiz = quizDialog(page);
  await open(quiz);
  await quiz.box.getByRole('button', { name: 'Neutral' }).click();
  await expect(quiz.box.getByText('Question 2 of 8')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(quiz.box).toBeHidden();

  const therapy = page.getByRole('banner').getByRole('button', { name: 'Therapy' });
  await therapy.click();
  await expect(page.locator('[popover]:popover-open')).toBeVisible();
  await page.keyboard.press('Escape');

  const { button, lead } = await startedCarousel(page, 'Therapists');
  await button('Next therapists').dblclick();
  expect(await lead()).toBe(2);

  // The button of the Reset links to the form page, so its click is queued until the script has loaded.
  for (const form of [NEWSLETTER_DIALOG, RESET_DIALOG]) {
    await sendByDoubleClick(page, form, await openDialog(page, form));
    await page.keyboard.press('Escape');
    await expect(form.find(page)).toBeHidden();
  }

  await fillContact(page);
  await contactForm(page).send.dblclick();
  await expect(page.locator('[data-hydrate="toasts"] li')).toContainText('Request submitted');
  expect(sent).toEqual([NEWSLETTER_DIALOG.api, RESET_DIALOG.api, CONTACT_PATH]);

  sent.length = 0;
  for (const form of [NEWSLETTER_FORM, RESET_FORM])
    await test.step(`${form.path}, by double click`, async () => {
      await page.goto(form.path);
      await sendByDoubleClick(page, form, form.find(page));
    });
  expect(sent).toEqual([NEWSLETTER_FORM.api, RESET_FORM.api]);
});

test('never: every dialog shows an alternative @desktop', async ({ page }) => {
  await page.route('**/_astro/*.js', (route) => route.abort());
  await page.goto('/');
  for (const [{ opener, box }, href] of [
    [quizDialog(page), '/quiz'],
    [newsletter(page), '/resources-hub#newsletter'],
  ] as const) {
    await opener.click();
    await expect(box.getByRole('link', { name: 'Open it on its own page' })).toHaveAttribute(
      'href',
      href,
    );
    await page.keyboard.press('Escape');
    await expect(box).toBeHidden();
  }
  // The choice is not stored, so the bar is shown again; hide it meanwhile.
  const consent = cookies(page);
  await consent.bar.getByRole('button', { name: 'Necessary Only' }).click();
  await expect(consent.bar).toBeHidden();
  await reset(page).opener.click();
  await expect(page).toHaveURL(/\/reset\?*#book$/);
});
