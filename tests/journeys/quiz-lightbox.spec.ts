/** The quiz dialog on the home page (R104–R106, R188–R194, D34). */
import { expect, type Page, test } from '@playwright/test';
import { toast } from './contact-form.ts';
import { placed, reachedInto } from './dialog-box.ts';
import { quizDialog } from './islands.ts';
import { open } from './open.ts';
import { answerAll, catchResults, choose, gate, score, START, statement } from './quiz.ts';
import { settled } from './settled.ts';

// With classic scrollbars.
test.use({
  launchOptions: async ({ launchOptions }, use) =>
    use({ ...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] }),
});

test('R106 on a phone the link opens the quiz in a new tab', async ({ page }) => {
  await page.goto('/');
  const opened = page.waitForEvent('popup');
  await quizDialog(page).opener.click();
  await expect(await opened).toHaveURL('/quiz');
  await expect(quizDialog(page).box).toBeHidden();
});

const scrolled = (page: Page): Promise<number> => page.evaluate(() => scrollY);

test('R104 R105 R189–R192 R194 the link opens the quiz over a page that neither moves nor scrolls; outside, close button and Escape close it, and it goes on where it was @desktop', async ({
  page,
}) => {
  await open(page, '/');
  const { opener, box, sign } = quizDialog(page);
  const width = (): Promise<number> =>
    page.evaluate(() => document.body.getBoundingClientRect().width);
  const before = await width();
  expect(before).toBeLessThan(1440);
  await opener.click();
  await expect(sign).toBeFocused();
  await expect(page).toHaveURL('/');
  await expect(page.getByText('Question 1 of 8')).toBeVisible();
  await expect(box).toHaveCSS('max-width', '896px');
  expect(await width()).toBe(before);
  for (let count = 0; count < 12; count += 1) {
    await page.keyboard.press('Tab');
    const isOutside = await page.evaluate(
      () => document.activeElement !== document.body && !document.activeElement?.closest('dialog'),
    );
    expect(isOutside).toBe(false);
  }
  await page.mouse.move(20, 450);
  await page.mouse.wheel(0, 600);
  await settled(page);
  expect(await scrolled(page)).toBe(0);

  await choose(page, 'Agree');
  for (const [way, close] of [
    ['outside', () => page.mouse.click(20, 450)],
    ['close button', () => page.getByRole('button', { name: 'Close the quiz' }).click()],
    ['key', () => page.keyboard.press('Escape')],
  ] as const) {
    await expect(page.getByText('Question 2 of 8'), way).toBeVisible();
    await close();
    await expect(box, way).toBeHidden();
    await expect(opener, way).toBeFocused();
    if (way !== 'key') await opener.click();
  }
  expect(await width()).toBe(before);

  // Without the window: the headless browser loses sight of it in one of four runs.
  await page.evaluate(() =>
    addEventListener(
      'click',
      (event) => {
        Object.assign(window, { isLeft: !event.defaultPrevented });
        event.preventDefault();
      },
      { once: true },
    ),
  );
  await opener.click({ modifiers: ['Shift'] });
  expect(await page.evaluate(() => Reflect.get(window, 'isLeft') as unknown)).toBe(true);
  await expect(box).toBeHidden();
  await page.mouse.wheel(0, 600);
  await expect.poll(() => scrolled(page)).toBeGreaterThan(100);
});

test('M3 R216 R217 R220 R223 D34 in the dialog nothing runs out, toasts can be closed above it, and a retake starts at the intro @desktop', async ({
  page,
}) => {
  const requests = await catchResults(page);
  await open(page, '/');
  const { opener, box, sign } = quizDialog(page);
  await opener.click();
  await expect(sign).toBeVisible();
  const isWide = (): Promise<boolean> =>
    box.evaluate(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth);
  await test.step('threads run from edge to edge, between equal margins', async () => {
    await expect(page.locator('[data-tangle-of-answers] path').first()).toHaveAttribute('d', /^M/);
    expect(await isWide()).toBe(false);
    expect(await reachedInto(box)).toEqual([]);
    for (const [width, height] of [
      [768, 1024],
      [1440, 900],
    ] as const) {
      await page.setViewportSize({ width, height });
      const threads = await placed(box.locator('[data-tangle-of-answers] svg'));
      expect(threads, `${width} px`).toMatchObject({ left: 0, right: 0 });
      const answers = await placed(box.getByRole('group'));
      expect(answers.right, `${width} px`).toBe(answers.left);
      // Of the window with or without a scrollbar.
      expect(Math.abs(answers.left - Math.min(48, width * 0.04))).toBeLessThanOrEqual(1);
      // The area of the statement keeps out of the close button's way.
      const area = await placed(box.getByText('Emotional Safety'));
      const close = await placed(box.getByRole('button', { name: 'Close the quiz' }));
      expect(area.right).toBeGreaterThan(close.left < 0 ? 0 : 60);
    }
  });
  await test.step('on a phone in landscape the close button stays', async () => {
    await page.setViewportSize({ width: 844, height: 390 });
    await box.evaluate((dialog) => dialog.scrollTo(0, dialog.scrollHeight));
    await expect(box.getByRole('button', { name: 'Close the quiz' })).toBeInViewport({ ratio: 1 });
    await page.setViewportSize({ width: 1440, height: 900 });
  });
  await answerAll(page);
  await gate(page).button.click();
  await expect(box.getByText('Valid email required', { exact: true })).toBeVisible();
  await box.getByRole('button', { name: 'Dismiss' }).click();
  await gate(page).email.fill('sam@example.com');
  await gate(page).button.click();
  await expect(score(page)).toHaveText('24 out of 40');
  await expect(toast(page, 'Results ready!').or(box.getByText('Results ready!'))).toBeVisible();
  // The result is shown before the request completes.
  await expect.poll(() => requests[0]?.postDataJSON()).toMatchObject({ pageUri: '/', score: '24' });
  await expect(page.locator('[data-card] svg').first()).toBeVisible();
  expect(await isWide()).toBe(false);
  await box.getByRole('button', { name: 'Retake Quiz' }).click();
  await expect(box.getByRole('heading', { name: 'Relationship Reality Check' })).toBeFocused();
  await box.getByRole('button', { name: START }).click();
  await expect(page.getByText('Question 1 of 8')).toBeVisible();
});

test('it opens immediately on any connection, has a next step, and loads again by a click @desktop @deep', async ({
  page,
}) => {
  await page.goto('/');
  await page.route('**/quiz.json', (route) => route.abort());
  const { opener, box } = quizDialog(page);
  await opener.click();
  await expect(box).toBeVisible();
  await expect(box.getByRole('alert')).toHaveText('The quiz did not load.');
  await expect(box.getByRole('link')).toHaveAttribute('href', '/quiz');
  await page.unrouteAll();
  await box.getByRole('button', { name: 'Try again' }).click();
  await expect(statement(page)).toBeVisible();
});
