/** Call slots in the browser: who holds which, hidden names, the way to the lead. */
import { expect, type Page, test } from '@playwright/test';
import type { OfferedTimes } from '#domain/booking/offered-times.ts';
import { violations } from './axe-page.ts';
import { sendLeads, signIn } from './staff-inbox.ts';

/** Books one of the last calls on offer, which no other test does; returns a word of the name. */
async function book(page: Page): Promise<string> {
  const { days } = (await (await page.request.get('/api/open-times')).json()) as OfferedTimes;
  const slot = days.flatMap(({ times }) => times).at(-1)?.value;
  return sendLeads({ slot, safeToVoicemail: 'no' });
}

/** Opens the page and goes on to the day with the lead. */
async function openSlots(page: Page): Promise<void> {
  await page.goto('/admin/slots');
  await expect(page.locator('[data-slot-days]')).toBeVisible();
  const later = page.getByRole('button', { name: 'Later days' });
  while (await later.isEnabled()) await later.press('Enter');
}

for (const colorScheme of ['light', 'dark'] as const)
  test(`show who holds which, and lead to the person, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await signIn(page);
    const word = await book(page);
    const short = `Ada0 ${word.slice(0, 1)}.`;
    await openSlots(page);
    const held = page.locator('[data-held]').filter({ hasText: short }).last();
    await expect(held).toContainText('No voicemail');
    await expect(page.locator('[data-slot-rules]')).toContainText('slots.yaml');
    expect(await violations(page)).toEqual([]);
    const id = await held.getAttribute('data-held');
    const hide = page
      .getByRole('button', { name: 'Hide names' })
      .or(page.getByRole('button', { name: /^Hide/ }));
    await hide.first().click();
    await expect(page.locator('main')).not.toContainText('Ada0');
    await hide.first().click();
    await held.getByRole('link').press('Enter');
    await expect(page.locator(`[data-open-lead="${id}"]`)).toContainText(word);
  });

test('an editor sees the place with a sentence, and no call', async ({ page }) => {
  await signIn(page, 'editor');
  await page.goto('/admin/slots');
  await expect(page.getByText('Calls belong to people who wrote to us.')).toBeVisible();
  await expect(page.locator('[data-slot-days]')).toHaveCount(0);
});
