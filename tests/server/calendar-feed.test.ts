/** Held calls in the calendar of a member of staff, by a private address. */
import { beforeEach, describe, expect, it } from 'vitest';
import type { NewFeed, OwnAccount } from '#staff/contract/own-account.ts';
import { DAY } from '#server/base/clock.ts';
import { freshServer, type Server } from './harness.ts';
import { jsonOf } from './inbox-client.ts';
import { acceptedId, lead, post } from './leads.ts';
import { aTime, offerCalls } from './offered-calls.ts';
import { changeRows, signedIn, withStore } from './staff-client.ts';

beforeEach(() => offerCalls());

async function subscriber(server: Server, username = 'safiya') {
  const who = await signedIn(server, 'staff', { username });
  const make = async (): Promise<string> => {
    const { address } = await jsonOf<NewFeed>(who.send('POST', '/account/calendar', {}), 201);
    return `${server.origin}${new URL(address).pathname}`;
  };
  const feed = async (): Promise<OwnAccount['feed']> =>
    (await jsonOf<OwnAccount>(who.get('/account'))).feed;
  return { ...who, make, feed };
}

const statusOf = async (url: string): Promise<number> => (await fetch(url)).status;

describe('The private address of booked calls', () => {
  it('has the time of each call, a link, and nothing of the person', async () => {
    const server = await freshServer();
    const slot = await aTime(server);
    const sent = lead({ slot, lastName: 'Bluestem', message: 'Two phones in one bed.' });
    const id = await acceptedId(await post(server.origin, sent));
    const safiya = await subscriber(server);
    expect(await safiya.feed()).toBeNull();
    const address = await safiya.make();
    expect(await safiya.feed()).toEqual({ madeAt: expect.any(Number), readAt: null });
    const answer = await fetch(address);
    expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const text = (await answer.text()).replace(/\r\n /g, '');
    const lines = text.split('\r\n');
    expect(lines).toContain(`DTSTART:${slot.replace(/[-:]|Z$/g, '')}00Z`);
    expect(lines).toContain('SUMMARY:Call\\, 15 min');
    expect(lines).toContain('SEQUENCE:0');
    expect(lines.find((line) => line.startsWith('URL:'))).toMatch(`/admin#all/${id}`);
    expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(1);
    for (const secret of ['Bluestem', sent['firstName'], sent['email'], sent['phone'], 'phones in'])
      expect(text).not.toContain(String(secret));
    expect((await safiya.feed())?.readAt).toEqual(expect.any(Number));
    // The visitor's own entry has another name: they must not replace each other.
    const own = await (await fetch(`${server.origin}/api/call.ics?at=${slot}`)).text();
    expect(/^UID:.*$/m.exec(own)?.[0]).not.toBe(/^UID:.*$/m.exec(text)?.[0]);
    // Its address is nowhere in what the server wrote.
    expect(server.output()).not.toContain(address.split('/').at(-1));
  });

  it('keeps a call for a month after it', async () => {
    const server = await freshServer();
    await acceptedId(await post(server.origin, lead({ slot: await aTime(server) })));
    const address = await (await subscriber(server)).make();
    const callsAfter = async (days: number): Promise<number> => {
      changeRows(server.data, 'update booked_calls set at = ?', String(Date.now() - days * DAY));
      return (await (await fetch(address)).text()).split('BEGIN:VEVENT').length - 1;
    };
    expect([await callsAfter(29), await callsAfter(31)]).toEqual([1, 0]);
  });

  it('ends with a new one, with its end, and with the account’s password, role and removal', async () => {
    const server = await freshServer();
    const safiya = await subscriber(server);
    const first = await safiya.make();
    const second = await safiya.make();
    expect([await statusOf(first), await statusOf(second)]).toEqual([404, 200]);
    expect((await safiya.send('DELETE', '/account/calendar')).status).toBe(200);
    expect((await safiya.send('DELETE', '/account/calendar')).status).toBe(404);
    expect(await statusOf(second)).toBe(404);
    const ends: ((id: string) => Promise<unknown>)[] = [
      (id) => withStore(server.data, ({ staff }) => staff.setPassword(id, 'x', 1)),
      (id) => withStore(server.data, ({ staff }) => staff.setRole(id, 'editor')),
      (id) => withStore(server.data, ({ staff }) => staff.reset(id)),
      (id) => withStore(server.data, ({ staff }) => staff.removeById(id)),
    ];
    for (const [index, end] of ends.entries()) {
      const one = await subscriber(server, `person-${index}`);
      const address = await one.make();
      expect(await statusOf(address)).toBe(200);
      await end(one.userId);
      expect([index, await statusOf(address)]).toEqual([index, 404]);
    }
  });

  it('is for those who see calls, cannot be guessed at will, and answers to nothing else', async () => {
    const server = await freshServer();
    const wren = await subscriber(server, 'wren');
    const hers = await wren.make();
    // As after a release that takes the calls from a role.
    changeRows(server.data, "update staff_users set role = 'editor' where id = ?", wren.userId);
    expect(await statusOf(hers)).toBe(404);
    const safiya = await subscriber(server);
    const address = await safiya.make();
    for (const wrong of [`${address}x`, address.slice(0, -4), address.replace(/.{5}\.ics/, '.ics')])
      expect(await statusOf(wrong)).toBe(404);
    expect((await fetch(address, { method: 'POST', body: '{}' })).status).toBe(404);
    const statuses = [];
    for (let at = 0; at < 125; at += 1) statuses.push(await statusOf(address));
    expect(statuses.at(-1)).toBe(429);
  });
});
