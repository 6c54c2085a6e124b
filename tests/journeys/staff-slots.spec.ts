/** Calls in the browser: who holds which, hidden names, the way to the lead, another time, a calendar of one's own. */
import { randomUUID } from 'node:crypto';
import { expect, type Locator, type Page, test } from '@playwright/test';
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

/** The call of somebody, as this screen shows it. */
const heldBy = (page: Page, name: string): Locator =>
  page.locator('[data-held]').filter({ hasText: name, visible: true });

/** Chooses a call: beside the week at a desk, in a sheet on a phone. */
async function choose(page: Page, held: Locator): Promise<void> {
  const more = held.getByRole('button', { name: 'Move, cancel or open' });
  await ((await more.count()) > 0 ? more : held).press('Enter');
  await expect(page.locator('[data-call-card]').filter({ visible: true })).toHaveCount(1);
}

/** Opens the page and goes on to the day with the lead. */
async function openSlots(page: Page, name: string): Promise<void> {
  await page.goto('/admin/slots');
  await expect(page.locator('[data-slot-days]')).toBeVisible();
  const later = page.getByRole('button', { name: 'Later days' });
  const held = heldBy(page, name);
  while ((await held.count()) === 0 && (await later.isEnabled())) await later.press('Enter');
}

test('show who holds which, and lead to the person', async ({ page }) => {
  await signIn(page);
  const name = await book(page);
  await openSlots(page, name);
  const held = heldBy(page, name);
  await expect(held).toContainText('No voicemail');
  await page.locator('[data-hours] summary').press('Enter');
  await expect(page.locator('[data-slot-rules]')).toContainText('slots.yaml');
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  // So that no bar covers a part of a button.
  await page.setViewportSize({ width, height: 5000 });
  expect(await violationsInBoth(page)).toEqual([]);
  await page.setViewportSize({ width, height });
  const id = await held.getAttribute('data-held');
  const hide = page
    .getByRole('button', { name: 'Hide names' })
    .or(page.getByRole('button', { name: /^Hide/ }));
  await hide.first().click();
  await expect(page.locator('main')).not.toContainText(name);
  await hide.first().click();
  await choose(page, held);
  await page.getByRole('link', { name: 'Open request' }).filter({ visible: true }).press('Enter');
  await expect(page.locator(`[data-open-lead="${id}"]`)).toContainText(name);
});

test('a call gets another time, and somebody tells them', async ({ page }) => {
  await signIn(page);
  const name = await book(page);
  await openSlots(page, name);
  const before = (await heldBy(page, name).getAttribute('data-start')) ?? '';
  await choose(page, heldBy(page, name));
  const card = page.locator('[data-call-card]').filter({ visible: true });
  await card.getByRole('button', { name: 'Cancel…' }).press('Enter');
  await expect(page.getByRole('dialog', { name: 'Cancel this call?' })).toContainText(name);
  await page.getByRole('button', { name: 'Move it instead' }).press('Enter');
  const sheet = page.getByRole('dialog', { name: 'Move this call' });
  await sheet.locator('[data-free-times] button').last().press('Enter');
  expect(await violationsInBoth(page)).toEqual([]);
  await sheet.getByRole('button', { name: /^Next: tell/ }).press('Enter');
  // Without a mail server, nothing can be written from here.
  await expect(page.getByRole('dialog')).toContainText('Call them first');
  await page.getByRole('button', { name: 'Move, they know' }).press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.locator('[data-toast]')).toContainText('has another time');
  await page.getByRole('button', { name: 'Today', exact: true }).press('Enter');
  await openSlots(page, name);
  await expect(heldBy(page, name)).not.toHaveAttribute('data-start', before);
});

test('the private address of held calls is shown once, and reset', async ({ page }) => {
  await signIn(page);
  await page.goto('/admin/slots');
  const feed = page.locator('[data-feed]');
  const make = feed.getByRole('button', { name: 'Make my private address' });
  const reset = feed.getByRole('button', { name: 'Reset…' });
  await expect(make.or(reset)).toBeVisible();
  if (await make.isVisible()) await make.press('Enter');
  const address = feed.locator('[data-feed-address]');
  await expect(address).toContainText('/api/held-calls/');
  const first = (await address.textContent()) ?? '';
  await reset.press('Enter');
  await page.getByRole('button', { name: 'Reset it' }).press('Enter');
  await expect(address).not.toHaveText(first);
  await page.reload();
  await expect(reset).toBeVisible();
  await expect(address).toHaveCount(0);
});

test('an editor sees the place with a sentence, and no call', async ({ page }) => {
  await signIn(page, 'editor');
  await page.goto('/admin/slots');
  await expect(page.getByText('Calls belong to people who wrote to us.')).toBeVisible();
  await expect(page.locator('[data-slot-days]')).toHaveCount(0);
});
