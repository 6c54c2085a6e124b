/** Tests every redirect on our server, on nginx and Caddy as generated, and on a static host through the 404 page. */
import { request } from 'node:http';
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { casesOf, type RedirectCase } from '#build/hosts/cases.ts';
import { site } from '#site';
import { type Host, startCaddy, startNginx, startPlain } from './hosts.ts';
import { readTable } from './table.ts';
import { optional } from '../run/programs.ts';
import { scaled } from '../run/slowdown.ts';

const REST = '?utm_source=old%20card&b=1#part-2';
const table = readTable();
const cases = casesOf(table);
const labels = Object.entries(table.moved).filter(([key]) => !key.startsWith('/'));

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** The response to a GET with exactly this path. */
function ask(origin: string, path: string, host?: string): Promise<[status: number, to: string]> {
  const { hostname, port } = new URL(origin);
  const headers = { Host: host ?? `${hostname}:${port}` };
  return new Promise((done, fail) => {
    request({ hostname, port, path, headers }, (response) => {
      response.resume();
      done([response.statusCode ?? 0, response.headers.location ?? '']);
    })
      .once('error', fail)
      .end();
  });
}

/** Opens a URL; returns the requested URLs and the final location. */
async function open(page: Page, origin: string, path: string, end: string) {
  const asked: string[] = [];
  const note = (one: { isNavigationRequest: () => boolean; url: () => string }): void => {
    if (one.isNavigationRequest()) asked.push(one.url().replace(origin, ''));
  };
  page.on('request', note);
  await page.goto(origin + path, { waitUntil: 'commit' });
  await page
    .waitForURL(origin + end, { waitUntil: 'commit', timeout: scaled(10_000) })
    .catch(() => undefined);
  page.off('request', note);
  return { asked, at: page.url().replace(origin, '') };
}

/** All unexpected results for all cases, in a few parallel tabs. */
async function walk(
  context: BrowserContext,
  origin: string,
  over: readonly RedirectCase[] = cases,
): Promise<string[]> {
  const left = [...over];
  const wrong: string[] = [];
  await context.route(/\.(?:svg|woff2|png|jpe?g|webp|avif)$/, (route) => route.abort());
  const tab = async (): Promise<void> => {
    const page = await context.newPage();
    for (let way = left.pop(); way; way = left.pop()) {
      const { from, to } = way;
      const { asked, at } = await open(page, origin, from + REST, to + REST);
      // Browsers do not send the hash.
      const hops = [from, to].map((path) => path + REST.replace(/#.*/, ''));
      const bare = asked.map((url) => url.replace(/#.*/, ''));
      if (at !== to + REST || String(bare) !== String(hops))
        wrong.push(`${from}: at ${at} by way of ${asked.join(', ')}`);
    }
  };
  await Promise.all([tab(), tab(), tab()]);
  return wrong;
}

/** Unexpected responses of a host with redirect rules. */
async function answers(origin: string): Promise<string[]> {
  const wrong: string[] = [];
  const expectAnswer = async (
    path: string,
    { to, status }: Omit<RedirectCase, 'from'>,
    host?: string,
  ) => {
    const answer = await ask(origin, path, host);
    if (String(answer) !== String([status, to]))
      wrong.push(`${host ?? ''}${path}: ${String(answer)}`);
  };
  for (const { from, to, status } of cases) {
    await expectAnswer(from, { to, status });
    await expectAnswer(`${from}?a=1&b=%2F`, { to: `${to}?a=1&b=%2F`, status });
    await expectAnswer(`${from}/`, { to, status });
    await expectAnswer(from.toUpperCase(), { to, status });
    expect(await ask(origin, to), to).toEqual([200, '']);
  }
  for (const [label, [to, status = 301]] of labels) {
    for (const path of ['/', '/any/path', '/contact', '/services'])
      await expectAnswer(`${path}?a=1`, { to: `${to}?a=1`, status }, `${label}example.com`);
  }
  return wrong;
}

/** Pages with paths similar to rules are not redirected (D02–D04). */
async function staysPut(origin: string): Promise<void> {
  const near = Object.keys(table.pages).filter((path) =>
    /^\/(?:services|therapists|resources|blog)\b/.test(path),
  );
  expect(near).toEqual(expect.arrayContaining(['/services', '/therapists/juno']));
  for (const path of near) expect(await ask(origin, path), path).toEqual([200, '']);
  expect(await ask(origin, '/services/')).toEqual([301, '/services']);
  expect((await ask(origin, '/no-such-page'))[0]).toBe(404);
}

const HOSTS: Readonly<Record<string, (own: string) => Promise<Host>>> = {
  'our server': async (origin) => ({ origin, stop: async () => undefined }),
  ...(optional('nginx') && { nginx: () => startNginx() }),
  ...(optional('caddy') && { Caddy: () => startCaddy() }),
};

for (const [name, start] of Object.entries(HOSTS)) {
  test(`${name} redirects every legacy URL`, { tag: '@desktop' }, async ({ context, baseURL }) => {
    test.setTimeout(scaled(240_000));
    const { origin, stop } = await start(baseURL ?? '');
    try {
      expect(await answers(origin)).toEqual([]);
      await staysPut(origin);
      // All rules were tested above; a few in a browser show that the hash is kept.
      const few = cases.filter((_, index) => index % 8 === 0);
      expect(await walk(context, origin, few)).toEqual([]);
    } finally {
      await stop();
    }
  });
}

test.describe('a static host without rules', { tag: '@desktop' }, () => {
  let host: Host;
  test.beforeAll(async () => {
    host = await startPlain();
  });
  test.afterAll(() => host.stop());

  test('redirects every legacy URL through its 404 page', async ({ context }) => {
    test.setTimeout(scaled(240_000));
    expect((await ask(host.origin, '/contact'))[0]).toBe(404);
    expect(await walk(context, host.origin)).toEqual([]);
  });

  test('redirects subdomains to the main origin', async ({ page }) => {
    await page.route(`${site.url}/**`, (route) => route.fulfill({ body: 'There.' }));
    const port = new URL(host.origin).port;
    for (const [label, [to]] of labels) {
      for (const path of ['/', '/any/path']) {
        await page.goto(`http://${label}localhost:${port}${path}${REST}`, { waitUntil: 'commit' });
        await page.waitForURL(to + REST);
      }
    }
  });

  test('corrects URLs with only one possible page', async ({ page }) => {
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

  test('suggests the page for a single typo', async ({ page }) => {
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
  });

  test('shows the 404 page if the table is missing, and never loops', async ({ page }) => {
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
