/** A tap on a staff page that is still loading: kept, and done once the page is awake. A page that cannot load says so. */
import { expect, type Page, test } from '@playwright/test';
import { signIn } from './staff-inbox.ts';

const island = (page: Page) => page.locator('astro-island');

test('without its script the inbox says so, and loads again; a tap before it is awake is kept, shown, and done once', async ({
  page,
}) => {
  await page.clock.install();
  await signIn(page);
  const script = /Inbox\.[\w-]+\.js/;
  await page.route(script, (route) => route.abort());
  await page.goto('/admin');
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('This page did not load fully');
  await page.unroute(script);
  const { promise: line, resolve: arrive } = Promise.withResolvers<void>();
  await page.route('**/*.js', async (route) => {
    await line;
    await route.continue();
  });
  await alert.getByRole('link', { name: 'Load it again' }).click();
  await expect(alert).toHaveCount(0);
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
