/** Reading, filling in and printing a guide. Its PDF: tests/site/guides.built.test.ts. */
import { expect, test } from '@playwright/test';

const GUIDE = '/resources/interrupt-the-spiral';

test('input stays on the page and is printed with it, and nothing else is', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '');
  });
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(request.url());
  });
  await page.goto(GUIDE);
  await page.getByRole('textbox', { name: 'Our word' }).fill('Soup');
  await page.getByLabel('What I do next').fill('I clean the stove.\nLoudly.');
  await page.getByLabel(/^Come down/).check();
  await page.getByRole('textbox', { name: 'Our word' }).press('Enter');
  expect(new URL(page.url()).search).toBe('');
  expect(sent).toEqual([]);
  const kept = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, history.state, document.cookie]),
  );
  expect(kept).not.toMatch(/Soup|stove/);

  await page.getByRole('button', { name: 'Print this page' }).click();
  await expect(page.locator('html[data-printed]')).toHaveCount(1);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Our word' })).toHaveValue('Soup');
  await expect(page.getByRole('textbox', { name: 'Our word' })).toBeVisible();
  for (const around of ['header nav', 'footer', '[data-print]', 'main a[type="application/pdf"]'])
    await expect(page.locator(around).first(), around).toBeHidden();
});
