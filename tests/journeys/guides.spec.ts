/** Reading, filling in and printing a guide. */
import { expect, test } from '@playwright/test';

const GUIDE = '/resources/interrupt-the-spiral';

test('input stays on the page', async ({ page }) => {
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
});

test('the printed page contains the guide with the input, and nothing else', async ({ page }) => {
  await page.goto(GUIDE);
  await page.getByRole('textbox', { name: 'Our word' }).fill('Soup');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Our word' })).toHaveValue('Soup');
  await expect(page.getByRole('textbox', { name: 'Our word' })).toBeVisible();
  for (const around of ['header nav', 'footer', '[data-print]', 'main a[type="application/pdf"]'])
    await expect(page.locator(around).first(), around).toBeHidden();
});

test('the button prints @desktop', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '');
  });
  await page.goto(GUIDE);
  await page.getByRole('button', { name: 'Print this page' }).click();
  await expect(page.locator('html[data-printed]')).toHaveCount(1);
});

test('the PDF is served as a PDF', async ({ request }) => {
  const pdf = await request.get(`${GUIDE}.pdf`);
  expect(pdf.headers()['content-type']).toBe('application/pdf');
  expect((await pdf.body()).subarray(0, 8).toString()).toBe('%PDF-1.7');
});
