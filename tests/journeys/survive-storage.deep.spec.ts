/** Storage disabled and third-party cookies blocked: everything works while the page is open. */
import { expect, test } from '@playwright/test';
import { contactForm, fillContact } from './form.ts';
import { forbidStorage } from './hold.ts';
import {
  catchAll,
  cookies,
  newsletter,
  fillNewsletter,
  fillReset,
  quizDialog,
  reset,
} from './islands.ts';
import { scaled } from '../run/limits.ts';

test.use({ viewport: { width: 1440, height: 900 } });
test.setTimeout(scaled(120_000));

test('home without storage and without third-party cookies @desktop', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.setCookieControls', {
    enableThirdPartyCookieRestriction: true,
  });
  await forbidStorage(page);
  const sent = await catchAll(page);
  await page.route(/youtube|google/, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>theirs</title>' }),
  );
  await page.goto('/');

  const consent = cookies(page);
  await consent.opener.click();
  await expect(consent.sign).toBeVisible();
  await consent.box.getByRole('switch', { name: 'Functional' }).check();
  await consent.box.getByRole('button', { name: 'Save Preferences' }).click();
  await expect(consent.box).toBeHidden();
  await expect(consent.bar).toBeHidden();
  await page.locator('#reset [data-embed]').click();
  await expect(page.locator('#reset iframe')).toBeVisible();

  const quiz = quizDialog(page);
  await quiz.opener.click();
  await quiz.box.getByRole('button', { name: 'Neutral' }).click();
  await expect(quiz.box.getByText('Question 2 of 8')).toBeVisible();
  await page.keyboard.press('Escape');

  const newsletterDialog = newsletter(page);
  await newsletterDialog.opener.click();
  await fillNewsletter(newsletterDialog.box);
  await newsletterDialog.box.getByRole('button', { name: 'Pour Me In' }).click();
  await expect(newsletterDialog.box.getByText('Thank You for Signing Up!')).toBeVisible();
  await expect(newsletterDialog.box).toBeHidden();

  const resetDialog = reset(page);
  await resetDialog.opener.click();
  await fillReset(resetDialog.box);
  await resetDialog.box.getByRole('button', { name: 'Send request' }).click();
  await expect(resetDialog.box.getByText('in touch shortly')).toBeVisible();
  await page.keyboard.press('Escape');

  await fillContact(page);
  await contactForm(page).send.click();
  await expect(page.locator('[data-hydrate="toasts"] li')).toContainText('Request submitted');
  expect(sent).toHaveLength(3);
  expect(errors).toEqual([]);
});
