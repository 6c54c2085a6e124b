/**
 * Pages restored from the back/forward cache of Firefox, which can lose what was under way when the page was left: a
 * script, or the message by which React's scheduler goes on. In Firefox itself: tests/engines.
 */
import { expect, type Page, test } from '@playwright/test';
import { BOOKING_FORM, openForm } from './forms.ts';
import { hold } from './hold.ts';

const ISLAND = 'main astro-island:has(form)';

/** What a restored page gets. A page that is loaded again loses the mark. */
const restore = (page: Page): Promise<void> =>
  page.evaluate(() => {
    document.documentElement.dataset.mark = 'restored';
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
const mark = (page: Page): Promise<string | null> => page.locator('html').getAttribute('data-mark');

for (const [browser, isLoadedAgain] of [
  ['Firefox', true],
  // Goes on with the script by itself, and would lose what was typed.
  ['another browser', false],
] as const)
  test(`a page whose script was being loaded, in ${browser}`, async ({ page }) => {
    if (isLoadedAgain) await page.addInitScript(() => Object.assign(self, { mozInnerScreenX: 0 }));
    const letGo = await hold(page);
    const form = await openForm(page, BOOKING_FORM);
    await form.locator('[name=firstName]').fill('Draft');
    await restore(page);
    if (isLoadedAgain) await expect.poll(() => mark(page)).toBeNull();
    letGo();
    await form.locator('[type=submit]').click();
    await expect(page.locator('[data-error-summary]')).toBeVisible();
    if (!isLoadedAgain) await expect(form.locator('[name=firstName]')).toHaveValue('Draft');
  });

test.describe('React', () => {
  test.beforeEach(async ({ page }) => {
    // Messages to itself can be lost, as in Firefox.
    await page.addInitScript(() => {
      const post = MessagePort.prototype.postMessage;
      MessagePort.prototype.postMessage = function (this: MessagePort, ...all: [unknown]) {
        if (document.documentElement.dataset.messages !== 'lost') post.apply(this, all);
      } as typeof post;
    });
    const form = await openForm(page, BOOKING_FORM);
    await form.locator('[name=firstName]').fill('Draft');
    await expect(page.locator(ISLAND)).not.toHaveAttribute('ssr');
  });

  test('that still renders: nothing happens', async ({ page }) => {
    await page.clock.install();
    await restore(page);
    await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
    await page.clock.runFor(10_000);
    expect(await mark(page)).toBe('restored');
  });

  test('that lost its message: the page is loaded again, and answers', async ({ page }) => {
    await page.locator('html').evaluate((html) => {
      html.dataset.messages = 'lost';
    });
    // By the page's own clock: Chromium can drop a reload that Playwright's clock asks for.
    const loaded = page.waitForEvent('load');
    await restore(page);
    await loaded;
    expect(await mark(page)).toBeNull();
    await expect(page.locator('[name=firstName]')).toHaveValue('Draft');
    await page.locator(`${ISLAND} [type=submit]`).click();
    await expect(page.locator('[data-error-summary]')).toBeVisible();
  });
});
