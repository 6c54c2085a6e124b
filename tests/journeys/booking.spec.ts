/** Booking a call: times in the visitor's zone, what follows, and what happens when another visitor books first. */
import { expect, type Locator, type Page, test } from '@playwright/test';
import type { OfferedTimes } from '#domain/booking/offered-times.ts';
import { CONTACT_PATH } from '#domain/forms/contact.ts';
import { catchRequests, toast } from './contact-form.ts';
import { contactForm, fillContact } from './form.ts';

const times = (page: Page): Locator => page.locator('[data-days] input[type=radio]');

/**
 * The first open time of a row below "Show more days", opened. The whole run shares one calendar and
 * books from its start, so a test that needs a time of its own takes it from a later row.
 */
async function laterTime(page: Page, row: number): Promise<Locator> {
  await page.getByText('Show more days').click();
  return page.locator('[data-more-days] [role=group]').nth(row).locator('input:enabled').first();
}

test.beforeEach(async ({ page }) => {
  await page.goto('/vibe-check');
});

/** Starts the form's script, fills in the form and returns an offered time that no test books. */
async function prepare(page: Page): Promise<Locator> {
  await fillContact(page);
  await expect(page.locator('main astro-island:has(form)')).not.toHaveAttribute('ssr');
  return times(page).first();
}

test('a chosen time is repeated above the button, sent, and replaced by what happens next', async ({
  page,
}) => {
  const requests = await catchRequests(page);
  const time = await prepare(page);
  await time.check();
  const value = await time.getAttribute('value');
  const day = (await time.getAttribute('data-day')) ?? '';
  await expect(page.locator('[data-chosen]')).toContainText(day);
  await contactForm(page).send.click();
  const said = page.locator('[data-said]');
  await expect(said).toBeFocused();
  await expect(said.getByRole('heading', { level: 1 })).toContainText(`You’re on for ${day} at`);
  await expect(contactForm(page).firstName).toBeHidden();
  await expect(toast(page, 'Request submitted')).toHaveCount(0);
  expect(requests[0]?.postDataJSON()).toMatchObject({ slot: value });
  const calendar = said.getByRole('link', { name: 'Add to calendar' });
  expect(await calendar.getAttribute('href')).toBe(
    `/api/call.ics?at=${encodeURIComponent(value ?? '')}&first=email`,
  );
});

