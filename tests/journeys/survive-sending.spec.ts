/** Input before, during and after sending a form: kept, reported, and counted once. */
import { expect, type Page, type Request, test } from '@playwright/test';
import { CONTACT_MESSAGES, CONTACT_PATH, LIMITS } from '#domain/forms/contact.ts';
import { catchRequests, message, sentNote } from './contact-form.ts';
import { contactForm, fillContact } from './form.ts';
import { hold } from './hold.ts';
import { catchAll, newsletter, fillNewsletter, fillReset, reset } from './islands.ts';
import { answerAll, begin, gate, score } from './quiz.ts';

const PAGE = '/vibe-check';
const keysOf = (requests: { headers: () => Record<string, string> }[]): Set<string | undefined> =>
  new Set(requests.map((request) => request.headers()['idempotency-key']));

const label = (page: Page, selector: string): Promise<string> =>
  page.locator(selector).evaluate((button) => getComputedStyle(button, '::after').content);

test('an error is still shown after a reload, and the same request has the same key', async ({
  page,
}) => {
  const requests = await catchRequests(page, 'broken', { status: 200 });
  await page.goto(PAGE);
  await fillContact(page);
  await contactForm(page).send.click();
  const note = contactForm(page).form.getByText('We didn’t get that.');
  await expect(note).toBeVisible();
  await page.reload();
  // Without an interaction.
  await expect(note).toBeVisible();
  await contactForm(page).send.click();
  await expect(sentNote(page)).toBeVisible();
  expect(requests).toHaveLength(2);
  expect(keysOf(requests).size).toBe(1);
  await page.reload();
  await expect(contactForm(page).firstName).toHaveValue('');
  await contactForm(page).firstName.fill('Sam');
  await expect(page.locator('main astro-island:has(form)')).not.toHaveAttribute('ssr');
  await expect(note).toHaveCount(0);
});

test('an error of a form without times is still shown after a reload', async ({ page }) => {
  await catchRequests(page, 'broken');
  await page.goto('/');
  await fillContact(page);
  await contactForm(page).send.click();
  const note = contactForm(page).form.getByText('We didn’t get that.');
  await expect(note).toBeVisible();
  await page.reload();
  // Without an interaction.
  await expect(note).toBeVisible();
});

test('a response lost in a reload does not create two leads', async ({ page }) => {
  const never = new Promise<{ status: number }>(() => undefined);
  const requests = await catchRequests(page, never, { status: 200 });
  await page.goto(PAGE);
  await fillContact(page);
  await contactForm(page).send.click();
  await expect.poll(() => requests.length).toBe(1);
  await page.reload();
  await contactForm(page).send.click();
  await expect(sentNote(page)).toBeVisible();
  expect(keysOf(requests).size).toBe(1);
});

for (const [path, place, fill, submit] of [
  ['/reset', '#book', fillReset, 'Send request'],
  ['/resources-hub', '#newsletter form', fillNewsletter, 'Pour Me In'],
] as const)
  test(`${path}: a response lost in a reload does not create two leads`, async ({ page }) => {
    const requests: Request[] = [];
    await page.route('**/api/submit-*', async (route) => {
      requests.push(route.request());
      // The first request never completes.
      if (requests.length > 1) await route.fulfill({ body: '{}' });
    });
    await page.goto(path);
    const form = page.locator(place);
    for (const count of [1, 2]) {
      await fill(form);
      await form.getByRole('button', { name: submit }).click();
      await expect.poll(() => requests.length).toBe(count);
      await page.reload();
    }
    expect(requests[1]?.postDataJSON()).toEqual(requests[0]?.postDataJSON());
    expect(keysOf(requests).size).toBe(1);
  });

test('a click in the moment of hydration has the key of the attempt before the reload', async ({
  page,
}) => {
  const requests = await catchRequests(page, 'broken', { status: 200 });
  await page.goto(PAGE);
  await fillContact(page);
  await contactForm(page).send.click();
  await expect(contactForm(page).form.getByText('We didn’t get that.')).toBeVisible();
  await page.addInitScript((path) => {
    // Hydration sets the attribute. Observers run before the next task, as a click can on a busy
    // device.
    new MutationObserver((records) => {
      const hydrated = records.map(({ target }) => target as Element);
      const form = hydrated.find((element) => element.matches(`form[action="${path}"]`));
      form?.querySelector<HTMLElement>('[type=submit]')?.click();
    }).observe(document, { attributeFilter: ['novalidate'], subtree: true });
  }, CONTACT_PATH);
  await page.reload();
  await expect(sentNote(page)).toBeVisible();
  expect(requests).toHaveLength(2);
  expect(keysOf(requests).size).toBe(1);
});

test('dialogs keep their input after a reload', async ({ page }) => {
  await catchAll(page);
  await page.goto('/');
  await newsletter(page).opener.click();
  await fillNewsletter(newsletter(page).box);
  await page.keyboard.press('Escape');
  await reset(page).opener.click();
  await fillReset(reset(page).box);
  await page.reload();
  await newsletter(page).opener.click();
  await expect(newsletter(page).sign).toHaveValue('Sam');
  await expect(newsletter(page).box.locator('[name=email]')).toHaveValue('sam@example.com');
  await newsletter(page).box.getByRole('button', { name: 'Pour Me In' }).click();
  await expect(newsletter(page).box).toBeHidden();
  await reset(page).opener.click();
  await expect(reset(page).sign).toHaveValue('Sam');
  await expect(reset(page).box.locator('[name=preferred_contact_time]:checked')).toHaveCount(1);
  // A sent form leaves no draft.
  await page.reload();
  await newsletter(page).opener.click();
  await expect(newsletter(page).sign).toHaveValue('');
});

