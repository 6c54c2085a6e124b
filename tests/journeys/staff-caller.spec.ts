/** Somebody phones: a request is written down, a call is booked for them, and the list is filtered to what is mine. */
import { randomUUID } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { violations } from './axe-page.ts';
import { rows, signIn } from './staff-inbox.ts';

test('a caller is written down, gets a call, and is among mine, whose address Back and a reload keep @both', async ({
  page,
}) => {
  // A colleague: where one person answers, nobody asks whose a request is.
  await signIn(page);
  const username = await signIn(page);
  const word = `Q${randomUUID().slice(0, 8)}`;
  await page.goto('/admin#all');
  await expect(page.locator('main[data-keys]')).toBeVisible();
  const begin = page.getByRole('button', { name: 'New request' }).and(page.locator(':visible'));
  const sheet = page.getByRole('dialog', { name: 'New request' });
  const first = sheet.getByLabel('First name');
  await begin.click();
  // What is wrong is said at its field, and has the focus.
  await sheet.getByLabel('Last name').fill(word);
  await page.keyboard.press('Enter');
  await expect(first).toBeFocused();
  await expect(first).toHaveAccessibleDescription('First name is required');
  expect(await violations(page, 'dialog')).toEqual([]);
  // A closed sheet keeps what was typed.
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
  await expect(begin).toBeFocused();
  await begin.click();
  await expect(sheet.getByLabel('Last name')).toHaveValue(word);
  await first.fill('Renata');
  await sheet.getByRole('textbox', { name: 'Phone' }).fill('(214) 555-0199');
  await sheet.getByLabel('What they ask for').selectOption({ index: 1 });
  await sheet.getByLabel('State they live in').fill('Texas');
  await sheet.getByRole('group', { name: 'Language they speak' }).getByLabel('Spanish').check();
  await sheet.getByLabel('may keep what they told us').check();
  await sheet.getByRole('button', { name: 'Save the request' }).click();
  await expect(sheet.getByText('Please ask whether this is all right')).toBeVisible();
  await sheet.getByRole('group', { name: 'Call back' }).getByLabel('Yes').check();
  await sheet.getByRole('group', { name: 'Text' }).getByLabel('No', { exact: true }).check();
  await sheet.getByRole('button', { name: 'Save the request' }).click();
  const lead = page.locator('[data-open-lead]');
  await expect(lead).toContainText(`Renata ${word}`);
  await expect(lead).toContainText('Speaks Spanish');
  await expect(lead).toContainText(`${username} wrote this down: by phone`);
  await expect(lead).toContainText('Said on the phone: we may call them back.');

  await lead.getByRole('button', { name: 'Book a call…' }).click();
  // Other journeys take the first and the last ones.
  const times = page.locator('[data-free-times] button');
  await expect(times.first()).toBeVisible();
  const middle = (await times.count()) / 2;
  await times.nth(Math.floor(middle * (0.5 + Math.random()))).click();
  await page.getByRole('button', { name: 'Next: tell Renata' }).click();
  await expect(page.getByRole('dialog')).toContainText('They left no email address.');
  // Whoever books is about to reach them.
  await expect(page.getByRole('dialog').locator('[data-tag=no]')).toHaveText('No texts');
  await page.getByRole('button', { name: 'Book, they know' }).click();
  await expect(lead).toContainText('booked the call');
  await expect(lead.getByRole('link', { name: 'Move or cancel' })).toBeVisible();

  await lead.getByRole('button', { name: 'More' }).click();
  await page.getByRole('button', { name: 'Assign' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Assign' }).click();
  await expect(lead).toContainText('Assigned to you');
  await page.goto('/admin#all');
  const mine = page.getByRole('button', { name: 'Mine' });
  await mine.click();
  await expect(page).toHaveURL(/#all\?assignedTo=me$/);
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page).locator('[data-tag=plain]')).toHaveText('Spanish');
  await page.reload();
  await expect(mine).toHaveAttribute('aria-pressed', 'true');
  await expect(rows(page)).toHaveCount(1);
  await rows(page).getByRole('link').first().click();
  await expect(page).toHaveURL(/#all\/[\w-]+\?assignedTo=me$/);
  await page.goBack();
  await page.goBack();
  await expect(mine).toHaveAttribute('aria-pressed', 'false');
  await expect(page).toHaveURL(/#all$/);

  await page.goto('/admin#all?assignedTo=me&language=en');
  await expect(mine).toHaveAttribute('aria-pressed', 'true');
  await expect(rows(page)).toHaveCount(0);
  await page
    .getByRole('button', { name: /^Filters/ })
    .and(page.locator(':visible'))
    .click();
  await page.getByLabel('Language').selectOption('Spanish');
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await expect(page).toHaveURL(/#all\?language=es&assignedTo=me$/);
  await expect(rows(page)).toHaveCount(1);
});
