/** `client:interact` in a real browser (architecture, "How islands wake"). */
import type { Locator } from '@playwright/test';
import { settled } from '../journeys/settled.ts';
import { blockScripts, directiveBytes, expect, holdScripts, test } from './fixture.ts';

test.beforeEach(async ({ page }) => {
  await page.goto('/probe');
});

test.describe('before hydration @desktop', () => {
  test('no script is requested before an interaction, scrolling included', async ({
    page,
    scripts,
  }) => {
    await page.mouse.wheel(0, 2000);
    await settled(page);
    expect(scripts).toEqual([]);
  });

  test('the directive is under 1 kB', async ({ page }) => {
    expect(await directiveBytes(page, '/probe', 'interact')).toBeLessThan(1000);
  });

  test('the first click is replayed once, however late the script', async ({ page, site }) => {
    const release = holdScripts(site);
    await page.getByRole('button', { name: 'Press probe' }).click();
    await expect(page.locator('astro-island')).toHaveAttribute('aria-busy', 'true');
    release();
    await expect(page.locator('[data-presses]')).toHaveText('1');
    await expect(page.locator('astro-island')).not.toHaveAttribute('aria-busy');
    await settled(page);
    await expect(page.locator('[data-presses]')).toHaveText('1');
  });

  for (const [name, act] of Object.entries({
    'three quick clicks': (button: Locator) => button.click({ clickCount: 3, delay: 20 }),
    'Enter and Space': async (button: Locator) => {
      await button.press('Enter');
      await button.press('Space');
    },
  }))
    test(`${name} are replayed as one, and the next click counts`, async ({ page, site }) => {
      const release = holdScripts(site);
      const button = page.getByRole('button', { name: 'Press probe' });
      await act(button);
      release();
      await expect(page.locator('[data-presses]')).toHaveText('1');
      await settled(page);
      await expect(page.locator('[data-presses]')).toHaveText('1');
      await button.click();
      await expect(page.locator('[data-presses]')).toHaveText('2');
    });

  test('Enter in a field submits once with the default button and keeps the typed text', async ({
    page,
    site,
  }) => {
    const release = holdScripts(site);
    await page.getByLabel('Text').fill('before');
    await page.getByLabel('Text').press('Enter');
    release();
    await expect(page.locator('[data-sent]')).toHaveText('first');
    await settled(page);
    await expect(page.locator('[data-sent]')).toHaveText('first');
    await expect(page.getByLabel('Text')).toHaveValue('before');
    expect(site.posts).toEqual([]);
  });

  test('the submitter is kept', async ({ page, site }) => {
    const release = holdScripts(site);
    await page.getByLabel('Text').fill('x');
    await page.getByRole('button', { name: 'Send again' }).click();
    release();
    await expect(page.locator('[data-sent]')).toHaveText('second');
  });

  test('checkbox, label, radio, select, link, summary and popover respond immediately', async ({
    page,
    site,
  }) => {
    holdScripts(site);
    await page.getByLabel('Tick').click();
    await expect(page.getByLabel('Tick')).toBeChecked();
    await page.getByText('Tick').click({ position: { x: 3, y: 3 } });
    await expect(page.getByLabel('Tick')).not.toBeChecked();
    await page.getByLabel('One').check();
    await page.getByLabel('Choice').selectOption('b');
    await page.getByText('More').click();
    await expect(page.getByText('Detail')).toBeVisible();
    await page.getByRole('button', { name: 'Open probe' }).click();
    await expect(page.getByText('Popover')).toBeVisible();
    await page.getByRole('link', { name: 'Jump' }).click();
    await expect(page).toHaveURL(/#far$/);
    await expect(page.locator('astro-island')).not.toHaveAttribute('aria-busy');
  });

  test('input before hydration is kept', async ({ page, site }) => {
    const release = holdScripts(site);
    await page.getByLabel('Text').fill('early');
    await page.getByLabel('Tick').check();
    await page.getByLabel('One').check();
    await page.getByLabel('Choice').selectOption('b');
    release();
    await expect(page.locator('astro-island')).not.toHaveAttribute('ssr');
    await page.getByRole('button', { name: 'Press probe' }).click();
    await expect(page.locator('[data-presses]')).toHaveText('1');
    await expect(page.getByLabel('Text')).toHaveValue('early');
    await expect(page.getByLabel('Tick')).toBeChecked();
    await expect(page.getByLabel('One')).toBeChecked();
    await expect(page.getByLabel('Choice')).toHaveValue('b');
  });

  test('a submit with a missing field shows the island’s own messages, not the native bubble', async ({
    page,
    site,
  }) => {
    const release = holdScripts(site);
    await page.getByRole('button', { name: 'Send probe' }).click();
    // The native validation bubble would focus the field.
    await expect(page.getByLabel('Text')).not.toBeFocused();
    release();
    await expect(page.locator('[data-invalid]')).toHaveText('1');
    await settled(page);
    await expect(page.locator('[data-invalid]')).toHaveText('1');
    expect(site.posts).toEqual([]);
  });

  test('a validity check by another script does not count as a submit', async ({ page, site }) => {
    const release = holdScripts(site);
    await page.evaluate(() => document.querySelector('form')?.checkValidity());
    release();
    await expect(page.locator('astro-island')).not.toHaveAttribute('ssr');
    await settled(page);
    await expect(page.locator('[data-invalid]')).toHaveText('0');
  });

  test('a `wake` event hydrates', async ({ page }) => {
    await page.evaluate(() => {
      document
        .querySelector('[data-probe]')
        ?.dispatchEvent(new Event('hydrate', { bubbles: true }));
    });
    await expect(page.locator('astro-island')).not.toHaveAttribute('ssr');
  });
});

test.describe('with touch', () => {
  test.use({ hasTouch: true });

  test('the first tap is replayed once', async ({ page, site }) => {
    const release = holdScripts(site);
    await page.getByRole('button', { name: 'Press probe' }).tap();
    release();
    await expect(page.locator('[data-presses]')).toHaveText('1');
    await settled(page);
    await expect(page.locator('[data-presses]')).toHaveText('1');
  });
});

test.describe('without the script @desktop', () => {
  test('blocked: the form posts natively, with its submitter', async ({ page, site }) => {
    await blockScripts(page);
    await page.getByLabel('Text').fill('native');
    await page.getByRole('button', { name: 'Send again' }).click();
    await expect(page).toHaveURL('/sent');
    expect(site.posts.map(String)).toEqual(['text=native&choice=a&by=second']);
  });

  test('blocked: a missing field gets the native message', async ({ page, site }) => {
    await blockScripts(page);
    await page.getByRole('button', { name: 'Send probe' }).click();
    await expect(page.getByLabel('Text')).toBeFocused();
    await expect(page).toHaveURL('/probe');
    expect(site.posts).toEqual([]);
  });

  test('hanging: after eight seconds the form posts natively', async ({ page, site }) => {
    holdScripts(site);
    await page.clock.install();
    await page.reload();
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.getByLabel('Text').fill('patient');
    await page.getByRole('button', { name: 'Send probe' }).click();
    await page.clock.runFor(7900);
    await expect(page.locator('astro-island')).toHaveAttribute('aria-busy', 'true');
    expect(site.posts).toEqual([]);
    await page.clock.runFor(200);
    await expect(page).toHaveURL('/sent');
    expect(site.posts.map(String)).toEqual(['text=patient&choice=a&by=first']);
  });

  test('an island without a `client` attribute is not hydrated', async ({
    page,
    site,
    scripts,
  }) => {
    await page.route('/probe', async (route) => {
      const response = await route.fetch();
      const html = (await response.text())
        .replace(' client="interact"', '')
        .replace('name="text"', '$& value="from the server"');
      await route.fulfill({ response, body: html });
    });
    await page.reload();
    await page.getByLabel('Text').press('Enter');
    await expect(page).toHaveURL('/sent');
    expect(site.posts.map((post) => post.get('text'))).toEqual(['from the server']);
    expect(scripts).toEqual([]);
  });

  test.describe('JavaScript off', () => {
    test.use({ javaScriptEnabled: false });

    test('the form posts natively', async ({ page, site }) => {
      await page.getByLabel('Text').fill('plain');
      await page.getByRole('button', { name: 'Send probe' }).click();
      await expect(page).toHaveURL('/sent');
      expect(site.posts.map(String)).toEqual(['text=plain&choice=a&by=first']);
    });
  });
});
