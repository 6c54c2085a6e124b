/** The team filter, which needs no script (people-and-prices.built.test.ts), and the reimbursement estimate. */
import { expect, test } from '@playwright/test';

const NAMES = [
  'Dr. Odessa Bluestem',
  'Juno Sagebrush',
  'Priya Marigold',
  'Teo Larkspur',
  'Wren Yarrow',
];

test('filters show matching therapists and their number; the estimate updates while typing, and sends nothing', async ({
  page,
}) => {
  await page.goto('/team');
  const cards = page.locator('[data-filter]:visible h3');
  await expect(cards).toHaveCount(NAMES.length);
  const names = (await cards.allTextContents()).map((name) => name.trim());
  expect(names.toSorted()).toEqual(NAMES);
  await page.getByLabel('Language').selectOption('Spanish');
  const spanish = names.filter((name) => ['Teo Larkspur', 'Juno Sagebrush'].includes(name));
  await expect(cards).toHaveText(spanish);
  await expect(page.getByText('2 of 5 therapists')).toBeVisible();
  await page.getByLabel('What it’s about').selectOption('LGBTQ+ or open relationships');
  await expect(cards).toHaveCount(0);
  await expect(page.getByText('No one matches all of that.')).toBeVisible();
  await page.getByRole('link', { name: 'Show everyone' }).click();
  await expect(cards).toHaveText(names);

  await page.goto('/fees-and-faqs');
  const asked: string[] = [];
  const mine = page.getByRole('group', { name: 'With your numbers' });
  await mine.scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  page.on('request', (request) => asked.push(request.url()));
  await mine.getByLabel('Deductible left').fill('0');
  await mine.getByLabel('Plan pays back').fill('50');
  await expect(mine.getByText('$260')).toBeVisible();
  await expect(mine.getByText('$340')).toBeVisible();
  expect(asked).toEqual([]);
});
