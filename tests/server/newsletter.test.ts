/** Newsletter signups at the server: what is kept, answered and delivered (R227, R231, D35, contract HTTP). */
import { load } from 'cheerio';
import { expect, it } from 'vitest';
import { CONTACT_MESSAGES, HONEYPOT } from '#domain/lead.ts';
import { SIGNED_UP_PATH, SIGNUP_PAGE_NAME } from '#domain/newsletter.ts';
import { SUBMIT_PATH } from '#domain/quiz-gate.ts';
import { site } from '#site';
import { startStandIn } from '../hubspot/stand-in.ts';
import {
  acceptedId,
  afterwards,
  emptyFolder,
  rowsOf,
  sharedServer,
  startServer,
  until,
} from './harness.ts';

const shared = sharedServer();
let visitors = 0;

const signup = (changes: object = {}): Record<string, unknown> => {
  visitors += 1;
  return {
    formId: site.hubspot.forms.newsletter,
    portalId: site.hubspot.portalId,
    firstName: 'Thảo',
    lastName: "O'Brien",
    email: `reader-${visitors}@example.com`,
    pageName: SIGNUP_PAGE_NAME,
    pageUri: '/',
    ...changes,
  };
};

const post = (origin: string, body: unknown, headers = {}): Promise<Response> =>
  fetch(origin + SUBMIT_PATH, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

/** The form without JavaScript: it knows no ids. */
const form = (origin: string, changes: object = {}): Promise<Response> => {
  const { formId: _form, portalId: _portal, ...fields } = signup(changes);
  return fetch(origin + SUBMIT_PATH, {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(fields as Record<string, string>).toString(),
    redirect: 'manual',
  });
};

const leads = (data: string): Record<string, unknown>[] =>
  rowsOf(data, "select * from leads where form = 'newsletter' order by id");

it('R227 a signup is kept, with what was said about the address and without the ids', async () => {
  const { origin, data } = shared();
  const body = signup();
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
  expect(consents.communicationsOptIn).toContain('The Clarity Drip');
});

it('R226 D35 what is wrong is said by field, and nothing is kept', async () => {
  const { origin, data } = shared();
  const before = leads(data).length;
  for (const email of ['a@b', 'a b@c.d', '', `${'x'.repeat(250)}@example.com`, 5]) {
    const answer = await post(origin, signup({ email }));
    const { message, errors } = await answer.json();
    expect([answer.status, typeof message, Object.keys(errors)]).toEqual([
      422,
      'string',
      ['email'],
    ]);
  }
  const empty = await post(origin, {});
  expect((await empty.json()).errors).toEqual({
    firstName: CONTACT_MESSAGES.firstName,
    lastName: CONTACT_MESSAGES.lastName,
    email: CONTACT_MESSAGES.email,
  });
  const foreign = await post(origin, signup({ formId: 'another', portalId: '1' }));
  expect(Object.keys((await foreign.json()).errors).sort()).toEqual(['formId', 'portalId']);
  expect(leads(data)).toHaveLength(before);
});

it('one key is one signup, a trap is spam', async () => {
  const { origin, data } = shared();
  const [body, key] = [signup(), { 'Idempotency-Key': 'signup key' }];
  const ids = await Promise.all(
    [1, 2, 3].map(async () => acceptedId(await post(origin, body, key))),
  );
  expect(new Set(ids).size).toBe(1);
  const caught = await acceptedId(await post(origin, signup({ [HONEYPOT]: 'buy' })));
  expect(rowsOf(data, 'select spam from leads where id = ?', caught)).toEqual([{ spam: 1 }]);
});

it('without JavaScript it ends on its thank-you page, or comes back with what was typed', async () => {
  const { origin, data } = shared();
  const good = await form(origin, { lastName: 'Form' });
  expect([good.status, good.headers.get('location')]).toEqual([303, SIGNED_UP_PATH]);
  expect(String(leads(data).at(-1)?.['fields'])).toContain('"Form"');

  const bad = await form(origin, { email: 'nobody@nowhere', lastName: '' });
  expect(bad.status).toBe(422);
  const $ = load(await bad.text());
  expect($('title').text()).toBe('Error: Resources Hub');
  expect($('#signup-firstName').val()).toBe('Thảo');
  expect($('#signup-email').val()).toBe('nobody@nowhere');
  expect($('#signup-email-error').text()).toBe(CONTACT_MESSAGES.email);
  expect(
    $('[data-error-summary] a')
      .map((_, at) => at.attribs['href'])
      .get(),
  ).toEqual(['#signup-lastName', '#signup-email']);
});

it('a signup reaches its own form at the CRM, with the opt-in', async () => {
  const crm = await startStandIn({
    formId: 'newsletter-form',
    fields: ['email', 'firstname', 'lastname'],
    required: ['email'],
  });
  afterwards(() => crm.down());
  const { origin } = await startServer(emptyFolder(), {
    ...crm.env,
    HUBSPOT_NEWSLETTER_FORM_ID: 'newsletter-form',
    HUBSPOT_SUBSCRIPTION_ID: '999',
  });
  const body = signup();
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
