/** The line goes away while something is being sent, and comes back: nothing typed is lost, nothing is sent twice. */
import { expect, test } from '@playwright/test';
import { contactForm, fillContact } from './form.ts';
import { drip, fillDrip, fillReset, lightbox, reset } from './islands.ts';
import { answerAll, gate, score } from './quiz.ts';

test.use({ viewport: { width: 1440, height: 900 } });
test.setTimeout(60_000);

test(
  'offline and back, with every form of home',
  { tag: '@desktop' },
  async ({ page, context }) => {
    const errors: Error[] = [];
    page.on('pageerror', (error) => errors.push(error));
    await page.goto('/');

    const signup = drip(page);
    await signup.opener.click();
    await fillDrip(signup.box);
    await context.setOffline(true);
    await signup.box.getByRole('button', { name: 'Pour Me In' }).click();
    await expect(signup.box.getByRole('alert')).toContainText('What you typed is still here');
    await expect(signup.box.getByLabel('First name')).toHaveValue('Sam');
    await context.setOffline(false);
    await signup.box.getByRole('button', { name: 'Pour Me In' }).click();
    await expect(signup.box.getByText('Thank You for Signing Up!')).toBeVisible();
    await expect(signup.box).toBeHidden();

    const booking = reset(page);
    await booking.opener.click();
    await fillReset(booking.box);
    await context.setOffline(true);
    await booking.box.getByRole('button', { name: 'Send request' }).click();
    await expect(booking.box.getByText('Your text is still here')).toBeVisible();
    await context.setOffline(false);
    await booking.box.getByRole('button', { name: 'Send request' }).click();
    await expect(booking.box.getByText('in touch shortly')).toBeVisible();
    await page.keyboard.press('Escape');

    await fillContact(page);
    const { form, firstName, send } = contactForm(page);
    await context.setOffline(true);
    await send.click();
    await expect(form.getByText('Your text is still here')).toBeVisible();
    await expect(firstName).toHaveValue('Thảo');
    await context.setOffline(false);
    await send.click();
    await expect(page.locator('[data-wake="toasts"] li')).toContainText('Request submitted');

    const quiz = lightbox(page);
    await quiz.opener.click();
    await answerAll(page);
    await context.setOffline(true);
    await gate(page).email.fill('sam@example.com');
    await gate(page).button.click();
    await expect(score(page)).toHaveText('24 out of 40');
    await context.setOffline(false);
    expect(errors).toEqual([]);
  },
);
