/**
 * Keyboard support and closing of the header menus (R157, R158). Native behavior is tested in home-layout and
 * keyboard.
 */
import { expect, test } from '@playwright/test';

test('arrow keys in the header and its menus', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/');
  const bar = page.getByRole('navigation', { name: 'Main' });
  const therapy = bar.getByRole('button', { name: 'Therapy' });
  const team = bar.getByRole('button', { name: 'Our Team' });
  const panel = page.locator('[popover]:popover-open');
  const links = panel.getByRole('link');
  const woken = page.waitForResponse('**/_astro/keyboard.*');
  await therapy.focus();
  await woken;
  await expect(therapy).toHaveAttribute('aria-expanded', 'false');

  await page.keyboard.press('ArrowRight');
  await expect(team).toBeFocused();
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

test(
  'R155 arrow keys in the mobile menu, and Back does not restore it',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto('/');
    const button = page.getByRole('button', { name: 'Menu', exact: true });
    const sheet = page.getByRole('dialog', { name: 'Menu' });
    const woken = page.waitForResponse('**/_astro/keyboard.*');
    await button.tap();
    await woken;
    await expect(sheet.getByRole('button', { name: 'Close the menu' })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(sheet.locator('summary').first()).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowDown');
    await expect(sheet.getByRole('link').first()).toBeFocused();
    await page.keyboard.press('End');
    await expect(sheet.getByRole('link', { name: '988' })).toBeFocused();
    await sheet.getByRole('link', { name: 'Fees & FAQs' }).tap();
    await expect(page).toHaveURL('/fees-and-faqs');
    await page.goBack();
    await expect(button).toBeVisible();
    await expect(sheet).toBeHidden();
  },
);

test('menus open and close without their script', { tag: '@desktop' }, async ({ page }) => {
  await page.route('**/_astro/keyboard.*', (route) => route.abort());
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
