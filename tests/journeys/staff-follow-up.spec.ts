/** What happened next: tries, the letter after one, what is put off; leads of one person. */
import { expect, type Page, test } from '@playwright/test';
import { openFirst, openInbox, rows, sendLeads, signIn } from './staff-inbox.ts';

const open = (page: Page) => page.locator('[data-open-lead]');
const sheet = (page: Page) => page.getByRole('dialog');
const toast = (page: Page) => page.locator('[data-toast]');

test('a call that nobody answered is in the log, its letter is one tap away, and whoever was reached can be put on a day', async ({
  page,
}) => {
  await page.addInitScript(() => {
    // Not every browser of tests has a clipboard.
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: async () => undefined } });
  });
  await signIn(page);
  const word = await sendLeads({ message: 'First.' }, { message: 'Second to call.' });
  await openInbox(page, word);
  await openFirst(page);
  await expect(open(page)).toContainText('First.');
  await open(page).getByRole('button', { name: 'What happened?' }).click();
  await sheet(page).getByRole('button', { name: 'No time yet' }).click();
  await expect(toast(page)).toContainText('no answer. The clock runs on.');
  const log = open(page).getByRole('region', { name: 'Calls and tries' });
  await expect(log).toContainText('No answer.');
  await log.getByRole('button', { name: 'Add one' }).click();
  await sheet(page).getByLabel('15 minutes ago').check();
  await sheet(page).getByRole('button', { name: 'Somebody else picked up' }).click();
  await expect(open(page)).toContainText('2 tries, no answer');
  await page.reload();
  await expect(log.getByRole('listitem')).toHaveCount(2);

  await open(page).getByRole('button', { name: 'What happened?' }).click();
  await sheet(page).getByRole('button', { name: 'Write to them' }).click();
  const letter = page.getByRole('dialog', { name: 'Reply' });
  await expect(letter.getByLabel('Text')).toHaveValue(/tried to reach you/);
  await letter.getByRole('button', { name: 'Copy' }).click();
  await expect(letter).toHaveCount(0);
  await expect(open(page)).toContainText('3 tries, no answer');
  // Nobody is taken away from what they wrote: the next lead is offered, for this one only.
  await expect(open(page)).toContainText('First.');
  await toast(page).getByRole('button', { name: 'Next lead' }).click();
  await expect(open(page)).toContainText('Second to call.');
  await expect(toast(page).getByRole('button', { name: 'Next lead' })).toHaveCount(0);

  await page.getByRole('button', { name: 'Later' }).click();
  await expect(sheet(page)).toContainText('never passes the answer-by time');
  await expect(sheet(page).getByRole('button', { name: /^In two weeks/ })).toBeDisabled();
  await page.keyboard.press('Escape');
  await open(page).getByRole('button', { name: 'What happened?' }).click();
  await sheet(page).getByRole('button', { name: 'Reached them' }).click();
  await expect(toast(page)).toContainText('reached');
  // The next one opens by itself.
  await expect(open(page)).toContainText('First.');
  await page.goto('/admin#all');
  await rows(page).filter({ hasText: 'Second to call.' }).getByRole('link').first().click();
  await page.getByRole('button', { name: 'Later' }).click();
  await sheet(page)
    .getByRole('button', { name: /^In two weeks/ })
    .click();
  await expect(toast(page)).toContainText('back In two weeks');
});

test('two leads of one person are put together and taken apart', async ({ page }) => {
  await signIn(page);
  const phone = `(214) 555-01${String(Math.floor(Math.random() * 90) + 10)}`;
  const word = await sendLeads({ phone, message: 'First.' }, { phone, message: 'Second.' });
  await openInbox(page, word);
  await openFirst(page);
  const person = open(page).getByRole('region', { name: 'This person' });
  const other = person.getByRole('listitem').filter({ hasText: word });
  await expect(other).toContainText('Same phone, another email');
  await expect(person).toContainText(/of this person: 1 /);
  await other.getByRole('button', { name: 'Same person: put together' }).click();
  await expect(other).toContainText('Put together by hand');
  await expect(person).toContainText(/of this person: 2 /);
  await person.getByRole('button', { name: 'Another person: take this apart' }).click();
  await expect(other).toHaveCount(0);
  await person.getByRole('button', { name: 'Add a lead of theirs…' }).click();
  await sheet(page).getByLabel('Name, email or phone').fill(word);
  await sheet(page).getByRole('button', { name: 'Search all leads' }).click();
  await sheet(page).getByRole('button', { name: 'Same person' }).click();
  await expect(other).toContainText('Put together by hand');
});
