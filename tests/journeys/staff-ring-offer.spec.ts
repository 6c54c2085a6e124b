/** “Ring this phone?” is asked once, after the first request that was answered on the phone, and where it can ring. */
import { expect, type Page, test } from '@playwright/test';
import { openInbox, rows, sendLeads, signIn } from './staff-inbox.ts';
import { withPushService } from './push-service.ts';

const sheet = (page: Page) => page.getByRole('dialog');
const offer = (page: Page) => page.getByRole('dialog', { name: 'Ring this phone?' });
const answered = '[data-toast]';

/** Says of the first lead that it is scheduled; then there is nothing to take back. */
async function answerFirst(page: Page, word: string): Promise<void> {
  await openInbox(page, word);
  await rows(page).first().getByRole('link').first().click();
  await page.getByRole('button', { name: 'What happened?' }).click();
  await sheet(page)
    .getByRole('button', { name: /^Scheduled/ })
    .click();
  await expect(page.locator(answered)).toContainText('scheduled.');
  await page.locator(answered).getByRole('button', { name: 'Dismiss' }).click();
}

test('is asked after the first answer, turns on by one tap, and never comes again @deep', async ({
  page,
}) => {
  await signIn(page);
  await withPushService(page, 'default');
  const word = await sendLeads({ message: 'First.' }, { message: 'Second.' });
  await openInbox(page, word);
  await expect(offer(page)).toHaveCount(0);
  await answerFirst(page, word);
  await expect(offer(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Back to the list' }).click();
  await expect(offer(page)).toContainText('No name, no number, not a word of the message.');
  await offer(page).getByRole('link', { name: 'Turn on for this phone' }).click();
  const onSwitch = page.getByRole('switch', { name: 'Notices on this device' });
  await expect(onSwitch).toBeFocused();
  await expect(onSwitch).toBeInViewport();
  await onSwitch.click();
  await expect(onSwitch).toHaveAttribute('aria-checked', 'true');
  await answerFirst(page, word);
  await page.goto('/admin');
  await expect(page.locator('main[data-keys]')).toBeVisible();
  await expect(offer(page)).toHaveCount(0);
});
