/** Booking a call: times in the visitor's zone, what follows, and what happens when another visitor books first. */
import { expect, type Locator, type Page, test } from '@playwright/test';
import { ENGLISH_FIRST_CONTACT } from '#features/booking/first-contact-words.en.ts';
import { entryTitle, firstStep } from '#features/booking/first-contact-words.ts';
import { contactFacts, firstContact } from '#features/booking/first-contact.ts';
import type { OfferedTimes } from '#features/booking/offered-times.ts';
import { CONTACT_PATH } from '#features/booking/contact.schema.ts';
import { site } from '#site';
import { catchRequests, toast } from './contact-form.ts';
import { contactForm, fillContact } from './form.ts';
import { expectHelpInView } from './help.ts';
import { hold } from './hold.ts';

/** Who calls. */
const NAME = 'Safiya';

const times = (page: Page): Locator => page.locator('[data-days] input[type=radio]');

/**
 * The first open time of a row below "Show more days", opened. The whole run shares one calendar and
 * books from its start, so a test that needs a time of its own takes it from a later row.
 */
async function laterTime(page: Page, row: number): Promise<Locator> {
  await page.getByText('Show more days').click();
  const open = page
    .locator('[data-more-days] [role=group]')
    .nth(row)
    .locator('input:enabled')
    .first();
  // By its value: once another test has booked it, the first open time is another.
  return page.locator(`[data-more-days] input[value="${await open.getAttribute('value')}"]`);
}

/** Opens the page, starts the form's script, fills in the form and returns an offered time that no test books. */
async function prepare(page: Page): Promise<Locator> {
  await page.goto('/vibe-check');
  await fillContact(page);
  await expect(page.locator('main astro-island:has(form)')).not.toHaveAttribute('ssr');
  return times(page).first();
}

/** Fills in how to be reached; returns what the practice then does first. */
async function chooseWay(
  form: Locator,
  phone: string,
  bestWayToContact: string,
  safeToCall = '',
): Promise<{ by: string; title: string; text: string }> {
  await form.locator('[name=phone]').fill(phone);
  await form.locator(`[name=bestWayToContact][value=${bestWayToContact}]`).check();
  if (safeToCall) {
    await form.getByText('Is it safe to call').click();
    await form.locator(`[name=safeToCall][value=${safeToCall}]`).check();
  }
  const first = firstContact(contactFacts({ phone, bestWayToContact, safeToCall }, true));
  return { by: first.by, ...firstStep(ENGLISH_FIRST_CONTACT, true, first, NAME) };
}

// All rows of what comes first: first-contact.test.ts.
test('R236 R245 a chosen time is repeated above the button with what comes first, sent, and replaced by what happens next', async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  const requests = await catchRequests(page);
  const time = await prepare(page);
  // Touch keeps the native select.
  await expect(page.locator('button[role=combobox]')).toHaveCount(0);
  expect(scripts.filter((path) => path.includes('Listbox'))).toEqual([]);
  await time.check();
  const value = await time.getAttribute('value');
  const day = (await time.getAttribute('data-day')) ?? '';
  const chosen = page.locator('[data-chosen]');
  await expect(chosen).toContainText(day);
  const { form, send, firstName } = contactForm(page);
  for (const [phone, way] of [
    ['(214) 555-0148', 'call'],
    ['ask me', 'text'],
  ] as const)
    await expect(chosen).toContainText((await chooseWay(form, phone, way)).title);
  const first = await chooseWay(form, '(214) 555-0148', 'call', 'no');
  expect(first.by).toBe('email');
  await expect(chosen).toContainText(first.title);
  await send.click();
  const said = page.locator('[data-said]');
  await expect(said).toBeFocused();
  await expect(said.getByRole('heading', { level: 1 })).toContainText(`You’re on for ${day} at`);
  await expectHelpInView(page);
  await expect(firstName).toBeHidden();
  await expect(toast(page, 'Request submitted')).toHaveCount(0);
  expect(requests[0]?.postDataJSON()).toMatchObject({ slot: value, safeToCall: 'no' });
  const sent = page.locator('[data-sent]').filter({ visible: true });
  for (const text of [first.title, first.text]) await expect(sent.getByText(text)).toBeVisible();
  const entry = entryTitle(ENGLISH_FIRST_CONTACT, 'email', site.consultation.minutes);
  await expect(sent).toContainText(`“${entry}”`);
  await expect(sent).not.toContainText('calls you');
  const calendar = sent.getByRole('link', { name: 'Add to calendar' });
  expect(await calendar.getAttribute('href')).toBe(
    `/api/call.ics?at=${encodeURIComponent(value ?? '')}&first=email`,
  );
});

