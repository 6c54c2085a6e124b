/** Newsletter form on the server: storage, responses and delivery (R227, R231, D35, contract HTTP). */
import { load } from 'cheerio';
import { expect, it } from 'vitest';
import { CONTACT_MESSAGES } from '#features/booking/contact.schema.ts';
import {
  NEWSLETTER_THANKS_PATH,
  NEWSLETTER_PAGE_NAME,
} from '#features/newsletter/newsletter.schema.ts';
import { SUBMIT_PATH } from '#features/quiz/email-gate.ts';
import { site } from '#site';
import { until } from './cleanup.ts';
import { freshServer, rowsOf, sharedServer, startCrm } from './harness.ts';
import { acceptedId, posting, postingForms } from './leads.ts';
import { attributes } from './page.ts';

const shared = sharedServer();
let visitors = 0;

const newsletterBody = (changes: object = {}): Record<string, unknown> => {
  visitors += 1;
  return {
    formId: site.hubspot.forms.newsletter,
    portalId: site.hubspot.portalId,
    firstName: 'Thảo',
    lastName: "O'Brien",
    email: `reader-${visitors}@example.com`,
    pageName: NEWSLETTER_PAGE_NAME,
    pageUri: '/',
    ...changes,
  };
};

const post = posting(SUBMIT_PATH);
const postForm = postingForms(SUBMIT_PATH);

/** The form without JavaScript sends no ids. */
const form = (origin: string, changes: object = {}): Promise<Response> => {
  const { formId: _form, portalId: _portal, ...fields } = newsletterBody(changes);
  return postForm(origin, fields);
};

const leads = (data: string): Record<string, unknown>[] =>
  rowsOf(data, "select * from leads where form = 'newsletter' order by id");

it('R227 a newsletter lead is stored with its consent and without the ids', async () => {
  const { origin, data } = shared();
  const body = newsletterBody();
  const id = await acceptedId(await post(origin, body));
  const [row] = rowsOf(data, 'select * from leads where id = ?', id);
  expect(row).toMatchObject({
    form: 'newsletter',
    page_uri: '/',
    page_name: 'Newsletter Signup',
    spam: 0,
  });
  expect(JSON.parse(String(row?.['fields']))).toEqual({
    firstName: 'Thảo',
    lastName: "O'Brien",
    email: body['email'],
  });
  const consents = JSON.parse(String(row?.['consents']));
  expect(Object.keys(consents).sort()).toEqual(['communicationsOptIn', 'dataStorageConsent']);
  expect(consents.communicationsOptIn).toContain(site.newsletter.name);
});

it('without JavaScript it redirects to its thank-you page, or shows the form with the input', async () => {
  const { origin, data } = shared();
  const good = await form(origin, { lastName: 'Form' });
  expect([good.status, good.headers.get('location')]).toEqual([303, NEWSLETTER_THANKS_PATH]);
  expect(String(leads(data).at(-1)?.['fields'])).toContain('"Form"');

  const bad = await form(origin, { email: 'nobody@nowhere', lastName: '' });
  expect(bad.status).toBe(422);
  const $ = load(await bad.text());
  expect($('title').text()).toBe('Error: Resources Hub');
  expect($('#signup-firstName').val()).toBe('Thảo');
  expect($('#signup-email').val()).toBe('nobody@nowhere');
  expect($('#signup-email-error').text()).toBe(CONTACT_MESSAGES.email);
  expect(attributes($('[data-error-summary] a'), 'href')).toEqual([
    '#signup-lastName',
    '#signup-email',
  ]);
});

it('from a Spanish page it is answered in Spanish, and kept with the Spanish consent', async () => {
  const { origin, data } = shared();
  const wrong = await post(origin, newsletterBody({ pageUri: '/es', email: 'nadie' }));
  expect((await wrong.json()).errors).toEqual({ email: 'Escriba un correo electrónico válido' });
  await acceptedId(await post(origin, newsletterBody({ pageUri: '/es' })));
  const consents = JSON.parse(String(leads(data).at(-1)?.['consents']));
  expect(consents.communicationsOptIn).toMatch(/Puede cancelar cuando quiera\.$/);
});

it('a newsletter lead is delivered to its CRM form, with the opt-in', async () => {
  const crm = await startCrm({
    formId: 'newsletter-form',
    fields: ['email', 'firstname', 'lastname'],
    required: ['email'],
  });
  const { origin } = await freshServer({
    ...crm.env,
    HUBSPOT_NEWSLETTER_FORM_ID: 'newsletter-form',
    HUBSPOT_SUBSCRIPTION_ID: '999',
  });
  const body = newsletterBody();
  await acceptedId(await post(origin, body));
  await until(() => crm.accepted.length > 0);
  const [{ submission } = { submission: undefined }] = crm.accepted;
  const values = submission?.fields.map(({ name, value }) => [name, value]) ?? [];
  expect(Object.fromEntries(values)).toEqual({
    email: body['email'],
    firstname: 'Thảo',
    lastname: "O'Brien",
  });
  expect(submission?.legalConsentOptions?.consent).toMatchObject({
    communications: [{ value: true, subscriptionTypeId: 999 }],
  });
});
