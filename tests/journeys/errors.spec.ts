/** What goes wrong is said in the console and stops nobody (R302, R303); who somebody is opens and closes nothing (R300). */
import { expect, test } from '@playwright/test';
import { catchRequests, toast } from './contact-form.ts';
import { contactForm, fillContact } from './form.ts';
import { watch } from './watch.ts';

const PAGE = '/vibe-check';

test.describe('errors and roles', { tag: '@desktop' }, () => {
  test('R302 a form that cannot start is logged, and stays a form', async ({ page, baseURL }) => {
    const { complaints } = await watch(page, baseURL ?? '');
    // With any query: the runtime asks a second time, under another address.
    await page.route(/\/ContactForm\.[^/]+\.js/, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("no start")' }),
    );
    await page.goto(PAGE);
    await fillContact(page);
    await expect.poll(() => complaints.join('\n')).toContain('no start');
    await expect(contactForm(page).firstName).toHaveValue('Thảo');
    await expect(contactForm(page).send).toBeEnabled();
  });

  test('R303 an error of an extension shows nothing and is logged once', async ({ page }) => {
    const said: string[] = [];
    page.on('console', (message) => {
      if (/extension/.test(message.text())) said.push(message.type());
    });
    await page.goto(PAGE);
    await contactForm(page).firstName.focus();
    // The last thing to come.
    await expect(page.locator('button[role=combobox]')).toBeVisible();
    const before = await page.locator('body').textContent();
    const isLeftToBrowser = await page.evaluate(() =>
      dispatchEvent(
        new ErrorEvent('error', {
          message: 'boom',
          filename: 'chrome-extension://abcdef/content.js',
          cancelable: true,
        }),
      ),
    );
    expect(isLeftToBrowser).toBe(false);
    await expect.poll(() => said).toEqual(['warning']);
    expect(await page.locator('body').textContent()).toBe(before);
  });

  test('R300 nobody, a member and an admin see the same page and send the same form', async ({
    page,
  }) => {
    const requests = await catchRequests(page);
    const seen: (string | null)[] = [];
    for (const user of [undefined, { isAdmin: false }, { isAdmin: true }]) {
      await page.goto(PAGE);
      await page.evaluate((stored) => {
        localStorage.clear();
        if (stored) localStorage['user'] = JSON.stringify({ username: 'sam', ...stored });
      }, user);
      await page.reload();
      await fillContact(page);
      // Awake, with all that comes after.
      await expect(page.locator('button[role=combobox]')).toHaveText('Couples therapy');
      seen.push(await page.locator('main').textContent());
      await contactForm(page).send.click();
      await expect(toast(page, 'Request submitted')).toBeVisible();
    }
    expect(new Set(seen).size).toBe(1);
    expect(new Set(requests.map((request) => request.postData())).size).toBe(1);
    expect(requests).toHaveLength(3);
  });
});
