/** Cookie consent: storage and effects (R170–R187, D18, D23). */
import { expect, test } from '@playwright/test';
import { bar, countLoaders, panel, seed, stored } from './consent.ts';
import { hold } from './hold.ts';
import { settled } from './settled.ts';

const YEAR = 31_536_000_000;

test('R167 R168 R169 R182 the first visit shows three answers and two policies @both', async ({
  page,
}) => {
  await page.goto('/');
  await expect(bar(page)).toBeInViewport();
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
});

test('R170 R171 R172 R173 R174 the panel: three switches off, one always on, and a back button', async ({
  page,
}) => {
  await page.goto('/');
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
  await expect(bar(page)).toBeVisible();
  await expect(bar(page).getByRole('button', { name: 'Customize' })).toBeFocused();
  expect((await stored(page)).flag).toBeNull();
});

for (const [name, on] of [
  ['Necessary Only', false],
  ['Accept All', true],
] as const) {
  test(`R175 R176 R177 ${on ? 'R178' : 'R179'} R181 R184 ${name} is stored and not asked again`, async ({
    page,
  }) => {
    await page.goto('/');
    await bar(page).getByRole('button', { name }).click();
    await expect(bar(page)).toBeHidden();
    await expect
      .poll(async () => (await stored(page)).preferences)
      .toEqual({
        necessary: true,
        analytics: on,
        marketing: on,
        functional: on,
      });
    const { flag, since } = await stored(page);
    expect(flag).toBe('true');
    expect(Math.abs(Date.now() - since)).toBeLessThan(60_000);
    await page.goto('/team');
    await expect(bar(page)).toBeHidden();
  });
}

test('R180 R184 Save Preferences stores each switch, and the panel shows it again', async ({
  page,
}) => {
  const names = ['analytics', 'marketing', 'functional'] as const;
  // Each alone: a switch that moves another would show.
  for (const bits of [1, 2, 4]) {
    await page.goto('/about-us');
    const wanted = Object.fromEntries(names.map((name, at) => [name, ((bits >> at) & 1) === 1]));
    await bar(page).getByRole('button', { name: 'Customize' }).click();
    const switches = names.map((name) => panel(page).getByRole('switch', { name }));
    for (const [at, one] of switches.entries()) await one.setChecked(((bits >> at) & 1) === 1);
    await panel(page).getByRole('button', { name: 'Save Preferences' }).click();
    await expect(panel(page)).toBeHidden();
    await expect(bar(page)).toBeHidden();
    await expect
      .poll(async () => (await stored(page)).preferences)
      .toEqual({ necessary: true, ...wanted });
    await page.reload();
    await page.getByRole('button', { name: 'Cookie choices' }).click();
    for (const [at, one] of switches.entries())
      await expect(one).toBeChecked({ checked: ((bits >> at) & 1) === 1 });
    await expect(panel(page).getByText(/Your choice of .* \d{4}: necessary/)).toBeVisible();
    await page.evaluate(() => localStorage.clear());
  }
});

for (const [what, key, value] of [
  ['R183 a choice of a year ago', 'cookie-consent-timestamp', String(Date.now() - YEAR - 1)],
  ['a choice that cannot be read', 'cookie-preferences', '{broken'],
  ['a choice under an earlier policy', 'cookie-consent-version', '2020-01-01'],
] as const)
  test(`D23 ${what}: the bar is shown again @desktop`, async ({ page }) => {
    await seed(page, { necessary: true }, YEAR - 60_000);
    await page.goto('/');
    await expect(bar(page)).toBeHidden();
    await page.evaluate((change) => localStorage.setItem(...change), [key, value] as const);
    await page.reload();
    await expect(bar(page)).toBeVisible();
  });

test('R185 R186 D18 the loaders are called on saving, and on each later page', async ({ page }) => {
  const counts = await countLoaders(page);
  await page.goto('/');
  expect(await counts()).toEqual([0, 0]);
  await bar(page).getByRole('button', { name: 'Accept All' }).click();
  await expect.poll(counts).toEqual([1, 1]);
  await page.goto('/team');
  await expect.poll(counts).toEqual([1, 1]);
});

test('R187 without analytics consent no loader is called, and missing loaders cause no error', async ({
  page,
}) => {
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  await page.goto('/');
  await bar(page).getByRole('button', { name: 'Accept All' }).click();
  // The bar closes immediately, but the choice is stored once its script has loaded, and would overwrite the next
  // line.
  await expect.poll(async () => (await stored(page)).preferences?.analytics).toBe(true);
  const counts = await countLoaders(page);
  await page.evaluate(() =>
    localStorage.setItem('cookie-preferences', JSON.stringify({ necessary: true })),
  );
  await page.goto('/team');
  await settled(page);
  expect(await counts()).toEqual([0, 0]);
  expect(errors).toEqual([]);
});

