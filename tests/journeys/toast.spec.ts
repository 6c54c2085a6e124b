/** The contact form on home: toasts (R099, R100, R276 to R282), its end, and the booking form's messages: contact.spec.ts. */
import { expect, type Page, test } from '@playwright/test';
import { catchRequests, hydrated, toast } from './contact-form.ts';
import { contactForm, fillContact } from './form.ts';
import { watch } from './watch.ts';
import { settled } from './settled.ts';
import { swipe } from './swipe.ts';

/** Swipes the toast `by` pixels to the right. */
async function swipeToast(page: Page, by: number): Promise<void> {
  const box = await toast(page, 'Request submitted').boundingBox();
  if (!box) throw new Error('No toast to swipe');
  const [x, y] = [box.x + 60, box.y + 12];
  await swipe(page, [x, y], [x + by, y], 4);
}

test('R099 R276 R277 R278 R281 R282 a new toast replaces the previous one, with the specified width; a swipe of 49 px snaps back, 51 px or its button dismiss it @both', async ({
  page,
  isMobile,
}) => {
  await catchRequests(page, { status: 500 }, { status: 200 });
  await page.goto('/');
  await fillContact(page);
  const colorOf = (title: string): Promise<string> =>
    toast(page, title).evaluate((card) => getComputedStyle(card).backgroundColor);
  await contactForm(page).send.click();
  const bad = await colorOf('Error submitting form');
  await contactForm(page).send.click();
  const sent = toast(page, 'Request submitted');
  expect(await colorOf('Request submitted')).not.toBe(bad);
  await expect(page.locator('[data-hydrate="toasts"] li')).toHaveCount(1);
  const area = page.locator('[data-hydrate="toasts"] ol');
  const width = await area.evaluate((list) => list.getBoundingClientRect().width);
  expect(width).toBe(isMobile ? page.viewportSize()?.width : 420);
  if (isMobile) {
    await swipeToast(page, 49);
    await settled(page);
    await expect(sent).toBeVisible();
    await swipeToast(page, 51);
    await expect(sent).toHaveCount(0);
    await fillContact(page);
    await contactForm(page).send.click();
  } else expect(await area.evaluate((list) => getComputedStyle(list).maxWidth)).toBe('420px');
  await sent.getByRole('button', { name: 'Dismiss' }).click();
  await expect(sent).toHaveCount(0);
});

test('R100 R245 R249 R255 R257 R258 R279 D43 any phone number and no message are accepted: empty form, what happens next, and a toast of 5000 ms, which F8 focuses and pauses', async ({
  page,
  baseURL,
}) => {
  const { complaints } = await watch(page, baseURL ?? '');
  const requests = await catchRequests(page);
  await page.clock.install();
  await page.goto('/');
  await fillContact(page);
  const { form, firstName, email, service, message, consent, send } = contactForm(page);
  await form.locator('[name=phone]').fill('abc');
  await message.fill('');
  await hydrated(page);
  // From here on, page time is frozen, so that the toast stays.
  await page.clock.pauseAt(Date.now() + 60_000);
  await send.click();
  const shown = toast(page, 'Request submitted');
  await expect(shown).toContainText("We'll get back to you within 24 business hours.");
  await expect(shown).toHaveAttribute('data-variant', 'default');
  expect(requests[0]?.postDataJSON()).toMatchObject({ phone: 'abc', message: '' });
  for (const field of [firstName, email, message]) await expect(field).toHaveValue('');
  await expect(service.locator(':checked')).toHaveText('Choose a service');
  await expect(consent).not.toBeChecked();
  await expect(form.locator(':checked:not(option)')).toHaveCount(0);
  // A text was asked for, but “abc” is no number.
  await expect(form.getByText('24 business hours, by email')).toBeVisible();
  await expect(form.getByRole('status').first()).toContainText('Thank you');
  await expect(form.getByRole('status').first().locator('> *')).toBeFocused();
  await page.clock.runFor(4900);
  await expect(shown).toBeVisible();
  await page.keyboard.press('F8');
  await expect(page.locator('[data-hydrate="toasts"] ol')).toBeFocused();
  await page.clock.runFor(60_000);
  await expect(shown).toBeVisible();
  await page.getByRole('banner').getByRole('link').first().focus();
  // A paused toast goes on with the time that was left.
  await page.clock.runFor(99);
  await expect(shown).toBeVisible();
  await page.clock.runFor(1);
  await expect(shown).toHaveCount(0);
  expect(complaints).toEqual([]);
});
