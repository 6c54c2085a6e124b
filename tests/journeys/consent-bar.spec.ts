/** The cookie bar: position, covered content, and its answer in other tabs and on slow connections (R167–R169, L5). */
import { expect, test } from '@playwright/test';
import { bar, countLoaders, panel, seed, stored } from './consent.ts';
import { settled } from './settled.ts';
import { shiftsOf } from './watch.ts';

test('the bar is visible at first paint and causes no layout shift @both', async ({ page }) => {
  await page.addInitScript(() => {
    // The first frame with a body.
    requestAnimationFrame(function look() {
      if (!document.body) return requestAnimationFrame(look);
      Object.assign(window, { first: document.documentElement.dataset['consent'] });
      return 0;
    });
  });
  await page.goto('/about-us');
  await settled(page);
  expect(await page.evaluate(() => Reflect.get(window, 'first') as unknown)).toBe('ask');
  expect(await shiftsOf(page)).toEqual([]);
  await bar(page).getByRole('button', { name: 'Necessary Only' }).click();
  await settled(page);
  expect(await shiftsOf(page)).toEqual([]);
});

test('by keyboard: the bar comes before the header, then the page @desktop', async ({ page }) => {
  await page.goto('/about-us');
  // The bar moves before the header after the first paint.
  await settled(page);
  // The skip link, then the bar: two policies, three answers.
  for (let stop = 0; stop < 4; stop += 1) await page.keyboard.press('Tab');
  await expect(bar(page).getByRole('button', { name: 'Customize' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(bar(page)).toBeHidden();
  await expect(page.locator('main')).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  expect((await stored(page)).preferences?.analytics).toBe(false);
  await page.evaluate(() => localStorage.clear());

  await page.goto('/about-us');
  await settled(page);
  await bar(page).getByRole('button', { name: 'Customize' }).focus();
  await page.keyboard.press('Enter');
  await expect(panel(page)).toBeVisible();
  await panel(page).getByRole('switch', { name: 'Functional' }).focus();
  await page.keyboard.press('Space');
  await panel(page).getByRole('button', { name: 'Save Preferences' }).focus();
  await page.keyboard.press('Enter');
  await expect(panel(page)).toBeHidden();
  await expect(page.locator('main')).toBeFocused();
  await expect.poll(async () => (await stored(page)).preferences?.functional).toBe(true);
});

for (const size of [
  { width: 320, height: 568 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
])
  test(`WCAG 2.4.11 at ${size.width} × ${size.height} the bar is small and does not cover the focused element @desktop`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    await page.goto('/about-us');
    const high = (await bar(page).boundingBox())?.height ?? 0;
    expect(high).toBeLessThan(size.height * 0.45);
    expect(high).toBeLessThan(200);
    for (const button of await bar(page).getByRole('button').all())
      await expect(button).toBeInViewport({ ratio: 1 });
    expect(await bar(page).evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0);
    for (const { height } of await bar(page)
      .getByRole('button')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect())))
      expect(height).toBeGreaterThanOrEqual(44);
    const covered = await page.evaluate(async () => {
      const found: string[] = [];
      const seen = 'main a, main button, main summary, footer a, footer button';
      for (const one of document.querySelectorAll<HTMLElement>(seen)) {
        if (!one.checkVisibility()) continue;
        one.focus();
        await new Promise(requestAnimationFrame);
        const { bottom } = one.getBoundingClientRect();
        const top = document.getElementById('cookie-bar')?.getBoundingClientRect().top ?? 0;
        if (bottom > top) found.push(`${one.textContent.trim()}: ${bottom} under ${top}`);
      }
      return found;
    });
    expect(covered).toEqual([]);
  });

test('an answer is stored immediately on a slow connection: the next page does not ask again', async ({
  page,
}) => {
  // Scripts loaded after the answer never arrive.
  await page.route('**/_astro/consent.*', () => undefined);
  await page.goto('/');
  const left = await bar(page)
    .getByRole('button', { name: 'Accept All' })
    .evaluate((button: HTMLButtonElement) => {
      button.click();
      return localStorage.getItem('cookie-preferences');
    });
  expect(JSON.parse(left ?? 'null')).toMatchObject({ analytics: true, functional: true });
  await page.goto('/team');
  await expect(bar(page)).toBeHidden();
});

for (const name of ['Necessary Only', 'Accept All'])
  test(`“${name}” in the bar loads no React`, async ({ page }) => {
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
    });
    // Without carousels, which wake after the first gesture.
    await page.goto('/about-us');
    await settled(page);
    await bar(page).getByRole('button', { name }).click();
    await expect(bar(page)).toBeHidden();
    await settled(page);
    expect(scripts.filter((path) => !/\/(?:consent|sparks)\.[\w-]+\.js$/.test(path))).toEqual([]);
  });

