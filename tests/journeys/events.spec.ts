/** Page view events on the event bus, by consent (R091, D18). */
import { expect, type Page, test } from '@playwright/test';
import { settled } from './settled.ts';

interface Seen {
  at: number;
  detail: Record<string, unknown>;
}

/** Records bus events, installed before the page's own code. */
async function listen(page: Page, consent: boolean | undefined): Promise<void> {
  await page.addInitScript((analytics) => {
    const seen: { at: number; detail: unknown }[] = [];
    Object.assign(window, { seen });
    addEventListener('site:analytics', (event) => {
      seen.push({
        at: performance.now(),
        detail: event instanceof CustomEvent ? event.detail : null,
      });
    });
    if (analytics === undefined) return;
    const preferences = { necessary: true, analytics, marketing: false, functional: false };
    localStorage.setItem('cookie-consent', 'true');
    localStorage.setItem('cookie-consent-timestamp', String(Date.now()));
    localStorage.setItem('cookie-preferences', JSON.stringify(preferences));
  }, consent);
}

const seen = (page: Page): Promise<Seen[]> =>
  page.evaluate(() => (window as unknown as { seen: Seen[] }).seen);

test('R091 with consent one page view is emitted after 100 ms', async ({ page }) => {
  await listen(page, true);
  await page.clock.install();
  await page.goto('/');
  await expect.poll(async () => (await seen(page)).length).toBe(1);
  await page.clock.runFor(60_000);
  const [view, ...more] = await seen(page);
  expect(more).toEqual([]);
  expect(view?.detail).toMatchObject({
    name: expect.stringMatching(/^page.view$/),
    path: '/',
    title: 'Home - Modern Couples Therapy in Dallas',
    location: page.url(),
  });
  expect(view?.at).toBeGreaterThanOrEqual(100);
});

for (const consent of [false, undefined]) {
  test(`R091 D18 ${consent === false ? 'refused' : 'without an answer'}: no event`, async ({
    page,
  }) => {
    await listen(page, consent);
    await page.clock.install();
    await page.goto('/');
    await settled(page);
    await page.clock.runFor(60_000);
    expect(await seen(page)).toEqual([]);
  });
}
