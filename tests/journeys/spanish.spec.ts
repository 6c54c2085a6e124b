/** The Spanish landing page and the words of its form; what holds for every form: forms.spec.ts. */
import { THANK_YOU_PATHS } from '#lib/fixed-paths.ts';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { spanishContact } from '#features/booking/words.es.ts';
import { promised } from '#features/booking/words.ts';
import { replyText } from '#lib/reply-words.ts';
import { thankYouPlace } from '#features/booking/contact.schema.ts';
import { site } from '#site';
import { violations } from './axe-page.ts';
import { catchRequests, message, toast } from './contact-form.ts';
import { cutOff } from './cut-off.ts';
import { SPANISH_FORM, submitOf } from './forms.ts';
import { expectHelpInView } from './help.ts';
import { open } from './open.ts';

const reply = replyText(site.consultation.replyHours, 'es');
const { messages, thanks, toasts, unsent } = spanishContact(site.consultation);

/** English words of the form. */
const ENGLISH = /\b(?:your|please|required|submit|optional|choose)\b/i;

async function expectAccessible(page: Page): Promise<void> {
  // What the header of a scrolled page covers halfway is no small target.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  expect(await violations(page)).toEqual([]);
  expect(await cutOff(page)).toEqual([]);
}

test('from home and back, the form says everything in Spanish: what is missing, that it failed, and thanks', async ({
  page,
}) => {
  const requests = await catchRequests(page, { status: 500 }, { status: 200 });
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Español' }).click();
  await expect(page).toHaveURL('/es');
  const form = SPANISH_FORM.find(page);
  await submitOf(form).click();
  for (const [name, text] of Object.entries({
    firstName: messages?.['First name is required'],
    email: messages?.['Please enter a valid email address'],
    serviceInterest: messages?.['Please select a service'],
    dataStorageConsent: messages?.['You must consent to data storage to submit this form'],
  }))
    await expect(message(page, name)).toHaveText(text ?? 'no word');
  const summary = page.locator('[data-error-summary]');
  await expect(summary).toBeFocused();
  await expect(summary).not.toContainText(ENGLISH);
  expect(requests).toEqual([]);

  await SPANISH_FORM.fill(form);
  await submitOf(form).click();
  await expect(toast(page, toasts.failed.title)).toBeVisible();
  await expect(form.getByText(unsent.title)).toBeVisible();
  await expect(form).not.toContainText(ENGLISH);
  // It covers what is below it while it is there.
  await page.getByRole('button', { name: 'Cerrar' }).click();
  await expectAccessible(page);
  await submitOf(form).click();
  await expect(toast(page, toasts.sent.title)).toContainText(
    promised(toasts.sent.description, reply),
  );
  await expect(form.getByRole('status').first()).toContainText(thanks.title);
  await page.getByRole('banner').getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL('/');

  await test.step('the page of thanks says who answers, with a face, and ends with the way back', async () => {
    await open(page, THANK_YOU_PATHS.es);
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
    await expectHelpInView(page);
    const said = page.locator('[data-said]');
    await expect(said).toContainText('Teo Larkspur lee lo que mandó. Él mismo le contesta.');
    const loaded = (picture: Locator): Promise<boolean> =>
      picture.evaluate((image: HTMLImageElement) => image.decode().then(() => image.width > 40));
    const face = said.getByRole('presentation', { includeHidden: true });
    await expect(face).toBeInViewport({ ratio: 1 });
    expect(await loaded(face)).toBe(true);
    await expectAccessible(page);
    // What was sent without JavaScript ends here; the address names the one way that holds.
    const anyWay = page.getByText('Teo le contesta en español.');
    const texts = page.getByText('Teo le manda un mensaje de texto.');
    await expect(anyWay).toBeVisible();
    await expect(texts).toBeHidden();
    await page.goto(`${THANK_YOU_PATHS.es}#${thankYouPlace('text')}`);
    await expect(texts).toBeVisible();
    await expect(anyWay).toBeHidden();
    await expect(page.getByText('Teo le llama.')).toBeHidden();
    await expect(page.locator('main a').last()).toHaveText('Volver al inicio');
    await page.locator('main a').last().click();
    await expect(page).toHaveURL('/es');
  });
});

test('a call is booked in Spanish, from the times to the page of thanks, and the way back to English leads to the same page', async ({
  page,
}) => {
  const words =
    /\b(?:Mon|Tues|Wednes|Thurs|Fri)day\b|\b[AP]M\b|\b(?:time|pick|your|show|days|what|next|call)\b/i;
  await catchRequests(page, { status: 200 });
  await open(page, '/es/llamada');
  // biome-ignore lint/performance/useDomNodeTextContent: the text content has the styles of the island, too.
  const shown = (): Promise<string> => page.locator('main').innerText();
  expect(await shown()).not.toMatch(words);
  const times = page.locator('[data-days] input[name=slot]:enabled');
  await expect(times.first()).toHaveAttribute('data-day', /^\p{L}+, \d+ de \p{L}+$/u);
  const form = SPANISH_FORM.find(page);
  await SPANISH_FORM.fill(form);
  await times.first().check();
  await expect(page.locator('[data-chosen]')).toContainText('Teo le escribe primero un correo.');
  await expectAccessible(page);
  await submitOf(form).click();
  const said = page.locator('[data-said]');
  await expect(said).toBeFocused();
  await expect(said.getByRole('heading', { level: 1 })).toHaveText(
    /^Su llamada es el \p{L}+ \d+ de \p{L}+, \d+:\d\d [ap]\. m\.$/u,
  );
  await expect(said.getByRole('link', { name: 'Agregar al calendario' })).toHaveAttribute(
    'href',
    /first=email&language=es$/,
  );
  expect(await shown()).not.toMatch(words);
  await expectAccessible(page);
  await page.getByRole('banner').getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL('/vibe-check');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Español' }).click();
  await expect(page).toHaveURL('/es/llamada');
});

test('policies and notices are in Spanish, from the footer on, and lead to the English text that counts and back', async ({
  page,
}) => {
  await page.goto('/es');
  const footer = page.getByRole('contentinfo');
  await footer.getByRole('link', { name: 'Avisos oficiales' }).click();
  await expect(page).toHaveURL('/es/avisos');
  await expectAccessible(page);
  await page.getByRole('main').getByRole('link', { name: 'Aviso sobre quejas' }).click();
  await expect(page).toHaveURL('/es/avisos/quejas');
  await expectAccessible(page);
  await page.getByRole('main').getByRole('link', { name: 'El texto en inglés' }).click();
  await expect(page).toHaveURL('/notices/complaint-notice');
  await footer.getByRole('link', { name: 'Español' }).click();
  await expect(page).toHaveURL('/es/avisos/quejas');
  await footer.getByRole('link', { name: 'Cookies' }).click();
  await expect(page).toHaveURL('/es/politica-de-cookies');
  await expect(page.getByRole('table', { name: 'Necesario' })).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await expectAccessible(page);
});
