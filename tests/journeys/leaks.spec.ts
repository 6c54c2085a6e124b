/** What is typed into a form is only sent to its own address; other hosts, on every page and after every choice: leaks.deep.spec.ts. */
import { expect, test } from '@playwright/test';
import { OPTIONAL } from '#features/consent/consent.ts';
import { pages } from '../site/dist.ts';
import { encodings, leaks, SECRETS, visitor } from './leaks.ts';
import { open } from './open.ts';

const [EMAIL = '', NAME = '', MESSAGE = ''] = SECRETS;

/** A page for each address that forms post to. */
const forms = new Map(
  pages
    .filter(({ html, route }) => html.includes('method="post"') && route !== '/404')
    .flatMap(({ $, route }) => {
      const action = $('main form[method="post"]').attr('action');
      return action ? [[action, route] as const] : [];
    }),
);

test('input is only sent to the address of its form', async ({ browser, baseURL }) => {
  expect(forms.size).toBeGreaterThan(2);
  const own = new URL(baseURL ?? '').host;
  const { context, all } = await visitor(browser, own, OPTIONAL);
  const page = await context.newPage();
  for (const [action, route] of forms)
    await test.step(`${route}, ${action}`, async () => {
      all.length = 0;
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
    });
  // What was recorded would show a leak, in every encoding.
  const [asked] = all;
  if (!asked) throw new Error('Nothing was recorded');
  const planted = encodings(EMAIL).map((text) => ({ ...asked, text: `${asked.text} ${text}` }));
  expect(leaks(planted, SECRETS)).toHaveLength(planted.length);
  await context.close();
});