test('text typed while sending is not lost', async ({ page }) => {
  const { promise, resolve } = Promise.withResolvers<{ status: number }>();
  await catchRequests(page, promise);
  await page.goto(PAGE);
  await fillContact(page);
  await contactForm(page).send.click();
  const { message: text, firstName } = contactForm(page);
  await expect(page.locator(`form[action="${CONTACT_PATH}"] button[type=submit]`)).toHaveText(
    'Submitting...',
  );
  await text.fill('We argue about tacos. And about salsa.');
  resolve({ status: 200 });
  await expect(sentNote(page)).toBeVisible();
  await expect(firstName).toHaveValue('');
  await expect(text).toHaveValue('We argue about tacos. And about salsa.');
});

test('a click before hydration shows feedback immediately', async ({ page }) => {
  const arrive = await hold(page);
  await catchRequests(page);
  await page.goto(PAGE);
  await fillContact(page);
  const send = `form[action="${CONTACT_PATH}"] [type=submit]`;
  expect(await label(page, send)).toBe('none');
  await page.locator(send).click();
  expect(await label(page, send)).toBe('"Submitting..."');
  arrive();
  await expect(sentNote(page)).toBeVisible();
  await hold(page);
  await page.goto('/quiz');
  await page.locator('.quiz-start button').click();
  expect(await label(page, '.quiz-start button')).toBe('"One moment..."');
});

test('too long input is kept, with a message', async ({ page }) => {
  const requests = await catchRequests(page);
  await page.goto(PAGE);
  await fillContact(page);
  const phone = '214 555 0142, or at work 214 555 0143, ask for Sam';
  const story = 'We argue. '.repeat(600);
  await contactForm(page).form.locator('[name=phone]').fill(phone);
  await contactForm(page).message.fill(story);
  await contactForm(page).send.click();
  await expect(message(page, 'phone')).toHaveText(`Please use at most ${LIMITS.phone} characters`);
  await expect(message(page, 'message')).toHaveText(
    `Please use at most ${LIMITS.message} characters`,
  );
  await expect(contactForm(page).form.locator('[name=phone]')).toHaveValue(phone);
  await expect(contactForm(page).message).toHaveValue(story);
  expect(requests).toEqual([]);
});

test('a retake during a pending request sends the second address, and shows no toast without one', async ({
  page,
}) => {
  const sent: string[] = [];
  await page.route('**/api/submit-hubspot', async (route) => {
    sent.push(route.request().postDataJSON().email);
    // The first request never completes.
    if (sent.length > 1) await route.fulfill({ status: 500 });
  });
  await page.goto('/quiz');
  await begin(page);
  for (const email of ['sam@example.com', 'alex@example.com']) {
    await answerAll(page);
    await gate(page).email.fill(email);
    await gate(page).button.click();
    await expect(score(page)).toBeVisible();
    if (email.startsWith('alex'))
      await expect(page.getByText('We couldn’t save your email.')).toBeVisible();
    await page.getByRole('button', { name: 'Retake Quiz' }).click();
    await begin(page);
  }
  expect(sent).toEqual(['sam@example.com', 'alex@example.com']);
  await answerAll(page);
  await gate(page).skip.click();
  await expect(score(page)).toBeVisible();
  await expect(page.getByText('We couldn’t save your email.')).toHaveCount(0);
});

test('Send it again shows success', async ({ page }) => {
  let count = 0;
  await page.route('**/api/submit-hubspot', async (route) => {
    count += 1;
    await route.fulfill({ status: count > 1 ? 200 : 500 });
  });
  await page.goto('/quiz');
  await begin(page);
  await answerAll(page);
  await gate(page).email.fill('sam@example.com');
  await gate(page).button.click();
  await page.getByRole('button', { name: 'Send it again' }).click();
  await expect(page.getByText('We have your email.')).toBeVisible();
  await expect(page.locator('[data-alert]')).toBeFocused();
});

test('without JavaScript, errors are listed in page order', async ({ request }) => {
  const answer = await request.post(CONTACT_PATH, { form: { pageUri: PAGE } });
  expect(answer.status()).toBe(422);
  const summary = /data-error-summary[\s\S]*?<\/ul>/.exec(await answer.text())?.[0] ?? '';
  expect([...summary.matchAll(/<a href="[^"]*">(.*?)<\/a>/g)].map(([, text]) => text)).toEqual([
    CONTACT_MESSAGES.firstName,
    CONTACT_MESSAGES.lastName,
    CONTACT_MESSAGES.email,
    CONTACT_MESSAGES.serviceInterest,
    CONTACT_MESSAGES.state,
    CONTACT_MESSAGES.bestWayToContact,
    CONTACT_MESSAGES.dataStorageConsent,
  ]);
});
