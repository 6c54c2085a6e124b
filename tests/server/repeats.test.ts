/** Repeated posts, restored spam, quarantine, and rejected values. */
import { describe, expect, it } from 'vitest';
import { HONEYPOT } from '#lib/honeypot.ts';
import { SUBMIT_PATH } from '#features/quiz/email-gate.ts';
import { timeOf } from '#server/base/ids.ts';
import { site } from '#site';
import { until } from './cleanup.ts';
import { freshServer, rowsOf, sharedServer, startCrm } from './harness.ts';
import { acceptedId, lead, post, postForm } from './leads.ts';

const shared = sharedServer();
const keptOf = (data: string, { email }: Record<string, unknown>): Record<string, unknown>[] =>
  rowsOf(
    data,
    `select id, spam, visitor_token as token, page_uri as page,
      (select group_concat(state) from deliveries where lead_id = id) as states
      from leads where fields ->> 'email' = ?`,
    String(email),
  );

describe('The same content', () => {
  it('is one lead with a key, with another, without one, and form-encoded', async () => {
    const { origin, data } = shared();
    const body = lead({ communicationsOptIn: false, phone: '', message: '' });
    const first = await acceptedId(await post(origin, body, { 'Idempotency-Key': 'page one' }));
    const second = await acceptedId(await post(origin, body, { 'Idempotency-Key': 'page two' }));
    const third = await acceptedId(await post(origin, body));
    const again = await acceptedId(await post(origin, body, { 'Idempotency-Key': 'page two' }));
    const { communicationsOptIn: _no, ...rest } = body;
    const fields = Object.fromEntries(Object.entries(rest).map(([name, one]) => [name, `${one}`]));
    expect((await postForm(origin, fields)).status).toBe(303);
    expect(keptOf(data, body)).toMatchObject([{ id: first }]);
    expect(new Set([first, second, third]).size).toBe(3);
    expect(again).toBe(second);
  });

  it('gets a reference that does not reveal when the lead was received (L4)', async () => {
    const { origin } = shared();
    const body = lead();
    const first = await acceptedId(await post(origin, body));
    await new Promise((done) => setTimeout(done, 50));
    const asked = Date.now();
    const again = await acceptedId(await post(origin, body));
    expect(timeOf(again) - timeOf(first)).toBeGreaterThanOrEqual(50);
    expect(timeOf(again)).toBeGreaterThanOrEqual(asked);
  });
});

it('A lead marked as spam is delivered if it is posted again without spam signs', async () => {
  const crm = await startCrm();
  const { origin, data } = await freshServer(crm.env);
  const body = lead();
  const id = await acceptedId(await post(origin, { ...body, [HONEYPOT]: 'filled in' }));
  expect(keptOf(data, body)).toMatchObject([{ id, spam: 1, states: null }]);
  await acceptedId(await post(origin, body));
  await until(() => crm.accepted.length === 1);
  await until(() => keptOf(data, body)[0]?.['states'] === 'delivered');
  expect(keptOf(data, body)).toMatchObject([{ id, spam: 0 }]);
});

describe('An accepted text that cannot be an email address', () => {
  it('is quarantined: not sent to CRM, email or webhook', async () => {
    const crm = await startCrm();
    const { origin, data } = await freshServer({
      ...crm.env,
      WEBHOOK_URL: 'http://127.0.0.1:9/',
      HUBSPOT_QUIZ_FORM_ID: crm.env['HUBSPOT_CONTACT_FORM_ID'] ?? '',
    });
    const quiz = {
      formId: site.hubspot.forms.quiz,
      portalId: site.hubspot.portalId,
      email: 'me@',
      relationshipQuizCompleted: 'Yes',
      score: '24',
      result: 'needs-tune-up',
    };
    const headers = { 'Content-Type': 'application/json' };
    const sent = { method: 'POST', headers, body: JSON.stringify(quiz) };
    await acceptedId(await fetch(origin + SUBMIT_PATH, sent));
    const contact = lead({ email: 'linh@@example.com', phone: '' });
    await acceptedId(await post(origin, contact));
    const fine = lead();
    await acceptedId(await post(origin, fine));
    await until(() => crm.accepted.length === 1);
    for (const body of [quiz, contact])
      expect(keptOf(data, body)).toMatchObject([{ spam: 0, states: 'quarantined,quarantined' }]);
    expect(JSON.stringify(crm.accepted)).toContain(String(fine['email']));
    expect(rowsOf(data, 'select distinct lead_id from attempts')).toHaveLength(1);
  });

  it('is delivered if it has a phone number', async () => {
    const crm = await startCrm();
    const { origin, data } = await freshServer(crm.env);
    const body = lead({ email: 'minh@@example.com', phone: '214-555-0188' });
    await acceptedId(await post(origin, body));
    // The lead is sent to the CRM, which validates the email itself.
    const states = (): unknown[] => keptOf(data, body).map((kept) => kept['states']);
    await until(() => states()[0] !== 'waiting');
    expect(states()).toEqual(['refused']);
  });
});

it("HubSpot's cookie is not stored with Global Privacy Control (L6)", async () => {
  const { origin, data } = shared();
  const cookie = { Cookie: `hubspotutk=${'0af1'.repeat(8)}` };
  const [tracked, asked] = [lead(), lead()];
  await acceptedId(await post(origin, tracked, cookie));
  await acceptedId(await post(origin, asked, { ...cookie, 'Sec-GPC': '1' }));
  expect(keptOf(data, tracked)).toMatchObject([{ token: '0af1'.repeat(8) }]);
  expect(keptOf(data, asked)).toMatchObject([{ token: null }]);
});

it.each(['/\u0000/evil.example', '/\u202e\\evil.example', '\u0007//evil.example'])(
  'A page URI of another site, hidden by characters that are stripped, is not stored (L12): %j',
  async (pageUri) => {
    const { origin, data } = shared();
    const body = lead({ pageUri });
    const answer = await post(origin, body);
    expect(answer.status).toBe(422);
    expect(Object.keys((await answer.json()).errors)).toEqual(['pageUri']);
    expect(keptOf(data, body)).toEqual([]);
    const fine = lead({ pageUri: '/a\u0000b' });
    await acceptedId(await post(origin, fine));
    expect(keptOf(data, fine)).toMatchObject([{ page: '/ab' }]);
  },
);
