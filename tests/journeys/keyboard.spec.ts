/** The home page by keyboard only; all of its stops: keyboard.deep.spec.ts. */
import { expect, test } from '@playwright/test';
import { contactForm } from './form.ts';

test('the first Tab focuses the skip link @both', async ({ page }) => {
  await page.goto('/');
  await page.keyboard.press('Tab');
  const skip = page.locator('a[href="#main"]');
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.locator('#main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.locator('main :focus')).toHaveCount(1);
});

test('the menus open with Enter and close with Escape @desktop', async ({ page }) => {
  await page.goto('/');
  const panel = page.locator('[popover]:popover-open');
  for (const name of ['Therapy', 'Our Team']) {
    const button = page.getByRole('banner').getByRole('button', { name });
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(panel).toBeVisible();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Tab');
    await expect(panel.locator(':focus')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(panel).toHaveCount(0);
    await expect(button).toBeFocused();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  }
});

test('the form can be filled and sent by keyboard @desktop', async ({ page }) => {
  await page.goto('/');
  const { firstName, lastName, email, service, state, send, consent } = contactForm(page);
  // What is below the first view has no place until the page has loaded.
  await expect(firstName).toBeVisible();
  await firstName.focus();
  await page.keyboard.type('Ana');
  await lastName.focus();
  await page.keyboard.type('Null');
  await email.focus();
  await page.keyboard.type('ana@example.com');
  await service.focus();
  await page.keyboard.type('Indiv');
  await state.focus();
  await page.keyboard.type('Texas');
  const ways = page.getByRole('radio', { name: 'Call' });
  await ways.focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'Text' })).toBeChecked();
  await consent.focus();
  await page.keyboard.press('Space');
  await expect(consent).toBeChecked();
  await send.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Request submitted', { exact: true })).toBeVisible();
  await expect(firstName).toHaveValue('');
});
