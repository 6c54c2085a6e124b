/** Errors of pages and of extensions on them (R302, R303); a form that cannot hydrate: foreign-hands.spec.ts. */
import { expect, type Locator, test } from '@playwright/test';

const PAGE = '/vibe-check';

/** What `place` says once the page has its free times, and its scripts have filled in their part. */
async function settled(place: Locator): Promise<string> {
  await place.page().waitForLoadState('networkidle');
  let last = '';
  await expect(async () => {
    const now = (await place.textContent()) ?? '';
    const isSame = now === last;
    last = now;
    expect(isSame).toBe(true);
  }).toPass({ intervals: [300] });
  return last;
}

test('R302 R303 an extension error shows nothing and is logged once, on any page before hydration; one of the page is left to the browser', async ({
  page,
}) => {
  const said: string[] = [];
  const body = page.locator('body');
  // Hours and free times are said as of now: a minute that ends between the two looks changes them.
  await page.clock.setFixedTime(new Date());
  page.on('console', (message) => {
    if (/extension/.test(message.text())) said.push(message.type());
  });
  for (const path of ['/services', PAGE]) {
    said.length = 0;
    await page.goto(path);
    const before = await settled(body);
    const isLeftToBrowser = await page.evaluate(() => {
      const error = (filename: string): boolean =>
        dispatchEvent(new ErrorEvent('error', { message: 'boom', filename, cancelable: true }));
      const rejection = (reason: unknown): boolean =>
        dispatchEvent(
          new PromiseRejectionEvent('unhandledrejection', {
            promise: Promise.resolve(),
            reason,
            cancelable: true,
          }),
        );
      const stack = 'boom at moz-extension://1/a.js';
      return {
        extension: [
          error('chrome-extension://abcdef/content.js'),
          rejection(Object.assign(new Error('boom'), { stack })),
        ],
        page: [error(`${location.origin}/a.js`), rejection('a string')],
      };
    });
    expect(isLeftToBrowser).toEqual({ extension: [false, false], page: [true, true] });
    await expect.poll(() => said).toEqual(['warning', 'warning']);
    expect(await settled(body)).toBe(before);
  }
});
