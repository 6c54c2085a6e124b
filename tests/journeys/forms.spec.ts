/**
 * What holds for every form: what it sends, once; that nothing is lost when sending fails; and its way without a script.
 * Which input is rejected, with which message: tests/server/field-rules.test.ts.
 */
import { expect, type Page, test } from '@playwright/test';
import { CONTACT_MESSAGES } from '#domain/forms/contact.ts';
import { site } from '#site';
import {
  BOOKING_FORM,
  CONTACT_FORM,
  inputOf,
  NEWSLETTER_DIALOG,
  NEWSLETTER_FORM,
  openDialog,
  openForm,
  RESET_DIALOG,
  RESET_FORM,
  type SiteForm,
  SPANISH_FORM,
  submitOf,
} from './forms.ts';
import { catchPosts, hear } from './hold.ts';
import { settled } from './settled.ts';

const CONTACT = {
  firstName: 'Thảo',
  lastName: "O'Brien-Nguyễn",
  email: 'nguyen@example.com',
  phone: '',
  serviceInterest: 'couples-therapy',
  bestWayToContact: 'text',
  state: 'Texas',
  message: 'We argue about tacos.',
  communicationsOptIn: false,
  dataStorageConsent: true,
};
const NEWSLETTER = {
  formId: site.hubspot.forms.newsletter,
  portalId: site.hubspot.portalId,
  firstName: 'Thảo',
  lastName: 'Null',
  email: 'nguyen@example.com',
  pageName: 'Newsletter Signup',
};
const RESET = {
  firstname: 'Thảo',
  lastname: 'Null',
  email: 'nguyen@example.com',
  phone: '214 555 0142',
  contact_preferences: 'email',
  intensive_type: 'reset',
  preferred_contact_time: 'evening',
  reset_message: 'Tacos.',
  formId: site.hubspot.forms.reset,
  pageName: 'Reset Form',
};
const signedUp = (page: string) => [
  { name: 'form started', form: 'newsletter' },
  { name: 'form sent', form: 'newsletter' },
  { name: 'newsletter_signup_success', page, email: 'nguyen@example.com' },
];
const counted = (form: string) => [
  { name: 'form started', form },
  { name: 'form sent', form },
];

for (const [title, form, body, events] of [
  [
    'R252 R253 R254 R257 the contact form',
    CONTACT_FORM,
    { ...CONTACT, pageUri: '/', pageName: 'Homepage' },
    counted('contact'),
  ],
  [
    'R252 R253 R254 the booking form',
    BOOKING_FORM,
    // The specified keys, and the time.
    { ...CONTACT, pageUri: '/vibe-check', pageName: 'Vibe Check', slot: 'other' },
    counted('contact'),
  ],
  [
    'R252 R253 R254 the Spanish form',
    SPANISH_FORM,
    {
      ...CONTACT,
      lastName: 'Núñez',
      email: 'lupe@example.com',
      message: '',
      pageUri: '/es',
      pageName: 'Página en español',
    },
    counted('contact'),
  ],
  [
    'R227 R228 R234 the newsletter dialog',
    NEWSLETTER_DIALOG,
    { ...NEWSLETTER, pageUri: '/' },
    signedUp('/'),
  ],
  [
    'R227 R228 R234 the newsletter form',
    NEWSLETTER_FORM,
    { ...NEWSLETTER, pageUri: '/resources-hub' },
    signedUp('/resources-hub'),
  ],
  [
    'R262 R270 R272 R273 the Reset dialog',
    RESET_DIALOG,
    { ...RESET, pageUri: '/' },
    counted('reset'),
  ],
  [
    'R262 R270 R272 R273 the Reset form',
    RESET_FORM,
    { ...RESET, pageUri: '/reset' },
    counted('reset'),
  ],
] as const)
  test(`${title} says that it is sending, sends exactly this once, and thanks`, async ({
    page,
  }) => {
    const { promise, resolve } = Promise.withResolvers<{ status: number }>();
    const requests = await catchPosts(page, form.api, [promise]);
    const heard = await hear(page, true);
    const found = await openForm(page, form);
    await form.fill(found);
    const button = submitOf(found);
    await expect(button).toHaveText(form.send);
    await button.dblclick();
    await expect(button).toHaveText(form.sending);
    await expect(button).toBeDisabled();
    // A hidden field of an earlier step takes no key.
    const first = found.locator(`[name=${form.first}]`);
    if (await first.isVisible()) await first.press('Enter');
    resolve({ status: 200 });
    await expect(form.sent(page).first()).toBeVisible();
    expect(requests.map((request) => request.postDataJSON())).toEqual([body]);
    expect(requests[0]?.headers()).toMatchObject({
      'content-type': 'application/json',
      'x-requested-with': 'XMLHttpRequest',
      'idempotency-key': expect.stringMatching(/^\w{16,255}$/),
    });
    expect(await heard()).toEqual(events);
  });

