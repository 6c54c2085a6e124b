/**
 * Open dialogs of home: their roles, names and live regions, nothing of the page around them reaches in, and their
 * parts stand where they are drawn. The quiz: quiz-lightbox.spec.ts.
 */
import { expect, test } from '@playwright/test';
import { placed, reachedInto } from './dialog-box.ts';
import { cookies, newsletter, reset } from './islands.ts';
import { open } from './open.ts';

const SCREENS = [
  [320, 640],
  [390, 844],
  [768, 1024],
  [1440, 900],
] as const;

test('H1 dialogs have their roles, names and live regions, and nothing of a section reaches into them @desktop', async ({
  page,
}) => {
  await open(page, '/');
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

  const letters = newsletter(page);
  await test.step('the newsletter’s picture has its own height, and the form starts near the top', async () => {
    await letters.opener.click();
    await expect(letters.sign).toBeVisible();
    await expect(letters.box).toMatchAriaSnapshot(`
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
    expect(await reachedInto(letters.box)).toEqual([]);
    for (const [width, height] of SCREENS) {
      await page.setViewportSize({ width, height });
      const picture = { left: 0, right: 0, top: 0, height: 112 };
      expect(await placed(letters.box.locator('img')), `${width} px`).toEqual(picture);
      expect((await placed(letters.sign)).top, `${width} px`).toBeLessThan(260);
    }
    await page.keyboard.press('Escape');
  });

  const booking = reset(page);
  await test.step('the first field of the Reset is near the top', async () => {
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
    expect(await reachedInto(booking.box)).toEqual([]);
    for (const [width, height] of SCREENS) {
      await page.setViewportSize({ width, height });
      expect((await placed(booking.sign)).top, `${width} px`).toBeLessThan(300);
    }
  });

  await test.step('another section has the dialog of the newsletter, too', async () => {
    await open(page, '/resources/blog');
    const box = page.locator('#newsletter-modal');
    await page.getByRole('button', { name: 'Pour Me In' }).first().click();
    await expect(box.getByLabel('First name')).toBeVisible();
    expect(await reachedInto(box)).toEqual([]);
    expect(await placed(box.locator('img'))).toMatchObject({ left: 0, right: 0, height: 112 });
  });
});
