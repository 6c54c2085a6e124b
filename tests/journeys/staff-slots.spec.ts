/** Calls in the browser: who holds which, hidden names, the way to the lead, another time, a calendar of one's own. */
import { randomUUID } from 'node:crypto';
import { expect, type Locator, type Page, test } from '@playwright/test';
import type { OfferedTimes } from '#features/booking/offered-times.ts';
import { violations } from './axe-page.ts';
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

/** The call of somebody, as this screen shows it. */
const heldBy = (page: Page, name: string): Locator =>
  page.locator('[data-booked]').filter({ hasText: name, visible: true });

/** Chooses a call: beside the week at a desk, in a sheet on a phone. */
async function choose(page: Page, booked: Locator): Promise<void> {
  const more = booked.getByRole('button', { name: 'Move, cancel or open' });
  await ((await more.count()) > 0 ? more : booked).press('Enter');
  await expect(page.locator('[data-call-card]').filter({ visible: true })).toHaveCount(1);
}

/** Opens the page and goes on to the day with the lead. */
async function openSlots(page: Page, name: string): Promise<void> {
  await page.goto('/admin/slots');
  await expect(page.locator('[data-slot-days]')).toBeVisible();
  const later = page.getByRole('button', { name: 'Later days' });
  const booked = heldBy(page, name);
  while ((await booked.count()) === 0 && (await later.isEnabled())) await later.press('Enter');
}

test('a booked call leads to the person, gets another time, and the private address of calls is shown once', async ({
  page,
}) => {
  await signIn(page);
  const name = await book(page);
  await openSlots(page, name);
  const booked = heldBy(page, name);
  await expect(booked).toContainText('No voicemail');
  await page.locator('[data-hours] summary').press('Enter');
  await expect(page.locator('[data-slot-rules]')).toContainText('slots.yaml');
  const id = await booked.getAttribute('data-booked');
  const hide = page
    .getByRole('button', { name: 'Hide names' })
    .or(page.getByRole('button', { name: /^Hide/ }));
  await hide.first().click();
  await expect(page.locator('main')).not.toContainText(name);
  await hide.first().click();
  await choose(page, booked);
  await page.getByRole('link', { name: 'Open request' }).filter({ visible: true }).press('Enter');
  await expect(page.locator(`[data-open-lead="${id}"]`)).toContainText(name);

  await openSlots(page, name);
  const before = (await booked.getAttribute('data-start')) ?? '';
  await choose(page, booked);
  const card = page.locator('[data-call-card]').filter({ visible: true });
  await card.getByRole('button', { name: 'Cancel…' }).press('Enter');
  await expect(page.getByRole('dialog', { name: 'Cancel this call?' })).toContainText(name);
  await page.getByRole('button', { name: 'Move it instead' }).press('Enter');
  const sheet = page.getByRole('dialog', { name: 'Move this call' });
  await sheet.locator('[data-free-times] button').last().press('Enter');
  // In the middle of the change, which no other journey shows.
  expect(await violations(page, 'dialog')).toEqual([]);
  await sheet.getByRole('button', { name: /^Next: tell/ }).press('Enter');
  // Without a mail server, nothing can be written from here.
  await expect(page.getByRole('dialog')).toContainText(/sends no mail yet.*call them first/);
  await page.getByRole('button', { name: 'Move, they know' }).press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.locator('[data-toast]')).toContainText('has another time');
  await page.getByRole('button', { name: 'Today', exact: true }).press('Enter');
  await openSlots(page, name);
  await expect(booked).not.toHaveAttribute('data-start', before);

  const feed = page.locator('[data-feed]');
  await feed.getByRole('button', { name: 'Make my private address' }).press('Enter');
  const address = feed.locator('[data-feed-address]');
  await expect(address).toContainText('/api/held-calls/');
  const first = (await address.textContent()) ?? '';
  const reset = feed.getByRole('button', { name: 'Reset…' });
  await reset.press('Enter');
  await page.getByRole('button', { name: 'Reset it' }).press('Enter');
  await expect(address).not.toHaveText(first);
  await page.reload();
  await expect(reset).toBeVisible();
  await expect(address).toHaveCount(0);
});
