/** The connection is lost while sending, and restored: no input is lost, nothing is sent twice. */
import { expect, test } from '@playwright/test';
import { contactForm, fillContact } from './form.ts';
import { newsletter, fillNewsletter, fillReset, quizDialog, reset } from './islands.ts';
import { answerAll, gate, score } from './quiz.ts';
import { scaled } from '../run/limits.ts';

test.use({ viewport: { width: 1440, height: 900 } });
test.setTimeout(scaled(120_000));

test('offline and back, with every form of home @desktop', async ({ page, context }) => {
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  await page.goto('/');

  const newsletterDialog = newsletter(page);
  await newsletterDialog.opener.click();
  await fillNewsletter(newsletterDialog.box);
  await context.setOffline(true);
  await newsletterDialog.box.getByRole('button', { name: 'Pour Me In' }).click();
  await expect(newsletterDialog.box.getByRole('alert')).toContainText(
    'What you typed is still here',
  );
  await expect(newsletterDialog.box.getByLabel('First name')).toHaveValue('Sam');
  await context.setOffline(false);
  await newsletterDialog.box.getByRole('button', { name: 'Pour Me In' }).click();
  await expect(newsletterDialog.box.getByText('Thank You for Signing Up!')).toBeVisible();
  await expect(newsletterDialog.box).toBeHidden();

  const resetDialog = reset(page);
  await resetDialog.opener.click();
  await fillReset(resetDialog.box);
  await context.setOffline(true);
  await resetDialog.box.getByRole('button', { name: 'Send request' }).click();
  await expect(resetDialog.box.getByText('Your text is still here')).toBeVisible();
  await context.setOffline(false);
  await resetDialog.box.getByRole('button', { name: 'Send request' }).click();
  await expect(resetDialog.box.getByText('in touch shortly')).toBeVisible();
  await page.keyboard.press('Escape');

  await fillContact(page);
  const { form, firstName, send } = contactForm(page);
  await context.setOffline(true);
  await send.click();
  await expect(form.getByText('Your text is still here')).toBeVisible();
  await expect(firstName).toHaveValue('Thảo');
  await context.setOffline(false);
  await send.click();
  await expect(page.locator('[data-hydrate="toasts"] li')).toContainText('Request submitted');

  const quiz = quizDialog(page);
  await quiz.opener.click();
  await answerAll(page);
  await context.setOffline(true);
  await gate(page).email.fill('sam@example.com');
  await gate(page).button.click();
  await expect(score(page)).toHaveText('24 out of 40');
  await context.setOffline(false);
  expect(errors).toEqual([]);
});
