/** After each action, the next control is in the viewport and not covered. */
import { expect, type Locator, test } from '@playwright/test';
import { catchRequests, toast } from './contact-form.ts';
import { contactForm, fillContact } from './form.ts';
import { open } from './open.ts';

const boxOf = async (locator: Locator): Promise<{ top: number; bottom: number }> =>
  locator.evaluate((element) => element.getBoundingClientRect());

test('on a phone, who does a service is within two screens, also on the page about an emergency', async ({
  page,
}) => {
  for (const path of ['/reset', '/crisis-couples']) {
    await open(page, path);
    const whom = page.locator('[data-with-whom]');
    await expect(whom.locator('img')).toHaveCount(2);
    const { bottom } = await boxOf(whom);
    expect(bottom, path).toBeLessThan(2 * 844);
    await whom.click();
    await expect(page.locator('#people')).toBeInViewport();
  }
});

test('a toast covers neither the error message nor the retry button, and closing it leaves the focus there', async ({
  page,
}) => {
  await catchRequests(page, { status: 500 });
  await page.goto('/vibe-check');
  await fillContact(page);
  const { send, form } = contactForm(page);
  await send.click();
  const shown = toast(page, 'Error submitting form');
  await expect(shown).toBeVisible();
  await expect
    .poll(async () => (await boxOf(send)).bottom - (await boxOf(shown)).top)
    .toBeLessThan(0);
  await expect(form.getByText('We didn’t get that.')).toBeInViewport();
  await expect(page.locator('[data-alert=error]')).toBeFocused();
  await shown.getByRole('button', { name: 'Dismiss' }).click();
  await expect(shown).toHaveCount(0);
  await expect(page.locator('[data-alert=error]')).toBeFocused();
});
