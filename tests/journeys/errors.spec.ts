/** Errors are logged to the console and do not block visitors (R302, R303); user roles change nothing (R300). */
import { expect, test } from '@playwright/test';
import { catchRequests, sentNote } from './contact-form.ts';
import { contactForm, fillContact } from './form.ts';
import { watch } from './watch.ts';

const PAGE = '/vibe-check';

test.describe('errors and roles @desktop', () => {
  test('R302 a form that cannot hydrate is logged, and still works natively', async ({
    page,
    baseURL,
  }) => {
    const { complaints } = await watch(page, baseURL ?? '');
    // With any query: the runtime retries with another URL.
    await page.route(/\/BookingForm\.[^/]+\.js/, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("no start")' }),
    );
    await page.goto(PAGE);
    await fillContact(page);
    await expect.poll(() => complaints.join('\n')).toContain('no start');
    await expect(contactForm(page).firstName).toHaveValue('Thảo');
    await expect(contactForm(page).send).toBeEnabled();
  });

  test('R303 an extension error shows nothing and is logged once, on any page before hydration', async ({
    page,
  }) => {
    const said: string[] = [];
    page.on('console', (message) => {
      if (/extension/.test(message.text())) said.push(message.type());
    });
    for (const path of ['/services', PAGE]) {
      said.length = 0;
      await page.goto(path);
      const before = await page.locator('body').textContent();
      const isLeftToBrowser = await page.evaluate(() => {
        const filename = 'chrome-extension://abcdef/content.js';
        const foreign = new ErrorEvent('error', { message: 'boom', filename, cancelable: true });
        const reason = Object.assign(new Error('boom'), {
          stack: 'boom at moz-extension://1/a.js',
        });
        return [
          dispatchEvent(foreign),
          dispatchEvent(
            new PromiseRejectionEvent('unhandledrejection', {
              promise: Promise.resolve(),
              reason,
              cancelable: true,
            }),
          ),
        ];
      });
      expect(isLeftToBrowser).toEqual([false, false]);
      await expect.poll(() => said).toEqual(['warning', 'warning']);
      expect(await page.locator('body').textContent()).toBe(before);
    }
  });

  test('R302 a page error is only logged to the console', async ({ page }) => {
    await page.goto('/services');
    const isLeftToBrowser = await page.evaluate(() => [
      dispatchEvent(
        new ErrorEvent('error', { filename: `${location.origin}/a.js`, cancelable: true }),
      ),
      dispatchEvent(
        new PromiseRejectionEvent('unhandledrejection', {
          promise: Promise.resolve(),
          reason: 'a string',
          cancelable: true,
        }),
      ),
    ]);
    expect(isLeftToBrowser).toEqual([true, true]);
  });

  test('R295 R298 R300 anonymous visitors, members, admins and unreadable users see the same page and send the same form, with their name', async ({
    page,
  }) => {
    const requests = await catchRequests(page);
    const seen: (string | null)[] = [];
    const names: unknown[] = [];
    for (const user of ['', '{"username":"sam"}', '{"username":"sam","isAdmin":true}', '{bad']) {
      await page.goto(PAGE);
      await page.evaluate((stored) => {
        localStorage.clear();
        if (stored) localStorage['user'] = stored;
      }, user);
      await page.reload();
      await fillContact(page);
      // Hydrated, with all its scripts.
      await expect(page.locator('button[role=combobox]')).toHaveText('Couples therapy');
      seen.push(await page.locator('main').textContent());
      await contactForm(page).send.click();
      await expect(sentNote(page)).toBeVisible();
      const headers = requests.at(-1)?.headers() ?? {};
      names.push([headers['x-auth-user'], headers['x-auth-admin']]);
    }
    expect(names).toEqual([
      [undefined, undefined],
      ['sam', 'false'],
      ['sam', 'true'],
      [undefined, undefined],
    ]);
    expect(new Set(seen).size).toBe(1);
    expect(new Set(requests.map((request) => request.postData())).size).toBe(1);
    expect(requests).toHaveLength(4);
  });
});
