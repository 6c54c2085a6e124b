/**
 * The header menus: keys, closing, and what they load (R155, R157, R158). Native behavior is tested in home-layout
 * and keyboard.
 */
import { expect, type Page, test } from '@playwright/test';
import { hold } from './hold.ts';
import { settled } from './settled.ts';

/** Paths of the scripts that the page has asked for. */
function scriptsOf(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') paths.push(new URL(request.url()).pathname);
  });
  return paths;
}
const REACT = /react|client|island|SiteMenu|MenuSheet/i;

test('arrow keys in the header and its menus @desktop', async ({ page }) => {
  await page.goto('/');
  const bar = page.getByRole('navigation', { name: 'Main' });
  const therapy = bar.getByRole('button', { name: 'Therapy' });
  const team = bar.getByRole('button', { name: 'Our Team' });
  const panel = page.locator('[popover]:popover-open');
  const links = panel.getByRole('link');
  await therapy.focus();

  await page.keyboard.press('ArrowRight');
  await expect(team).toBeFocused();
  await expect(therapy).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('End');
  await expect(bar.getByRole('link', { name: 'Resources Hub' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(therapy).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(links.first()).toBeFocused();
  await expect(therapy).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('ArrowDown');
  await expect(links.nth(1)).toBeFocused();
  await page.keyboard.press('End');
  await expect(links.last()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(links.first()).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(links.last()).toBeFocused();
  await page.keyboard.press('Home');
  await expect(links.first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  await expect(therapy).toBeFocused();
  await expect(therapy).toHaveAttribute('aria-expanded', 'false');

  // It does not cover the next focused element.
  await page.keyboard.press('ArrowUp');
  await expect(links.last()).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(team).toBeFocused();
  await expect(panel).toHaveCount(0);

  // A double click opens and closes it, and opening a menu closes the other.
  await therapy.dblclick();
  await expect(panel).toHaveCount(0);
  await therapy.click();
  await team.click();
  await expect(panel).toHaveCount(1);
  await expect(team).toHaveAttribute('aria-expanded', 'true');
  await expect(therapy).toHaveAttribute('aria-expanded', 'false');
});

test('keys pressed before the script are replayed once, in order @desktop', async ({ page }) => {
  const arrive = await hold(page);
  await page.goto('/about-us');
  const links = page.locator('[popover]:popover-open').getByRole('link');
  await page.getByRole('banner').getByRole('button', { name: 'Therapy' }).focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(links).toHaveCount(0);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  arrive();
  await expect(links.nth(1)).toBeFocused();
  await settled(page);
  await expect(links.nth(1)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(links.nth(2)).toBeFocused();
});

test('a menu opened by mouse, left by Tab while its script is on the way, is closed @desktop', async ({
  page,
}) => {
  const arrive = await hold(page);
  await page.goto('/about-us');
  const panel = page.locator('[popover]:popover-open');
  const asked = page.waitForRequest('**/_astro/SiteMenu.*');
  await page.getByRole('banner').getByRole('button', { name: 'Our Team' }).click();
  await panel.getByRole('link').last().focus();
  await page.keyboard.press('Tab');
  await asked;
  await expect(page.getByRole('link', { name: 'Fees & FAQs' }).first()).toBeFocused();
  await expect(panel).toHaveCount(1);
  arrive();
  await expect(panel).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Fees & FAQs' }).first()).toBeFocused();
});

test('R158 by mouse the menus load no React, and a click outside closes them @desktop', async ({
  page,
}) => {
  const scripts = scriptsOf(page);
  // A page without a carousel, which a moving mouse wakes.
  await page.goto('/about-us');
  const bar = page.getByRole('navigation', { name: 'Main' });
  const panel = page.locator('[popover]:popover-open');
  for (const name of ['Therapy', 'Our Team']) {
    await bar.getByRole('button', { name }).hover();
    await bar.getByRole('button', { name }).click();
    await expect(panel).toHaveCount(1);
  }
  await page.mouse.click(5, 600);
  await expect(panel).toHaveCount(0);
  await settled(page);
  expect(scripts.filter((path) => REACT.test(path))).toEqual([]);
});

test('R157 a menu is closed when the page is left, as Back may show the page again @desktop', async ({
  page,
}) => {
  await page.goto('/about-us');
  await settled(page);
  const panel = page.locator('[popover]:popover-open');
  await page.getByRole('banner').getByRole('button', { name: 'Therapy' }).click();
  await expect(panel).toHaveCount(1);
  // Browsers that keep pages for Back send it; the one of the tests loads them again.
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide')));
  await expect(panel).toHaveCount(0);
});

test('R155 on a phone the menu loads no script', async ({ page }) => {
  const scripts = scriptsOf(page);
  await page.goto('/');
  const button = page.getByRole('button', { name: 'Menu', exact: true });
  const sheet = page.getByRole('dialog', { name: 'Menu' });
  await expect(page.getByRole('banner').getByRole('link', { name: 'Fees & FAQs' })).toBeHidden();
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await button.tap();
  await expect(sheet.getByRole('link', { name: 'Fees & FAQs' })).toBeVisible();
  await expect(page.locator('[commandfor=menu-sheet]')).toHaveAttribute('aria-expanded', 'true');
  await expect(sheet.getByRole('link', { name: 'Our Team' })).toBeVisible();
  await expect(sheet.getByRole('link', { name: 'Strengthen' })).toBeHidden();
  await sheet.getByText('Therapy', { exact: true }).tap();
  await expect(sheet.getByRole('link', { name: 'Strengthen' })).toBeVisible();
  await sheet.getByRole('button', { name: 'Close the menu' }).tap();
  await expect(sheet).toBeHidden();
  await expect(button).toBeFocused();
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await settled(page);
  expect(scripts).toEqual([]);
});

test('R155 the mobile menu by keyboard, and Back does not restore it', async ({ page }) => {
  await page.goto('/');
  const button = page.getByRole('button', { name: 'Menu', exact: true });
  const sheet = page.getByRole('dialog', { name: 'Menu' });
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(sheet).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(sheet.getByRole('button', { name: 'Close the menu' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(sheet.getByRole('link', { name: 'In danger now?' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(sheet.locator('summary').first()).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowDown');
  await expect(sheet.locator('details a').first()).toBeFocused();
  await page.keyboard.press('End');
  await expect(sheet.getByRole('link', { name: 'Text START to 88788' })).toBeFocused();
  await sheet.getByRole('link', { name: 'Fees & FAQs' }).tap();
  await expect(page).toHaveURL('/fees-and-faqs');
  await page.goBack();
  await expect(button).toBeVisible();
  await expect(sheet).toBeHidden();
});

test('menus open and close without their script @desktop', async ({ page }) => {
  await page.route('**/_astro/*.js', (route) => route.abort());
  await page.goto('/');
  const therapy = page.getByRole('banner').getByRole('button', { name: 'Therapy' });
  const panel = page.locator('[popover]:popover-open');
  await therapy.click();
  await expect(panel).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(panel.getByRole('link').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  await expect(therapy).toBeFocused();
});

test('M5 the quick exit never covers the name of the practice, nor leaves the window', async ({
  page,
}) => {
  for (const path of ['/vibe-check', '/quiz', '/thank-you', '/crisis-couples', '/es']) {
    await page.goto(path);
    for (const size of [100, 150])
      for (const width of [320, 359, 390, 768]) {
        await page.setViewportSize({ width, height: 700 });
        const row = await page.getByRole('banner').evaluate((header, percent) => {
          document.documentElement.style.fontSize = `${percent}%`;
          const logo = header.querySelector('a');
          const clip = logo?.getBoundingClientRect();
          const name = logo?.querySelector('b')?.getBoundingClientRect();
          const others = [...header.querySelectorAll(':is(a, button)')]
            .filter((one) => one !== logo && one.checkVisibility())
            .map((one) => one.getBoundingClientRect());
          // Where it has no room the name is below what the logo shows.
          const isShown = clip && name && name.top < clip.bottom - 1;
          const end = Math.max(clip?.right ?? 0, isShown ? name.right : 0);
          return {
            gap: Math.min(...others.map(({ left }) => left)) - end,
            room:
              document.documentElement.clientWidth - Math.max(...others.map(({ right }) => right)),
          };
        }, size);
        const at = `${path}, ${width} px, ${size} %`;
        expect(row.gap, at).toBeGreaterThanOrEqual(0);
        expect(row.room, at).toBeGreaterThanOrEqual(0);
      }
  }
});

test('M9 the menus of the header stand at the same place on every page, and prices beside their names @desktop', async ({
  page,
}) => {
  const places = new Map<number, string>();
  for (const path of [
    '/',
    '/crisis-couples',
    '/vibe-check',
    '/quiz',
    '/fees-and-faqs',
    '/thank-you',
  ]) {
    await page.goto(path);
    const therapy = page.getByRole('banner').getByRole('button', { name: 'Therapy' });
    // Without a scrollbar's half width.
    places.set(Math.round((await therapy.boundingBox())?.x ?? 0), path);
  }
  expect([...places.values()]).toHaveLength(1);
  await page.getByRole('banner').getByRole('button', { name: 'Therapy' }).click();
  const panel = page.locator('#therapy-menu');
  await expect(panel.getByRole('link').first()).toHaveText(/In danger now/);
  for (const name of await panel.locator('b:has(span)').all()) {
    const [entry, price] = [await name.boundingBox(), await name.locator('span').boundingBox()];
    expect(entry?.height, (await name.textContent()) ?? '').toBeLessThan(30);
    expect(price?.height).toBeLessThan(30);
  }
});
