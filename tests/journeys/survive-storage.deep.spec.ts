/** Storage disabled and third-party cookies blocked: everything works while the page is open. */
import { expect, test } from '@playwright/test';
import { contactForm, fillContact } from './form.ts';
import { NEWSLETTER_DIALOG, openDialog, RESET_DIALOG, submitOf } from './forms.ts';
import { forbidStorage } from './hold.ts';
import { catchAll, cookies, quizDialog } from './islands.ts';
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

  for (const form of [NEWSLETTER_DIALOG, RESET_DIALOG]) {
    const box = await openDialog(page, form);
    await form.fill(box);
    await submitOf(box).click();
    await expect(form.sent(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(box).toBeHidden();
  }

  await fillContact(page);
  await contactForm(page).send.click();
  await expect(page.locator('[data-hydrate="toasts"] li')).toContainText('Request submitted');
  expect(sent).toHaveLength(3);
  expect(errors).toEqual([]);
});
