/** Call slots in the browser: who holds which, hidden names, the way to the lead. */
import { randomUUID } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import type { OfferedTimes } from '#domain/booking/offered-times.ts';
import { violationsInBoth } from './axe-page.ts';
import { sendLeads, signIn } from './staff-inbox.ts';

/** Books one of the later calls on offer, which no other test does; returns the first name. */
async function book(page: Page): Promise<string> {
  const { days } = (await (await page.request.get('/api/open-times')).json()) as OfferedTimes;
  const times = days.flatMap((day) => day.times).slice(-20);
  const slot = times[Math.floor(Math.random() * times.length)]?.value;
  const firstName = `Zoe${randomUUID().slice(0, 6)}`;
  await sendLeads({ firstName, slot, safeToVoicemail: 'no' });
  return firstName;
}

/** Opens the page and goes on to the day with the lead. */
async function openSlots(page: Page, name: string): Promise<void> {
  await page.goto('/admin/slots');
  await expect(page.locator('[data-slot-days]')).toBeVisible();
  const later = page.getByRole('button', { name: 'Later days' });
  const held = page.locator('[data-held]').filter({ hasText: name });
  while ((await held.count()) === 0 && (await later.isEnabled())) await later.press('Enter');
}

test('show who holds which, and lead to the person @both', async ({ page }) => {
  await signIn(page);
  const name = await book(page);
  await openSlots(page, name);
  const held = page.locator('[data-held]').filter({ hasText: name });
  await expect(held).toContainText('No voicemail');
  await expect(page.locator('[data-slot-rules]')).toContainText('slots.yaml');
  expect(await violationsInBoth(page)).toEqual([]);
  const id = await held.getAttribute('data-held');
  const hide = page
    .getByRole('button', { name: 'Hide names' })
    .or(page.getByRole('button', { name: /^Hide/ }));
  await hide.first().click();
  await expect(page.locator('main')).not.toContainText(name);
  await hide.first().click();
  await held.getByRole('link').press('Enter');
  await expect(page.locator(`[data-open-lead="${id}"]`)).toContainText(name);
});

test('an editor sees the place with a sentence, and no call', async ({ page }) => {
  await signIn(page, 'editor');
  await page.goto('/admin/slots');
  await expect(page.getByText('Calls belong to people who wrote to us.')).toBeVisible();
  await expect(page.locator('[data-slot-days]')).toHaveCount(0);
});
