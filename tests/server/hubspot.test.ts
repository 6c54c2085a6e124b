/** Interpretation of HubSpot responses, using the fake over HTTP. */
import { afterEach, describe, expect, it } from 'vitest';
import { startFakeHubSpot, type Fault, type FakeHubSpot } from '../hubspot/fake-hubspot.ts';
import { DAY } from '#server/base/clock.ts';
import { getConfig } from '#server/base/config.ts';
import { type FieldOverrides, submissionOf } from '#server/leads/delivery/hubspot-submission.ts';
import { createHubSpot } from '#server/leads/delivery/hubspot.ts';
import { parseRetryAfter } from '#server/base/post-json.ts';
import type { Lead } from '#server/leads/lead.ts';

const NOW = Date.UTC(2026, 10, 20);

const LEAD: Lead = {
  id: '01a1fb5a-e050-7000-88f5-0f7db36938cb',
  form: 'contact',
  fields: {
    firstName: 'Linh',
    lastName: 'Nguyễn',
    email: 'linh@example.com',
    phone: '',
    communicationsOptIn: false,
    dataStorageConsent: true,
  },
  receivedAt: NOW - DAY,
  pageUri: '/vibe-check?a=1',
  pageName: 'Vibe Check',
  visitorToken: 'a'.repeat(32),
  consents: { dataStorageConsent: 'I consent.' },
  spam: false,
  selfTest: false,
};

let crm: FakeHubSpot | undefined;
afterEach(() => crm?.down());

async function deliver(fault?: Fault, lead = LEAD, env = {}) {
  crm = await startFakeHubSpot();
  crm.behave(fault);
  const destination = createHubSpot(
    getConfig({ SITE_URL: 'https://practice.example', ...crm.env, ...env }),
    { now: () => NOW },
  );
  return { outcome: await destination.deliver(lead), crm };
}

describe('A submission', () => {
  it('contains fields, time, page and consent, without blank values', async () => {
    const {
      outcome,
      crm: { accepted },
    } = await deliver();
    expect(outcome).toEqual({ kind: 'delivered', status: 200 });
    expect(accepted[0]?.submission).toEqual({
      submittedAt: String(LEAD.receivedAt),
      fields: [
        { objectTypeId: '0-1', name: 'firstname', value: 'Linh' },
        { objectTypeId: '0-1', name: 'lastname', value: 'Nguyễn' },
        { objectTypeId: '0-1', name: 'email', value: 'linh@example.com' },
        { objectTypeId: '0-1', name: 'communications_opt_in', value: 'false' },
      ],
      context: {
        pageUri: 'https://practice.example/vibe-check?a=1',
        pageName: 'Vibe Check',
        hutk: 'a'.repeat(32),
      },
      legalConsentOptions: { consent: { consentToProcess: true, text: 'I consent.' } },
    });
  });

  it('omits safe-contact answers unless a field is configured for them', () => {
    const lead = { ...LEAD, fields: { safeToCall: 'no', safeToText: 'yes' } };
    const sent = (fields: FieldOverrides) =>
      submissionOf(lead, { siteUrl: '', fields, subscriptionId: undefined }, NOW).fields;
    expect(sent({})).toEqual([]);
    expect(sent({ safeToCall: 'safe_to_call' })).toEqual([
      { objectTypeId: '0-1', name: 'safe_to_call', value: 'no' },
    ]);
  });

  it('older than HubSpot accepts is sent without its time', async () => {
    const {
      outcome,
      crm: { accepted },
    } = await deliver(undefined, { ...LEAD, receivedAt: NOW - 40 * DAY });
    expect(outcome.kind).toBe('delivered');
    expect(accepted[0]?.submission).not.toHaveProperty('submittedAt');
  });

  it('uses the secure endpoint with a token', async () => {
    crm = await startFakeHubSpot({ token: 'pat-na1-0000' });
    const { deliver: send } = createHubSpot(getConfig(crm.env));
    expect(await send(LEAD)).toEqual({ kind: 'delivered', status: 200 });
    const wrong = createHubSpot(getConfig({ ...crm.env, HUBSPOT_TOKEN: 'pat-na1-9999' }));
    expect(await wrong.deliver(LEAD)).toMatchObject({ kind: 'paused', status: 401 });
  });
});

