/** A message to be read first rings for the admins, and again, for everybody, until somebody reacts. */
import { beforeAll, expect, it } from 'vitest';
import { DEFAULT_SETTINGS } from '#staff/contract/messages/notices.ts';
import { until } from './cleanup.ts';
import { rowsOf } from './harness.ts';
import { jsonOf, member } from './inbox-client.ts';
import { acceptedId, lead, post } from './leads.ts';
import { listUrgentWords, ready, turnOn, URGENT, waitingRows } from './notice-staff.ts';
import { type Browser, newBrowser } from './push-service.ts';
import { changeRows } from './staff-client.ts';

beforeAll(listUrgentWords);

/** Two who can be told; Marco is an admin. */
async function two() {
  const { service, server, safiya } = await ready();
  const marco = await member(server, 'marco', 'admin');
  const [hers, his] = ['/safiya', '/marco'].map((path) => newBrowser(service.origin, path)) as [
    Browser,
    Browser,
  ];
  await turnOn(safiya, hers);
  await turnOn(marco, his);
  let posts = 0;
  return {
    service,
    server,
    safiya,
    marco,
    /** What the browsers got since the last urgent message. */
    told: (): { path: string; text: string }[] =>
      service.received.map(({ path, body }) => ({
        path,
        text: (path === '/safiya' ? hers : his).read(body),
      })),
    /** Sends one that is no repeat of the one before. */
    sendUrgent: async (): Promise<string> => {
      service.received.splice(0);
      posts += 1;
      const message = `${URGENT.message} ${posts}`;
      return acceptedId(await post(server.origin, lead({ ...URGENT, message })));
    },
  };
}

it('A message to be read first rings for admins, or for everybody if no admin wants that, without a word of it', async () => {
  const { service, server, marco, told, sendUrgent } = await two();
  const rang = async (): Promise<string[]> => {
    const id = await sendUrgent();
    await until(() => service.received.length > 0 && waitingRows(server).length === 0);
    for (const { text } of told()) {
      expect(JSON.parse(text)).toEqual({
        title: 'Read this one first',
        text: 'A new request is waiting',
        path: `/admin#all/${id}`,
        tag: id,
      });
      expect(Buffer.byteLength(text)).toBe(512);
    }
    return told().map(({ path }) => path);
  };
  expect(await rang()).toEqual(['/marco']);
  // Somebody always hears it.
  await jsonOf(marco.put('/notices', { ...DEFAULT_SETTINGS, readFirst: false }));
  expect(await rang()).toEqual(['/safiya']);
  expect(rowsOf(server.data, "select 1 from staff_notices where kind <> 'first'")).toEqual([]);
});

it('One that nobody has read rings for everybody: after 15 minutes, an hour once somebody opened it, and twice at most', async () => {
  const { server, safiya, told, sendUrgent } = await two();
  /** Who was told of what before the admin was told of yet another. */
  const rang = async (): Promise<string[]> => {
    const id = await sendUrgent();
    const isOfThis = ({ text }: { text: string }): boolean => text.includes(id);
    await until(() => told().some(isOfThis) && waitingRows(server).length === 0);
    return told()
      .filter((one) => !isOfThis(one))
      .map(({ path, text }) => `${path} ${JSON.parse(text).title}`)
      .sort();
  };
  expect(await rang()).toEqual([]);
  const [{ id } = { id: '' }] = (await safiya.list('first')).rows;
  const later = (minutes: number): void =>
    changeRows(
      server.data,
      `update staff_notices set made_at = made_at - ${minutes * 60_000} where lead_id = '${id}'`,
    );
  const both = ['/marco', '/safiya'].map((path) => `${path} Still waiting: read this one first`);
  later(14);
  expect(await rang()).toEqual([]);
  later(2);
  expect(await rang()).toEqual(both);
  expect(await rang()).toEqual([]);
  await safiya.act(id, 'open');
  later(16);
  expect(await rang()).toEqual([]);
  later(45);
  expect(await rang()).toEqual(both);
  later(61);
  expect(await rang()).toEqual([]);
});
