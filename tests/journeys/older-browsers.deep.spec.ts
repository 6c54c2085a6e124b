/** Chrome 91, Firefox 91 and Safari 14.1, simulated by removing missing features; the contact form: older-browsers.spec.ts. */
import { expect, type Page, test } from '@playwright/test';
import { NEWSLETTER_DIALOG, NEWSLETTER_FORM, RESET_DIALOG, RESET_FORM, submitOf } from './forms.ts';
import { catchPosts } from './hold.ts';
import { breakSending, simulateOldBrowser } from './older-browsers.ts';
import { answerAll, begin, catchResults, gate, score } from './quiz.ts';

test.beforeEach(async ({ page }) => {
  await simulateOldBrowser(page);
});

for (const [name, dialog, form] of [
  ['Reset', RESET_DIALOG, RESET_FORM],
  ['newsletter', NEWSLETTER_DIALOG, NEWSLETTER_FORM],
] as const)
  test(`the ${name} is sent by script on its page, where its button on home leads, and posts natively after any error`, async ({
    page,
  }) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(String(error)));
    const requests = await catchPosts(page, form.api, []);
    await page.goto('/');
    await dialog.opener?.(page).click();
    await expect(page).toHaveURL(new RegExp(`${form.path}\\?*#`));
    // On home: the carousels stay rows to scroll.
    errors.length = 0;
    const found = form.find(page);
    await form.fill(found, 'zoe@example.com');
    await submitOf(found).click();
    await expect(form.sent(page)).toBeVisible();
    expect(requests).toHaveLength(1);
    expect(errors).toEqual([]);
    await page.unrouteAll();
    await breakSending(page);
    await page.goto(form.path);
    await form.fill(found);
    await submitOf(found).click();
    await expect(page).toHaveURL(form.thanks);
  });

async function finishQuiz(page: Page, email: string): Promise<void> {
  await begin(page);
  await answerAll(page);
  await gate(page).email.fill(email);
  await gate(page).button.click();
  await expect(score(page)).toHaveText('24 out of 40');
}

test('the quiz is sent by script, where its link on home leads, and scored by the server after any error', async ({
  page,
}) => {
  const requests = await catchResults(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/');
  await page
    .getByRole('link', { name: /^Take quiz/ })
    .locator('visible=true')
    .click();
  await expect(page).toHaveURL('/quiz');
  await finishQuiz(page, 'zoë@example.com');
  await expect
    .poll(() => requests.map((request) => request.postDataJSON().email))
    .toEqual(['zoë@example.com']);
  await page.unrouteAll();
  await page.evaluate(() => sessionStorage.clear());
  await breakSending(page);
  await page.goto('/quiz');
  await finishQuiz(page, 'zoe@example.com');
  await expect(page.getByText('We have your email.')).toBeVisible();
});
