/** The connection is lost and restored: failed requests are retried. */
import { expect, type Page, test } from '@playwright/test';
import { sentNote, toast } from './contact-form.ts';
import { contactForm, fillContact } from './form.ts';
import { fillNewsletter } from './forms.ts';
import { newsletter } from './islands.ts';

test.use({ viewport: { width: 1440, height: 900 } });

/** Blocks all requests, files included: a page set offline may still load files from a cache. */
async function cut(page: Page): Promise<void> {
  await page.route('**/*', (route) => route.abort('connectionfailed'));
}

/** Waits for the script and the styles of toasts, which the page loads before they are needed. */
async function toastsLoaded(page: Page): Promise<void> {
  await expect(page.locator('astro-island:has([data-hydrate="toasts"])')).not.toHaveAttribute(
    'ssr',
  );
  await expect(page.locator('link[rel=stylesheet][href*=late]')).toBeAttached();
}

test('R256 offline a note at the times, toast and message say so, everything stays, and it is sent after reconnecting @desktop', async ({
  page,
  context,
}) => {
  await page.goto('/vibe-check');
  await fillContact(page);
  const time = page.locator('[data-days] input[type=radio]').first();
  await time.check();
  await toastsLoaded(page);
  const note = page.locator('[data-offline]');
  await context.setOffline(true);
  await expect(note).toContainText('You’re offline.');
  await cut(page);
  const { form, send, message } = contactForm(page);
  await send.click();
  const shown = toast(page, 'Error submitting form');
  await expect(shown).toContainText('Please try again later');
  await expect(shown).toHaveAttribute('data-variant', 'destructive');
  await expect(form.getByText('Your text is still here')).toBeVisible();
  await expect(form.locator('[data-alert] a[href^="sms:"]')).toBeVisible();
  await expect(time).toBeChecked();
  await expect(message).toHaveValue('We argue about tacos.');
  await page.unrouteAll();
  await page.route('**/api/submit-*', (route) => route.fulfill({ body: '{}' }));
  await context.setOffline(false);
  await expect(note).toBeHidden();
  await send.click();
  await expect(sentNote(page)).toBeVisible();
});

test('a dialog whose script failed loads its form when reopened @desktop', async ({ page }) => {
  const lost: string[] = [];
  page.on('requestfailed', (request) => lost.push(request.url()));
  await page.goto('/');
  await cut(page);
  const { opener, box, sign } = newsletter(page);
  await opener.click();
  await expect(box.getByRole('link', { name: 'Open it on its own page' })).toBeVisible();
  // It is requested twice before it counts as failed, the second time with another URL.
  await expect.poll(() => lost.some((url) => /\/island\.[\w-]+\.js\?/.test(url))).toBe(true);
  await expect(page.locator('astro-island', { has: box })).not.toHaveAttribute('aria-busy');
  // The page is notified by the next frame.
  for (let frame = 0; frame < 2; frame += 1)
    await page.evaluate(() => new Promise(requestAnimationFrame));
  await page.keyboard.press('Escape');
  await page.unrouteAll();
  await page.route('**/api/submit-*', (route) => route.fulfill({ body: '{}' }));
  await opener.click();
  await expect(sign).toBeVisible();
  await fillNewsletter(box);
  await box.getByRole('button', { name: 'Pour Me In' }).click();
  await expect(box.getByText('Thank You for Signing Up!')).toBeVisible();
});
