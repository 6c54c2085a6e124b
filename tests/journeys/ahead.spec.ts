/** The next page is fetched once a finger is down (`Speculation-Rules`), as a proxy before the server sees it. */
import { once } from 'node:events';
import { createServer, request as ask } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type CDPSession, expect, type Locator, test as base } from '@playwright/test';

interface Seen {
  origin: string;
  /** Each request for a path, as its purpose: `prefetch`, or nothing. */
  purposes: (path: string) => string[];
}

const test = base.extend<{ seen: Seen }>({
  seen: async ({ baseURL }, use) => {
    const { hostname, port } = new URL(baseURL ?? '');
    const all: { path: string; purpose: string }[] = [];
    const proxy = createServer(({ url: path = '', method, headers }, response) => {
      all.push({ path, purpose: String(headers['sec-purpose'] ?? '') });
      ask({ hostname, port, path, method, headers }, (answer) => {
        response.writeHead(answer.statusCode ?? 500, answer.headers);
        answer.pipe(response);
      }).end();
    }).listen(0, '127.0.0.1');
    await once(proxy, 'listening');
    const { port: own } = proxy.address() as AddressInfo;
    await use({
      origin: `http://127.0.0.1:${own}`,
      purposes: (path) => all.filter((one) => one.path === path).map(({ purpose }) => purpose),
    });
    proxy.closeAllConnections();
    proxy.close();
  },
});

/** Puts a finger on a link. */
async function press(devtools: CDPSession, link: Locator): Promise<void> {
  await link.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await link.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const touchPoints = [{ x: x + width / 2, y: y + height / 2 }];
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
}

const cancel = (devtools: CDPSession): Promise<unknown> =>
  devtools.send('Input.dispatchTouchEvent', { type: 'touchCancel', touchPoints: [] });

test('the next page is fetched once the finger is down, and not again when it opens', async ({
  page,
  seen,
}) => {
  await page.goto(`${seen.origin}/not-the-first-step`);
  const devtools = await page.context().newCDPSession(page);
  const link = page.locator('main a[href^="/"]:not([href*="#"], [href*="."])').first();
  const path = (await link.getAttribute('href')) ?? '';
  await expect.poll(() => seen.purposes('/prefetch.speculationrules').length).toBe(1);
  expect(seen.purposes(path)).toEqual([]);
  await press(devtools, link);
  await expect.poll(() => seen.purposes(path)).toEqual(['prefetch']);
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await expect(page).toHaveURL(seen.origin + path);
  await page.waitForLoadState();
  expect(seen.purposes(path)).toEqual(['prefetch']);
});

test('nothing is fetched for links to staff, files, new tabs and the quick exit', async ({
  page,
  seen,
}) => {
  await page.goto(`${seen.origin}/not-the-first-step`);
  const devtools = await page.context().newCDPSession(page);
  await expect.poll(() => seen.purposes('/prefetch.speculationrules').length).toBe(1);
  const places = ['/admin', '/share.png', '/team', '/fees-and-faqs', '/services'];
  await page.evaluate((hrefs) => {
    const links = hrefs.map((href, at) => {
      const link = document.createElement('a');
      Object.assign(link, { href, textContent: `Link ${at}` });
      link.style.cssText = 'display: block; block-size: 3rem';
      return link;
    });
    links[2]?.setAttribute('data-quick-exit', '');
    links[3]?.setAttribute('target', '_blank');
    document.querySelector('main')?.prepend(...links);
  }, places);
  // The last one shows that the others had their time.
  for (const at of [0, 1, 2, 3, 4]) {
    await press(devtools, page.getByText(`Link ${at}`, { exact: true }));
    if (at === 4) await expect.poll(() => seen.purposes('/services')).toEqual(['prefetch']);
    await cancel(devtools);
  }
  const fetched = places.filter((path) => seen.purposes(path).length > 0);
  expect(fetched).toEqual(['/services']);
});

test('a page that home has in the cache is not asked for again', async ({ page, seen }) => {
  await page.goto(`${seen.origin}/`);
  const devtools = await page.context().newCDPSession(page);
  await expect.poll(() => seen.purposes('/services')).toEqual(['']);
  await expect.poll(() => seen.purposes('/team')).toEqual(['']);
  await page.waitForLoadState('networkidle');
  const states: string[] = [];
  devtools.on('Preload.prefetchStatusUpdated', ({ prefetchUrl, status }) => {
    if (prefetchUrl.endsWith('/services')) states.push(status);
  });
  await devtools.send('Preload.enable');
  await press(devtools, page.locator('main a[href="/services"]:visible').first());
  await expect.poll(() => states).toContain('Ready');
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await expect(page).toHaveURL(`${seen.origin}/services`);
  await page.waitForLoadState();
  expect(seen.purposes('/services')).toEqual(['']);
});
