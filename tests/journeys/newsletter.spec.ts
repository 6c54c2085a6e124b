/** The newsletter dialog, R224 to R235; what holds for every form: forms.spec.ts. */
import { expect, test } from '@playwright/test';
import { CONTACT_MESSAGES } from '#features/booking/contact.schema.ts';
import { SUBMIT_PATH } from '#features/quiz/email-gate.ts';
import { fillNewsletter, NEWSLETTER_DIALOG, openForm, submitOf } from './forms.ts';
import { catchPosts, hear } from './hold.ts';
import { newsletter } from './islands.ts';

test('R130 R224 R225 R226 R229 R230 R231 D35 opens by pointer and key, also without invoker commands, keeps its input, says what is wrong and what was refused, and thanks for two seconds', async ({
  page,
}) => {
  const answers = [{ status: 400, body: '{"message":"X"}' }, { status: 200 }];
  // As in browsers before 2026: scripts open it. With them: forms.spec.ts.
  await page.addInitScript(() => {
    for (const name of ['command', 'commandForElement'] as const)
      delete (HTMLButtonElement.prototype as Partial<HTMLButtonElement>)[name];
    addEventListener('command', (event) => event.preventDefault(), true);
  });
  const requests = await catchPosts(page, SUBMIT_PATH, answers);
  const { opener } = newsletter(page);
  const box = await openForm(page, NEWSLETTER_DIALOG);
  // First its scripts, then its styles: the form is drawn when both are there.
  await expect(page.locator('astro-island', { has: box })).not.toHaveAttribute('ssr');
  const heard = await hear(page);
  const first = box.getByLabel('First name');

  await test.step('R130 R224 R225 opened and closed', async () => {
    await expect(first).toBeFocused();
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
    await expect(opener).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(first).toBeFocused();
    await first.fill('Sam');
    await first.click();
    await expect(box).toBeVisible();
    await box.getByRole('button', { name: 'Close' }).click();
    await expect(box).toBeHidden();
    await opener.click();
    await expect(first).toHaveValue('Sam');
    await page.mouse.click(4, 300);
    await expect(box).toBeHidden();
    await opener.click();
  });
  await test.step('R226 D35 a bad address', async () => {
    await fillNewsletter(box, 'a@b');
    await submitOf(box).click();
    const message = box.locator('[data-error-for=email]');
    await expect(message).toHaveText(CONTACT_MESSAGES.email);
    await expect(box.locator('[data-error-summary]')).toBeFocused();
    await box.locator('[name=email]').fill('sam@example.com');
    await box.locator('[name=email]').blur();
    await expect(message).toBeHidden();
    expect(requests).toEqual([]);
  });
  await test.step('R231 a refusal is shown above the fields', async () => {
    await submitOf(box).click();
    const alert = box.getByRole('alert').filter({ hasText: 'What you typed is still here' });
    await expect(alert.locator('p').first()).toHaveText('X');
    const [at, field] = await Promise.all([alert.boundingBox(), first.boundingBox()]);
    expect(at?.y).toBeLessThan(field?.y ?? 0);
    const failed = { name: 'newsletter_signup_error', page: '/', error: 'X' };
    expect(await heard()).toContainEqual(failed);
  });
  await test.step('R229 R230 thanks for two seconds, then closed and empty', async () => {
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 3_600_000);
    await submitOf(box).click();
    await expect(box.getByText('Thank You for Signing Up!')).toBeVisible();
    await expect(box).toContainText(
      "You're now on the list! Watch your inbox for relationship tips and insights.",
    );
    await expect(box.getByRole('status').first()).toBeFocused();
    expect(requests).toHaveLength(2);
    await page.clock.runFor(1900);
    await expect(box).toBeVisible();
    await page.clock.runFor(200);
    await expect(box).toBeHidden();
    await expect(opener).toBeFocused();
    await opener.click();
    for (const name of ['firstName', 'lastName', 'email'])
      await expect(box.locator(`[name=${name}]`)).toHaveValue('');
  });
});
