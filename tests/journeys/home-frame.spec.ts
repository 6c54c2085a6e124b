/** Ledger rows of the header, the footer and getting around that need a browser. */
import { expect, type Page, test } from '@playwright/test';

const scroll = (page: Page, y: number): Promise<void> =>
  page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), y);

/** How solid the bar of the header is, 0 to 1. */
function opacity(page: Page): Promise<number> {
  return page.evaluate(() => {
    const bar = document.querySelector('header')?.firstElementChild;
    const color = bar ? getComputedStyle(bar).backgroundColor : '';
    const alpha = color.match(/(?:\/\s*|rgba\(.*,\s*)([\d.]+)\)$/)?.[1];
    return alpha === undefined ? 1 : Number(alpha);
  });
}

test('R088 a new page begins at its top, at once', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Explore All Services' }).click();
  await expect(page).toHaveURL('/services');
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('R089 an address with a place scrolls there after 100 ms and moves the focus', async ({
  page,
}) => {
  await page.goto('/#contact');
  await expect(page.locator('#contact')).toBeInViewport();
  await expect
    .poll(() =>
      page.evaluate(() => document.querySelector('#contact')?.contains(document.activeElement)),
    )
    .toBe(true);
  const top = await page
    .locator('#contact')
    .evaluate((element) => element.getBoundingClientRect().top);
  expect(top).toBeGreaterThanOrEqual(-1);
  expect(top).toBeLessThan(200);
});

test('R089 a link to a place on the page leads there', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Get Your 15-Min Vibe Check' }).click();
  await expect(page.locator('#contact h2')).toBeInViewport();
});

test('R090 D27 the three next pages are fetched ahead two seconds after load, not before', async ({
  page,
}) => {
  const ahead = new Map<string, number>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (!ahead.has(pathname)) ahead.set(pathname, Date.now());
  });
  await page.goto('/', { waitUntil: 'load' });
  const loaded = Date.now();
  const next = ['/services', '/team', '/vibe-check'];
  await expect.poll(() => next.filter((path) => ahead.has(path)), { timeout: 6000 }).toEqual(next);
  for (const path of next) expect((ahead.get(path) ?? 0) - loaded).toBeGreaterThan(1800);
});

test('R150 the header stays at the top', async ({ page }) => {
  await page.goto('/');
  await scroll(page, 1500);
  expect((await page.getByRole('banner').boundingBox())?.y).toBe(0);
});

test('R151 the Therapy menu has its three groups', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/');
  const button = page.getByRole('banner').getByRole('button', { name: 'Therapy' });
  await button.click();
  const groups = page.locator('[popover]:popover-open').getByRole('heading');
  await expect(groups).toHaveText([
    'Couples Counseling',
    /^Individual Counseling$/i,
    'Programs & Entry Offers',
  ]);
});

test(
  'R152 the team menu has overview, two leaders and four therapists',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto('/');
    await page.getByRole('banner').getByRole('button', { name: 'Our Team' }).click();
    const panel = page.locator('[popover]:popover-open');
    await expect(panel.getByRole('link', { name: 'Team Overview' })).toBeVisible();
    const links = (group: string) =>
      panel.locator('div', { has: page.getByRole('heading', { name: group }) }).getByRole('link');
    await expect(links('Leadership')).toHaveCount(2);
    await expect(links('Therapists')).toHaveCount(4);
  },
);

test('R155 on small screens a sheet replaces the links', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/');
  const header = page.getByRole('banner');
  await expect(header.getByRole('link', { name: 'Fees & FAQs' })).toBeHidden();
  const menu = page.getByRole('button', { name: 'Menu', exact: true });
  await menu.click();
  const sheet = page.getByRole('dialog', { name: 'Menu' });
  await expect(sheet.getByRole('link', { name: 'Fees & FAQs' })).toBeVisible();
  await page.getByRole('button', { name: 'Close the menu' }).click();
  await expect(sheet).toBeHidden();
  await expect(menu).toBeFocused();
});

