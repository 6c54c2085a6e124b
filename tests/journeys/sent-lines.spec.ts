/** Who answers at any hour is on the first screen after a message was sent, whatever it says. */
import { expect, type Page, test } from '@playwright/test';
import { site } from '#site';
import { catchRequests } from './contact-form.ts';
import { contactForm, fillContact } from './form.ts';

async function expectLines(page: Page, numbers: readonly string[]): Promise<void> {
  for (const number of numbers)
    await expect(
      page.locator('main').getByRole('link', { name: number, exact: true }).first(),
    ).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => scrollY)).toBe(0);
}

const NUMBERS = ['911', '988'];

test('with JavaScript, in place of the form', async ({ page }) => {
  await catchRequests(page);
  await page.goto(site.consultation.path);
  await fillContact(page);
  await expect(page.locator('main astro-island:has(form)')).not.toHaveAttribute('ssr');
  await page.locator('[data-days] input[type=radio]').first().check();
  await contactForm(page).send.click();
  await expectLines(page, NUMBERS);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('after a booked call', async ({ page }) => {
    await page.goto(site.consultation.path);
    await fillContact(page);
    await page.getByText('Show more days').click();
    const last = page.locator('[data-more-days] [role=group]').last();
    await last.locator('input:enabled').last().check();
    await contactForm(page).send.click();
    await expect(page.locator('[data-calendar]').filter({ visible: true })).toBeVisible();
    // The page may come back where the form was sent.
    await expectLines(page, NUMBERS);
  });

  for (const path of ['/thank-you', '/es/gracias', '/reset-requested'])
    test(`on ${path}`, async ({ page }) => {
      await page.goto(path);
      await expectLines(page, NUMBERS);
    });
});
