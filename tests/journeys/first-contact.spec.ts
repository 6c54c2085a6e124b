/** What the booking page says about the first contact before and after sending (first-contact.test.ts has all rows). */
import { expect, type Page, test } from '@playwright/test';
import {
  ENGLISH_FIRST_CONTACT,
  entryTitle,
  firstStep,
} from '#domain/booking/first-contact-words.ts';
import { contactFacts, firstContact } from '#domain/booking/first-contact.ts';
import { site } from '#site';
import { catchRequests } from './contact-form.ts';
import { contactForm, fillContact } from './form.ts';

const NAME = 'Safiya';
const ROWS = [
  { phone: '(214) 555-0148', bestWayToContact: 'Call', safeToCall: '' },
  { phone: 'ask me', bestWayToContact: 'Text', safeToCall: '' },
  { phone: '(214) 555-0148', bestWayToContact: 'Call', safeToCall: 'no' },
] as const;
type Row = Readonly<Record<keyof (typeof ROWS)[number], string>>;

async function fill(page: Page, { phone, bestWayToContact, safeToCall }: Row): Promise<void> {
  await fillContact(page);
  const { form } = contactForm(page);
  await form.locator('[name=phone]').fill(phone);
  await form.locator(`[name=bestWayToContact][value=${bestWayToContact.toLowerCase()}]`).check();
  if (!safeToCall) return;
  await form.getByText('Is it safe to call').click();
  await form.locator(`[name=safeToCall][value=${safeToCall}]`).check();
}

for (const row of ROWS) {
  const fields = { ...row, bestWayToContact: row.bestWayToContact.toLowerCase() };
  const first = firstContact(contactFacts(fields, true));
  const step = firstStep(ENGLISH_FIRST_CONTACT, true, first, NAME);
  const name = `“${row.phone || 'no phone'}”, ${row.bestWayToContact}, safe to call: ${row.safeToCall || 'not said'}`;

  test(`R236 R245 ${name}: ${step.title}`, async ({ page }) => {
    await catchRequests(page);
    await page.goto(site.consultation.path);
    await fill(page, row);
    await expect(page.locator('main astro-island:has(form)')).not.toHaveAttribute('ssr');
    await page.locator('[data-days] input[type=radio]').first().check();
    await expect(page.locator('[data-chosen]')).toContainText(step.title);
    await contactForm(page).send.click();
    const said = page.locator('[data-sent]').filter({ visible: true });
    await expect(said.getByText(step.title)).toBeVisible();
    await expect(said.getByText(step.text)).toBeVisible();
    const entry = entryTitle(ENGLISH_FIRST_CONTACT, first.by, site.consultation.minutes);
    await expect(said).toContainText(`“${entry}”`);
    if (first.by !== 'call') await expect(said).not.toContainText('calls you');
    const address = await said.getByRole('link', { name: 'Add to calendar' }).getAttribute('href');
    expect(address).toContain(`&first=${first.by}`);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('R236 a booked call without a number is not promised, before or after', async ({ page }) => {
    await page.goto(site.consultation.path);
    await expect(
      page.getByText(ENGLISH_FIRST_CONTACT.booked.any.text.replace('{name}', NAME)),
    ).toBeVisible();
    await fill(page, { phone: '', bestWayToContact: 'Call', safeToCall: '' });
    await page.getByText('Show more days').click();
    await page
      .locator('[data-more-days] [role=group]')
      .nth(3)
      .locator('input:enabled')
      .last()
      .check();
    await contactForm(page).send.click();
    await expect(page.getByText(`${NAME} emails you first.`)).toBeVisible();
    await expect(page.locator('[data-sent]')).not.toContainText('calls you');
  });
});
