/** Cookie consent: the bar and the panel, what is stored, and what it starts (R167–R187, D18; what is read: consent.test.ts). */
import { expect, test } from '@playwright/test';
import { bar, countLoaders, panel, seed, stored } from './consent.ts';
import { hear, hold } from './hold.ts';
import { settled } from './settled.ts';
import { shiftsOf } from './watch.ts';

const CONSENT = '**/_astro/CookieBanner.*';

test('R167–R174 R179 R181 R182 R184 at first paint the bar asks and moves nothing; the panel is off but for the necessary; Necessary Only is stored, by no React', async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  await page.addInitScript(() => {
    // The first frame with a body.
    requestAnimationFrame(function look() {
      if (!document.body) return requestAnimationFrame(look);
      Object.assign(window, { first: document.documentElement.dataset['consent'] });
      return 0;
    });
  });
  // Without carousels, which wake after the first gesture.
  await page.goto('/about-us');
  await settled(page);
  expect(await page.evaluate(() => Reflect.get(window, 'first') as unknown)).toBe('ask');
  const { bottom, height } = await bar(page).evaluate((element) => {
    const box = element.getBoundingClientRect();
    return { bottom: box.bottom, height: innerHeight };
  });
  expect(bottom).toBeCloseTo(height, 0);
  for (const name of ['Customize', 'Necessary Only', 'Accept All'])
    await expect(bar(page).getByRole('button', { name, exact: true })).toBeVisible();
  for (const [name, href] of [
    ['Privacy policy', '/privacy-policy'],
    ['cookie policy', '/cookie-policy'],
  ] as const)
    await expect(bar(page).getByRole('link', { name })).toHaveAttribute('href', href);
  await bar(page).getByRole('button', { name: 'Necessary Only' }).click();
  await expect(bar(page)).toBeHidden();
  await settled(page);
  expect(scripts.filter((path) => !/\/(?:consent|sparks)\.[\w-]+\.js$/.test(path))).toEqual([]);
  expect(await shiftsOf(page)).toEqual([]);
  const { flag, since, preferences } = await stored(page);
  expect(preferences).toEqual({
    necessary: true,
    analytics: false,
    marketing: false,
    functional: false,
  });
  expect(flag).toBe('true');
  expect(Math.abs(Date.now() - since)).toBeLessThan(60_000);
  await page.reload();
  await expect(bar(page)).toBeHidden();

  await test.step('Customize, and Escape', async () => {
    await page.evaluate(() => localStorage.clear());
    await page.reload();
    await bar(page).getByRole('button', { name: 'Customize' }).click();
    await expect(panel(page)).toBeVisible();
    for (const name of ['Analytics', 'Marketing', 'Functional'])
      await expect(panel(page).getByRole('switch', { name })).not.toBeChecked();
    await expect(panel(page).getByRole('switch', { name: 'Necessary' })).toBeChecked();
    await expect(panel(page).getByRole('switch', { name: 'Necessary' })).toBeDisabled();
    for (const name of ['Necessary Only', 'Save Preferences', 'Accept All'])
      await expect(panel(page).getByRole('button', { name, exact: true })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(panel(page)).toBeHidden();
    await expect(bar(page).getByRole('button', { name: 'Customize' })).toBeFocused();
    expect((await stored(page)).flag).toBeNull();
  });
});

test('R091 R175 R178 R185 R186 R187 D18 loaders are called and a page view is sent only with consent, once a page; withdrawing reloads without them', async ({
  page,
}) => {
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  const counts = await countLoaders(page);
  const heard = await hear(page, true);
  await page.goto('/about-us');
  await settled(page);
  expect(await counts()).toEqual([0, 0]);
  expect(await heard()).toEqual([]);
  await bar(page).getByRole('button', { name: 'Accept All' }).click();
  await expect.poll(counts).toEqual([1, 1]);
  expect((await stored(page)).preferences).toEqual({
    necessary: true,
    analytics: true,
    marketing: true,
    functional: true,
  });
  await page.goto('/team');
  await expect(bar(page)).toBeHidden();
  await expect.poll(heard).toEqual([
    {
      name: expect.stringMatching(/^page.view$/),
      path: '/team',
      title: await page.title(),
      location: page.url(),
    },
  ]);
  expect(await counts()).toEqual([1, 1]);
  await page.getByRole('button', { name: 'Cookie choices' }).click();
  const anew = page.waitForEvent('load');
  await panel(page).getByRole('button', { name: 'Necessary Only' }).click();
  await anew;
  await settled(page);
  expect(await counts()).toEqual([0, 0]);
  expect(await heard()).toEqual([]);

  await test.step('loaders that are missing cause no error', async () => {
    await page.addInitScript(() => {
      for (const name of ['loadAnalytics', 'loadSessionRecording'])
        Reflect.deleteProperty(window, name);
      localStorage.setItem('cookie-preferences', '{"necessary":true,"analytics":true}');
    });
    await page.reload();
    await expect.poll(async () => (await heard()).length).toBe(1);
    expect(errors).toEqual([]);
  });
});