describe('A response', () => {
  it.each<[string, Fault, object]>([
    ['200 with half a body', { kind: 'broken body' }, { kind: 'delivered', status: 200 }],
    ['200 with a page', { kind: 'page' }, { kind: 'later', status: 200, code: 'NOT_HUBSPOT' }],
    ['302', { kind: 'redirect' }, { kind: 'later', status: 302 }],
    ['401', { kind: 'status', status: 401 }, { kind: 'paused', status: 401 }],
    ['403', { kind: 'status', status: 403 }, { kind: 'paused', status: 403 }],
    ['404', { kind: 'status', status: 404 }, { kind: 'paused', status: 404 }],
    ['408', { kind: 'status', status: 408 }, { kind: 'later', status: 408 }],
    ['429', { kind: 'status', status: 429 }, { kind: 'later', retryAfterMs: 10_000 }],
    [
      '429 with a pause',
      { kind: 'status', status: 429, headers: { 'Retry-After': '7' } },
      { kind: 'later', retryAfterMs: 7000 },
    ],
    [
      '503 with a pause',
      { kind: 'status', status: 503, headers: { 'Retry-After': '2' } },
      { kind: 'later', retryAfterMs: 2000 },
    ],
    ['500', { kind: 'status', status: 500 }, { kind: 'later', status: 500, code: 'HTTP_500' }],
    ['a broken line', { kind: 'reset' }, { kind: 'later', status: null, code: expect.any(String) }],
  ])('%s is interpreted', async (_what, fault, expected) => {
    expect((await deliver(fault)).outcome).toMatchObject(expected);
  });

  it('400 with reasons is final, and its code contains no values', async () => {
    const { outcome } = await deliver(undefined, {
      ...LEAD,
      fields: { ...LEAD.fields, email: 'secret' },
    });
    expect(outcome).toEqual({
      kind: 'refused',
      status: 400,
      code: 'INVALID_EMAIL',
      reason: expect.stringContaining('secret'),
    });
  });

  it.each([
    [{ errors: null, message: 5 }, 'UNKNOWN', 'HubSpot answered 400'],
    [{ errors: 'none', message: 'Not valid' }, 'UNKNOWN', 'Not valid'],
    [
      { errors: [null, { errorType: 5 }, { errorType: 'INVALID_EMAIL', message: {} }] },
      'UNKNOWN,UNKNOWN,INVALID_EMAIL',
      'HubSpot answered 400',
    ],
    [[], 'UNKNOWN', 'HubSpot answered 400'],
  ])('400 with an unexpected body is final too: %j', async (body, code, reason) => {
    const { outcome } = await deliver({ kind: 'status', status: 400, body });
    expect(outcome).toEqual({ kind: 'refused', status: 400, code, reason });
  });

  it('that never arrives is retried', async () => {
    const { crm: closed } = await deliver();
    await closed.down();
    const { deliver: send } = createHubSpot(getConfig(closed.env));
    expect(await send(LEAD)).toMatchObject({ kind: 'later', code: 'ECONNREFUSED' });
    crm = undefined;
  });
});

it('parseRetryAfter parses seconds and dates, at most an hour', () => {
  expect(parseRetryAfter('7', NOW)).toBe(7000);
  expect(parseRetryAfter(new Date(NOW + 90_000).toUTCString(), NOW)).toBe(90_000);
  expect(parseRetryAfter(new Date(NOW - 90_000).toUTCString(), NOW)).toBe(0);
  expect(parseRetryAfter('999999', NOW)).toBe(3_600_000);
  expect([parseRetryAfter(undefined, NOW), parseRetryAfter('soon', NOW)]).toEqual([
    undefined,
    undefined,
  ]);
});
