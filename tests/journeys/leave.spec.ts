/** Leaving at once: by a tap, by Shift three times, without a script; what stays behind is nothing (beyond 2). */
import { expect, type Page, test } from '@playwright/test';
import { site } from '#site';
import { contactForm } from './form.ts';
import { begin, choose } from './quiz.ts';

const { href } = site.leaveTo;
const PLAIN = '/not-the-first-step';

/** Stands in for the other site; returns the referrers it was told. */
async function otherSite(page: Page): Promise<(string | undefined)[]> {
  const referrers: (string | undefined)[] = [];
  await page.route(href, async (route) => {
    referrers.push(route.request().headers()['referer']);
    await route.fulfill({ contentType: 'text/html', body: '<title>Sunny</title><p>Sunny.</p>' });
  });
  return referrers;
}

const way = (page: Page) => page.locator('main [data-leave]');
const said = (page: Page) => page.locator('[data-said]');

const kept = (page: Page): Promise<unknown> =>
  page.evaluate(() => ({ local: { ...localStorage }, session: { ...sessionStorage } }));

test('a tap leaves; answers, drafts and who was signed in are gone, and Back leads past the page', async ({
  page,
}) => {
  const referrers = await otherSite(page);
  await page.goto('/vibe-check');
  await contactForm(page).firstName.fill('Thảo');
  await expect.poll(() => page.evaluate(() => JSON.stringify(history.state))).toContain('Thảo');
  await page.goto('/quiz');
  await begin(page);
  await choose(page, 'Disagree');
  await expect(page.getByText('Question 2 of 8')).toBeVisible();
  await page.evaluate(() => localStorage.setItem('user', '{"username":"sam","isAdmin":false}'));
  // A jump inside the page must not stay behind in the history.
  await page.evaluate(() => {
    const jump = document.createElement('a');
    jump.href = '#safer-browsing';
    document.body.append(jump);
    jump.click();
  });
  await expect(page).toHaveURL('/quiz#safer-browsing');
  await expect(page.locator('#safer-browsing')).toBeInViewport();
  await way(page).click();
  await expect(page).toHaveURL(href);
  expect(referrers).toEqual([undefined]);
  await page.goBack();
  await expect(page).toHaveURL('/vibe-check');
  await expect(contactForm(page).firstName).toHaveValue('');
  expect(await kept(page)).toMatchObject({ local: {}, session: { left: '1' } });
  expect(JSON.stringify(await kept(page))).not.toMatch(/quiz|user|sam|Thảo/);
});

test(
  'Shift three times leaves and says so; other keys and time take it back',
  {
    tag: '@desktop',
  },
  async ({ page }) => {
    await otherSite(page);
    await page.goto('/about-us');
    await page.clock.install();
    await page.goto('/crisis-couples');
    await page.keyboard.press('Shift');
    await expect(said(page)).toHaveText('Shift: 2 more to leave this page.');
    await page.keyboard.press('a');
    await expect(said(page)).toHaveText('');
    // Held for a capital letter, it does not count.
    for (let time = 0; time < 3; time += 1) await page.keyboard.press('Shift+A');
    await expect(said(page)).toHaveText('');
    await page.keyboard.press('Shift');
    await page.clock.runFor(5000);
    await expect(said(page)).toHaveText('Shift: time is up.');
    for (const words of [
      'Shift: 2 more to leave this page.',
      'Shift: 1 more to leave this page.',
    ]) {
      await page.keyboard.press('Shift');
      await expect(said(page)).toHaveText(words);
    }
    await page.keyboard.press('Shift');
    await expect(page).toHaveURL(href);
    await page.goBack();
    await expect(page).toHaveURL('/about-us');
  },
);

test(
  'the page is blank at once, however slow the other site is',
  { tag: '@desktop' },
  async ({ page }) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    await page.route(href, async (route) => {
      await promise;
      await route.fulfill({ contentType: 'text/html', body: '<p>Sunny.</p>' });
    });
    // Told by the page: whoever asks it is made to wait for the next one.
    await page.addInitScript(() => {
      const look = (): void => {
        if (document.body?.textContent === 'Loading.') console.log(`Blank: ${document.title}`);
      };
      new MutationObserver(look).observe(document, { childList: true, subtree: true });
    });
    const blank = page.waitForEvent('console', (message) => message.text() === 'Blank: Loading.');
    await page.goto(PLAIN);
    // The early twin, second stop of the keyboard.
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(page.locator('body > nav > [data-leave]')).toBeFocused();
    await page.keyboard.press('Enter');
    await blank;
    resolve();
    await expect(page).toHaveURL(href);
  },
);

test('the way out stays in sight and covers nothing', async ({ page }) => {
  await page.goto(PLAIN);
  const [width, height] = [page.viewportSize()?.width ?? 0, page.viewportSize()?.height ?? 0];
  // As it comes, and at 200 %.
  for (const zoom of [1, 2]) {
    await page.setViewportSize({
      width: Math.max(320, Math.round(width / zoom)),
      height: Math.round(height / zoom),
    });
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    const bar = page.locator('main > :first-child');
    const free = await bar.evaluate((element) => {
      const below = element.nextElementSibling?.getBoundingClientRect().top ?? 0;
      return below - element.getBoundingClientRect().bottom;
    });
    expect(free).toBeGreaterThanOrEqual(0);
    const box = await way(page).boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(44);
    await page.evaluate(() => scrollTo({ top: 99_999, behavior: 'instant' }));
    await page.locator('footer').scrollIntoViewIfNeeded();
    await page.evaluate(() =>
      document.querySelector('#safer-browsing')?.scrollIntoView({ behavior: 'instant' }),
    );
    await expect(way(page)).toBeInViewport({ ratio: 1 });
    const room = await page.locator('#safer-browsing').evaluate((element) => {
      const edge = document.querySelector('main > :first-child')?.getBoundingClientRect().bottom;
      return element.getBoundingClientRect().top - (edge ?? 0);
    });
    expect(room).toBeGreaterThanOrEqual(0);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wide).toBeLessThanOrEqual(0);
  }
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test(
    'it is a link, and an answer opens by its address',
    { tag: '@desktop' },
    async ({ page }) => {
      const referrers = await otherSite(page);
      await page.goto('/fees-and-faqs#ask-violence');
      await expect(page.locator('#ask-violence')).toBeInViewport();
      await page.goto('/quiz');
      await way(page).click();
      await expect(page).toHaveURL(href);
      expect(referrers).toEqual([undefined]);
    },
  );
});

test(
  'a link to an answer opens it, from elsewhere and on the same page',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto('/fees-and-faqs#ask-violence');
    await expect(page.locator('#ask-violence')).toBeInViewport();
    await page.evaluate(() => {
      const jump = document.createElement('a');
      jump.href = '#ask-secrets';
      document.body.append(jump);
      jump.click();
    });
    await expect(page.locator('#ask-secrets')).toBeInViewport();
    await expect(page.locator('details:has(#ask-secrets) summary')).toBeInViewport();
  },
);
