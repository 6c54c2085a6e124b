/** The quiz dialog on the home page (R104–R106, R188–R194, D34). */
import { expect, type Locator, type Page, test } from '@playwright/test';
import { violations, violationsInBoth } from './axe-page.ts';
import { toast } from './contact-form.ts';
import { answerAll, catchResults, choose, gate, score, START, statement } from './quiz.ts';
import { settled } from './settled.ts';

const link = (page: Page): Locator =>
  page.getByRole('complementary', { name: 'Quiz' }).getByRole('link', { name: 'Take quiz' });
const box = (page: Page): Locator =>
  page.getByRole('dialog', { name: 'Relationship Reality Check' });

async function open(page: Page): Promise<void> {
  await page.goto('/');
  await link(page).click();
  await expect(statement(page)).toBeVisible();
}

test('R106 on a phone the link opens the quiz in a new tab', async ({ page }) => {
  await page.goto('/');
  const opened = page.waitForEvent('popup');
  await link(page).click();
  await expect(await opened).toHaveURL('/quiz');
  await expect(box(page)).toBeHidden();
});

test.describe('on a wide screen @desktop', () => {
  test('R104 R105 R189 R190 R191 R194 the link opens the quiz, at most 896 px wide; outside, close button and Escape close it, and it goes on where it was', async ({
    page,
  }) => {
    await open(page);
    await expect(page).toHaveURL('/');
    await expect(page.getByText('Question 1 of 8')).toBeVisible();
    await expect(statement(page)).toBeFocused();
    const width = await box(page).evaluate((element) => getComputedStyle(element).maxWidth);
    expect(width).toBe('896px');
    for (let count = 0; count < 12; count += 1) {
      await page.keyboard.press('Tab');
      const outside = await page.evaluate(
        () =>
          document.activeElement !== document.body && !document.activeElement?.closest('dialog'),
      );
      expect(outside).toBe(false);
    }
    await choose(page, 'Agree');
    for (const [way, close] of [
      ['outside', () => page.mouse.click(20, 450)],
      ['close button', () => page.getByRole('button', { name: 'Close the quiz' }).click()],
      ['key', () => page.keyboard.press('Escape')],
    ] as const) {
      await expect(page.getByText('Question 2 of 8'), way).toBeVisible();
      await close();
      await expect(box(page), way).toBeHidden();
      await expect(link(page), way).toBeFocused();
      await link(page).click();
    }
  });

  test('R192 the page below does not scroll, and does again afterwards', async ({ page }) => {
    await open(page);
    const at = (): Promise<number> => page.evaluate(() => scrollY);
    await page.mouse.move(20, 450);
    await page.mouse.wheel(0, 600);
    await settled(page);
    expect(await at()).toBe(0);
    await page.keyboard.press('Escape');
    await page.mouse.wheel(0, 600);
    await expect.poll(at).toBeGreaterThan(100);
  });

  test('it opens immediately on any connection, has a next step, and loads again by a click', async ({
    page,
  }) => {
    await page.goto('/');
    await page.route('**/quiz.json', (route) => route.abort());
    await link(page).click();
    await expect(box(page)).toBeVisible();
    await expect(box(page).getByRole('alert')).toHaveText('The quiz did not load.');
    await expect(box(page).getByRole('link')).toHaveAttribute('href', '/quiz');
    await page.unrouteAll();
    await box(page).getByRole('button', { name: 'Try again' }).click();
    await expect(statement(page)).toBeVisible();
    await page.getByRole('button', { name: 'Close the quiz' }).click();
    await expect(box(page)).toBeHidden();
  });

  test('R216 R217 R220 R223 D34 toasts can be closed above it, and a retake starts at the intro', async ({
    page,
  }) => {
    const requests = await catchResults(page);
    await open(page);
    await answerAll(page);
    await gate(page).button.click();
    await expect(box(page).getByText('Valid email required', { exact: true })).toBeVisible();
    await box(page).getByRole('button', { name: 'Dismiss' }).click();
    await gate(page).email.fill('sam@example.com');
    await gate(page).button.click();
    await expect(score(page)).toHaveText('24 out of 40');
    await expect(
      toast(page, 'Results ready!').or(box(page).getByText('Results ready!')),
    ).toBeVisible();
    // The result is shown before the request completes.
    await expect
      .poll(() => requests[0]?.postDataJSON())
      .toMatchObject({ pageUri: '/', score: '24' });
    await box(page).getByRole('button', { name: 'Retake Quiz' }).click();
    await expect(
      box(page).getByRole('heading', { name: 'Relationship Reality Check' }),
    ).toBeFocused();
    await box(page).getByRole('button', { name: START }).click();
    await expect(page.getByText('Question 1 of 8')).toBeVisible();
  });

  test('no accessibility violations at any step', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page);
    expect(await violationsInBoth(page, 'dialog[open]')).toEqual([]);
    await answerAll(page, ['Strongly Disagree', ...Array.from({ length: 7 }, () => 'Neutral')]);
    expect(await violations(page, 'dialog[open]')).toEqual([]);
    await gate(page).skip.click();
    expect(await violationsInBoth(page, 'dialog[open]')).toEqual([]);
  });
});
