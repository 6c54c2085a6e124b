/** Requests of people who phoned or came in, written down by staff: field rules, consent, clock, destinations, one person. */
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { businessHours, replyDue } from '#features/booking/reply-time.ts';
import type { CallerBody } from '#staff/contract/caller.ts';
import type { LeadView } from '#staff/contract/lead.ts';
import { site } from '#site';
import { until } from './cleanup.ts';
import { freshServer, sharedServer, startCrm } from './harness.ts';
import { jsonOf, member } from './inbox-client.ts';
import { acceptedId, lead, post, SERVICE } from './leads.ts';

const PHONE = '(214) 555-0177';

const caller = (changes: Partial<CallerBody> = {}): CallerBody => ({
  key: randomUUID(),
  cameBy: 'phone',
  language: 'en',
  firstName: 'Ada',
  lastName: '',
  phone: PHONE,
  email: '',
  serviceInterest: SERVICE,
  state: 'Texas',
  therapist: '',
  bestWayToContact: 'call',
  safeToCall: 'yes',
  safeToText: '',
  safeToVoicemail: 'no',
  safeToEmail: '',
  message: 'Wants evenings.',
  dataStorageConsent: true,
  ...changes,
});

describe('A caller', () => {
  const server = sharedServer();

  it.each<[string, Partial<CallerBody>, Partial<Record<keyof CallerBody, string>>]>([
    ['no name', { firstName: ' ' }, { firstName: 'First name is required' }],
    ['a wrong address', { email: 'ada@' }, { email: 'Please enter a valid email address' }],
    ['no service', { serviceInterest: 'x' }, { serviceInterest: 'Please select a service' }],
    ['no state', { state: '' }, { state: 'Please enter your state' }],
    [
      'nothing to reach them by',
      { phone: '' },
      { phone: expect.stringMatching(/^Please enter a/) },
    ],
    [
      'a call without a number',
      { phone: 'ask', email: 'a@b.example' },
      { phone: expect.anything() },
    ],
    ['email without an address', { bestWayToContact: 'email' }, { email: expect.anything() }],
    ['a call nobody agreed to', { safeToCall: '' }, { safeToCall: expect.anything() }],
    ['a call that was refused', { safeToCall: 'no' }, { safeToCall: expect.anything() }],
    ['a text nobody agreed to', { bestWayToContact: 'text' }, { safeToText: expect.anything() }],
    [
      'two things wrong, both said',
      { state: '', safeToCall: '' },
      { state: 'Please enter your state', safeToCall: expect.anything() },
    ],
    ['no consent', { dataStorageConsent: false }, { dataStorageConsent: expect.anything() }],
    ['another way to come', { cameBy: 'mail' as never }, { cameBy: expect.anything() }],
    ['a made-up therapist', { therapist: '../x' }, { therapist: expect.anything() }],
  ])('is not written down with %s', async (_, changes, errors) => {
    const safiya = await member(server(), `safiya-${randomUUID().slice(0, 8)}`);
    const response = await safiya.post('/leads', caller(changes));
    expect(await jsonOf(response, 422)).toEqual({ message: expect.any(String), errors });
    expect((await safiya.list('all')).counts.all).toBe(0);
  });
});

