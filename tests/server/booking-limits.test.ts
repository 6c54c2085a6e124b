/** Nobody can take all the free calls: one person has one call, one address a few, and staff hear of a rush. */
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { beforeAll, expect, it } from 'vitest';
import type { Health } from '#server/base/health-report.ts';
import { freshServer, type Server } from './harness.ts';
import { member } from './inbox-client.ts';
import { acceptedId, lead, post } from './leads.ts';
import { offerCalls, timesOf, valuesOf } from './offered-calls.ts';
import { scaled } from '../run/limits.ts';

beforeAll(() => offerCalls());

const freeOf = async (server: Server): Promise<string[]> => valuesOf(await timesOf(server));

it('Of one person the call chosen last replaces the earlier one', async () => {
  const server = await freshServer();
  const before = await freeOf(server);
  expect(before.length).toBeGreaterThan(6);
  const { email } = lead();
  for (const [at, slot] of before.slice(0, 3).entries()) {
    const typed = at === 1 ? ` ${String(email).toUpperCase()}` : email;
    await acceptedId(await post(server.origin, lead({ email: typed, slot })));
    expect(await freeOf(server)).toEqual(before.filter((one) => one !== slot));
  }
});

it('Staff read in the timeline that a call was replaced; sending the lead again does not bring it back', async () => {
  const server = await freshServer();
  const safiya = await member(server, 'safiya');
  const [first = '', second = ''] = await freeOf(server);
  const { email } = lead();
  const id = await acceptedId(await post(server.origin, lead({ email, slot: first })));
  await acceptedId(await post(server.origin, lead({ email, slot: second })));
  const timeline = async (): Promise<unknown> =>
    ((await (await safiya.get(`/leads/${id}`)).json()) as { timeline: unknown }).timeline;
  expect(await timeline()).toMatchObject([
    { kind: 'received' },
    { kind: 'staff', action: 'moved', by: null },
  ]);
  await safiya.act(id, 'spam');
  await safiya.act(id, 'not-spam');
  const free = await freeOf(server);
  expect([free.includes(first), free.includes(second)]).toEqual([true, false]);
});

it('One address books five calls a day for different people; further ones can say when in words', async () => {
  const server = await freshServer({ RATE_LIMIT: '100/10m', TRUST_PROXY: '1' });
  const from = (address: string, changes: object): Promise<Response> =>
    post(server.origin, lead(changes), { 'X-Forwarded-For': address });
  const slots = await freeOf(server);
  const [taken] = slots;
  const statuses: number[] = [];
  for (const slot of slots.slice(0, 5))
    statuses.push((await from('198.51.100.1', { slot })).status);
  // A call that somebody else has does not count.
  statuses.push((await from('198.51.100.2', { slot: taken })).status);
  const sixth = await from('198.51.100.1', { slot: slots[5] });
  statuses.push(sixth.status, (await from('198.51.100.1', { slot: 'other' })).status);
  for (const slot of slots.slice(5, 10))
    statuses.push((await from('198.51.100.2', { slot })).status);
  expect(statuses).toEqual([200, 200, 200, 200, 200, 422, 422, 200, 200, 200, 200, 200, 200]);
  expect(await sixth.json()).toMatchObject({
    errors: { slot: expect.stringContaining('choose “None of these”') },
  });
});

it('A retry of a stored booking is answered as the first post was, however many calls were booked since', async () => {
  const server = await freshServer({ RATE_LIMIT: '100/10m', TRUST_PROXY: '1' });
  const send = (body: unknown, key: string): Promise<Response> =>
    post(server.origin, body, {
      'X-Forwarded-For': '198.51.100.1',
      ...(key && { 'Idempotency-Key': key }),
    });
  const slots = await freeOf(server);
  const bodies = slots.slice(0, 6).map((slot) => lead({ slot }));
  const ids: string[] = [];
  for (const [at, body] of bodies.slice(0, 5).entries())
    ids.push(await acceptedId(await send(body, `booking ${at}`)));
  for (const [at, id] of ids.entries())
    expect(await acceptedId(await send(bodies[at], `booking ${at}`))).toBe(id);
  // The same content without a key, and a key that belongs to another booking.
  await acceptedId(await send(bodies[0], ''));
  expect((await send(bodies[5], 'booking 0')).status).toBe(409);
  expect((await send(bodies[5], 'booking 5')).status).toBe(422);
  expect(await freeOf(server)).toEqual(slots.slice(5));
});

it(
  'Tries while the store is down count against nobody',
  async () => {
    const server = await freshServer({ RATE_LIMIT: '6/10m' });
    const [slot] = await freeOf(server);
    const other = new DatabaseSync(join(server.data, 'leads.db'));
    other.exec('begin immediate');
    const tries = Array.from({ length: 6 }, () => post(server.origin, lead({ slot })));
    expect((await Promise.all(tries)).map(({ status }) => status)).toEqual(Array(6).fill(503));
    other.exec('rollback');
    other.close();
    await acceptedId(await post(server.origin, lead({ slot })));
    expect(await freeOf(server)).not.toContain(slot);
  },
  scaled(30_000),
);

it('Half of the offered calls within an hour are an alert', async () => {
  const server = await freshServer();
  const reasons = async (): Promise<string> =>
    ((await (await fetch(`${server.origin}/healthz`)).json()) as Health).reasons.join();
  const slots = await freeOf(server);
  const half = Math.ceil(slots.length / 2);
  const book = (slot: string | undefined) => post(server.origin, lead({ slot }));
  for (const slot of slots.slice(0, half - 1)) await acceptedId(await book(slot));
  expect(await reasons()).not.toContain('offered calls');
  await acceptedId(await book(slots[half - 1]));
  await expect
    .poll(reasons, { timeout: scaled(10_000) })
    .toContain('Half of the offered calls were booked within an hour');
});
