/** The accessibility tree of dialogs and menus on home: roles, names and live regions. */
import { expect, test } from '@playwright/test';
import { startedCarousel } from './carousel.ts';
import { cookies, newsletter, quizDialog, reset } from './islands.ts';

test('roles, names and live regions @desktop', async ({ page }) => {
  await page.goto('/');
  const consent = cookies(page);
  await consent.opener.click();
  await expect(consent.box).toMatchAriaSnapshot(`
    - dialog "Cookie Preferences":
      - heading "Cookie Preferences" [level=2]
      - list:
        - listitem:
          - switch /^Necessary/ [checked] [disabled]
        - listitem:
          - switch /^Analytics/
        - listitem:
          - switch /^Marketing/
        - listitem:
          - switch /^Functional/
      - button "Necessary Only"
      - button "Save Preferences"
      - button "Accept All"
  `);
  await page.keyboard.press('Escape');

  const quiz = quizDialog(page);
  await quiz.opener.click();
  await expect(quiz.sign).toBeFocused();
  await expect(quiz.box.getByRole('progressbar', { name: 'Quiz progress' })).toBeVisible();
  await expect(quiz.box.getByRole('group').getByRole('button')).toHaveCount(5);
  await page.keyboard.press('Escape');

  const newsletterDialog = newsletter(page);
  await newsletterDialog.opener.click();
  await expect(newsletterDialog.sign).toBeVisible();
  await expect(newsletterDialog.box).toMatchAriaSnapshot(`
    - dialog "The Clarity Drip":
      - form "The Clarity Drip":
        - status
        - alert
        - textbox "First name"
        - textbox "Last name"
        - textbox "Email"
        - button "Pour Me In"
      - button "Close the signup"
  `);
  await page.keyboard.press('Escape');

  const resetDialog = reset(page);
  await resetDialog.opener.click();
  await expect(resetDialog.sign).toBeFocused();
  await expect(resetDialog.box).toMatchAriaSnapshot(`
    - dialog "Start Your Reset":
      - form:
        - list "Steps":
          - listitem: Your Info
          - listitem: Preferences
          - listitem: Message
        - group "Who is writing?":
          - textbox "First name"
          - textbox "Last name"
          - textbox "Email"
          - textbox "Phone"
        - alert
        - button "Next"
      - button "Close the booking"
  `);
  await page.keyboard.press('Escape');

  const { row } = await startedCarousel(page, 'Press logos');
  await expect(row).toMatchAriaSnapshot(`
    - group "Press logos":
      - list "Press logos"
      - group "Choose one"
      - button "Pause the press carousel"
      - status
  `);
});