it('is in the inbox with clock, consent, and who wrote it down; pressed twice, once', async () => {
  const server = await freshServer();
  const safiya = await member(server, 'safiya');
  const body = caller({ therapist: 'wren-okafor', email: 'ada@example.com', safeToEmail: 'no' });
  const view = await jsonOf<LeadView>(safiya.post('/leads', body));
  expect(view).toMatchObject({
    form: 'contact',
    firstName: 'Ada',
    lastName: '',
    phone: PHONE,
    wants: site.services[SERVICE]?.en,
    way: 'call',
    safe: { call: 'yes', text: null, voicemail: 'no' },
    emailSafe: 'no',
    entered: { cameBy: 'phone', by: 'safiya' },
    isUnknownToHubSpot: false,
    first: { by: 'call', why: 'asked' },
    delivery: 'none',
    spam: false,
  });
  expect(view.replyBy).toBe(replyDue(view.receivedAt, businessHours(site)));
  expect(view.consents).toEqual([
    { name: 'dataStorageConsent', given: true, text: expect.stringContaining(site.name) },
    { name: 'safeToCall', given: true, text: 'Said on the phone: we may call them back.' },
  ]);
  expect(view.timeline).toMatchObject([{ kind: 'received' }]);
  const again = await jsonOf<LeadView>(safiya.post('/leads', body));
  expect(again.id).toBe(view.id);
  const changed = await safiya.post('/leads', { ...body, message: 'Another' });
  expect(changed.status).toBe(409);
  const { rows, counts } = await safiya.list('unanswered', { therapist: 'wren-okafor' });
  expect(rows.map(({ id }) => id)).toEqual([view.id]);
  expect(counts.all).toBe(1);
  const odessa = await member(server, 'odessa', 'admin');
  const log = await jsonOf<{ by: string; action: string; about: string }[]>(odessa.get('/log'));
  expect(log.filter(({ action }) => action === 'lead.enter')).toMatchObject([
    { by: 'safiya', about: view.number },
  ]);
  // Who sees no leads writes none down; a wrong form changes nothing.
  const juno = await member(server, 'juno', 'editor');
  expect((await juno.post('/leads', caller())).status).toBe(403);
  expect((await safiya.post('/leads', {})).status).toBe(400);
});

it('is answered in the language that staff noted, English unless they say otherwise', async () => {
  const server = await freshServer();
  const safiya = await member(server, 'safiya');
  const spanish = await jsonOf<LeadView>(safiya.post('/leads', caller({ language: 'es' })));
  const other = await jsonOf<LeadView>(safiya.post('/leads', caller({ firstName: 'Bo' })));
  expect([spanish.language, other.language]).toEqual(['es', 'en']);
  // Said at the name, not among what was asked for.
  expect(spanish.details.map(({ name }) => name)).not.toContain('language');
  const { rows } = await safiya.list('all', { language: 'es' });
  expect(rows.map(({ id }) => id)).toEqual([spanish.id]);
});

it('is found as one person with what came by form, by address or number', async () => {
  const server = await freshServer();
  const safiya = await member(server, 'safiya');
  const form = await acceptedId(
    await post(server.origin, lead({ email: 'ada@example.com', phone: PHONE })),
  );
  const byNumber = await jsonOf<LeadView>(safiya.post('/leads', caller()));
  expect(byNumber.related).toMatchObject([{ id: form, isOwn: false, why: 'phone' }]);
  const byAddress = await jsonOf<LeadView>(
    safiya.post(
      '/leads',
      caller({
        email: 'ADA@example.com',
        phone: '',
        bestWayToContact: 'email',
        safeToEmail: 'yes',
      }),
    ),
  );
  expect(byAddress.related).toMatchObject([{ id: form, isOwn: true, why: 'email' }]);
  expect(byAddress.samePerson).toEqual({ contact: 2 });
});

it('goes where other requests go, and to HubSpot with an address alone', async () => {
  const crm = await startCrm();
  const server = await freshServer(crm.env);
  const safiya = await member(server, 'safiya');
  const without = await jsonOf<LeadView>(safiya.post('/leads', caller()));
  expect([without.delivery, without.deliveries]).toEqual(['none', []]);
  expect(without.isUnknownToHubSpot).toBe(true);
  const email = 'ada@example.com';
  const { id } = await jsonOf<LeadView>(safiya.post('/leads', caller({ email })));
  await until(async () => (await safiya.lead(id)).delivery === 'delivered');
  expect((await safiya.lead(id)).isUnknownToHubSpot).toBe(false);
  const [sent] = crm.accepted;
  expect(JSON.stringify(sent)).toContain(email);
  // HubSpot refuses a whole submission for one field that it does not know.
  expect(JSON.stringify(sent)).not.toMatch(/cameBy|safeTo|therapist/);
  expect(crm.accepted).toHaveLength(1);
});
