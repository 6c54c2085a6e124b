/** `client:calm` in built pages: its bytes, and that it works beside `client:interact` and alone. */
import { directiveBytes, expect, test } from './fixture.ts';

test('adds at most 1 kB to `client:interact`, and nothing to pages without it @desktop', async ({
  page,
}) => {
  const interact = await directiveBytes(page, '/probe', 'interact');
  expect(await directiveBytes(page, '/both', 'calm')).toBeLessThan(interact + 1000);
  expect(await (await page.request.get('/both')).text()).not.toContain('"astro:interact"');
  expect(await (await page.request.get('/probe')).text()).not.toMatch(/calm|IntersectionObserver/);
});

test('with both, each island wakes by its own directive @desktop', async ({ page }) => {
  await page.goto('/both');
  const islands = page.locator('astro-island');
  await page.mouse.move(10, 10);
  await page.mouse.move(20, 20);
  await expect(islands.first()).not.toHaveAttribute('ssr');
  await expect(islands.last()).toHaveAttribute('ssr');
  await page.getByRole('button', { name: 'Press touched' }).click();
  await expect(page.locator('[data-probe=touched] [data-presses]')).toHaveText('1');
});

test('asleep, it holds a press and replays it once @desktop', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { effectiveType: '3g' } });
  });
  await page.goto('/both');
  await page.mouse.move(10, 10);
  await page.mouse.move(20, 20);
  await page.getByRole('button', { name: 'Press calm' }).click();
  await expect(page.locator('[data-probe=calm] [data-presses]')).toHaveText('1');
  await expect(page.locator('astro-island').last()).toHaveAttribute('ssr');
});
