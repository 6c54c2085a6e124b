/** The inbox when things go wrong: hostile text, no connection, two people at once, an ended session. */
import { expect, type Page, test } from '@playwright/test';
import { openInbox, rows, sendLeads, signIn } from './staff-inbox.ts';

const SCRIPT = '<img src=x onerror=alert(1)><script>alert(2)</script>';

test('markup in every field is text: no dialog, no report of the policy', async ({ page }) => {
  const heard: string[] = [];
  page.on('dialog', (dialog) => {
    heard.push(dialog.message());
    dialog.dismiss().catch(() => undefined);
  });
  page.on('console', (line) => {
    if (/Content Security Policy|TrustedHTML/.test(line.text())) heard.push(line.text());
  });
  await signIn(page);
  const word = await sendLeads({
    firstName: `${SCRIPT.slice(0, 40)}`,
    phone: '"><svg onload=alert(3)>',
    state: '{{7*7}}<b>x</b>',
    message: `${SCRIPT}\n<a href="javascript:alert(4)">x</a>`,
    pageUri: '/<script>alert(5)</script>',
    pageName: SCRIPT,
  });
  await openInbox(page, word);
  await expect(rows(page).first()).toContainText('<img src=x');
  await rows(page).first().getByRole('link').click();
  const open = page.locator('[data-open-lead]');
  await expect(open).toContainText('<script>alert(2)</script>');
  await expect(open).toContainText('{{7*7}}<b>x</b>');
  await expect(open.locator('img, script, a[href^="javascript"]')).toHaveCount(0);
  expect(heard).toEqual([]);
});

test('without a connection the list stays, and a mark is sent later', async ({ page, context }) => {
  await signIn(page);
  const word = await sendLeads({}, {});
  await openInbox(page, word);
  await expect(rows(page)).toHaveCount(2);
  await context.setOffline(true);
  await page.keyboard.press('j');
  await page.keyboard.press('x');
  await page
    .getByRole('toolbar', { name: 'Selected leads' })
    .getByRole('button', { name: 'Answered' })
    .click();
  await expect(page.getByText('No connection.')).toBeVisible();
  await expect(rows(page)).toHaveCount(1);
  const sent = page.waitForResponse(/\/api\/admin\/leads\/[^/]+\/answer$/);
  await context.setOffline(false);
  expect((await sent).status()).toBe(200);
  await expect(page.getByText('No connection.')).toHaveCount(0);
});

async function reach(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'What happened?' }).click();
  await page.getByRole('button', { name: 'Reached them' }).click();
}

test('of two people at once, the second is told', async ({ page, browser }) => {
  await signIn(page);
  const word = await sendLeads({});
  const other = await (await browser.newContext({ viewport: page.viewportSize() })).newPage();
  await signIn(other);
  for (const one of [page, other]) {
    // Neither hears of the other before acting.
    await one.route('**/inbox/changes*', () => undefined);
    await openInbox(one, word);
    await rows(one).first().getByRole('link').click();
    await expect(one.locator('[data-open-lead]')).toContainText('opened this');
  }
  await reach(page);
  await expect(page.locator('[data-toast]')).toContainText('reached');
  await reach(other);
  const sheet = other.getByRole('dialog');
  await expect(sheet).toContainText('answered first');
  await sheet.getByRole('button', { name: 'Leave it answered' }).click();
  await expect(sheet).toHaveCount(0);
  await other.context().close();
});

test('an unfinished note outlives the session, covered', async ({ page, context }) => {
  await signIn(page);
  const word = await sendLeads({});
  await openInbox(page, word);
  await rows(page).first().getByRole('link').click();
  const open = page.locator('[data-open-lead]');
  await expect(open).toContainText('opened this');
  await page.keyboard.press('n');
  await page.getByRole('textbox', { name: 'Note' }).fill('Half a sentence');
  await context.clearCookies();
  await page.getByRole('button', { name: 'Keep the note' }).click();
  await expect(page.getByRole('dialog', { name: 'You’ve been signed out' })).toBeVisible();
  await expect(page.locator('main')).not.toContainText(word);
});
