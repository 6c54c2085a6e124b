/** What HubSpot's answers mean, asked of the stand-in over a real line. */
import { afterEach, describe, expect, it } from 'vitest';
import { startStandIn, type Fault, type StandIn } from '../hubspot/stand-in.ts';
import { DAY } from '#server/clock.ts';
import { getConfig } from '#server/config.ts';
import { type FieldChanges, submissionOf } from '#server/hubspot-form.ts';
import { createHubSpot } from '#server/hubspot.ts';
import { retryAfterMs } from '#server/outgoing.ts';
import type { Lead } from '#server/store.ts';

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

let crm: StandIn | undefined;
afterEach(() => crm?.down());

async function deliver(fault?: Fault, lead = LEAD, env = {}) {
  crm = await startStandIn();
  crm.behave(fault);
  const adapter = createHubSpot(
    getConfig({ SITE_URL: 'https://practice.example', ...crm.env, ...env }),
    { now: () => NOW },
  );
  return { outcome: await adapter.deliver(lead), crm };
}

describe('A submission', () => {
  it('says who, when, where and with what consent, and leaves blanks out', async () => {
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

  it('keeps what is safe to do here, unless the settings name a field for it', () => {
    const lead = { ...LEAD, fields: { safeToCall: 'no', safeToText: 'yes' } };
    const sent = (fields: FieldChanges) =>
      submissionOf(lead, { siteUrl: '', fields, subscriptionId: undefined }, NOW).fields;
    expect(sent({})).toEqual([]);
    expect(sent({ safeToCall: 'safe_to_call' })).toEqual([
      { objectTypeId: '0-1', name: 'safe_to_call', value: 'no' },
    ]);
  });

  it('that is older than HubSpot takes goes without its time, which beats not going', async () => {
    const {
      outcome,
      crm: { accepted },
    } = await deliver(undefined, { ...LEAD, receivedAt: NOW - 40 * DAY });
    expect(outcome.kind).toBe('delivered');
    expect(accepted[0]?.submission).not.toHaveProperty('submittedAt');
  });

  it('goes through the secure door with a token', async () => {
    crm = await startStandIn({ token: 'pat-na1-0000' });
    const { deliver: send } = createHubSpot(getConfig(crm.env));
    expect(await send(LEAD)).toEqual({ kind: 'delivered', status: 200 });
    const wrong = createHubSpot(getConfig({ ...crm.env, HUBSPOT_TOKEN: 'pat-na1-9999' }));
    expect(await wrong.deliver(LEAD)).toMatchObject({ kind: 'paused', status: 401 });
  });
});

describe('An answer', () => {
  it.each<[string, Fault, object]>([
    ['200 with half a body', { kind: 'broken body' }, { kind: 'delivered', status: 200 }],
    ['200 with a page', { kind: 'page' }, { kind: 'later', status: 200, code: 'NOT_HUBSPOT' }],
    ['302', { kind: 'redirect' }, { kind: 'later', status: 302 }],
    ['401', { kind: 'status', status: 401 }, { kind: 'paused', status: 401 }],
    ['403', { kind: 'status', status: 403 }, { kind: 'paused', status: 403 }],
    ['404', { kind: 'status', status: 404 }, { kind: 'paused', status: 404 }],
    ['408', { kind: 'status', status: 408 }, { kind: 'later', status: 408 }],
    ['429', { kind: 'status', status: 429 }, { kind: 'later', restMs: 10_000 }],
    [
      '429 with a pause',
      { kind: 'status', status: 429, headers: { 'Retry-After': '7' } },
      { kind: 'later', restMs: 7000 },
    ],
    [
      '503 with a pause',
      { kind: 'status', status: 503, headers: { 'Retry-After': '2' } },
      { kind: 'later', restMs: 2000 },
    ],
    ['500', { kind: 'status', status: 500 }, { kind: 'later', status: 500, code: 'HTTP_500' }],
    ['a broken line', { kind: 'reset' }, { kind: 'later', status: null, code: expect.any(String) }],
  ])('%s is understood', async (_what, fault, expected) => {
    expect((await deliver(fault)).outcome).toMatchObject(expected);
  });

  it('400 with reasons is final, and its code names no value', async () => {
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
  ])('400 in another form than expected is final too: %j', async (body, code, reason) => {
    const { outcome } = await deliver({ kind: 'status', status: 400, body });
    expect(outcome).toEqual({ kind: 'refused', status: 400, code, reason });
  });

  it('that does not come is no loss', async () => {
    const { crm: closed } = await deliver();
    await closed.down();
    const { deliver: send } = createHubSpot(getConfig(closed.env));
    expect(await send(LEAD)).toMatchObject({ kind: 'later', code: 'ECONNREFUSED' });
    crm = undefined;
  });
});

describe('retryAfterMs', () => {
  it('reads seconds and dates, never more than an hour', () => {
    expect(retryAfterMs('7', NOW)).toBe(7000);
    expect(retryAfterMs(new Date(NOW + 90_000).toUTCString(), NOW)).toBe(90_000);
    expect(retryAfterMs(new Date(NOW - 90_000).toUTCString(), NOW)).toBe(0);
    expect(retryAfterMs('999999', NOW)).toBe(3_600_000);
    expect([retryAfterMs(null, NOW), retryAfterMs('soon', NOW)]).toEqual([undefined, undefined]);
  });
});
