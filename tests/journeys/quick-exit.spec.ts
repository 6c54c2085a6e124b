/** Quick exit: by click, by pressing Shift three times; without JavaScript: nojs.spec.ts; no data remains (beyond 2). */
import { expect, type Page, test } from '@playwright/test';
import { site } from '#site';
import { cutOff } from './cut-off.ts';
import { contactForm } from './form.ts';
import { begin, choose } from './quiz.ts';

const { href } = site.quickExit;
const PLAIN = '/not-the-first-step';

/** Mocks the target site; returns the referrers it received. */
async function otherSite(page: Page): Promise<(string | undefined)[]> {
  const referrers: (string | undefined)[] = [];
  await page.route(href, async (route) => {
    referrers.push(route.request().headers()['referer']);
    await route.fulfill({ contentType: 'text/html', body: '<title>Sunny</title><p>Sunny.</p>' });
  });
  return referrers;
}

const way = (page: Page) => page.locator(':is(header, main) [data-quick-exit]');
const said = (page: Page) => page.locator('[data-announce]');

const kept = (page: Page): Promise<unknown> =>
  page.evaluate(() => ({ local: { ...localStorage }, session: { ...sessionStorage } }));

test('a click leaves the site, deletes answers, drafts and the user, and Back skips the page', async ({
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
  // A hash navigation must not remain in the history.
  await page.evaluate(() => {
    const jump = document.createElement('a');
    jump.href = '#safer-browsing';
    document.body.append(jump);
    jump.click();
  });
  await expect(page).toHaveURL('/quiz#safer-browsing');
  await expect(page.locator('#safer-browsing')).toBeInViewport();
  // Like tags do.
  await page.context().addCookies([{ name: '_ga', value: 'GA1.1.1.1', url: page.url() }]);
  await way(page).click();
  await expect(page).toHaveURL(href);
  expect(await page.context().cookies()).toEqual([]);
  expect(referrers).toEqual([undefined]);
  await page.goBack();
  await expect(page).toHaveURL('/vibe-check');
  await expect(contactForm(page).firstName).toHaveValue('');
  expect(await kept(page)).toMatchObject({ local: {}, session: { 'quick-exit': '1' } });
  expect(JSON.stringify(await kept(page))).not.toMatch(/quiz|user|sam|Thảo/);
});

test('Shift three times leaves with a message, unless other keys or a pause cancel it; the page is blank immediately, however slow the target site is @desktop', async ({
  page,
}) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(href, async (route) => {
    await promise;
    await route.fulfill({ contentType: 'text/html', body: '<p>Sunny.</p>' });
  });
  // Reported by the page: evaluating would wait for the next page.
  await page.addInitScript(() => {
    const look = (): void => {
      if (document.body?.textContent === 'Loading.') console.log(`Blank: ${document.title}`);
    };
    new MutationObserver(look).observe(document, { childList: true, subtree: true });
  });
  const blank = page.waitForEvent('console', (message) => message.text() === 'Blank: Loading.');
  await page.goto(PLAIN);
  // The copy near the top, second in the tab order.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.locator('body > nav > [data-quick-exit]')).toBeFocused();
  await page.keyboard.press('Enter');
  await blank;
  resolve();
  await expect(page).toHaveURL(href);
  await test.step('a link to an FAQ opens it, from another page and on the same page', async () => {
    await page.goto('/fees-and-faqs#ask-violence');
    await expect(page.locator('#ask-violence')).toBeInViewport();
    await page.evaluate(() => {
      const jump = document.createElement('a');
      jump.href = '#ask-secrets';
      document.body.append(jump);
      jump.click();
    });
    await expect(page.locator('#ask-secrets')).toBeInViewport();
    await expect(page.locator('summary:has(+ #ask-secrets)')).toBeInViewport();
  });
  await page.goto('/about-us');
  await page.clock.install();
  await page.goto('/crisis-couples');
  await page.keyboard.press('Shift');
  await expect(said(page)).toHaveText('Shift: 2 more to leave this page.');
  await page.keyboard.press('a');
  await expect(said(page)).toHaveText('');
  // Shift with another key does not count.
  for (let time = 0; time < 3; time += 1) await page.keyboard.press('Shift+A');
  await expect(said(page)).toHaveText('');
  await page.keyboard.press('Shift');
  await page.clock.runFor(5000);
  await expect(said(page)).toHaveText('Shift: time is up.');
  for (const words of ['Shift: 2 more to leave this page.', 'Shift: 1 more to leave this page.']) {
    await page.keyboard.press('Shift');
    await expect(said(page)).toHaveText(words);
  }
  await page.keyboard.press('Shift');
  await expect(page).toHaveURL(href);
  await page.goBack();
  await expect(page).toHaveURL('/about-us');
});

test('three times Shift says in Spanish how many are left, and that it took too long', async ({
  page,
}) => {
  await otherSite(page);
  await page.clock.install();
  await page.goto('/es/primero-la-seguridad');
  await page.keyboard.press('Shift');
  await expect(said(page)).toHaveText('Shift: 2 más para salir de esta página.');
  await page.clock.runFor(5000);
  await expect(said(page)).toHaveText('Shift: se acabó el tiempo.');
  for (let time = 0; time < 3; time += 1) await page.keyboard.press('Shift');
  await expect(page).toHaveURL(href);
});

test('the button stays visible and covers nothing', async ({ page }) => {
  await page.goto(PLAIN);
  const [width, height] = [page.viewportSize()?.width ?? 0, page.viewportSize()?.height ?? 0];
  // At 100 % and 200 % zoom.
  for (const zoom of [1, 2]) {
    await page.setViewportSize({
      width: Math.max(320, Math.round(width / zoom)),
      height: Math.round(height / zoom),
    });
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    const bar = page.locator('main > :first-child');
    const free = await bar.evaluate((element) => {
      // Its help line is for small screens only.
      const next = [...(element.parentElement?.children ?? [])]
        .slice(1)
        .find((one) => one.checkVisibility());
      const below = next?.getBoundingClientRect().top ?? 0;
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
    expect(await cutOff(page)).toEqual([]);
  }
});
