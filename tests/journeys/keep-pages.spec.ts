/** Pages kept on the device for a time without a connection, only if asked for; nothing else is, and leaving removes them. */
import { expect, type Page, test as base } from '@playwright/test';
import { site } from '#site';
import { type CuttableProxy, openProxy } from '../engines/proxy.ts';

const CRISIS = site.crisisPage.path;
const GUIDE = '/resources/interrupt-the-spiral';
const OTHER = '/about-us';

const test = base.extend<{ network: CuttableProxy }>({
  network: async ({ baseURL }, use) => {
    const network = await openProxy(baseURL ?? '');
    await use(network);
    await network.cut();
  },
});

const keepButton = (page: Page) =>
  page.getByRole('button', { name: 'Keep this page on this device' });
const removeButton = (page: Page) => page.getByRole('button', { name: 'Remove from this device' });
/** What the page says of it; hidden sentences do not count. */
const said = (page: Page) => page.locator('[data-keep-pages] [data-when]:not([hidden])');

/** All that is kept: pages and files in caches, scopes of workers, names in storage. */
const onDevice = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const files = await Promise.all(
      names.map(async (name) =>
        (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname),
      ),
    );
    const workers = await navigator.serviceWorker.getRegistrations();
    return {
      pages: files
        .flat()
        .filter((path) => !path.startsWith('/_astro/'))
        .toSorted(),
      files: files.flat().filter((path) => path.startsWith('/_astro/')).length,
      scopes: workers.map(({ scope }) => new URL(scope).pathname).toSorted(),
      storage: [...Object.keys(localStorage), ...Object.keys(sessionStorage)],
    };
  });

async function keep(page: Page, origin: string): Promise<void> {
  await page.goto(origin + CRISIS);
  await keepButton(page).click();
  await expect(said(page)).toContainText('Kept on this device');
}

test('nothing is kept unasked; then the crisis page and opened guides open offline, and nothing else; “Remove from this device” leaves nothing', async ({
  page,
  network,
}) => {
  await page.goto(network.origin + GUIDE);
  await page.goto(network.origin + CRISIS);
  await expect(said(page)).toContainText('Only keep them if that’s safe');
  expect(await onDevice(page)).toMatchObject({ pages: [], files: 0, scopes: [] });
  await test.step('where it cannot be kept, it says so and keeps nothing', async () => {
    await network.cut();
    await keepButton(page).click();
    await expect(said(page)).toContainText('didn’t keep it');
    expect(await onDevice(page)).toMatchObject({ pages: [], files: 0, scopes: [] });
    await network.restore();
  });
  await keep(page, network.origin);
  expect(await onDevice(page)).toMatchObject({ pages: [CRISIS], scopes: [CRISIS] });
  await page.goto(network.origin + OTHER);
  await page.goto(network.origin + GUIDE);
  await expect(said(page)).toContainText('Kept on this device');
  expect(await onDevice(page)).toMatchObject({
    pages: [CRISIS, GUIDE].toSorted(),
    scopes: [CRISIS, GUIDE].toSorted(),
  });
  await network.cut();
  await page.goto(`${network.origin + CRISIS}?from=sms`);
  await expect(page.locator('[data-help-lines] a[href="tel:988"]').first()).toBeVisible();
  await expect(said(page)).toContainText('Kept on this device');
  // With its styles, fonts and pictures.
  const seen = await page.evaluate(async () => {
    await Promise.all(
      [...document.images].map((image) => {
        image.loading = 'eager';
        return image.decode();
      }),
    );
    const help = document.querySelector('div[data-help-lines]');
    return {
      pictures: document.images.length,
      corners: help && getComputedStyle(help).borderRadius,
    };
  });
  expect(seen.pictures).toBeGreaterThan(2);
  expect(seen.corners).not.toBe('0px');
  await page.goto(network.origin + GUIDE);
  await expect(page.locator('main h1')).toBeVisible();
  await expect(page.goto(`${network.origin + OTHER}?again`)).rejects.toThrow(
    /ERR_CONNECTION_REFUSED/,
  );

  await test.step('“Remove from this device”', async () => {
    await network.restore();
    // The error page of the last navigation is still to come.
    const tab = await page.context().newPage();
    await tab.goto(network.origin + GUIDE);
    await removeButton(tab).click();
    await expect(said(tab)).toContainText('Removed from this device');
    await expect(keepButton(tab)).toBeFocused();
    await tab.goto(network.origin + OTHER);
    expect(await onDevice(tab)).toMatchObject({ pages: [], files: 0, scopes: [] });
  });
});

test('with a connection a page comes from the server, and the copy is that of the last build seen; a build that no longer offers it removes what was kept', async ({
  page,
  network,
}) => {
  await keep(page, network.origin);
  network.site.change = (html) => html.replace('</h1>', ' Newer</h1>');
  await page.goto(network.origin + CRISIS);
  await expect(page.locator('h1')).toContainText('Newer');
  await expect
    .poll(async () =>
      page.evaluate(
        async (path) => (await (await caches.match(path))?.text())?.includes(' Newer<'),
        CRISIS,
      ),
    )
    .toBe(true);
  await network.cut();
  await page.reload();
  await expect(page.locator('h1')).toContainText('Newer');
  // A server that fails is like no connection.
  await network.restore();
  network.site.status = 503;
  await page.reload();
  await expect(page.locator('h1')).toContainText('Newer');

  await test.step('a build that no longer offers it', async () => {
    delete network.site.status;
    network.site.change = (html) => html.replaceAll('data-keep-pages', 'data-was');
    await page.goto(network.origin + CRISIS);
    await expect.poll(async () => onDevice(page)).toMatchObject({ pages: [], files: 0 });
    await page.goto(network.origin + OTHER);
    await expect.poll(async () => onDevice(page)).toMatchObject({ pages: [], scopes: [] });
  });
});

test('quick exit from any page leaves nothing, offline too', async ({ page, network }) => {
  await page.route(site.quickExit.href, (route) => route.fulfill({ body: 'Sunny.' }));
  const leave = async (path: string, isOffline: boolean): Promise<void> => {
    await keep(page, network.origin);
    await page.goto(network.origin + GUIDE);
    await expect(said(page)).toContainText('Kept on this device');
    await page.goto(network.origin + path);
    if (isOffline) await network.cut();
    await page
      .locator(':is(main, header) [data-quick-exit]')
      .filter({ visible: true })
      .first()
      .click();
    await expect(page).toHaveURL(site.quickExit.href);
    if (isOffline) await network.restore();
    await page.goto(`${network.origin}/robots.txt`);
    expect(await onDevice(page)).toEqual({
      pages: [],
      files: 0,
      scopes: [],
      storage: ['quick-exit'],
    });
  };
  await test.step('the page itself, offline', () => leave(CRISIS, true));
  await test.step('another page', () => leave('/quiz', false));
});
