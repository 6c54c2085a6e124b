/** `client:calm` in a real browser: it may wake by itself, but only where that costs nobody anything. */
import { directiveBytes, expect, test } from './fixture.ts';

const SEEN = 400;

test.describe('client:calm', { tag: '@desktop' }, () => {
  test('wakes when it is visible, not before', async ({ page, scripts }) => {
    await page.goto('/calm');
    await page.waitForTimeout(SEEN);
    expect(scripts).toEqual([]);
    await page.getByText('Press probe').scrollIntoViewIfNeeded();
    await expect(page.locator('astro-island')).not.toHaveAttribute('ssr');
  });

  test('the directive is under 1 kB', async ({ page }) => {
    expect(await directiveBytes(page, '/calm', 'calm')).toBeLessThan(1000);
  });

  test('waits for the page to load', async ({ page, scripts }) => {
    const { promise: late, resolve: arrive } = Promise.withResolvers<void>();
    await page.route('**/late.png', async (route) => {
      await late;
      await route.fulfill({ status: 204 });
    });
    await page.addInitScript(() => {
      addEventListener('DOMContentLoaded', () => {
        document.body.append(Object.assign(new Image(), { src: '/late.png' }));
        document.querySelector('[data-probe]')?.scrollIntoView();
      });
    });
    await page.goto('/calm', { waitUntil: 'domcontentloaded' });
    await page.waitForTimeout(SEEN);
    expect(scripts).toEqual([]);
    arrive();
    await expect(page.locator('astro-island')).not.toHaveAttribute('ssr');
  });

  const THRIFTY = { saveData: true, effectiveType: '4g' };
  const SLOW = { saveData: false, effectiveType: 'slow-2g' };

  for (const [name, connection] of Object.entries({ 'saving data': THRIFTY, '2g': SLOW })) {
    test(`sleeps on while ${name}, until it is used`, async ({ page, scripts }) => {
      await page.addInitScript((line) => {
        Object.defineProperty(navigator, 'connection', { value: line });
      }, connection);
      await page.goto('/calm');
      await page.getByText('Press probe').scrollIntoViewIfNeeded();
      await page.waitForTimeout(SEEN);
      expect(scripts).toEqual([]);
      await page.getByRole('button', { name: 'Press probe' }).click();
      await expect(page.locator('[data-presses]')).toHaveText('1');
    });
  }

  test.describe('with reduced motion', () => {
    test.use({ contextOptions: { reducedMotion: 'reduce' } });

    test('sleeps on, until it is used', async ({ page, scripts, site }) => {
      site.delay = 700;
      await page.goto('/calm');
      await page.getByText('Press probe').scrollIntoViewIfNeeded();
      await page.waitForTimeout(SEEN);
      expect(scripts).toEqual([]);
      await page.getByRole('button', { name: 'Press probe' }).click();
      await expect(page.locator('[data-presses]')).toHaveText('1');
    });
  });
});
