/** Redirects on a static host without rules, through its 404 page; every URL on other hosts: walk.deep.spec.ts. */
import { expect, test } from '@playwright/test';
import { site } from '#site';
import { type Host, startPlain } from './hosts.ts';
import { ask, few, labels, open, REST, table, walk } from './walk.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.describe('a static host without rules', () => {
  let host: Host;
  test.beforeAll(async () => {
    host = await startPlain();
  });
  test.afterAll(() => host.stop());

  test('redirects legacy URLs and subdomains, and corrects URLs with only one possible page', async ({
    context,
    page,
  }) => {
    expect((await ask(host.origin, '/contact'))[0]).toBe(404);
    expect(await walk(context, host.origin, few)).toEqual([]);

    await page.route(`${site.url}/**`, (route) => route.fulfill({ body: 'There.' }));
    const port = new URL(host.origin).port;
    for (const [label, [to]] of labels) {
      for (const path of ['/', '/any/path']) {
        await page.goto(`http://${label}localhost:${port}${path}${REST}`, { waitUntil: 'commit' });
        await page.waitForURL(to + REST);
      }
    }

    for (const [from, to] of [
      ['/about-us/', '/about-us'],
      ['/About-Us', '/about-us'],
      ['//team//', '/team'],
      ['/Contact/', '/vibe-check'],
      ...Object.entries(table.numbers)
        .filter(([number]) => number.startsWith('/blog/'))
        .map(([number, [post]]) => [`${number}wrong-slug`, post] as const),
    ] as const) {
      const { at, asked } = await open(page, host.origin, from + REST, to + REST);
      expect([from, at, asked.length]).toEqual([from, to + REST, 2]);
    }
  });

  test('suggests the page for a single typo, shows the 404 page if the table is missing, and never loops', async ({
    page,
  }) => {
    await page.goto(`${host.origin}/vibe-chekc${REST}`);
    const link = page
      .getByRole('status')
      .getByRole('link', { name: `Did you mean ${table.pages['/vibe-check']}?` });
    await expect(link).toHaveAttribute('href', `/vibe-check${REST}`);
    await link.click();
    await expect(page).toHaveURL(`${host.origin}/vibe-check${REST}`);
    await page.goto(`${host.origin}/no-such-page`);
    await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
    await expect(page.getByRole('status').getByRole('link')).toHaveCount(0);

    await page.route('**/moved.json', (route) => route.abort());
    await page.goto(`${host.origin}/contact`);
    await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
    await page.unroute('**/moved.json');

    // A host that adds a trailing slash to every page and then does not find it.
    const slashing = await startPlain({ slashes: true });
    let visits = 0;
    page.on('request', (one) => {
      if (one.isNavigationRequest()) visits += 1;
    });
    await page.goto(`${slashing.origin}/Team`);
    await page.waitForURL(`${slashing.origin}/team/`);
    await page.waitForLoadState('networkidle');
    await slashing.stop();
    // `/Team`, `/team` and `/team/`, and the last two again.
    expect(visits).toBeLessThanOrEqual(5);
  });
});
