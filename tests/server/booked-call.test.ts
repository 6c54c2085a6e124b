/** Pages and calendar entries of a call: none for a call that nobody booked. */
import { beforeAll, describe, expect, it } from 'vitest';
import { emptyFolder } from './cleanup.ts';
import { type Server, sharedServer, serverOn } from './harness.ts';
import { acceptedId, lead, post } from './leads.ts';
import { aTime, offerCalls } from './offered-calls.ts';
import { run } from './run-command.ts';
import { scaled } from '../run/limits.ts';

beforeAll(() => offerCalls());

const shared = sharedServer();

describe('a page or an entry confirms a call', () => {
  const PLACES = ['/api/booked', '/api/call.ics'];
  const statusOf = async ({ origin }: Server, place: string, at: string): Promise<number> =>
    (await fetch(`${origin}${place}?at=${at}`)).status;

  it.each(PLACES)('%s: only one that is booked or can be booked', async (place) => {
    const server = shared();
    const slot = await aTime(server);
    expect(await statusOf(server, place, slot)).toBe(200);
    await acceptedId(await post(server.origin, lead({ slot })));
    expect(await statusOf(server, place, slot)).toBe(200);
    const minute = slot.replace(/:\d\dZ$/, ':07Z');
    const others = [
      ...['2030-01-01T03:00Z', '2020-01-01T12:00Z', '1970-01-01T00:00Z', minute, 'x', ''],
      ...['2026-02-31T12:00Z', `${slot}Z`, slot.replace('Z', '%2B00:00'), '9999-12-31T23:59Z'],
    ];
    for (const at of others) expect([at, await statusOf(server, place, at)]).toEqual([at, 404]);
  });

  const entryAt = async ({ origin }: Server, slot: string): Promise<string> => {
    const answer = await fetch(`${origin}/api/call.ics?at=${slot}&first=email`);
    expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    return answer.text();
  };
  const line = (entry: string, name: string): string =>
    new RegExp(`^${name}:(.*)\r$`, 'm').exec(entry)?.[1] ?? '';

  it('an entry was made now, is the same one however often it is loaded, and another one of another person', async () => {
    const data = emptyFolder();
    const server = await serverOn(data);
    const slot = await aTime(server);
    const one = lead({ slot });
    await acceptedId(await post(server.origin, one));
    const entry = await entryAt(server, slot);
    expect(line(entry, 'DTSTART')).toBe(`${slot.replace(/[-:]|Z$/g, '')}00Z`);
    const made = line(entry, 'DTSTAMP').replace(
      /(....)(..)(..)T(..)(..)(..)Z/,
      '$1-$2-$3T$4:$5:$6Z',
    );
    expect(Math.abs(Date.parse(made) - Date.now())).toBeLessThan(scaled(60_000));
    expect(line(entry, 'UID')).toMatch(/^[0-9a-f]{32}@/);
    expect(line(await entryAt(server, slot), 'UID')).toBe(line(entry, 'UID'));
    expect(line(entry, 'SUMMARY')).toBe('Time\\, 15 min (email first)');
    const { code } = await run(data, 'person', ['erase', String(one['email']), '--yes']);
    expect(code).toBe(0);
    await acceptedId(await post(server.origin, lead({ slot })));
    expect(line(await entryAt(server, slot), 'UID')).not.toBe(line(entry, 'UID'));
  });

  it('takes no other method', async () => {
    const { origin } = shared();
    expect((await fetch(`${origin}/api/call.ics`, { method: 'POST' })).status).toBe(405);
  });
});