// One form of each kind in `npm test`; the others are made of the same parts.
for (const [title, form, tier] of [
  ['R256 R257 D40 the contact form', CONTACT_FORM, ''],
  ['R256 R257 D40 the booking form', BOOKING_FORM, ' @deep'],
  ['D40 the Spanish form', SPANISH_FORM, ' @deep'],
  ['R231 R235 D40 the newsletter dialog', NEWSLETTER_DIALOG, ''],
  ['R231 R235 D40 the newsletter form', NEWSLETTER_FORM, ' @deep'],
  ['R275 D40 the Reset dialog', RESET_DIALOG, ''],
  ['R275 D40 the Reset form', RESET_FORM, ' @deep'],
] as const)
  test(`${title} keeps its input when the answer is lost or bad, over reloads, sends one lead, and then leaves no draft${tier}`, async ({
    page,
  }) => {
    const never = new Promise<{ status: number }>(() => undefined);
    const answers = [never, 'broken', { status: 500, body: 'boom' }, { status: 200 }] as const;
    const requests = await catchPosts(page, form.api, answers);
    const found = await openForm(page, form);
    const first = found.locator(`[name=${form.first}]`);
    const button = submitOf(found);
    await form.fill(found);
    const input = await inputOf(found);
    await button.click();
    await expect.poll(() => requests.length).toBe(1);
    await page.reload();
    await openDialog(page, form);
    await expect.poll(() => inputOf(found)).toEqual(input);
    await form.fill(found);
    const failed = found.locator('[data-alert=error]');
    for (const count of [2, 3]) {
      await button.click();
      await expect.poll(() => requests.length).toBe(count);
      await expect(failed).toBeVisible();
      await expect(failed.locator('a[href^="tel:"]')).toBeVisible();
      await expect(button).toBeEnabled();
      expect(await inputOf(found)).toEqual(input);
    }
    if (!form.opener) {
      await page.reload();
      // Without an interaction.
      await expect(failed).toBeVisible();
      await form.fill(found);
    }
    await button.click();
    await expect(form.sent(page).first()).toBeVisible();
    await expect(failed).toHaveCount(0);
    expect(requests).toHaveLength(4);
    expect(new Set(requests.map((one) => one.headers()['idempotency-key'])).size).toBe(1);
    expect(new Set(requests.map((one) => one.postData())).size).toBe(1);
    await page.reload();
    await openDialog(page, form);
    await expect(first).toHaveValue('');
  });

// R304.
test('a form does not try again by itself', async ({ page }) => {
  const requests = await catchPosts(page, CONTACT_FORM.api, [{ status: 500 }]);
  const form = await openForm(page, CONTACT_FORM);
  await page.clock.install();
  await CONTACT_FORM.fill(form);
  await submitOf(form).click();
  await expect(form.locator('[data-alert=error]')).toBeVisible();
  await page.clock.runFor(60_000);
  await settled(page);
  expect(requests).toHaveLength(1);
});

/** An address that browsers accept, but not the server. */
const BAD = 'nobody@nowhere';

/** Posts a bad address natively, mends it on the page that follows, and posts again. */
async function postTwice(page: Page, form: SiteForm, showsSteps = false): Promise<void> {
  await page.goto(form.path);
  const found = form.find(page);
  if (showsSteps) await found.getByLabel('Show all three steps at once').check();
  await form.fill(found, BAD);
  const before = await inputOf(found);
  const answered = page.waitForResponse((answer) => answer.request().method() === 'POST');
  await submitOf(found).click();
  expect((await answered).status()).toBe(422);
  const [says, lang] = form === SPANISH_FORM ? [/correo/, 'es'] : [CONTACT_MESSAGES.email, /^en/];
  expect(await inputOf(found)).toMatchObject(before);
  const email = found.locator('[name=email]');
  await expect(email).toHaveAttribute('aria-invalid', 'true');
  await expect(found.locator('[data-error-for=email]')).toHaveText(says);
  await email.fill('nobody@example.com');
  await submitOf(found).click();
  await expect(page).toHaveURL(form.thanks);
  await expect(page.locator('html')).toHaveAttribute('lang', lang);
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const [title, form] of Object.entries({
    'contact form': CONTACT_FORM,
    'Spanish form': SPANISH_FORM,
    'newsletter form': NEWSLETTER_FORM,
    'Reset form': RESET_FORM,
  }))
    test(`the ${title} is shown again with what is wrong and all input, then ends at its thank-you page`, async ({
      page,
    }) => {
      await postTwice(page, form);
    });
});

test('without its scripts, a checkbox shows all steps of the Reset, which posts natively', async ({
  page,
}) => {
  await page.route('**/_astro/*.js', (route) => route.abort());
  await postTwice(page, RESET_FORM, true);
});
