/** The header menus: keys, closing, and what they load (R155–R158). Every key: src/features/site/menus/menu.store.test.ts. */
import { expect, type Page, test } from '@playwright/test';
import { violations } from './axe-page.ts';
import { hold } from './hold.ts';
import { open } from './open.ts';
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

test('R156 R157 R158 by mouse the menus load no React, one is open at a time, and none on the next page or after Back @desktop', async ({
  page,
}) => {
  const scripts = scriptsOf(page);
  // A page without a carousel, which a moving mouse wakes.
  await page.goto('/about-us');
  const bar = page.getByRole('navigation', { name: 'Main' });
  const therapy = bar.getByRole('button', { name: 'Therapy' });
  const panel = page.locator('[popover]:popover-open');
  for (const name of ['Therapy', 'Our Team']) {
    await bar.getByRole('button', { name }).hover();
    await bar.getByRole('button', { name }).click();
    await expect(panel).toHaveCount(1);
  }
  await page.mouse.click(5, 600);
  await expect(panel).toHaveCount(0);
  await therapy.dblclick();
  await expect(panel).toHaveCount(0);
  await settled(page);
  expect(scripts.filter((path) => REACT.test(path))).toEqual([]);

  await therapy.click();
  await test.step('M9 prices stand beside their names', async () => {
    await expect(panel.getByRole('link').first()).toHaveText(/In danger now/);
    for (const name of await panel.locator('b:has(span)').all()) {
      const [entry, price] = [await name.boundingBox(), await name.locator('span').boundingBox()];
      expect(entry?.height, (await name.textContent()) ?? '').toBeLessThan(30);
      expect(price?.height).toBeLessThan(30);
    }
  });
  // Browsers that keep pages for Back send it; the one of the tests loads them again.
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide')));
  await expect(panel).toHaveCount(0);
  await therapy.click();
  await panel.getByRole('link', { name: /^Premarital Blueprint/ }).click();
  await expect(page).toHaveURL('/premarital-blueprint');
  await expect(panel).toHaveCount(0);
  await therapy.click();
  await expect(panel.locator('[aria-current=page]')).toHaveAttribute(
    'href',
    '/premarital-blueprint',
  );
  await page.goBack();
  await expect(panel).toHaveCount(0);
});

test('R158 arrow keys in the header and its menus, which are accessible @desktop', async ({
  page,
}) => {
  await open(page, '/');
  const bar = page.getByRole('navigation', { name: 'Main' });
  const therapy = bar.getByRole('button', { name: 'Therapy' });
  const team = bar.getByRole('button', { name: 'Our Team' });
  const panel = page.locator('[popover]:popover-open');
  const links = panel.getByRole('link');
  await therapy.focus();
  await page.keyboard.press('Enter');
  await expect(panel).toBeVisible();
  await page.keyboard.press('Escape');

  await page.keyboard.press('ArrowRight');
  await expect(team).toBeFocused();
  await expect(therapy).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowDown');
  await expect(links.first()).toBeFocused();
  await expect(therapy).toHaveAttribute('aria-expanded', 'true');
  expect(await violations(page, 'header')).toEqual([]);
  await page.keyboard.press('End');
  await expect(links.last()).toBeFocused();
  await page.keyboard.press('ArrowDown');
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
});

test('before their script menus open and close, what left them behind closes them when it arrives, and keys are replayed in order @desktop', async ({
  page,
}) => {
  const arrive = await hold(page);
  await page.goto('/about-us');
  const header = page.getByRole('banner');
  const panel = page.locator('[popover]:popover-open');
  const links = panel.getByRole('link');
  const next = page.getByRole('link', { name: 'Fees & FAQs' }).first();
  const asked = page.waitForRequest('**/_astro/SiteMenu.*');
  await header.getByRole('button', { name: 'Therapy' }).click();
  await expect(panel).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  await header.getByRole('button', { name: 'Our Team' }).click();
  await links.last().focus();
  await page.keyboard.press('Tab');
  await asked;
  await expect(next).toBeFocused();
  await expect(panel).toHaveCount(1);
  arrive();
  await expect(panel).toHaveCount(0);
  await expect(next).toBeFocused();

  const arriveAgain = await hold(page);
  await page.reload();
  await header.getByRole('button', { name: 'Therapy' }).focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(links).toHaveCount(0);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  arriveAgain();
  await expect(links.nth(1)).toBeFocused();
  await settled(page);
  await expect(links.nth(1)).toBeFocused();
});

test('R098 R155 on a phone the menu loads no script, is accessible, works by keyboard, and Back does not restore it', async ({
  page,
}) => {
  const scripts = scriptsOf(page);
  await open(page, '/');
  const button = page.getByRole('button', { name: 'Menu', exact: true });
  const sheet = page.getByRole('dialog', { name: 'Menu' });
  await expect(page.getByRole('banner').getByRole('link', { name: 'Fees & FAQs' })).toBeHidden();
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await button.tap();
  await expect(sheet.getByRole('link', { name: 'Fees & FAQs' })).toBeVisible();
  await expect(page.locator('[commandfor=menu-sheet]')).toHaveAttribute('aria-expanded', 'true');
  await expect(sheet.getByRole('link', { name: 'Strengthen' })).toBeHidden();
  await sheet.getByText('Therapy', { exact: true }).tap();
  await expect(sheet.getByRole('link', { name: 'Strengthen' })).toBeVisible();
  await settled(page);
  // Sparks neither: fingers have none.
  expect(scripts).toEqual([]);
  expect(await violations(page, '#menu-sheet')).toEqual([]);
  await sheet.getByRole('button', { name: 'Close the menu' }).tap();
  await expect(sheet).toBeHidden();
  await expect(button).toBeFocused();
  await expect(button).toHaveAttribute('aria-expanded', 'false');

  await page.keyboard.press('Enter');
  await expect(sheet.getByRole('button', { name: 'Close the menu' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(sheet.getByRole('link', { name: 'In danger now?' })).toBeFocused();
  await page.keyboard.press('End');
  await expect(sheet.getByRole('link', { name: 'Text START to 88788' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  await sheet.getByRole('link', { name: 'Fees & FAQs' }).tap();
  await expect(page).toHaveURL('/fees-and-faqs');
  await page.goBack();
  await expect(button).toBeVisible();
  await expect(sheet).toBeHidden();
});
