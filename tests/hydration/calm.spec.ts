/** `client:calm` in built pages: its bytes, and that it works beside `client:interact`. When: may-hydrate-early.test.ts. */
import { directiveBytes, expect, test } from './fixture.ts';

test('it adds at most 1 kB, each island wakes by its own directive, and on a slow line a press is replayed once @desktop', async ({
  page,
}) => {
  const interact = await directiveBytes(page, '/probe', 'interact');
  expect(await directiveBytes(page, '/both', 'calm')).toBeLessThan(interact + 1000);
  expect(await (await page.request.get('/both')).text()).not.toContain('"astro:interact"');
  expect(await (await page.request.get('/probe')).text()).not.toMatch(/calm|IntersectionObserver/);

  const islands = page.locator('astro-island');
  for (const effectiveType of ['4g', '3g']) {
    await page.addInitScript((value) => {
      Object.defineProperty(navigator, 'connection', {
        value: { effectiveType: value },
        configurable: true,
      });
    }, effectiveType);
    await page.goto('/both');
    await page.mouse.move(10, 10);
    await page.mouse.move(20, 20);
    if (effectiveType === '4g') await expect(islands.first()).not.toHaveAttribute('ssr');
    await page.getByRole('button', { name: 'Press calm' }).click();
    await expect(page.locator('[data-probe=calm] [data-presses]')).toHaveText('1');
    await expect(islands.last()).toHaveAttribute('ssr');
  }
  await page.getByRole('button', { name: 'Press touched' }).click();
  await expect(page.locator('[data-probe=touched] [data-presses]')).toHaveText('1');
});
