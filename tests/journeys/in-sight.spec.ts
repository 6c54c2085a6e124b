/** Nothing covers active elements, shifts, or overlaps: toasts, the quiz dialog, the stepper. */
import { expect, type Locator, test } from '@playwright/test';
import { catchRequests, toast } from './contact-form.ts';
import { contactForm, fillContact } from './form.ts';
import { quizDialog } from './islands.ts';
import { answerAll, begin, gate, score } from './quiz.ts';
import { shiftsOf } from './watch.ts';
import { open } from './open.ts';

// Desktop: with classic scrollbars.
test.use({
  launchOptions: async ({ launchOptions }, use) =>
    use({ ...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] }),
});

const boxOf = async (locator: Locator): Promise<{ top: number; bottom: number }> =>
  locator.evaluate((element) => element.getBoundingClientRect());

test('on a phone, who does a service is within two screens, also on the page about an emergency', async ({
  page,
}) => {
  for (const path of [
    '/strengthen-reconnect',
    '/reset',
    '/premarital-blueprint',
    '/crisis-couples',
  ]) {
    await open(page, path);
    const whom = page.locator('[data-with-whom]');
    await expect(whom.locator('img')).toHaveCount(2);
    const { bottom } = await boxOf(whom);
    expect(bottom, path).toBeLessThan(2 * 844);
    await whom.click();
    await expect(page.locator('#people')).toBeInViewport();
  }
});

test('a toast covers neither the error message nor the retry button', async ({ page }) => {
  await catchRequests(page, { status: 500 });
  await page.goto('/vibe-check');
  await fillContact(page);
  const { send, form } = contactForm(page);
  await send.click();
  await expect(toast(page, 'Error submitting form')).toBeVisible();
  await expect
    .poll(
      async () =>
        (await boxOf(send)).bottom - (await boxOf(toast(page, 'Error submitting form'))).top,
    )
    .toBeLessThan(0);
  await expect(form.getByText('We didn’t get that.')).toBeInViewport();
});

test('closing a toast restores the focus @desktop', async ({ page }) => {
  await catchRequests(page, { status: 500 });
  await page.goto('/vibe-check');
  await fillContact(page);
  await contactForm(page).send.click();
  const shown = toast(page, 'Error submitting form');
  await expect(shown).toBeVisible();
  await expect(page.locator('[data-alert=error]')).toBeFocused();
  await shown.getByRole('button', { name: 'Dismiss' }).click();
  await expect(shown).toHaveCount(0);
  await expect(page.locator('[data-alert=error]')).toBeFocused();
});

test('Shift+click on the quiz is left to the browser, for a new window @desktop', async ({
  page,
}) => {
  await page.goto('/');
  await expect(quizDialog(page).opener).toHaveAttribute('href', '/quiz');
  // Without the window: the headless browser loses sight of it in one of four runs.
  await page.evaluate(() =>
    addEventListener('click', (event) => {
      Object.assign(window, { isLeft: !event.defaultPrevented });
      event.preventDefault();
    }),
  );
  await quizDialog(page).opener.click({ modifiers: ['Shift'] });
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'isLeft') as unknown)).toBe(true);
  await expect(quizDialog(page).box).toBeHidden();
});

test('R192 opening and closing the quiz causes no layout shift @desktop', async ({ page }) => {
  await open(page, '/');
  const width = (): Promise<number> =>
    page.evaluate(() => document.body.getBoundingClientRect().width);
  const before = await width();
  expect(before).toBeLessThan(1440);
  await quizDialog(page).opener.click();
  await expect(quizDialog(page).box).toBeVisible();
  expect(await width()).toBe(before);
  await page.keyboard.press('Escape');
  await expect(quizDialog(page).box).toBeHidden();
  expect(await width()).toBe(before);
});

test.describe('on a phone in landscape', () => {
  test.use({ viewport: { width: 844, height: 390 }, isMobile: false, hasTouch: false });
  test('the close button of the quiz stays visible @desktop', async ({ page }) => {
    await page.goto('/');
    const { opener, box, sign } = quizDialog(page);
    await opener.click();
    await expect(sign).toBeVisible();
    await box.evaluate((dialog) => dialog.scrollTo(0, dialog.scrollHeight));
    await expect(box.getByRole('button', { name: 'Close the quiz' })).toBeInViewport({ ratio: 1 });
  });
});

test('a reload at the quiz result causes no layout shift @both', async ({ page }) => {
  await page.goto('/quiz');
  await begin(page);
  await answerAll(page);
  await gate(page).skip.click();
  await expect(score(page)).toBeVisible();
  await page.evaluate(() => scrollTo(0, 0));
  await page.reload();
  await expect(score(page)).toBeVisible();
  const own = (await shiftsOf(page)).filter(({ hadRecentInput }) => !hadRecentInput);
  expect(own.reduce((sum, { value }) => sum + value, 0)).toBeLessThan(0.1);
});

test.describe('320 px', () => {
  test.use({ viewport: { width: 320, height: 640 } });
  test('the step names do not overlap', async ({ page }) => {
    await open(page, '/reset');
    const gaps = await page.locator('#book .stepper span').evaluateAll((items) => {
      const words = items.map((item) => {
        const range = document.createRange();
        range.selectNodeContents(item);
        return range.getBoundingClientRect();
      });
      return words.slice(1).map((word, index) => word.left - (words[index]?.right ?? 0));
    });
    expect(gaps).toHaveLength(2);
    for (const gap of gaps) expect(gap).toBeGreaterThan(4);
  });
});
