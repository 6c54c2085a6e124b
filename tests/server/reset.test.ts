/** The Reset form on the server: storage, responses and delivery (R268–R271, D41, contract HTTP). */
import { RESET_THANKS_PATHS } from '#lib/fixed-paths.ts';
import { load } from 'cheerio';
import { describe, expect, it } from 'vitest';
import { RESET_PAGE_NAME, RESET_PATH } from '#features/reset/reset.schema.ts';
import { CONTACT_MESSAGES } from '#features/booking/contact.schema.ts';
import { site } from '#site';
import { until } from './cleanup.ts';
import { freshServer, rowsOf, sharedServer, startCrm } from './harness.ts';
import { acceptedId, posting, postingForms } from './leads.ts';
import { attributes } from './page.ts';

const shared = sharedServer();
let visitors = 0;

/** As the hydrated form sends it. */
const resetBody = (changes: object = {}): Record<string, unknown> => {
  visitors += 1;
  return {
    firstname: 'Thảo',
    lastname: "O'Brien",
    email: `couple-${visitors}@example.com`,
    phone: '214 555 0142',
    contact_preferences: 'phone',
    intensive_type: 'couple_reset',
    preferred_contact_time: 'evening',
    reset_message: 'Two phones in one bed.',
    formId: site.hubspot.forms.reset,
    pageUri: '/',
    pageName: RESET_PAGE_NAME,
    ...changes,
  };
};

const post = posting(RESET_PATH);
const postForm = postingForms(RESET_PATH);

/** What the form without JavaScript sends: no id, and no unanswered question. */
const form = (origin: string, changes: object = {}): Promise<Response> => {
  const { formId: _form, intensive_type: _open, ...fields } = resetBody(changes);
  return postForm(origin, fields);
};

const fieldsOf = (data: string, id: string): unknown =>
  JSON.parse(String(rowsOf(data, 'select fields from leads where id = ?', id)[0]?.['fields']));
const count = (data: string): number =>
  rowsOf(data, "select id from leads where form = 'reset'").length;

describe('A request as JSON', () => {
  it('R270 is stored with its consent, and without the id', async () => {
    const { origin, data } = shared();
    const body = resetBody();
    const id = await acceptedId(await post(origin, body));
    const { formId: _form, pageUri: _uri, pageName: _name, ...fields } = body;
    expect(fieldsOf(data, id)).toEqual(fields);
    const [row] = rowsOf(data, 'select * from leads where id = ?', id);
    expect(row).toMatchObject({
      form: 'reset',
      page_uri: '/',
      page_name: 'Reset Form',
      spam: 0,
    });
    expect(String(row?.['consents'])).toContain('so its team can reply to you');
  });

  it('D41 an unanswered question is stored as undecided', async () => {
    const { origin, data } = shared();
    const id = await acceptedId(await post(origin, resetBody({ intensive_type: 'reset' })));
    expect(fieldsOf(data, id)).toMatchObject({ intensive_type: 'undecided' });
  });
});

describe('The form without JavaScript', () => {
  it('redirects to its thank-you page', async () => {
    const { origin, data } = shared();
    const good = await form(origin, { firstname: 'Form' });
    expect([good.status, good.headers.get('location')]).toEqual([303, RESET_THANKS_PATHS.first]);
    const [row] = rowsOf(data, "select fields from leads where fields ->> 'firstname' = 'Form'");
    expect(JSON.parse(String(row?.['fields']))).toMatchObject({
      intensive_type: 'undecided',
      contact_preferences: 'phone',
    });
  });

  it('shows the form with the input and the errors', async () => {
    const { origin, data } = shared();
    const before = count(data);
    const bad = await form(origin, { email: 'nobody@nowhere', phone: '', reset_message: '<b>' });
    expect(bad.status).toBe(422);
    const $ = load(await bad.text());
    expect($('title').text()).toBe('Error: 6-Session Reset');
    expect(
      ['firstname', 'lastname', 'email', 'phone', 'reset_message'].map((name) =>
        $(`#book-${name}`).val(),
      ),
    ).toEqual(['Thảo', "O'Brien", 'nobody@nowhere', '', '<b>']);
    expect(attributes($('[checked]'), 'value')).toEqual(['phone', 'evening']);
    expect($('#book-email-error').text()).toBe(CONTACT_MESSAGES.email);
    expect(attributes($('[data-error-summary]:not([hidden]) a'), 'href')).toEqual([
      '#book-email',
      '#book-phone',
    ]);
    expect($('astro-island[client]')).toHaveLength(0);
    expect(count(data)).toBe(before);
  });
});

it('a Reset lead is delivered to its CRM form, also with an unanswered question', async () => {
  const crm = await startCrm({
    formId: 'reset-form',
    fields: [
      'email',
      'firstname',
      'lastname',
      'phone',
      'contact_preferences',
      'intensive_type',
      'preferred_contact_time',
      'reset_message',
    ],
    required: ['email'],
  });
  const { origin } = await freshServer({
    ...crm.env,
    HUBSPOT_RESET_FORM_ID: 'reset-form',
  });
  for (const intensive_type of ['reset', 'individual_reset']) {
    await acceptedId(await post(origin, resetBody({ intensive_type, reset_message: 'undecided' })));
  }
  await until(() => crm.accepted.length > 1);
  const sent = crm.accepted.map(({ submission }) =>
    Object.fromEntries(submission.fields.map(({ name, value }) => [name, value])),
  );
  expect(sent.map(({ intensive_type }) => intensive_type).sort()).toEqual([
    'individual_reset',
    undefined,
  ]);
  for (const fields of sent) {
    expect(fields).toMatchObject({
      firstname: 'Thảo',
      phone: '214 555 0142',
      contact_preferences: 'phone',
      preferred_contact_time: 'evening',
      reset_message: 'undecided',
    });
  }
});
