/**
 * Third-party embeds behind a button: video, map and reviews, each in a restricted iframe (R127, R128, R146, R149,
 * D17, D19), and the log of what was sent.
 */
import { expect, type Page, test } from '@playwright/test';

const HOSTS = ['reviews.example.com', 'www.youtube-nocookie.com', 'www.google.com'];

/** Answers other hosts with a page that throws; returns who was asked. */
async function otherHosts(page: Page): Promise<string[]> {
  const asked: string[] = [];
  await page.route(/^https:/, (route) => {
    asked.push(new URL(route.request().url()).host);
    return route.fulfill({
      contentType: 'text/html',
      body: '<script>document.title = "ran"; throw new Error("widget")</script>',
    });
  });
  return asked;
}

test('R127 R128 R146 R149 no other host before a click; then each gets its iframe, whose errors stay in it, with links and a close button', async ({
  page,
}) => {
  const asked = await otherHosts(page);
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    addEventListener('error', ({ message }) => seen.push(message));
  });
  await page.goto('/');
  for (const host of HOSTS)
    await test.step(host, async () => {
      expect(asked).not.toContain(host);
      const link = page.locator(`[data-embed*="${host}"]`).first();
      await link.scrollIntoViewIfNeeded();
      await link.click();
      const frame = page.locator(`iframe[src*="${host}"]`);
      await expect(frame).toHaveAttribute('title', host === HOSTS[0] ? 'Live reviews' : /\w/);
      await expect(link).toBeHidden();
      await expect
        .poll(async () =>
          (await frame.elementHandle())?.contentFrame().then((inside) => inside?.title()),
        )
        .toBe('ran');
      // Also where nothing loads.
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
      await expect(link).toBeFocused();
    });
  expect(await page.evaluate(() => Reflect.get(window, 'seen') as unknown)).toEqual([]);
  expect(new Set(asked)).toEqual(new Set(HOSTS));
});

test('R128 R149 after Accept All the map loads when it is seen, the video waits for its button, and the log of this visit has it, with Do Not Sell on and off @desktop @deep', async ({
  page,
}) => {
  const asked = await otherHosts(page);
  await page.goto('/this-visit');
  const main = page.getByRole('main');
  await expect(main.getByText('Nothing.', { exact: true })).toBeVisible();
  await expect(main.getByText('Only the necessary.')).toBeVisible();

  await page.goto('/');
  await page.getByRole('button', { name: 'Accept All', exact: true }).click();
  const video = page.locator('[data-embed*="autoplay"]');
  await video.scrollIntoViewIfNeeded();
  await expect(video).toBeInViewport();
  await page.locator('[data-embed*="www.google.com"]').first().scrollIntoViewIfNeeded();
  await expect(page.locator('iframe[src*="www.google.com"]')).toHaveCount(1);
  expect(asked.filter((host) => host.includes('youtube'))).toEqual([]);

  await page.goto('/this-visit');
  await expect(main.getByRole('listitem').filter({ hasText: 'www.google.com' })).toContainText(
    /its frame, on \/ at \d+:\d\d/,
  );
  await expect(main.getByText('Nothing.', { exact: true })).toBeHidden();
  await expect(main.getByText('Necessary, analytics, marketing, functional.')).toBeVisible();
  const said = main.getByText('On, because you or your browser said so');
  await expect(said).toBeHidden();
  await main.getByRole('button', { name: 'Do not sell or share' }).click();
  const takeBack = main.getByRole('button', { name: 'Take back “do not sell or share”' });
  await expect(takeBack).toBeVisible();
  await expect(said).toBeVisible();
  await expect(main.getByText('Necessary, functional.')).toBeVisible();
  await takeBack.click();
  await expect(said).toBeHidden();
  await expect(main.getByText('Necessary, analytics, marketing, functional.')).toBeVisible();
});