test('"tell us when" opens times of day, and the page says by when the practice replies', async ({
  page,
}) => {
  const requests = await catchRequests(page);
  await prepare(page);
  await page.getByLabel('Evenings').check();
  await contactForm(page).send.click();
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
/** The label of an offered time. */
const labelOf = (page: Page, value: string | null): Locator =>
  page.locator(`[data-offered-times] label:has([value="${value}"])`);

test('times follow the chosen time zone, which is kept over a reload', async ({ page }) => {
  const time = await prepare(page);
  const value = await time.getAttribute('value');
  const label = labelOf(page, value);
  const before = (await label.textContent()) ?? '';
  expect(await nameOf(zone(page))).toBe('Central Time');
  await zone(page).selectOption('America/New_York');
  await expect(label).not.toHaveText(before);
  const after = (await label.textContent()) ?? '';
  await time.check();
  await expect(page.locator('[data-chosen-time]')).toHaveText(`${after.trim()} Eastern Time`);
  await page.reload();
  await expect(label).toHaveText(after);
  await expect(time).toBeChecked();
  expect(await nameOf(zone(page))).toBe('Eastern Time');
});

test.describe('on a device in another time zone', () => {
  test.use({ timezoneId: 'America/New_York' });

  test('times are shown in its zone without a touch, and a click chooses another', async ({
    page,
  }) => {
    await expect.poll(() => nameOf(zone(page))).toBe('Eastern Time');
    const value = (await times(page).first().getAttribute('value')) ?? '';
    const there = new Date(value).toLocaleTimeString('en', {
      timeZone: 'America/New_York',
      timeStyle: 'short',
    });
    await expect(labelOf(page, value)).toHaveText(there.replace(/\s/, ' '));
    await zone(page).focus();
    await expect(page.locator('main astro-island:has(form)')).not.toHaveAttribute('ssr');
    await zone(page).selectOption('America/Chicago');
    await page.reload();
    await expect.poll(() => nameOf(zone(page))).toBe('Central Time');
  });

  test('a zone that is not in the list has the name of its city', async ({ browser }) => {
    const page = await browser.newPage({ timezoneId: 'Europe/Berlin' });
    await page.goto('/vibe-check');
    await expect.poll(() => nameOf(zone(page))).toBe('Berlin');
    await expect(page.locator('[data-days] [role=group]').first()).toContainText(/\d:\d\d PM/);
    await page.close();
  });

  test('a device whose clocks are the practice’s loads nothing', async ({ browser }) => {
    const page = await browser.newPage({ timezoneId: 'America/Menominee' });
    const scripts: string[] = [];
    page.on('request', (request) => {
      // The sparks of a click are loaded by every page, once it is idle.
      const isOwn = !request.url().includes('/sparks.');
      if (request.resourceType() === 'script' && isOwn) scripts.push(request.url());
    });
    await page.goto('/vibe-check');
    await expect(zone(page)).toBeEnabled();
    expect(await nameOf(zone(page))).toBe('Central Time');
    expect(scripts).toEqual([]);
    await page.close();
  });
});

test('offline, a note at the times says so, and everything stays', async ({ page, context }) => {
  const time = await prepare(page);
  await time.check();
  const note = page.locator('[data-offline]');
  await context.setOffline(true);
  await expect(note).toContainText('You’re offline.');
  await contactForm(page).send.click();
  await expect(contactForm(page).form.getByText('Your text is still here')).toBeVisible();
  await expect(time).toBeChecked();
  await expect(contactForm(page).message).toHaveValue('We argue about tacos.');
  await context.setOffline(false);
  await expect(note).toBeHidden();
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

test('the keyboard is enough', async ({ page }) => {
  await catchRequests(page);
  await prepare(page);
  await page.locator('[name=slot][value=other]').focus();
  await page.keyboard.press('ArrowRight');
  await expect(times(page).first()).toBeChecked();
  await page.keyboard.press('ArrowDown');
  await expect(times(page).nth(1)).toBeChecked();
  await contactForm(page).firstName.press('Enter');
  await expect(page.locator('[data-said]')).toBeFocused();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, timezoneId: 'America/New_York' });

  test('times are in the practice’s zone, and the page names it', async ({ page }) => {
    await expect(zone(page)).toBeDisabled();
    expect(await nameOf(zone(page))).toBe('Central Time');
  });

  test('the form knows what the page before was about', async ({ page }) => {
    for (const [path, service, message] of [
      ['/weekend-intensive', 'weekend-intensive', ''],
      ['/therapists/juno', 'choose', 'I would like to meet Juno Sagebrush.'],
    ] as const) {
      await page.goto(path);
      await page.locator('main a[href^="/vibe-check#"]').first().click();
      await expect(page.locator('[data-came-for]')).toBeVisible();
      await expect(page.locator('[name=serviceInterest]')).toHaveValue(service);
      await expect(page.locator('[name=message]')).toHaveValue(message);
    }
  });

  test('a time is booked, and the page of thanks says which', async ({ page }) => {
    await fillContact(page);
    const time = times(page).last();
    const day = (await time.getAttribute('data-day')) ?? '';
    await time.check();
    await contactForm(page).send.click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(`You’re on for ${day} at`);
    await expect(page.getByRole('link', { name: 'Add to calendar' })).toBeVisible();
    expect(page.url()).toMatch(/\/api\/booked\?at=[-\dT:Z]+&first=email$/);
  });

  test('without a choice, the page comes back with every word', async ({ page }) => {
    await contactForm(page).firstName.fill('Thảo');
    await page.locator('form[action="/api/submit-homepage-form"]').evaluate((form) => {
      form.setAttribute('novalidate', '');
    });
    await contactForm(page).send.click();
    await expect(page.locator('[data-error-for=slot]')).toHaveText(
      'Please pick a time, or tell us when',
    );
    await expect(contactForm(page).firstName).toHaveValue('Thảo');
  });
});

for (const [path, button, line, service, message] of [
  [
    '/therapists/juno',
    /^Ask for Juno/,
    'Juno Sagebrush',
    'choose',
    'I would like to meet Juno Sagebrush.',
  ],
  ['/weekend-intensive', /^Book My Free/, '3-Day Weekend Intensive', 'weekend-intensive', ''],
] as const)
  test(`the form knows what the page before was about: ${path}`, async ({ page }) => {
    await page.goto(path);
    await page.locator('main').getByRole('link', { name: button }).first().click();
    await expect(page.locator('[data-came-for]')).toContainText(`You asked for ${line}.`);
    await expect(page.locator('[name=serviceInterest]')).toHaveValue(service);
    await expect(page.locator('[name=message]')).toHaveValue(message);
    await page.getByRole('link', { name: 'Change', exact: true }).click();
    await expect(
      page.locator(message ? '#contact-message' : '#contact-serviceInterest'),
    ).toBeFocused();
  });
