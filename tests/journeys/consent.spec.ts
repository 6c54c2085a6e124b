/** Cookie consent (R167–R187, D18, D23). */
import { expect, type Page, test } from '@playwright/test';

const YEAR = 31_536_000_000;
const bar = (page: Page) => page.getByRole('region', { name: 'We value your privacy' });
const panel = (page: Page) => page.getByRole('dialog', { name: 'Cookie Preferences' });
const stored = (page: Page) =>
  page.evaluate(() => ({
    flag: localStorage.getItem('cookie-consent'),
    since: Number(localStorage.getItem('cookie-consent-timestamp')),
    preferences: JSON.parse(localStorage.getItem('cookie-preferences') ?? 'null'),
  }));

/** As if a choice had been made `age` milliseconds ago. */
async function seed(page: Page, preferences: object | string, age = 0): Promise<void> {
  await page.addInitScript(
    ([text, since]) => {
      if (sessionStorage.getItem('seeded')) return;
      sessionStorage.setItem('seeded', 'true');
      localStorage.setItem('cookie-consent', 'true');
      localStorage.setItem('cookie-consent-timestamp', String(since));
      localStorage.setItem('cookie-preferences', String(text));
    },
    [
      typeof preferences === 'string' ? preferences : JSON.stringify(preferences),
      Date.now() - age,
    ] as const,
  );
}

/** Counts calls of the practice's loaders. */
async function countLoaders(page: Page): Promise<() => Promise<number[]>> {
  await page.addInitScript(() => {
    const counts = [0, 0];
    Object.assign(window, {
      counts,
      loadAnalytics: () => (counts[0] = (counts[0] ?? 0) + 1),
      loadSessionRecording: () => (counts[1] = (counts[1] ?? 0) + 1),
    });
  });
  return () => page.evaluate(() => (window as unknown as { counts: number[] }).counts);
}