test('an answer in one tab applies to the other and closes its bar', async ({ page, context }) => {
  await page.goto('/about-us');
  const other = await context.newPage();
  await other.goto('/team');
  await expect(bar(other)).toBeVisible();
  await bar(page).getByRole('button', { name: 'Necessary Only' }).click();
  await expect(bar(other)).toBeHidden();
});

test('L5 “Do not sell or share” applies to running tags in another tab, and to later consent there', async ({
  page,
  context,
}) => {
  await seed(page, { necessary: true, analytics: true });
  const counts = await countLoaders(page);
  await page.goto('/about-us');
  await expect.poll(counts).toEqual([1, 1]);
  const other = await context.newPage();
  await other.goto('/this-visit');
  const anew = page.waitForEvent('load');
  await other.getByRole('button', { name: /do not sell or share/i }).click();
  await anew;
  await settled(page);
  expect(await counts()).toEqual([0, 0]);
  await expect(page.locator('html')).toHaveAttribute('data-gpc', '');
  // Withdrawn: the other tab follows automatically.
  await other.getByRole('button', { name: 'Take back' }).click();
  await expect.poll(counts).toEqual([1, 1]);
});

test('R096 the consent receipt has both dates in the long form; a click outside closes the panel @desktop', async ({
  page,
}) => {
  await seed(page, { necessary: true });
  await page.goto('/about-us');
  await page.getByRole('button', { name: 'Cookie choices' }).click();
  const DAY =
    '(?:January|February|March|April|May|June|July|August|September|October|November|December) \\d{1,2}, \\d{4}';
  await expect(panel(page).locator('[data-consent-receipt]')).toHaveText(
    new RegExp(`^Your choice of ${DAY}: necessary\\. Cookie policy of ${DAY}\\.$`),
  );
  await page.mouse.click(5, 5);
  await expect(panel(page)).toBeHidden();
});

test('on a phone the help lines, title and start button of the quiz are above the bar', async ({
  page,
}) => {
  await page.goto('/quiz');
  await settled(page);
  const edge = (await bar(page).boundingBox())?.y ?? 0;
  for (const part of [
    page.locator('main a[href^="sms:88788"]').first(),
    page.getByRole('heading', { level: 1 }),
    page.getByRole('button', { name: 'Take the Relationship Reality Check' }),
  ]) {
    const box = await part.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? edge)).toBeLessThanOrEqual(edge);
  }
});

test('a build without optional cookies works without a bar @desktop', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  // Such a build contains neither bar nor panel (domain/privacy/cookie-question.ts).
  await page.route('**/about-us', async (route) => {
    const response = await route.fetch();
    const body = (await response.text())
      .replace(/<section[^>]*id="?cookie-bar[\s\S]*?<\/section>/, '')
      .replace(/<dialog[^>]*id="?cookie-preferences[\s\S]*?<\/dialog>/, '');
    await route.fulfill({ response, body });
  });
  await page.goto('/about-us');
  await settled(page);
  expect(await page.locator('#cookie-bar, #cookie-preferences').count()).toBe(0);
  await page.evaluate(() => scrollTo(0, 200));
  await expect(page.locator('header')).toHaveAttribute('data-scrolled');
  expect(errors).toEqual([]);
});
