/**
 * What holds for every form: what it sends, once; that nothing is lost when sending fails; and the Reset's way without a script.
 * Which input is rejected, with which message: tests/server/field-rules.test.ts.
 */
import { expect, test } from '@playwright/test';
import { CONTACT_MESSAGES } from '#features/booking/contact.schema.ts';
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
  SPANISH_FORM,
  submitOf,
} from './forms.ts';
import { catchPosts, hear } from './hold.ts';
import { expectHelpInView } from './help.ts';

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
const counted = (form: string) => [
  { name: 'form started', form },
  { name: 'form sent', form },
];
const signedUp = (page: string) => [
  ...counted('newsletter'),
  { name: 'newsletter_signup_success', page, email: 'nguyen@example.com' },
];

// One in `npm test`; the others are made of the same parts, and their own words are in newsletter, reset and spanish.spec.ts.
for (const [title, form, body, events, tier] of [
  [
    'R252 R253 R254 R256 R257 D40 the contact form',
    CONTACT_FORM,
    { ...CONTACT, pageUri: '/', pageName: 'Homepage' },
    counted('contact'),
    ' @deep',
  ],
  [
    'R252 R253 R254 R256 R257 D40 the booking form',
    BOOKING_FORM,
    // The specified keys, and the time.
    { ...CONTACT, pageUri: '/vibe-check', pageName: 'Vibe Check', slot: 'other' },
    counted('contact'),
    '',
  ],
  [
    'R252 R253 R254 D40 the Spanish form',
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
    ' @deep',
  ],
  [
    'R227 R228 R231 R234 R235 D40 the newsletter dialog',
    NEWSLETTER_DIALOG,
    { ...NEWSLETTER, pageUri: '/' },
    signedUp('/'),
    ' @deep',
  ],
  [
    'R227 R228 R231 R234 R235 D40 the newsletter form',
    NEWSLETTER_FORM,
    { ...NEWSLETTER, pageUri: '/resources-hub' },
    signedUp('/resources-hub'),
    ' @deep',
  ],
  [
    'R262 R270 R272 R273 R275 D40 the Reset dialog',
    RESET_DIALOG,
    { ...RESET, pageUri: '/' },
    counted('reset'),
    ' @deep',
  ],
  [
    'R262 R270 R272 R273 R275 D40 the Reset form',
    RESET_FORM,
    { ...RESET, pageUri: '/reset' },
    counted('reset'),
    ' @deep',
  ],
] as const)
  test(`${title} keeps its input when the answer is lost or bad, over reloads, says that it is sending, sends exactly one lead, thanks, and then leaves no draft${tier}`, async ({
    page,
  }) => {
    const { promise, resolve } = Promise.withResolvers<{ status: number }>();
    const never = new Promise<{ status: number }>(() => undefined);
    const requests = await catchPosts(page, form.api, [
      never,
      'broken',
      { status: 500, body: 'boom' },
      promise,
    ]);
    const heard = await hear(page, true);
    const found = await openForm(page, form);
    const first = found.locator(`[name=${form.first}]`);
    const button = submitOf(found);
    await form.fill(found);
    const input = await inputOf(found);
    await expect(button).toHaveText(form.send);
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
    await button.dblclick();
    await expect(button).toHaveText(form.sending);
    await expect(button).toBeDisabled();
    // A hidden field of an earlier step takes no key.
    if (await first.isVisible()) await first.press('Enter');
    resolve({ status: 200 });
    await expect(form.sent(page).first()).toBeVisible();
    await expect(failed).toHaveCount(0);
    expect(requests).toHaveLength(4);
    for (const request of requests) expect(request.postDataJSON()).toEqual(body);
    expect(requests[0]?.headers()).toMatchObject({
      'content-type': 'application/json',
      'x-requested-with': 'XMLHttpRequest',
      'idempotency-key': expect.stringMatching(/^\w{16,255}$/),
    });
    expect(new Set(requests.map((one) => one.headers()['idempotency-key'])).size).toBe(1);
    const said = (await heard()) as { name: string }[];
    expect(said.filter(({ name }) => !/error/.test(name))).toEqual(events);
    await page.reload();
    await openDialog(page, form);
    await expect(first).toHaveValue('');
  });

/** An address that browsers accept, but not the server. */
const BAD = 'nobody@nowhere';

test('without its scripts, a checkbox shows all steps of the Reset, which posts natively, is shown again with what is wrong and all input, and thanks with the help lines in view', async ({
  page,
}) => {
  await page.route('**/_astro/*.js', (route) => route.abort());
  const found = await openForm(page, RESET_FORM);
  await found.getByLabel('Show all three steps at once').check();
  await RESET_FORM.fill(found, BAD);
  const before = await inputOf(found);
  const answered = page.waitForResponse((answer) => answer.request().method() === 'POST');
  await submitOf(found).click();
  expect((await answered).status()).toBe(422);
  expect(await inputOf(found)).toMatchObject(before);
  const email = found.locator('[name=email]');
  await expect(email).toHaveAttribute('aria-invalid', 'true');
  await expect(found.locator('[data-error-for=email]')).toHaveText(CONTACT_MESSAGES.email);
  await email.fill('nobody@example.com');
  await submitOf(found).click();
  await expect(page).toHaveURL(RESET_FORM.thanks);
  await expectHelpInView(page);
});
