/** A calendar of the practice that the server reads: its busy times are not offered, whatever becomes of it. */
import { PRIVATE_ADDRESS } from '#server/base/public-address.ts';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { slotOf } from '#features/booking/preferred-time.ts';
import { createBusyReader } from '#server/calls/busy-times/reader.ts';
import { DAY } from '#server/base/clock.ts';
import { createLog } from '#server/base/log.ts';
import { createSqliteStore } from '#server/run/open.ts';
import { fetchCalendar, MAX_BYTES } from '#server/calls/busy-times/fetch-calendar.ts';
import type { Slots } from '#staff/contract/slots.ts';
import { calendar, event } from '../calendars/shape.ts';
import { afterwards, emptyFolder, until } from './cleanup.ts';
import { freshServer, type Server, serverOn } from './harness.ts';
import { jsonOf, member, type Member } from './inbox-client.ts';
import { lead, post } from './leads.ts';
import { resolveAll } from './resolved.ts';
import { aTime, OFFER, offerCalls, timesOf, valuesOf } from './offered-calls.ts';

const MINUTE = 60_000;

beforeEach(() => offerCalls());

interface Seen {
  headers: Record<string, unknown>;
}
type Answer = (response: ServerResponse, seen: Seen) => void;

/** A calendar server on this machine; `say` changes its answer. */
async function calendars(
  first: Answer,
): Promise<{ url: string; seen: Seen[]; say: (answer: Answer) => void }> {
  let answer = first;
  const seen: Seen[] = [];
  const server = createServer((request, response) => {
    const one = { headers: request.headers };
    seen.push(one);
    answer(response, one);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  afterwards(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/private-5ecret/basic.ics`,
    seen,
    say: (next) => {
      answer = next;
    },
  };
}

const stamp = (at: number): string =>
  `${new Date(at).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;
const busyAt = (at: number): string =>
  calendar(
    'VERSION:2.0\nX-WR-CALNAME:safiya@practice.example',
    event(`UID:client-7@google.com
DTSTART:${stamp(at - 10 * MINUTE)}
DTEND:${stamp(at + 10 * MINUTE)}
LOCATION:Room of Marigold`),
  );
const send =
  (text: string, headers: Record<string, string> = {}): Answer =>
  (response) => {
    response.writeHead(200, { 'Content-Type': 'text/calendar', ...headers }).end(text);
  };
const status =
  (code: number, headers: Record<string, string> = {}): Answer =>
  (response) => {
    response.writeHead(code, headers).end();
  };

const reasons = async ({ origin }: Server): Promise<string[]> =>
  ((await (await fetch(`${origin}/healthz`)).json()) as { reasons: string[] }).reasons;
const check = (who: Member): Promise<Slots> => jsonOf<Slots>(who.post('/slots/check'));

const UNREADABLE: readonly [string, Answer][] = [
  ['down', status(503)],
  ['gone', status(404)],
  [
    'cut off',
    (response) => {
      response.writeHead(200).write('BEGIN', () => response.destroy());
    },
  ],
  ['a page', send('<!doctype html><title>Sign in</title>')],
  ['too large', send('x'.repeat(20 * 2 ** 20))],
  ['lying about its size', status(200, { 'Content-Length': String(20 * 2 ** 20) })],
  ['a redirect inside', status(302, { Location: 'http://169.254.169.254/latest/meta-data' })],
  ['a redirect to itself', status(302, { Location: '/again' })],
  [
    'hostile',
    send(
      calendar(
        'VERSION:2.0',
        ...[0, 2, 4].map((minute) =>
          event(`DTSTART:20261123T060${minute}00Z\nDURATION:PT1M\nRRULE:FREQ=MINUTELY;INTERVAL=10`),
        ),
      ),
    ),
  ],
];

/** An offered time, and a server that reads a calendar that is busy then. */
async function busyServer() {
  const plain = await freshServer();
  const value = await aTime(plain);
  await plain.end('SIGKILL');
  const at = slotOf(value) ?? 0;
  const source = await calendars(send(busyAt(at), { ETag: '"1"' }));
  const server = await serverOn(plain.data, { BUSY_CALENDARS: source.url });
  const safiya = await member(server, 'safiya');
  await check(safiya);
  return { server, value, at, source, safiya };
}

describe('The practice’s own calendar', () => {
  it('takes its busy times out of the offer, the booking and the calendar entry', async () => {
    const { server, value, at, source, safiya } = await busyServer();
    const slots = await check(safiya);
    expect(valuesOf(await timesOf(server))).not.toContain(value);
    const refused = await post(server.origin, lead({ slot: value }));
    expect([refused.status, await refused.json()]).toMatchObject([
      422,
      { errors: { slot: expect.any(String) } },
    ]);
    const entry = `${server.origin}/api/call.ics?at=${encodeURIComponent(value)}`;
    expect((await fetch(entry)).status).toBe(404);
    expect(slots.calendars).toEqual([
      { name: '127.0.0.1', readAt: expect.any(Number), failingSince: null, unread: [] },
    ]);
    const interval = [at - 10 * MINUTE, at + 10 * MINUTE];
    expect(slots.days.flatMap(({ busy }) => busy)).toContainEqual(interval);
    expect(slots.days.flatMap(({ free }) => free)).not.toContain(at);
    // Freed there, it is offered again; unchanged, it is not sent again.
    expect(source.seen.at(-1)?.headers['if-none-match']).toBe('"1"');
    source.say(send(calendar('VERSION:2.0')));
    await check(safiya);
    expect(valuesOf(await timesOf(server))).toContain(value);
    expect((await post(server.origin, lead({ slot: value }))).status).toBe(200);
    source.say(send(busyAt(at)));
    const { days } = await check(safiya);
    expect(days.flatMap(({ booked }) => booked)).toMatchObject([{ at, isBusyThen: true }]);
  });

  /** A reader of one that says that nothing changed, at times of a clock that is held. */
  async function readerOfUnchanged() {
    const right = Math.floor(Date.now() / MINUTE) * MINUTE;
    const time = { now: right };
    const [at, folder] = [right + DAY, emptyFolder()];
    const log = createLog('error', () => undefined);
    const store = createSqliteStore(join(folder, 'leads.db'), log);
    afterwards(() => store.close());
    const source = await calendars((response, { headers }) => {
      if (headers['if-none-match'] === '"1"') return status(304)(response, { headers });
      return send(busyAt(at), { ETag: '"1"' })(response, { headers });
    });
    const clock = { now: () => time.now, steady: () => 0 };
    const reader = createBusyReader({
      addresses: [source.url],
      store,
      offer: () => OFFER,
      clock,
      log,
    });
    return {
      /** Resolves with the version that it had. */
      readAfter: async (ms: number) => {
        time.now = right + ms;
        await reader.read();
        return source.seen.at(-1)?.headers['if-none-match'];
      },
      times: () => store.busy.times(right),
      busy: [at - 10 * MINUTE, at + 10 * MINUTE],
    };
  }

  it('is read anew after the clock was years ahead, though it says that nothing changed', async () => {
    const { readAfter, times, busy } = await readerOfUnchanged();
    for (const years of [0, 20, 0]) await readAfter(years * 365 * DAY);
    expect(await times()).toEqual([busy]);
  });

  it('is read anew before days are offered that were not read, though it says that nothing changed', async () => {
    const { readAfter } = await readerOfUnchanged();
    expect(await readAfter(0)).toBeUndefined();
    expect(await readAfter(12 * DAY)).toBe('"1"');
    expect(await readAfter(13 * DAY)).toBeUndefined();
    expect(await readAfter(14 * DAY)).toBe('"1"');
  });

  it('leaves nothing but its times in store and log, and its address nowhere', async () => {
    const { server } = await busyServer();
    await server.end('SIGTERM');
    const kept = readFileSync(join(server.data, 'leads.db'), 'latin1') + server.output();
    for (const secret of ['Lovelace', 'Marigold', 'client-7', '5ecret', 'practice.example'])
      expect(kept).not.toContain(secret);
  });

  it('keeps its known times while it is down, through a restart, and staff are told', async () => {
    const { server, value, at, source, safiya } = await busyServer();
    for (const [what, answer] of UNREADABLE) {
      source.say(answer);
      const { calendars: told } = await check(safiya);
      expect(told, what).toEqual([
        {
          name: '127.0.0.1',
          readAt: expect.any(Number),
          failingSince: expect.any(Number),
          unread: [],
        },
      ]);
      expect(valuesOf(await timesOf(server)), what).not.toContain(value);
      source.say(send(busyAt(at)));
      expect((await check(safiya)).calendars, what).toMatchObject([{ failingSince: null }]);
    }
    source.say(status(503));
    await check(safiya);
    await server.end('SIGTERM');
    const again = await serverOn(server.data, { BUSY_CALENDARS: source.url });
    expect(valuesOf(await timesOf(again))).not.toContain(value);
    expect((await post(again.origin, lead({ slot: await aTime(again) }))).status).toBe(200);
    expect(`${server.output()}${again.output()}`).not.toContain('5ecret');
  });

  it('is reported at once if no waiting helps, and not any more once it is read', async () => {
    const { server, at, source, safiya } = await busyServer();
    source.say(status(404));
    await check(safiya);
    await until(async () => /\(HTTP_404\)/.test((await reasons(server)).join()));
    expect((await reasons(server)).join()).not.toContain('5ecret');
    source.say(status(503));
    await check(safiya);
    await until(async () => (await reasons(server)).length === 0);
    source.say(send(busyAt(at)));
    await check(safiya);
    expect(await reasons(server)).toEqual([]);
  });

  it('with appointments that cannot be read is reported by kind and number, and read in full after a start', async () => {
    const { server, value, at, source, safiya } = await busyServer();
    const odd = event(`SUMMARY:Ms. Marigold\nDTSTART:${stamp(at - 10 * MINUTE)}
DTEND:${stamp(at + 10 * MINUTE)}
RRULE:FREQ=WEEKLY;BYDAY=WED`);
    const zone = event('DTSTART;TZID=Our Office:20301124T090000\nRRULE:FREQ=DAILY;COUNT=0');
    const now = event(`DTSTART;TZID=Our Office:${stamp(at).slice(0, -1)}`);
    source.say(send(calendar('VERSION:2.0', odd, odd, zone, now), { ETag: '"2"' }));
    const unread = [
      { kind: 'RULE', count: 2 },
      { kind: 'ZONE', count: 1 },
    ];
    expect((await check(safiya)).calendars).toMatchObject([{ failingSince: null, unread }]);
    expect(valuesOf(await timesOf(server))).not.toContain(value);
    const told =
      /^3 appointments in calendars of BUSY_CALENDARS cannot be read in full \(RULE=2 ZONE=1\)/;
    await until(async () => told.test((await reasons(server)).join()));
    // Silent for a while and unchanged, it is still in doubt; and so it is after a start.
    source.say(status(503));
    await check(safiya);
    source.say((response, { headers }) =>
      headers['if-none-match'] === '"2"'
        ? status(304)(response, { headers })
        : send(calendar('VERSION:2.0', odd, odd, zone, now), { ETag: '"2"' })(response, {
            headers,
          }),
    );
    await check(safiya);
    expect((await check(safiya)).calendars).toMatchObject([{ failingSince: null, unread }]);
    expect(source.seen.at(-1)?.headers['if-none-match']).toBe('"2"');
    await server.end('SIGTERM');
    const again = await serverOn(server.data, { BUSY_CALENDARS: source.url });
    await until(async () => told.test((await reasons(again)).join()));
    expect(source.seen.at(-1)?.headers['if-none-match']).toBeUndefined();
    expect(`${server.output()}${again.output()}`).not.toMatch(/Marigold|Our Office/);
    source.say(send(busyAt(at)));
    await check(await member(again, 'teo'));
    await until(async () => (await reasons(again)).length === 0);
  });

  it('is read again for a check during a reading, which may have begun before a change', async () => {
    const { server, value, at, source, safiya } = await busyServer();
    const asked = source.seen.length;
    const booked: ServerResponse[] = [];
    source.say((response) => booked.push(response));
    const first = check(safiya);
    await until(() => source.seen.length > asked);
    source.say(send(calendar('VERSION:2.0')));
    const second = check(safiya);
    for (const response of booked) send(busyAt(at))(response, { headers: {} });
    await Promise.all([first, second]);
    expect(valuesOf(await timesOf(server))).toContain(value);
  });

  it('is forgotten when the setting no longer names it', async () => {
    const { server, value, source } = await busyServer();
    await server.end('SIGTERM');
    const again = await serverOn(server.data);
    await until(async () => valuesOf(await timesOf(again)).includes(value));
    expect(source.seen.length).toBeGreaterThan(0);
  });
});

describe('Reading a calendar', () => {
  const ANY = { etag: null, modified: null };
  it('ends after its time, however slowly the answer drips', async () => {
    const { url } = await calendars((response) => {
      response.writeHead(200);
      const timer = setInterval(() => response.write('x'), 20);
      response.once('close', () => clearInterval(timer));
    });
    expect(await fetchCalendar(url, ANY, 300)).toEqual({ kind: 'failed', problem: 'TIMEOUT' });
  });

  it('takes 5 MB and no more, follows three redirects, and asks for changes only', async () => {
    let hops = 3;
    const text = 'y'.repeat(MAX_BYTES);
    const { url, seen, say } = await calendars((response) => {
      hops -= 1;
      if (hops >= 0) response.writeHead(307, { Location: `/${hops}` }).end();
      else response.writeHead(200, { 'Last-Modified': 'Tue, 24 Nov 2026 15:00:00 GMT' }).end(text);
    });
    const modified = 'Tue, 24 Nov 2026 15:00:00 GMT';
    expect(await fetchCalendar(url, ANY)).toEqual({ kind: 'read', text, etag: null, modified });
    say(status(304));
    expect(await fetchCalendar(url, { etag: null, modified })).toEqual({ kind: 'unchanged' });
    expect(seen.at(-1)?.headers).toMatchObject({ 'if-modified-since': modified });
    say(send(`${text}y`));
    expect(await fetchCalendar(url, ANY)).toEqual({ kind: 'failed', problem: 'TOO_LARGE' });
    say(status(302, { Location: '/again' }));
    expect(await fetchCalendar(url, ANY)).toEqual({
      kind: 'failed',
      problem: 'TOO_MANY_REDIRECTS',
    });
  });

  it('refuses addresses inside, by number, by name and by redirect', async () => {
    const inside = { kind: 'failed', problem: PRIVATE_ADDRESS };
    expect(await fetchCalendar('https://10.0.0.1/a.ics', ANY)).toEqual(inside);
    const { url, say } = await calendars(status(302, { Location: 'https://192.168.1.1/a.ics' }));
    expect(await fetchCalendar(url, ANY)).toEqual(inside);
    say(status(302, { Location: 'file:///etc/passwd' }));
    expect(await fetchCalendar(url, ANY)).toEqual(inside);
    resolveAll('127.0.0.1');
    expect(await fetchCalendar('https://calendar.example.com/a.ics', ANY)).toEqual(inside);
  });
});