test('R096 R176 R177 R180 R184 switches touched before their script arrived are kept, each is stored alone, and those not saved go back @desktop', async ({
  page,
}) => {
  const release = await hold(page, CONSENT);
  await seed(page, { necessary: true, functional: true });
  await page.goto('/about-us');
  const choices = page.getByRole('button', { name: 'Cookie choices' });
  const one = (name: string) => panel(page).getByRole('switch', { name });

  await test.step('closed before the script arrived, the panel stays closed', async () => {
    const asked = page.waitForRequest(CONSENT);
    await choices.click();
    await asked;
    await one('Analytics').check();
    await page.keyboard.press('Escape');
    const arrived = page.waitForResponse(CONSENT);
    release();
    await (await arrived).finished();
    await expect(page.locator('astro-island[ssr]:has(#cookie-preferences)')).toHaveCount(0);
    await expect(panel(page)).toBeHidden();
  });
  await test.step('unsaved switches go back', async () => {
    await choices.click();
    await expect(one('Functional')).toBeChecked();
    await expect(one('Analytics')).not.toBeChecked();
    await one('Functional').uncheck();
    await one('Marketing').check();
    await panel(page).getByRole('button', { name: 'Close' }).click();
    await choices.click();
    await expect(one('Functional')).toBeChecked();
    await expect(one('Marketing')).not.toBeChecked();
  });
  await test.step('each is stored alone', async () => {
    for (const [on, name] of [
      ['Analytics', 'analytics'],
      ['Marketing', 'marketing'],
    ] as const) {
      for (const each of ['Analytics', 'Marketing', 'Functional'])
        await one(each).setChecked(each === on);
      // Stopping what was allowed loads the page again.
      const reloaded = page.waitForEvent('framenavigated');
      await panel(page).getByRole('button', { name: 'Save Preferences' }).click();
      await reloaded;
      await expect(panel(page)).toBeHidden();
      const wanted = { necessary: true, analytics: false, marketing: false, functional: false };
      expect((await stored(page)).preferences).toEqual({ ...wanted, [name]: true });
      await page.goto('/about-us');
      await choices.click();
      // The switches show what is stored only from then on.
      await expect(panel(page).locator('[data-awake]')).toBeAttached();
    }
  });
  await test.step('the receipt has both dates in the long form; a click outside closes', async () => {
    const DAY =
      '(?:January|February|March|April|May|June|July|August|September|October|November|December) \\d{1,2}, \\d{4}';
    await expect(panel(page).locator('[data-consent-receipt]')).toHaveText(
      new RegExp(`^Your choice of ${DAY}: necessary, marketing\\. Cookie policy of ${DAY}\\.$`),
    );
    await page.mouse.click(5, 5);
    await expect(panel(page)).toBeHidden();
  });
});

test('an answer is stored whatever of its scripts is lost', async ({ page }) => {
  await test.step('in the bar, while the script of consent never arrives', async () => {
    await page.route('**/_astro/consent.*', () => undefined);
    await page.goto('/about-us');
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
  await test.step('in the panel, without its island', async () => {
    await page.evaluate(() => localStorage.clear());
    await page.route('**/_astro/{CookieBanner,client,island,react}*', (route) => route.abort());
    await page.goto('/about-us');
    await bar(page).getByRole('button', { name: 'Customize' }).click();
    await panel(page).getByRole('switch', { name: 'Marketing' }).check();
    await panel(page).getByRole('button', { name: 'Save Preferences' }).click();
    await expect(panel(page)).toBeHidden();
    await expect(bar(page)).toBeHidden();
    expect((await stored(page)).preferences).toMatchObject({ marketing: true, analytics: false });
  });
});

test('L5 an answer, its withdrawal and “Do not sell or share” apply to another tab, with its running tags', async ({
  page,
  context,
}) => {
  const counts = await countLoaders(page);
  await page.goto('/about-us');
  const other = await context.newPage();
  await other.goto('/this-visit');
  await bar(other).getByRole('button', { name: 'Accept All' }).click();
  await expect(bar(page)).toBeHidden();
  await expect.poll(counts).toEqual([1, 1]);
  const reloadedBy = async (act: () => Promise<void>): Promise<void> => {
    const anew = page.waitForEvent('load');
    await act();
    await anew;
    await settled(page);
  };
  await reloadedBy(() => other.getByRole('button', { name: /do not sell or share/i }).click());
  expect(await counts()).toEqual([0, 0]);
  await expect(page.locator('html')).toHaveAttribute('data-gpc', '');
  await other.getByRole('button', { name: 'Take back' }).click();
  await expect.poll(counts).toEqual([1, 1]);
  await other.getByRole('button', { name: 'Change what is allowed' }).click();
  await reloadedBy(() =>
    other.getByRole('dialog').getByRole('button', { name: 'Necessary Only' }).click(),
  );
  await expect(page.locator('html')).toHaveAttribute('data-consent', '');
});

test('WCAG 2.4.11 by keyboard the bar comes before the header, then the page; it is small and covers no focused element @desktop', async ({
  page,
}) => {
  await page.goto('/about-us');
  // The bar moves before the header after the first paint.
  await settled(page);
  for (const { width, height } of [
    { width: 320, height: 568 },
    { width: 844, height: 390 },
  ])
    await test.step(`at ${width} × ${height}`, async () => {
      await page.setViewportSize({ width, height });
      await settled(page);
      const high = (await bar(page).boundingBox())?.height ?? 0;
      expect(high).toBeLessThan(Math.min(200, height * 0.45));
      for (const button of await bar(page).getByRole('button').all()) {
        await expect(button).toBeInViewport({ ratio: 1 });
        expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44);
      }
      expect(await bar(page).evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0);
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
  await page.goto('/about-us');
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
  // Nothing is asked on the next page: its first Tab is for the skip link, however late the bar was measured.
  await page.goto('/about-us');
  await page.waitForFunction(() => document.body.style.paddingBottom === '0px');
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
});
