/**
 * Third-party embeds behind a button: video, map and reviews, each in a restricted iframe (R127, R128, R146, R149,
 * D17, D19).
 */
import { expect, test } from '@playwright/test';

test('R127 R128 R146 R149 no third-party request before a click; then each host gets its iframe, and widget errors stay in it @desktop', async ({
  page,
}) => {
  const asked: string[] = [];
  await page.route(/^https:/, (route) => {
    asked.push(new URL(route.request().url()).host);
    return route.fulfill({
      contentType: 'text/html',
      body: '<script>document.title = "ran"; throw new Error("widget")</script>',
    });
  });
  await page.addInitScript(() => {
    const errors: string[] = [];
    Object.assign(window, { errors });
    addEventListener('error', ({ message }) => errors.push(message));
  });
  for (const [host, title] of [
    ['reviews.example.com', 'Live reviews'],
    ['www.youtube-nocookie.com', undefined],
    ['www.google.com', undefined],
  ] as const) {
    await page.goto('/');
    expect(asked).not.toContain(host);
    const link = page.locator(`[data-embed*="${host}"]`).first();
    await link.click();
    const frame = page.locator(`iframe[src*="${host}"]`);
    await expect(frame).toHaveAttribute('title', title ?? /\w/);
    await expect(link).toBeHidden();
    await expect
      .poll(async () =>
        (await frame.elementHandle())?.contentFrame().then((inside) => inside?.title()),
      )
      .toBe('ran');
    // Errors in the iframe are not page errors, and the page keeps working.
    const errors = await page.evaluate(() => (window as unknown as { errors: string[] }).errors);
    expect(errors).toEqual([]);
    await expect(page.getByText('These are our own words, not a client’s.')).toBeVisible();
  }
  expect(new Set(asked)).toEqual(
    new Set(['reviews.example.com', 'www.youtube-nocookie.com', 'www.google.com']),
  );
});

test('an iframe that does not load leaves links and a close button', async ({ page }) => {
  await page.route(/^https:/, (route) => route.abort());
  await page.goto('/');
  for (const host of ['www.youtube-nocookie.com', 'www.google.com', 'reviews.example.com']) {
    const link = page.locator(`[data-embed*="${host}"]`).first();
    await link.scrollIntoViewIfNeeded();
    await link.click();
    const frame = page.locator(`iframe[src*="${host}"]`);
    await expect(frame).toBeVisible();
    const on = page.getByRole('link', { name: `Open it at ${host}` });
    await expect(on).toHaveAttribute('href', (await link.getAttribute('href')) ?? '');
    await expect(on).toHaveAttribute('target', '_blank');
    const ways = page.locator('[data-embed-ways]', { has: on });
    const [above, below] = [await frame.boundingBox(), await ways.boundingBox()];
    expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual((below?.y ?? 0) + 1);
    expect(below?.height).toBeGreaterThanOrEqual(44);
    await ways.getByRole('button', { name: 'Close' }).click();
    await expect(frame).toHaveCount(0);
    await expect(ways).toBeHidden();
    await expect(link).toBeVisible();
    await expect(link).toBeFocused();
  }
});
