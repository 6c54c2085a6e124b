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

test('a page whose script was being loaded is loaded again in Firefox, not in another browser, which goes on by itself', async ({
  page,
  context,
}) => {
  await test.step('in another browser, which would lose what was typed', async () => {
    const letGo = await hold(page);
    const form = await openForm(page, BOOKING_FORM);
    await form.locator('[name=firstName]').fill('Draft');
    await restore(page);
    letGo();
    await form.locator('[type=submit]').click();
    await expect(page.locator('[data-error-summary]')).toBeVisible();
    await expect(form.locator('[name=firstName]')).toHaveValue('Draft');
  });
  await test.step('in Firefox', async () => {
    const tab = await context.newPage();
    await tab.addInitScript(() => Object.assign(self, { mozInnerScreenX: 0 }));
    const letGo = await hold(tab);
    const form = await openForm(tab, BOOKING_FORM);
    await form.locator('[name=firstName]').fill('Draft');
    await restore(tab);
    await expect.poll(() => mark(tab)).toBeNull();
    letGo();
    await form.locator('[type=submit]').click();
    await expect(tab.locator('[data-error-summary]')).toBeVisible();
  });
});

test('React that lost its message: the page is loaded again, and answers; while it renders, nothing happens @deep', async ({
  context,
}) => {
  // Messages to itself can be lost, as in Firefox.
  await context.addInitScript(() => {
    const post = MessagePort.prototype.postMessage;
    MessagePort.prototype.postMessage = function (this: MessagePort, ...all: [unknown]) {
      if (document.documentElement.dataset.messages !== 'lost') post.apply(this, all);
    } as typeof post;
  });
  const awake = async (): Promise<Page> => {
    const page = await context.newPage();
    const form = await openForm(page, BOOKING_FORM);
    await form.locator('[name=firstName]').fill('Draft');
    await expect(page.locator(ISLAND)).not.toHaveAttribute('ssr');
    return page;
  };
  await test.step('that lost its message', async () => {
    const page = await awake();
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
  // Last: its clock is that of all pages.
  await test.step('that still renders', async () => {
    const page = await awake();
    await page.clock.install();
    await restore(page);
    await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
    await page.clock.runFor(10_000);
    expect(await mark(page)).toBe('restored');
  });
});
