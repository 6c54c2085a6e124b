/** Third parties behind a button: video, map and reviews, each in the frame it promised (R127, R128, R146, R149, D17, D19). */
import { expect, test } from '@playwright/test';

test(
  'R127 R128 R146 R149 nobody is asked before a press; then each host gets its frame, and a broken widget stays in its own',
  { tag: '@desktop' },
  async ({ page }) => {
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
      await expect(link).toHaveCount(0);
      await expect
        .poll(async () =>
          (await frame.elementHandle())?.contentFrame().then((inside) => inside?.title()),
        )
        .toBe('ran');
      // What broke in there is none of the page's errors, and the page goes on.
      const errors = await page.evaluate(() => (window as unknown as { errors: string[] }).errors);
      expect(errors).toEqual([]);
      await expect(page.getByText('Sample review').first()).toBeVisible();
    }
    expect(new Set(asked)).toEqual(
      new Set(['reviews.example.com', 'www.youtube-nocookie.com', 'www.google.com']),
    );
  },
);
