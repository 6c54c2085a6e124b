/** Each role has its places and no other; the editor without a folder of content says how it is turned on. */
import { expect, test } from '@playwright/test';
import { PLACES, placesOf } from '#staff/contract/practice.ts';
import { ROLES } from '#staff/contract/session.ts';
import { signIn } from './staff-inbox.ts';

test('R300 each role sees its places in the bar, and a sentence at every other address @deep', async ({
  page,
}) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  for (const path of ['/admin/content', '/admin/content/changes']) {
    await page.goto(path);
    await page.waitForURL(`/admin/login?next=${encodeURIComponent(path)}`);
  }
  for (const role of ROLES) {
    await signIn(page, role);
    const own = placesOf(role).map(({ path }) => path as string);
    for (const { path } of PLACES) {
      const isOwn = own.includes(path);
      // An admin has every place; they are opened in the walk of staff-comfort.spec.ts.
      if (role === 'admin' && path !== '/admin') continue;
      await page.goto(path);
      await page.locator('[data-signed-in]').waitFor();
      const foreign = page.getByText('This place isn’t yours');
      if (isOwn) await expect(foreign).toHaveCount(0);
      else {
        await expect(foreign).toBeVisible();
        await expect(page.locator('[data-lead], [data-slot-days], [data-people]')).toHaveCount(0);
        continue;
      }
      const shown = page.getByRole('navigation', { name: /^Places/ }).getByRole('link');
      const paths = await shown.evaluateAll((all) => all.map((one) => one.getAttribute('href')));
      // An editor on a phone has one place, and is there.
      expect([...new Set(paths)]).toEqual(own.length === 1 ? [] : own);
    }
  }

  await signIn(page, 'editor');
  for (const path of ['/admin/content', '/admin/content/changes']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: 'The editor is not turned on' })).toBeVisible();
    await expect(page.getByText('CONTENT_DIR')).toBeVisible();
  }
  expect(requests.filter((url) => /\/editor\.[\w-]+\.js/.test(url))).toEqual([]);
  expect(requests.filter((url) => !url.startsWith(new URL(page.url()).origin))).toEqual([]);
});