test('by keyboard a time is chosen, then "tell us when": times of day, and by when the practice replies', async ({
  page,
}) => {
  const requests = await catchRequests(page);
  const answer = await hold(page, '**/api/open-times*');
  await page.goto('/vibe-check');
  await page.locator('[name=slot][value=other]').focus();
  await page.keyboard.press('ArrowRight');
  await expect(times(page).first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  const current = page.waitForResponse('**/api/open-times*');
  answer();
  await (await current).finished();
  // The list is another one by now: what was chosen keeps the focus.
  await page.keyboard.press('ArrowDown');
  await expect(times(page).nth(2)).toBeChecked();
  await expect(times(page).nth(2)).toBeFocused();
  await fillContact(page);
  await page.getByLabel('Evenings').check();
  await contactForm(page).firstName.press('Enter');
  await expect(page.locator('[data-said]')).toBeFocused();
  await expect(page.locator('[data-said] h1')).toHaveText(
    /^A human replies by \w+day, (?:\w+ \d+, )?\d+(?::\d\d)? [AP]M$/,
  );
  expect(requests[0]?.postDataJSON()).toMatchObject({ slot: 'other', evenings: 'on' });
});

test('a time that was just booked is struck through; the next one has the focus, the words stay', async ({
  page,
}) => {
  await prepare(page);
  const time = await laterTime(page, 0);
  await time.check();
  const slot = (await time.getAttribute('value')) ?? '';
  const other = { firstName: 'A', lastName: 'B', email: `${slot.length}${Date.now()}@example.com` };
  const rest = { serviceInterest: 'other', bestWayToContact: 'email', state: 'Texas' };
  const taken = await page.request.post(CONTACT_PATH, {
    data: { ...other, ...rest, dataStorageConsent: true, slot },
  });
  expect(taken.status()).toBe(200);
  await contactForm(page).send.click();
  await expect(page.locator('[data-slot-notice]')).toContainText('Sorry, you did nothing wrong.');
  await expect(page.locator(`input[value="${slot}"]`)).toBeDisabled();
  await expect(page.locator('[data-offered-times] input[type=radio]:focus')).toBeEnabled();
  await expect(page.locator('[data-chosen]')).toBeHidden();
  await expect(page.locator('[data-error-summary]')).toBeHidden();
  await expect(contactForm(page).message).toHaveValue('We argue about tacos.');
  await expect(toast(page, 'Error submitting form')).toHaveCount(0);
  await page.keyboard.press('Space');
  await contactForm(page).send.click();
  await expect(page.locator('[data-said]')).toBeFocused();
});

/** The select that names the time zone. */
const zone = (page: Page): Locator => page.getByLabel('Time zone');
const nameOf = (select: Locator): Promise<string> =>
  select.evaluate((element: HTMLSelectElement) => element.selectedOptions[0]?.text ?? '');

test.describe('on a device in another time zone', () => {
  test.use({ timezoneId: 'America/New_York' });

  test('times are shown in its zone without a touch; a click chooses another, which is kept over a reload', async ({
    page,
  }) => {
    await page.goto('/vibe-check');
    await expect.poll(() => nameOf(zone(page))).toBe('Eastern Time');
    const value = (await times(page).first().getAttribute('value')) ?? '';
    const label = page.locator(`[data-offered-times] label:has([value="${value}"])`);
    const timeIn = (timeZone: string): string =>
      new Date(value).toLocaleTimeString('en', { timeZone, timeStyle: 'short' }).replace(/\s/, ' ');
    await expect(label).toHaveText(timeIn('America/New_York'));
    await zone(page).focus();
    await expect(page.locator('main astro-island:has(form)')).not.toHaveAttribute('ssr');
    await zone(page).selectOption('America/Chicago');
    const there = timeIn('America/Chicago');
    await expect(label).toHaveText(there);
    await label.locator('input').check();
    await expect(page.locator('[data-chosen-time]')).toHaveText(`${there} Central Time`);
    await page.reload();
    await expect(label).toHaveText(there);
    await expect(label.locator('input')).toBeChecked();
    await expect.poll(() => nameOf(zone(page))).toBe('Central Time');
  });
});

test('a reload keeps the chosen time, or says kindly that it is gone, and every word stays', async ({
  page,
}) => {
  await prepare(page);
  const time = await laterTime(page, 2);
  await time.check();
  const slot = (await time.getAttribute('value')) ?? '';
  const day = (await time.getAttribute('data-day')) ?? '';
  await expect
    .poll(() => page.evaluate(() => JSON.stringify(history.state)))
    .toContain('We argue about tacos.');
  await page.reload();
  await expect(page.locator(`[value="${slot}"]`)).toBeChecked();
  await expect(page.locator('[data-chosen]')).toContainText(day);
  // The list loses a day: another number of radio buttons.
  const hide = async (html: string): Promise<string> =>
    html.replaceAll(new RegExp(`<label(?:(?!</label>).)*${slot}.*?</label>`, 'gs'), '');
  await page.route('**/vibe-check', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: await hide(await answer.text()) });
  });
  await page.route('**/api/open-times*', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.json()) as OfferedTimes;
    for (const one of body.days) one.times = one.times.filter(({ value }) => value !== slot);
    await route.fulfill({ response: answer, json: body });
  });
  await page.reload();
  await expect(page.locator('[data-slot-notice]')).toContainText(`${day}, `);
  await expect(page.locator('[data-slot-notice]')).toContainText('isn’t open anymore, sorry.');
  await expect(page.locator(`[value="${slot}"]`)).toHaveCount(0);
  await expect(contactForm(page).firstName).toHaveValue('Thảo');
  await expect(contactForm(page).message).toHaveValue('We argue about tacos.');
  await expect(contactForm(page).consent).toBeChecked();
  await expect(page.locator('[name=slot]:checked')).toHaveCount(0);
  await times(page).first().check();
  await expect(page.locator('[data-slot-notice]')).toBeHidden();
});

