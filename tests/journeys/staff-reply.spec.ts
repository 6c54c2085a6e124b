/** Replying from the page of a lead: a letter is proposed and filled in, gaps keep it, copying keeps it in the timeline. */
import { expect, type Page, test } from '@playwright/test';
import { openInbox, rows, sendLeads, signIn } from './staff-inbox.ts';

/** Opens the only lead with a word in its name, and its reply. */
async function openReply(page: Page, word: string): Promise<void> {
  await openInbox(page, word);
  await expect(rows(page)).toHaveCount(1);
  await rows(page).getByRole('link').press('Enter');
  await page
    .getByRole('toolbar', { name: 'This lead' })
    .getByRole('button', { name: 'Reply' })
    .click();
}

const selected = (field: Element): string => {
  const { value, selectionStart, selectionEnd } = field as HTMLTextAreaElement;
  return value.slice(selectionStart, selectionEnd);
};

test('a letter is filled in, kept by its gaps, and outlives its sheet, and is copied into the timeline; none where email is not safe', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']).catch(() => undefined);
  await page.addInitScript(() => {
    // Not every browser of tests has a clipboard.
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: async (text: string) => sessionStorage.setItem('copied', text) },
    });
  });
  const username = await signIn(page);
  const word = await sendLeads({ pageUri: '/es' });
  await openReply(page, word);
  const sheet = page.getByRole('dialog', { name: 'Reply' });
  const text = sheet.getByLabel('Text');
  await expect(text).toHaveValue(/^Hola, Ada0:/);
  await expect(page.locator('[data-open-lead]')).toContainText('Writes in Spanish');
  // A gap is one tap away, and what is typed takes its place.
  await sheet.getByRole('button', { name: /^Fill in “/ }).click();
  await expect(text).toBeFocused();
  await expect(text).toBeInViewport({ ratio: 1 });
  expect(await text.evaluate(selected)).toMatch(/^\[.+\]$/);
  await sheet.getByRole('button', { name: /^EN.*English$/ }).click();
  await expect(text).toHaveValue(/^Hi Ada0,/);
  await sheet.getByRole('button', { name: 'No answer' }).click();
  await expect(text).toHaveValue(/tried to reach you/);
  // This server sends no mail, and says so before anybody presses.
  const send = sheet.getByRole('button', { name: 'Send by email' });
  await expect(send).toBeDisabled();
  await expect(send).toHaveAccessibleDescription(/^This server sends no mail yet\./);
  await expect(sheet.getByText('sends no mail yet')).toBeInViewport({ ratio: 1 });
  // What was begun outlives its sheet.
  await text.fill('Hi, I tried to reach you about the aquarium');
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
  const reply = page
    .getByRole('toolbar', { name: 'This lead' })
    .getByRole('button', { name: 'Reply' });
  await reply.click();
  await expect(text).toHaveValue(/about the aquarium$/);
  await sheet.getByRole('button', { name: 'Copy' }).click();
  await expect(sheet).toHaveCount(0);
  expect(await page.evaluate(() => sessionStorage.getItem('copied'))).toContain('tried to reach');
  await expect(page.getByText('copied a letter')).toBeVisible();
  // What is noted of opening the lead may arrive after it.
  await expect(
    page.locator('li', { hasText: username }).filter({ hasText: 'copied a letter' }).last(),
  ).toContainText('Following up');

  // One switch notes that email is not safe, which ends letters until it is off.
  const unsafe = page.getByRole('switch', { name: 'Email is not safe' });
  await unsafe.click();
  await expect(unsafe).toBeChecked();
  await expect(page.locator('#safety')).toContainText('No email.');
  await reply.click();
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText(
    'It was noted on this page.',
  );
  await expect(text).toHaveCount(0);
  await page.keyboard.press('Escape');
  await page.reload();
  await expect(unsafe).toBeChecked();
  await unsafe.click();
  await expect(unsafe).not.toBeChecked();
  await expect(page.locator('#safety')).not.toContainText('No email.');
});
