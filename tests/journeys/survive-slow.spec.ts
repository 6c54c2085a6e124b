/** Every script 700 ms late, or never: the first press on each part of home is answered, and done once. */
import { expect, type Page, test } from '@playwright/test';
import { awake } from './carousel.ts';
import { contactForm, fillContact } from './form.ts';
import {
  catchAll,
  cookies,
  drip,
  fillDrip,
  fillReset,
  type Island,
  lightbox,
  reset,
} from './islands.ts';

const LATE = 700;
test.use({ viewport: { width: 1440, height: 900 } });
// One visit goes through everything, each part with scripts of its own to wait for.
test.setTimeout(60_000);

async function late(page: Page): Promise<void> {
  await page.route('**/_astro/*.js', async (route) => {
    await new Promise((done) => setTimeout(done, LATE));
    await route.continue();
  });
}

async function open({ opener, box, sign }: Island): Promise<void> {
  await opener.click();
  await expect(box).toBeVisible();
  await expect(sign).toBeVisible();
}

test(
  '700 ms late: dialogs open at once, and a double click sends once',
  { tag: '@desktop' },
  async ({ page }) => {
    await late(page);
    const sent = await catchAll(page);
    await page.goto('/');

    const consent = cookies(page);
    await open(consent);
    await consent.box.getByRole('button', { name: 'Necessary Only' }).click();
    await expect(consent.bar).toBeHidden();

    const quiz = lightbox(page);
    await open(quiz);
    await quiz.box.getByRole('button', { name: 'Neutral' }).click();
    await expect(quiz.box.getByText('Question 2 of 8')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(quiz.box).toBeHidden();

    const therapy = page.getByRole('banner').getByRole('button', { name: 'Therapy' });
    await therapy.click();
    await expect(page.locator('[popover]:popover-open')).toBeVisible();
    await page.keyboard.press('Escape');

    const { button, lead } = await awake(page, 'Therapists');
    await button('Next therapists').dblclick();
    expect(await lead()).toBe(2);

    const signup = drip(page);
    await open(signup);
    await fillDrip(signup.box);
    await signup.box.getByRole('button', { name: 'Pour Me In' }).dblclick();
    await expect(signup.box.getByRole('status').first()).toBeVisible();
    await expect(signup.box).toBeHidden();

    // Its button leads to the form in its page, so the press is held until the script is there.
    const booking = reset(page);
    await booking.opener.click();
    await expect(booking.sign).toBeFocused();
    await fillReset(booking.box);
    await booking.box.getByRole('button', { name: 'Send request' }).dblclick();
    await expect(booking.box.getByText('in touch shortly')).toBeVisible();
    await page.keyboard.press('Escape');

    await fillContact(page);
    await contactForm(page).send.dblclick();
    await expect(page.locator('[data-wake="toasts"] li')).toContainText('Request submitted');
    expect(sent).toEqual([
      '/api/submit-hubspot',
      '/api/submit-reset-sprint-form',
      '/api/submit-homepage-form',
    ]);
  },
);

test(
  '700 ms late: the forms in their pages, by a double click',
  { tag: '@desktop' },
  async ({ page }) => {
    await late(page);
    const sent = await catchAll(page);
    await page.goto('/resources-hub');
    const form = page.locator('#newsletter form');
    await fillDrip(form);
    await form.locator('[type=submit]').dblclick();
    await expect(page.locator('#newsletter')).toContainText('Thank You for Signing Up!');
    await page.goto('/reset');
    const booking = page.locator('#book');
    await fillReset(booking);
    await booking.getByRole('button', { name: 'Send request' }).dblclick();
    await expect(booking.getByText('in touch shortly')).toBeVisible();
    expect(sent).toEqual(['/api/submit-hubspot', '/api/submit-reset-sprint-form']);
  },
);

test('never: every dialog says where to go instead', { tag: '@desktop' }, async ({ page }) => {
  await page.route('**/_astro/*.js', (route) => route.abort());
  await page.goto('/');
  for (const [{ opener, box }, href] of [
    [lightbox(page), '/quiz'],
    [drip(page), '/resources-hub#newsletter'],
  ] as const) {
    await opener.click();
    await expect(box.getByRole('link', { name: 'Open it on its own page' })).toHaveAttribute(
      'href',
      href,
    );
    await page.keyboard.press('Escape');
    await expect(box).toBeHidden();
  }
  // Nothing is kept, so it is asked again; meanwhile it is out of the way.
  const consent = cookies(page);
  await consent.bar.getByRole('button', { name: 'Necessary Only' }).click();
  await expect(consent.bar).toBeHidden();
  await reset(page).opener.click();
  await expect(page).toHaveURL(/\/reset\?*#book$/, { timeout: 10_000 });
});