test('the form knows what the page before was about @deep', async ({ page }) => {
  await page.goto('/therapists/juno');
  await page
    .locator('main')
    .getByRole('link', { name: /^Ask for Juno/ })
    .first()
    .click();
  await expect(page.locator('[data-came-for]')).toContainText('You asked for Juno Sagebrush.');
  await expect(page.locator('[name=serviceInterest]')).toHaveValue('choose');
  await expect(page.locator('[name=message]')).toHaveValue('I would like to meet Juno Sagebrush.');
  await page.getByRole('link', { name: 'Change', exact: true }).click();
  await expect(page.locator('#contact-message')).toBeFocused();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, timezoneId: 'America/New_York' });

  test('R236 a call is booked: the form knows the page before, comes back with every word without a choice, and thanks promise no call without a number', async ({
    page,
  }) => {
    await page.goto('/weekend-intensive');
    await page.locator('main a[href^="/vibe-check#"]').first().click();
    await expect(page.locator('[data-came-for]')).toBeVisible();
    await expect(page.locator('[name=serviceInterest]')).toHaveValue('weekend-intensive');
    await expect(zone(page)).toBeDisabled();
    expect(await nameOf(zone(page))).toBe('Central Time');
    await expect(
      page.getByText(ENGLISH_FIRST_CONTACT.booked.any.text.replace('{name}', NAME)),
    ).toBeVisible();

    const { form, firstName, send } = contactForm(page);
    await firstName.fill('Thảo');
    await form.evaluate((element) => element.setAttribute('novalidate', ''));
    await send.click();
    await expect(page.locator('[data-error-for=slot]')).toHaveText(
      'Please pick a time, or tell us when',
    );
    await expect(firstName).toHaveValue('Thảo');

    await fillContact(page);
    await chooseWay(form, '', 'call');
    await page.getByText('Show more days').click();
    const last = page.locator('[data-more-days] [role=group]').last();
    const time = last.locator('input:enabled').last();
    const day = (await time.getAttribute('data-day')) ?? '';
    await time.check();
    await send.click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(`You’re on for ${day} at`);
    // The page may come back where the form was sent.
    await expectHelpInView(page);
    await expect(page.getByRole('link', { name: 'Add to calendar' })).toBeVisible();
    await expect(page.getByText(`${NAME} emails you first.`)).toBeVisible();
    await expect(page.locator('[data-sent]')).not.toContainText('calls you');
    expect(page.url()).toMatch(/\/api\/booked\?at=[-\dT:Z]+&first=email$/);
  });
});