test('R167 R168 R169 R182 a first visit is asked, with three answers and two policies', async ({
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

test('the bar is there at the first paint and moves nothing', async ({ page }) => {
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        (window as unknown as { moved: number }).moved =
          ((window as unknown as { moved?: number }).moved ?? 0) +
          (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
    // The first frame that has a body at all.
    requestAnimationFrame(function look() {
      if (!document.body) return requestAnimationFrame(look);
      Object.assign(window, { first: document.documentElement.dataset['consent'] });
      return 0;
    });
  });
  await page.goto('/about-us');
  await page.waitForTimeout(500);
  const seen = await page.evaluate(() => window as unknown as { first: string; moved?: number });
  expect(await page.evaluate(() => (window as unknown as { first: string }).first)).toBe('ask');
  expect(seen.moved ?? 0).toBe(0);
  await bar(page).getByRole('button', { name: 'Necessary Only' }).click();
  await page.waitForTimeout(300);
  const moved = await page.evaluate(() => (window as unknown as { moved?: number }).moved ?? 0);
  expect(moved).toBe(0);
});

test('R170 R171 R172 R173 R174 the panel: three switches off, one that stays on, and a way back', async ({
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
  test(`R175 R176 R177 ${on ? 'R178' : 'R179'} R181 R184 ${name} is kept and not asked again`, async ({
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

for (let bits = 0; bits < 8; bits += 1) {
  const wanted = {
    necessary: true,
    analytics: bits % 2 === 1,
    marketing: (bits >> 1) % 2 === 1,
    functional: bits >> 2 === 1,
  };
  test(`R180 R184 Save Preferences keeps combination ${bits} @desktop`, async ({ page }) => {
    await page.goto('/about-us');
    await bar(page).getByRole('button', { name: 'Customize' }).click();
    for (const name of ['Analytics', 'Marketing', 'Functional'] as const)
      await panel(page)
        .getByRole('switch', { name })
        .setChecked(wanted[name.toLowerCase() as 'analytics']);
    await panel(page).getByRole('button', { name: 'Save Preferences' }).click();
    await expect(panel(page)).toBeHidden();
    await expect(bar(page)).toBeHidden();
    expect((await stored(page)).preferences).toEqual(wanted);
    await page.reload();
    await page.getByRole('button', { name: 'Cookie choices' }).click();
    for (const name of ['Analytics', 'Marketing', 'Functional'] as const)
      await expect(panel(page).getByRole('switch', { name })).toBeChecked({
        checked: wanted[name.toLowerCase() as 'analytics'],
      });
    await expect(panel(page).getByText(/Your choice of .* \d{4}: necessary/)).toBeVisible();
  });
}

test('R183 D23 a choice holds for a year, not longer', async ({ page }) => {
  await seed(page, { necessary: true, analytics: false }, YEAR - 60_000);
  await page.goto('/');
  await expect(bar(page)).toBeHidden();
  await page.evaluate((year) => {
    localStorage.setItem('cookie-consent-timestamp', String(Date.now() - year - 1));
  }, YEAR);
  await page.reload();
  await expect(bar(page)).toBeVisible();
});

for (const [what, change] of [
  ['a choice that cannot be read', ['cookie-preferences', '{broken']],
  ['an earlier policy', ['cookie-consent-version', '2020-01-01']],
] as const) {
  test(`D23 ${what} is asked for again @desktop`, async ({ page }) => {
    await seed(page, { necessary: true });
    await page.goto('/');
    await expect(bar(page)).toBeHidden();
    await page.evaluate(([key, value]) => localStorage.setItem(key, value), change);
    await page.reload();
    await expect(bar(page)).toBeVisible();
  });
}

test('R185 R186 D18 the loaders are called on saving, and on each later page', async ({ page }) => {
  const counts = await countLoaders(page);
  await page.goto('/');
  expect(await counts()).toEqual([0, 0]);
  await bar(page).getByRole('button', { name: 'Accept All' }).click();
  await expect.poll(counts).toEqual([1, 1]);
  await page.goto('/team');
  await expect.poll(counts).toEqual([1, 1]);
});

test('R187 without analytics nothing is called, and missing loaders are no error', async ({
  page,
}) => {
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  await page.goto('/');
  await bar(page).getByRole('button', { name: 'Accept All' }).click();
  // The bar goes at once; the choice is kept when the script for it has come, and would overwrite the next line.
  await expect.poll(async () => (await stored(page)).preferences?.analytics).toBe(true);
  const counts = await countLoaders(page);
  await page.evaluate(() =>
    localStorage.setItem('cookie-preferences', JSON.stringify({ necessary: true })),
  );
  await page.goto('/team');
  await page.waitForTimeout(500);
  expect(await counts()).toEqual([0, 0]);
  expect(errors).toEqual([]);
});

test('withdrawing stops what runs: the page starts anew without it', async ({ page }) => {
  await seed(page, { necessary: true, analytics: true });
  const counts = await countLoaders(page);
  await page.goto('/about-us');
  await expect.poll(counts).toEqual([1, 1]);
  await page.getByRole('button', { name: 'Cookie choices' }).click();
  const anew = page.waitForEvent('load');
  await panel(page).getByRole('button', { name: 'Necessary Only' }).click();
  await anew;
  await page.waitForTimeout(300);
  expect(await counts()).toEqual([0, 0]);
});

test('Global Privacy Control is honored, whatever was chosen, and said @desktop', async ({
  page,
}) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }),
  );
  const counts = await countLoaders(page);
  await page.goto('/');
  await bar(page).getByRole('button', { name: 'Accept All' }).click();
  await expect.poll(async () => (await stored(page)).preferences?.analytics).toBe(true);
  await page.goto('/team');
  await page.waitForTimeout(500);
  expect(await counts()).toEqual([0, 0]);
  await page.getByRole('button', { name: 'Cookie choices' }).click();
  await expect(panel(page).getByText('Global Privacy Control')).toBeVisible();
});

test('a browser that stores nothing still gets what was chosen, for this page @desktop', async ({
  page,
}) => {
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

test('by keyboard alone: the bar is reached, answered, and covers nothing that has focus @desktop', async ({
  page,
}) => {
  await page.goto('/about-us');
  await bar(page).getByRole('button', { name: 'Customize' }).focus();
  await page.keyboard.press('Enter');
  await expect(panel(page)).toBeVisible();
  await panel(page).getByRole('switch', { name: 'Functional' }).focus();
  await page.keyboard.press('Space');
  await panel(page).getByRole('button', { name: 'Save Preferences' }).focus();
  await page.keyboard.press('Enter');
  await expect(panel(page)).toBeHidden();
  await expect.poll(async () => (await stored(page)).preferences?.functional).toBe(true);
});

test('R128 R149 functional consent loads the map when its place is in sight; the video waits for its button', async ({
  page,
}) => {
  const asked: string[] = [];
  await page.route(/google|youtube|example\.com/, (route) => {
    asked.push(new URL(route.request().url()).host);
    return route.fulfill({ contentType: 'text/html', body: 'map' });
  });
  await seed(page, { necessary: true, functional: true });
  await page.goto('/');
  await page.waitForTimeout(600);
  expect(asked).toEqual([]);
  await page.locator('[data-embed*="google"]').scrollIntoViewIfNeeded();
  await expect.poll(() => asked.join()).toContain('google');
  expect(asked.filter((host) => host.includes('youtube'))).toEqual([]);
});
