/** From page to page: a fade at a desk, but not with reduced motion, and not to or from a page with a quick exit. */
import { expect, type Page, test } from '@playwright/test';

/** Follows a link, and tells how the next page appeared. */
async function follow(page: Page, from: string, to: string): Promise<string> {
  await page.goto(from);
  await page.evaluate((href) => {
    const link = document.createElement('a');
    link.href = href;
    document.body.append(link);
    link.click();
  }, to);
  await page.waitForURL(`**${to}`);
  return page.evaluate(() => Reflect.get(globalThis, 'appeared') as Promise<string>);
}

test('pages fade into one another, but for reduced motion, quick exit and phones @desktop', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const appeared = new Promise((resolve) => {
      addEventListener('pagereveal', (event) => resolve(event.viewTransition ? 'faded' : 'cut'));
    });
    Object.assign(globalThis, { appeared });
  });
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  // A browser skips a fade that it has no time for.
  await expect.poll(() => follow(page, '/about-us', '/fees-and-faqs')).toBe('faded');
  expect(await follow(page, '/about-us', '/crisis-couples')).toBe('cut');
  expect(await follow(page, '/quiz', '/about-us')).toBe('cut');
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await follow(page, '/about-us', '/fees-and-faqs')).toBe('cut');
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await follow(page, '/about-us', '/fees-and-faqs')).toBe('cut');
});
