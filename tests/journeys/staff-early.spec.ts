/** A tap on a staff page that is still loading: kept, and done once the page is awake. A page that cannot load says so. */
import { expect, type Page, test } from '@playwright/test';
import { signIn } from './staff-inbox.ts';

const island = (page: Page) => page.locator('astro-island');

/** Opens the inbox on a line that brings no script until the returned function is called. */
async function openOnSlowLine(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/*.js', async (route) => {
    await promise;
    await route.continue();
  });
  await signIn(page);
  await page.goto('/admin');
  return resolve;
}

test('a tap before the inbox is awake is kept, shown, and done once', async ({ page }) => {
  await page.clock.install();
  const arrive = await openOnSlowLine(page);
  await page.getByRole('button', { name: 'Search and filters' }).click();
  await expect(island(page)).toHaveAttribute('aria-busy', 'true');
  const waiting = await island(page).evaluate(
    (element) => getComputedStyle(element, '::before').borderTopWidth,
  );
  expect(waiting).toBe('3px');
  // Longer than a form of visitors waits, which is then posted natively.
  await page.clock.fastForward(20_000);
  arrive();
  await expect(page.getByRole('dialog', { name: 'Search and filters' })).toBeVisible();
  await expect(island(page)).not.toHaveAttribute('aria-busy');
  // Done once: what was closed stays closed, and the next tap is an ordinary one.
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('button', { name: 'Hide names' }).click();
  await expect(page.getByRole('button', { name: 'Hide names' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
});

test('a desk that hides names before the inbox is awake has no names @desktop', async ({
  page,
}) => {
  const arrive = await openOnSlowLine(page);
  await page.getByRole('button', { name: 'Hide names' }).last().click();
  arrive();
  await expect(page.locator('main[data-signed-in][data-keys]')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Hide names' }).last()).toHaveAttribute(
    'aria-pressed',
    'true',
  );
});

test('without its script the inbox says so, and loads again', async ({ page }) => {
  await signIn(page);
  let isGone = true;
  await page.route(/Inbox\.[\w-]+\.js/, (route) => (isGone ? route.abort() : route.continue()));
  await page.goto('/admin');
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('This page did not load fully');
  await expect(alert.getByRole('link', { name: 'Load it again' })).toBeVisible();
  isGone = false;
  await alert.getByRole('link', { name: 'Load it again' }).click();
  await expect(page.locator('main[data-signed-in][data-keys]')).toBeVisible();
  await expect(alert).toHaveCount(0);
});