test('withdrawing consent reloads the page without the tags', async ({ page }) => {
  await seed(page, { necessary: true, analytics: true });
  const counts = await countLoaders(page);
  await page.goto('/about-us');
  await expect.poll(counts).toEqual([1, 1]);
  await page.getByRole('button', { name: 'Cookie choices' }).click();
  const anew = page.waitForEvent('load');
  await panel(page).getByRole('button', { name: 'Necessary Only' }).click();
  await anew;
  await settled(page);
  expect(await counts()).toEqual([0, 0]);
});

test('Global Privacy Control overrides any choice, and is shown @desktop', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }),
  );
  const counts = await countLoaders(page);
  await page.goto('/');
  await bar(page).getByRole('button', { name: 'Accept All' }).click();
  await expect.poll(async () => (await stored(page)).preferences?.analytics).toBe(true);
  await page.goto('/team');
  await settled(page);
  expect(await counts()).toEqual([0, 0]);
  await page.getByRole('button', { name: 'Cookie choices' }).click();
  await expect(panel(page).getByText('Global Privacy Control')).toBeVisible();
});

test('without storage the choice applies to the current page @desktop', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('denied', 'SecurityError');
    };
  });
  const counts = await countLoaders(page);
  await page.goto('/about-us');
  await bar(page).getByRole('button', { name: 'Accept All' }).click();
  await expect(bar(page)).toBeHidden();
  await expect.poll(counts).toEqual([1, 1]);
});

test('R128 R149 functional consent loads the map when visible; the video waits for its button', async ({
  page,
}) => {
  const asked: string[] = [];
  await page.route(/google|youtube|example\.com/, (route) => {
    asked.push(new URL(route.request().url()).host);
    return route.fulfill({ contentType: 'text/html', body: 'map' });
  });
  await seed(page, { necessary: true, functional: true });
  await page.goto('/');
  await settled(page);
  expect(asked).toEqual([]);
  const video = page.locator('[data-embed*="autoplay"]');
  await video.scrollIntoViewIfNeeded();
  await expect(video).toBeInViewport();
  await page.locator('[data-embed*="google"]').scrollIntoViewIfNeeded();
  await expect.poll(() => asked.join()).toContain('google');
  expect(asked.filter((host) => host.includes('youtube'))).toEqual([]);
});

test('preferences closed before their script arrived stay closed @desktop', async ({ page }) => {
  const release = await hold(page, '**/_astro/CookieBanner.*');
  await page.goto('/about-us');
  const asked = page.waitForRequest('**/_astro/CookieBanner.*');
  await page.getByRole('button', { name: 'Customize' }).click();
  await asked;
  const panel = page.getByRole('dialog', { name: 'Cookie Preferences' });
  await expect(panel).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  const arrived = page.waitForResponse('**/_astro/CookieBanner.*');
  release();
  await (await arrived).finished();
  await expect(page.locator('astro-island[ssr]:has(#cookie-preferences)')).toHaveCount(0);
  await expect(panel).toBeHidden();
});

test('switches touched before their script arrived keep their state @desktop', async ({ page }) => {
  const release = await hold(page, '**/_astro/CookieBanner.*');
  await seed(page, { necessary: true, functional: true });
  await page.goto('/about-us');
  await page.getByRole('button', { name: 'Cookie choices' }).click();
  await panel(page).getByRole('switch', { name: 'Analytics' }).check();
  release();
  await expect(panel(page).getByRole('switch', { name: 'Functional' })).toBeChecked();
  await expect(panel(page).getByRole('switch', { name: 'Analytics' })).toBeChecked();
  await panel(page).getByRole('button', { name: 'Save Preferences' }).click();
  await expect(panel(page)).toBeHidden();
  expect((await stored(page)).preferences).toEqual({
    necessary: true,
    analytics: true,
    marketing: false,
    functional: true,
  });
});

test('switches that were not saved are back to the choice when the panel opens again @desktop', async ({
  page,
}) => {
  await seed(page, { necessary: true, functional: true });
  await page.goto('/about-us');
  const choices = page.getByRole('button', { name: 'Cookie choices' });
  await choices.click();
  await expect(panel(page).getByRole('switch', { name: 'Functional' })).toBeChecked();
  await panel(page).getByRole('switch', { name: 'Functional' }).uncheck();
  await panel(page).getByRole('switch', { name: 'Marketing' }).check();
  await panel(page).getByRole('button', { name: 'Close' }).click();
  await choices.click();
  await expect(panel(page).getByRole('switch', { name: 'Functional' })).toBeChecked();
  await expect(panel(page).getByRole('switch', { name: 'Marketing' })).not.toBeChecked();
});

test('without the island, the answers of the panel are stored @desktop', async ({ page }) => {
  await page.route('**/_astro/{CookieBanner,client,island,react}*', (route) => route.abort());
  await page.goto('/about-us');
  await page.getByRole('button', { name: 'Customize' }).click();
  await panel(page).getByRole('switch', { name: 'Marketing' }).check();
  await panel(page).getByRole('button', { name: 'Save Preferences' }).click();
  await expect(panel(page)).toBeHidden();
  await expect(bar(page)).toBeHidden();
  expect((await stored(page)).preferences).toMatchObject({ marketing: true, analytics: false });
});
