/** A form is answered in the language of the page it was sent from; English where that page is old or unknown. */
import { RESET_THANKS_PATHS, THANK_YOU_PATHS } from '#lib/fixed-paths.ts';
import { load } from 'cheerio';
import { expect, it } from 'vitest';
import { CONTACT_MESSAGES } from '#features/booking/contact.schema.ts';
import { RESET_PATH } from '#features/reset/reset.schema.ts';
import { site } from '#site';
import { rowsOf, sharedServer } from './harness.ts';
import { lead, post, postForm, postingForms } from './leads.ts';

const shared = sharedServer();

function fields(changes: Record<string, string>): Record<string, string> {
  const all = Object.entries(lead({ dataStorageConsent: 'on', ...changes }));
  return Object.fromEntries(all.map(([name, value]) => [name, String(value)]));
}

it('without JavaScript, a wrong Spanish post comes back as the Spanish page, with Spanish messages', async () => {
  const answer = await postForm(shared().origin, fields({ pageUri: '/es', lastName: '' }));
  expect(answer.status).toBe(422);
  const $ = load(await answer.text());
  expect($('html').attr('lang')).toBe('es');
  expect($('title').text()).toBe('Error: Terapia de pareja');
  expect($('[data-error-for=lastName]').text()).toBe('Escriba su apellido');
  expect($('[data-error-summary] a').text()).toBe('Escriba su apellido');
  // The next one in English is not answered from what is remembered of the Spanish page, nor the other way around.
  const english = await postForm(shared().origin, fields({ pageUri: '/vibe-check', lastName: '' }));
  const page = load(await english.text());
  expect(page('html').attr('lang')).toBe('en');
  expect(page('[data-error-for=lastName]').text()).toBe(CONTACT_MESSAGES.lastName);
});

it('a right one ends on the Spanish page of thanks, and is kept with the Spanish consent', async () => {
  const { origin, data } = shared();
  const sent = fields({ pageUri: '/es', communicationsOptIn: 'on' });
  const { status, headers } = await postForm(origin, sent);
  expect([status, headers.get('location')]).toEqual([303, `${THANK_YOU_PATHS.es}#by-text`]);
  const [row] = rowsOf(
    data,
    "select consents, page_uri from leads where fields ->> 'email' = ?",
    sent['email'] ?? '',
  );
  // The page says which language the person wrote in: the contract has no field for it.
  expect(row?.['page_uri']).toBe('/es');
  const consents = JSON.parse(String(row?.['consents']));
  expect(consents.dataStorageConsent).toContain(`Acepto que ${site.name} guarde`);
  expect(consents.communicationsOptIn).toMatch(/^Quiero recibir/);
});

it('a script is answered in the same words', async () => {
  const answer = await post(shared().origin, lead({ pageUri: '/es', email: 'nadie' }));
  const { errors } = await answer.json();
  expect(errors).toEqual({ email: 'Escriba un correo electrónico válido' });
});

it.each(['/fr', '/escape', '/', 'no path at all'])('from %s it is English', async (pageUri) => {
  const answer = await postForm(shared().origin, fields({ pageUri, lastName: '' }));
  expect(await answer.text()).toContain(CONTACT_MESSAGES.lastName);
});

const postReset = postingForms(RESET_PATH);
const resetFields = (changes: Record<string, string> = {}): Record<string, string> => ({
  firstname: 'Ximena',
  lastname: 'Ríos',
  email: 'ximena@example.com',
  phone: '214 555 0142',
  preferred_contact_time: 'evening',
  pageUri: '/es/reset',
  pageName: 'Reset Form',
  ...changes,
});

it('a wrong Spanish Reset comes back in Spanish with its input, a right one ends on its own page of thanks, with the consent that was shown', async () => {
  const { origin, data } = shared();
  const wrong = await postReset(origin, resetFields({ firstname: '', phone: '-' }));
  expect(wrong.status).toBe(422);
  const $ = load(await wrong.text());
  expect($('html').attr('lang')).toBe('es');
  expect($('[data-error-for=firstname]').text()).toBe('Escriba su nombre');
  expect($('[data-error-summary]').text()).toMatch(/Escriba su nombre.*Escriba su teléfono/);
  const right = await postReset(origin, resetFields());
  expect([right.status, right.headers.get('location')]).toEqual([303, RESET_THANKS_PATHS.es]);
  const [row] = rowsOf(
    data,
    "select consents, page_uri from leads where fields ->> 'email' = ?",
    'ximena@example.com',
  );
  expect(row?.['page_uri']).toBe('/es/reset');
  expect(JSON.parse(String(row?.['consents']))).toEqual({
    dataStorageConsent: `${site.legalName} guarda lo que mande aquí para que su equipo pueda responderle.`,
  });
  const english = await postReset(origin, resetFields({ pageUri: '/reset', firstname: '' }));
  expect(load(await english.text())('[data-error-for=firstname]').text()).toBe(
    CONTACT_MESSAGES.firstName,
  );
});
