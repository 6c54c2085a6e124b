/** Toasts, R099 and R276 to R282, triggered by the contact form. */
import { expect, type Page, test } from '@playwright/test';
import { catchRequests, hydrated, toast } from './contact-form.ts';
import { contactForm, fillContact } from './form.ts';
import { watch } from './watch.ts';
import { settled } from './settled.ts';
import { swipe } from './swipe.ts';

async function showSuccess(page: Page): Promise<void> {
  await fillContact(page);
  await contactForm(page).send.click();
  await expect(toast(page, 'Request submitted')).toBeVisible();
}

test('R277 it can be closed', async ({ page }) => {
  await catchRequests(page);
  await page.goto('/');
  await showSuccess(page);
  await toast(page, 'Request submitted').getByRole('button', { name: 'Dismiss' }).click();
  await expect(toast(page, 'Request submitted')).toHaveCount(0);
});

test('R276 R278 R282 R099 a new toast replaces the previous one; two variants, with the specified width @both', async ({
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
  expect(await colorOf('Request submitted')).not.toBe(bad);
  await expect(page.locator('[data-hydrate="toasts"] li')).toHaveCount(1);
  const area = page.locator('[data-hydrate="toasts"] ol');
  const width = await area.evaluate((list) => list.getBoundingClientRect().width);
  expect(width).toBe(isMobile ? page.viewportSize()?.width : 420);
  if (!isMobile)
    expect(await area.evaluate((list) => getComputedStyle(list).maxWidth)).toBe('420px');
});

/** Shows the success toast with a frozen page clock. */
async function showFrozen(page: Page): Promise<void> {
  await catchRequests(page);
  await page.clock.install();
  await page.goto('/');
  await fillContact(page);
  await hydrated(page);
  await page.clock.pauseAt(Date.now() + 60_000);
  await contactForm(page).send.click();
  await expect(toast(page, 'Request submitted')).toBeVisible();
}

test('R279 it is shown for 5000 ms, without CSP violations', async ({ page, baseURL }) => {
  const { complaints } = await watch(page, baseURL ?? '');
  await showFrozen(page);
  await page.clock.runFor(4999);
  await expect(toast(page, 'Request submitted')).toBeVisible();
  await page.clock.runFor(1);
  await expect(toast(page, 'Request submitted')).toHaveCount(0);
  expect(complaints).toEqual([]);
});

test('R100 D43 F8 focuses it, and pauses its timer', async ({ page }) => {
  await showFrozen(page);
  await page.keyboard.press('F8');
  await expect(page.locator('[data-hydrate="toasts"] ol')).toBeFocused();
  await page.clock.runFor(60_000);
  await expect(toast(page, 'Request submitted')).toBeVisible();
  // The form is gone by now.
  await page.getByRole('banner').getByRole('link').first().focus();
  await page.clock.runFor(5000);
  await expect(toast(page, 'Request submitted')).toHaveCount(0);
});

/** Swipes the toast `by` pixels to the right. */
async function swipeToast(page: Page, by: number): Promise<void> {
  const box = await toast(page, 'Request submitted').boundingBox();
  if (!box) throw new Error('No toast to swipe');
  const [x, y] = [box.x + 60, box.y + 12];
  await swipe(page, [x, y], [x + by, y], 4);
}

test('R281 a swipe of 49 px snaps back, 51 px dismisses', async ({ page }) => {
  await catchRequests(page);
  await page.goto('/');
  await showSuccess(page);
  await swipeToast(page, 49);
  await settled(page);
  await expect(toast(page, 'Request submitted')).toBeVisible();
  await swipeToast(page, 51);
  await expect(toast(page, 'Request submitted')).toHaveCount(0);
});
