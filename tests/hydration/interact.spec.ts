/** `client:interact` in a real browser (architecture, "How islands wake"). */
import { settled } from '../journeys/settled.ts';
import { blockScripts, directiveBytes, expect, holdScripts, test } from './fixture.ts';

test.beforeEach(async ({ page }) => {
  await page.goto('/probe');
});

test('no script is requested before an interaction; quick clicks are replayed as one, and the next counts @desktop', async ({
  page,
  site,
  scripts,
}) => {
  expect(await directiveBytes(page, '/probe', 'interact')).toBeLessThan(1000);
  await page.mouse.wheel(0, 2000);
  await settled(page);
  expect(scripts).toEqual([]);
  const release = holdScripts(site);
  const [island, presses] = [page.locator('astro-island'), page.locator('[data-presses]')];
  const button = page.getByRole('button', { name: 'Press probe' });
  await button.click({ clickCount: 3, delay: 20 });
  await button.press('Enter');
  await button.press('Space');
  await expect(island).toHaveAttribute('aria-busy', 'true');
  release();
  await expect(presses).toHaveText('1');
  await expect(island).not.toHaveAttribute('aria-busy');
  await settled(page);
  await expect(presses).toHaveText('1');
  await button.click();
  await expect(presses).toHaveText('2');
});

test('Enter in a field submits once with the default button and keeps the typed text; a validity check is no submit, and with a missing field the island’s own messages show, not the native bubble @desktop', async ({
  page,
  site,
}) => {
  const release = holdScripts(site);
  await page.evaluate(() => document.querySelector('form')?.checkValidity());
  await page.getByLabel('Text').fill('before');
  await page.getByLabel('Text').press('Enter');
  release();
  await expect(page.locator('[data-sent]')).toHaveText('first');
  await settled(page);
  await expect(page.locator('[data-sent]')).toHaveText('first');
  await expect(page.locator('[data-invalid]')).toHaveText('0');
  await expect(page.getByLabel('Text')).toHaveValue('before');
  expect(site.posts).toEqual([]);

  await page.goto('/probe');
  const releaseAgain = holdScripts(site);
  await page.getByRole('button', { name: 'Send probe' }).click();
  // The native validation bubble would focus the field.
  await expect(page.getByLabel('Text')).not.toBeFocused();
  releaseAgain();
  await expect(page.locator('[data-invalid]')).toHaveText('1');
  await settled(page);
  await expect(page.locator('[data-invalid]')).toHaveText('1');
  expect(site.posts).toEqual([]);
});

test('native controls respond immediately, and what they are set to is kept, also which button sent it @desktop', async ({
  page,
  site,
}) => {
  const release = holdScripts(site);
  const tick = page.getByLabel('Tick');
  await tick.click();
  await expect(tick).toBeChecked();
  await page.getByText('Tick').click({ position: { x: 3, y: 3 } });
  await expect(tick).not.toBeChecked();
  await tick.check();
  await page.getByLabel('One').check();
  await page.getByLabel('Choice').selectOption('b');
  await page.getByText('More').click();
  await expect(page.getByText('Detail')).toBeVisible();
  await page.getByRole('button', { name: 'Open probe' }).click();
  await expect(page.getByText('Popover')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Jump' }).click();
  await expect(page).toHaveURL(/#far$/);
  await expect(page.locator('astro-island')).not.toHaveAttribute('aria-busy');
  await page.getByLabel('Text').fill('early');
  await page.getByRole('button', { name: 'Send again' }).click();
  release();
  await expect(page.locator('[data-sent]')).toHaveText('second');
  await expect(page.getByLabel('Text')).toHaveValue('early');
  await expect(tick).toBeChecked();
  await expect(page.getByLabel('One')).toBeChecked();
  await expect(page.getByLabel('Choice')).toHaveValue('b');
});

test('without its script the form posts natively, with its submitter and native messages @desktop', async ({
  page,
  site,
}) => {
  await blockScripts(page);
  await page.getByRole('button', { name: 'Send probe' }).click();
  await expect(page.getByLabel('Text')).toBeFocused();
  await expect(page).toHaveURL('/probe');
  expect(site.posts).toEqual([]);
  await page.getByLabel('Text').fill('native');
  await page.getByRole('button', { name: 'Send again' }).click();
  await expect(page).toHaveURL('/sent');
  expect(site.posts.map(String)).toEqual(['text=native&choice=a&by=second']);
});

test('where the script hangs the form posts natively after eight seconds @desktop', async ({
  page,
  site,
}) => {
  holdScripts(site);
  await page.clock.install();
  await page.reload();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByLabel('Text').fill('patient');
  await page.getByRole('button', { name: 'Send probe' }).click();
  await page.clock.runFor(7900);
  await expect(page.locator('astro-island')).toHaveAttribute('aria-busy', 'true');
  expect(site.posts).toEqual([]);
  await page.clock.runFor(200);
  await expect(page).toHaveURL('/sent');
  expect(site.posts.map(String)).toEqual(['text=patient&choice=a&by=first']);
});
