/** The bar of places: only those of the role, on a phone and at a desk. */
import { expect, test } from '@playwright/test';
import { placesOf } from '#staff/contract/practice.ts';
import { ROLES } from '#staff/contract/session.ts';
import { signIn } from './staff-inbox.ts';

for (const role of ROLES)
  test(`R300 ${role}: no place of another role, and each of them opens`, async ({ page }) => {
    await signIn(page, role);
    const own = placesOf(role).map(({ path }) => path);
    for (const path of own) {
      await page.goto(path);
      await page.locator('[data-signed-in]').waitFor();
      await expect(page.getByText('This place isn’t yours')).toHaveCount(0);
      const shown = page.getByRole('navigation', { name: /^Places/ }).getByRole('link');
      const paths = await shown.evaluateAll((all) =>
        all
          .map((one) => one.getAttribute('href'))
          .filter((href, at, list) => list.indexOf(href) === at),
      );
      const isPhone = (page.viewportSize()?.width ?? 0) < 1024;
      // An editor on a phone has one place, and is there.
      expect(paths).toEqual(isPhone && own.length === 1 ? [] : own);
    }
  });