test(
  'R157 R156 a menu is closed on the next page, which it marks',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto('/');
    const therapy = page.getByRole('banner').getByRole('button', { name: 'Therapy' });
    await therapy.click();
    await page
      .getByRole('link', { name: /^Premarital Blueprint/ })
      .first()
      .click();
    await expect(page).toHaveURL('/premarital-blueprint');
    await expect(page.locator('[popover]:popover-open')).toHaveCount(0);
    await therapy.click();
    await expect(page.locator('[popover]:popover-open [aria-current=page]')).toHaveAttribute(
      'href',
      '/premarital-blueprint',
    );
  },
);

test('R157 Back does not bring an open menu with it', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/');
  await page.getByRole('banner').getByRole('button', { name: 'Therapy' }).click();
  await page
    .getByRole('link', { name: /^Premarital Blueprint/ })
    .first()
    .click();
  await expect(page).toHaveURL('/premarital-blueprint');
  await page.goBack();
  await expect(page.locator('[popover]:popover-open')).toHaveCount(0);
});

test('R158 a click elsewhere closes a menu', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/');
  await page.getByRole('banner').getByRole('button', { name: 'Our Team' }).click();
  await expect(page.locator('[popover]:popover-open')).toHaveCount(1);
  await page.mouse.click(10, 880);
  await expect(page.locator('[popover]:popover-open')).toHaveCount(0);
});

test('R160 R161 the header turns translucent past 30 px and solid again at 10', async ({
  page,
}) => {
  await page.goto('/');
  await scroll(page, 30);
  await page.waitForTimeout(500);
  expect(await opacity(page)).toBe(1);
  await scroll(page, 31);
  await expect.poll(() => opacity(page)).toBeLessThan(1);
  await scroll(page, 20);
  await page.waitForTimeout(500);
  expect(await opacity(page)).toBeLessThan(1);
  await scroll(page, 10);
  await expect.poll(() => opacity(page)).toBe(1);
});

test('R162 the logo shrinks from 56 to 40 px past 100 px, with another picture', async ({
  page,
}) => {
  await page.goto('/');
  const logo = page.getByRole('banner').locator('img').first();
  const look = (): Promise<{ height: number; src: string }> =>
    logo.evaluate((image: HTMLImageElement) => ({
      height: image.getBoundingClientRect().height,
      src: image.currentSrc,
    }));
  await scroll(page, 100);
  await page.waitForTimeout(400);
  const before = await look();
  expect(before.height).toBe(56);
  await scroll(page, 101);
  await expect.poll(async () => (await look()).height).toBe(40);
  expect((await look()).src).not.toBe(before.src);
});

test.describe('Get Directions', () => {
  test.beforeEach(async ({ context, page }) => {
    await context.route(/^https:\/\/(?!127)/, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>maps</title>' }),
    );
    await page.goto('/');
  });

  const popup = async (page: Page): Promise<Page> => {
    const opened = page.waitForEvent('popup');
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: /Get Directions/ })
      .click();
    return opened;
  };

  test('R164 R165 leads from where the visitor is, if they say so', async ({ page, context }) => {
    await context.grantPermissions(['geolocation']);
    await context.setGeolocation({ latitude: 32.5, longitude: -97.25 });
    const maps = await popup(page);
    await maps.waitForURL(/origin=/);
    const { searchParams } = new URL(maps.url());
    expect(searchParams.get('origin')).toBe('32.5,-97.25');
    expect(searchParams.get('destination')).toContain('Dallas');
  });

  test('R166 leads there without an origin, if they do not', async ({ page, context }) => {
    await context.clearPermissions();
    const maps = await popup(page);
    await maps.waitForURL(/destination=/);
    const { searchParams } = new URL(maps.url());
    expect(searchParams.has('origin')).toBe(false);
    expect(searchParams.get('destination')).toContain('Dallas');
  });
});
