/** The forms of the site: where each is, what is typed into it, and how it says that it is sending or has been sent. */
import { THANK_YOU_PATHS } from '#lib/fixed-paths.ts';
import { expect, type Locator, type Page } from '@playwright/test';
import { CONTACT_PATH } from '#features/booking/contact.schema.ts';
import { ENGLISH_NEWSLETTER } from '#features/newsletter/words.en.ts';
import { RESET_PATH, resetReceived } from '#features/reset/reset.schema.ts';
import { spanishContact } from '#features/booking/words.es.ts';
import { SUBMIT_PATH } from '#features/quiz/email-gate.ts';
import { site } from '#site';
import { scaled } from '../run/limits.ts';
import { sentNote } from './contact-form.ts';
import { fillContact } from './form.ts';
import { newsletter, reset } from './islands.ts';

export interface SiteForm {
  /** Address of the page that it is on. */
  path: string;
  /** Where it posts to. */
  api: string;
  /** The form, or the dialog around it. */
  find: (page: Page) => Locator;
  /** The button that opens its dialog. */
  opener?: (page: Page) => Locator;
  /** Fills in all that is required. */
  fill: (form: Locator, email?: string) => Promise<void>;
  /** Name of the first field, which `fill` gives the value `Thảo`. */
  first: string;
  send: string;
  sending: string;
  /** What says that it has arrived. */
  sent: (page: Page) => Locator;
  /** The page that follows without a script. */
  thanks: string;
}

const typeInto = async (form: Locator, fields: Record<string, string>): Promise<void> => {
  for (const [name, value] of Object.entries(fields))
    await form.locator(`[name=${name}]`).fill(value);
};

export const fillNewsletter = (form: Locator, email = ' nguyen@example.com '): Promise<void> =>
  typeInto(form, { firstName: 'Thảo', lastName: 'Null', email });

/** Fills the first step of the Reset. */
export const fillInfo = (form: Locator, email = ' nguyen@example.com '): Promise<void> =>
  typeInto(form, { firstname: 'Thảo', lastname: 'Null', email, phone: '214 555 0142' });

/** Fills all required fields of the Reset, up to its last step; without a script, there are no steps. */
export async function fillReset(form: Locator, email?: string): Promise<void> {
  await fillInfo(form, email);
  const evenings = form.getByLabel('Evenings');
  await inItsStep(form, evenings, (options) => evenings.check(options));
  const message = form.locator('[name=reset_message]');
  await inItsStep(form, message, (options) => message.fill('Tacos.', options));
}

/** Fills in a field of the next step. A form whose script is late gets its steps meanwhile. */
const inItsStep = (
  form: Locator,
  field: Locator,
  fill: (options: { timeout: number }) => Promise<void>,
): Promise<void> =>
  expect(async () => {
    const options = { timeout: scaled(1000) };
    if (!(await field.isVisible())) await form.getByRole('button', { name: 'Next' }).click(options);
    await fill(options);
  }).toPass({ timeout: scaled(20_000) });

const words = spanishContact(site.consultation);
async function fillSpanish(form: Locator, email = 'lupe@example.com'): Promise<void> {
  await typeInto(form, { firstName: 'Thảo', lastName: 'Núñez', email, state: 'Texas' });
  await form.locator('[name=serviceInterest]').selectOption('couples-therapy');
  await form.getByRole('radio', { name: words.ways.text, exact: true }).check();
  await form.locator('[name=dataStorageConsent]').check();
}

const CONTACT = {
  api: CONTACT_PATH,
  find: (page: Page) => page.locator(`form[action$="${CONTACT_PATH}"]`),
  fill: (form: Locator, email?: string) => fillContact(form.page(), email),
  first: 'firstName',
  send: 'Book my Vibe Check',
  sending: 'Submitting...',
  sent: sentNote,
  // Without a number, whatever way they asked for.
  thanks: `${THANK_YOU_PATHS.first}#by-email`,
};
const NEWSLETTER = {
  api: SUBMIT_PATH,
  fill: fillNewsletter,
  first: 'firstName',
  send: 'Pour Me In',
  sending: 'Signing Up...',
  sent: (page: Page) => page.getByText(ENGLISH_NEWSLETTER.thanks),
  thanks: '/signed-up',
};
const RESET = {
  api: RESET_PATH,
  fill: fillReset,
  first: 'firstname',
  send: 'Send request',
  sending: 'Submitting...',
  sent: (page: Page) => page.getByText(resetReceived(site.consultation.name)),
  thanks: '/reset-requested',
};

export const CONTACT_FORM: SiteForm = { ...CONTACT, path: '/' };
export const BOOKING_FORM: SiteForm = { ...CONTACT, path: '/vibe-check' };
export const SPANISH_FORM: SiteForm = {
  ...CONTACT,
  path: '/es',
  fill: fillSpanish,
  send: words.send,
  sending: words.sending,
  sent: (page) => page.locator('[data-hydrate="toasts"] li', { hasText: words.toasts.sent.title }),
  thanks: `${THANK_YOU_PATHS.es}#by-email`,
};
export const NEWSLETTER_FORM: SiteForm = {
  ...NEWSLETTER,
  path: '/resources-hub',
  find: (page) => page.locator('#newsletter form'),
};
export const NEWSLETTER_DIALOG: SiteForm = {
  ...NEWSLETTER,
  path: '/',
  find: (page) => newsletter(page).box,
  opener: (page) => newsletter(page).opener,
};
export const RESET_FORM: SiteForm = {
  ...RESET,
  path: '/reset',
  find: (page) => page.locator('#book'),
};
export const RESET_DIALOG: SiteForm = {
  ...RESET,
  path: '/',
  find: (page) => reset(page).box,
  opener: (page) => reset(page).opener,
};

/** The submit button, whatever it says. */
export const submitOf = (form: Locator): Locator => form.locator('[type=submit]');

/** Opens the dialog of a form that is in one, on the page that is open. */
export async function openDialog(page: Page, { find, opener, first }: SiteForm): Promise<Locator> {
  const form = find(page);
  await opener?.(page).click();
  await expect(form.locator(`[name=${first}]`)).toBeVisible();
  return form;
}

/** Opens a form on its page. */
export async function openForm(page: Page, form: SiteForm): Promise<Locator> {
  await page.goto(form.path);
  return openDialog(page, form);
}

/** All that a form would post natively, by name. */
export const inputOf = (form: Locator): Promise<Record<string, unknown>> =>
  submitOf(form).evaluate((button: HTMLButtonElement) =>
    Object.fromEntries(new FormData(button.form ?? undefined)),
  );
