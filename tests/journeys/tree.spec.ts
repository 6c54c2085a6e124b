/** What a screen reader finds in what opens on home: roles, names, and the places where something is said. */
import { expect, test } from '@playwright/test';
import { awake } from './carousel.ts';
import { cookies, drip, lightbox, reset } from './islands.ts';

test('roles, names and live regions', { tag: '@desktop' }, async ({ page }) => {
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

  const quiz = lightbox(page);
  await quiz.opener.click();
  await expect(quiz.sign).toBeFocused();
  await expect(quiz.box.getByRole('progressbar', { name: 'Quiz progress' })).toBeVisible();
  await expect(quiz.box.getByRole('group').getByRole('button')).toHaveCount(5);
  await page.keyboard.press('Escape');

  const signup = drip(page);
  await signup.opener.click();
  await expect(signup.sign).toBeVisible();
  await expect(signup.box).toMatchAriaSnapshot(`
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

  const booking = reset(page);
  await booking.opener.click();
  await expect(booking.sign).toBeFocused();
  await expect(booking.box).toMatchAriaSnapshot(`
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

  const { row } = await awake(page, 'Press logos');
  await expect(row).toMatchAriaSnapshot(`
    - group "Press logos":
      - list "Press logos"
      - group "Choose one"
      - button "Pause the press carousel"
      - status
  `);
});
