/** When staff are told of a due reply and of a call, and that two processes tell them once. The clock is held. */
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { HOUR, MINUTE } from '#server/base/clock.ts';
import { createLog } from '#server/base/log.ts';
import { createPlanner } from '#server/desk/notices/planner.ts';
import { createSqliteStore } from '#server/run/open.ts';
import { DEFAULT_SETTINGS, type NoticeSettings } from '#staff/contract/messages/notices.ts';
import { afterwards, emptyFolder } from './cleanup.ts';
import { newLead, NOW } from './describe-store.ts';

/** Two with a phone each, and a planner for each of two processes. */
async function start(settings: Partial<Record<'safiya' | 'teo', Partial<NoticeSettings>>> = {}) {
  const time = { now: NOW };
  const clock = { now: () => time.now, steady: () => time.now };
  const log = createLog('error', () => undefined);
  const store = createSqliteStore(join(emptyFolder(), 'leads.db'), log, clock);
  afterwards(() => store.close());
  const { notices, staff } = store;
  const keys = { p256dh: 'p', auth: 'a', name: 'Phone', addedAt: NOW, rangAt: null };
  for (const id of ['safiya', 'teo'] as const) {
    const facts = { role: 'staff' as const, password: '', createdAt: 1, passwordAt: 1 };
    await staff.put({ id, username: id, ...facts });
    await notices.addDevice({ ...keys, id: `${id}’s`, userId: id, endpoint: `x:${id}` }, 9);
    await notices.setSettings(id, { ...DEFAULT_SETTINGS, ...settings[id] });
  }
  const plans = [1, 2].map(() =>
    createPlanner({ store, clock, takeNew: async () => undefined, canMail: false }),
  );
  let leads = 0;
  return {
    time,
    store,
    keys,
    /** Takes a lead that waits for a reply until a time. */
    take: async (replyBy: number, slotAt?: number): Promise<string> => {
      const call = slotAt && { at: slotAt, until: slotAt + 15 * MINUTE, isOffered: true };
      leads += 1;
      const { id } = await store.save(newLead(leads, { ...(call && { call }) }));
      const facts = { therapist: null, person: null, phrase: '', phone: null };
      await store.inbox.take(() => ({ replyBy, ...facts }), 9);
      return id;
    },
    /** What rings at this moment, whichever process planned it. */
    rings: async (): Promise<string[]> => {
      await Promise.all(plans.map((plan) => plan()));
      const claimed = await notices.claim(time.now, HOUR, 99);
      for (const one of claimed) await notices.settle(one, 'sent', 0, null);
      return claimed.map(({ userId, kind }) => `${kind} ${userId}`).sort();
    },
  };
}

it('A due reply rings once, as long before as each person chose, but not within half an hour of another notice', async () => {
  const { time, take, rings } = await start({ safiya: { nearHours: 4 }, teo: { nearHours: 1 } });
  await take(NOW + 4 * HOUR);
  expect(await rings()).toEqual(['new safiya', 'new teo']);
  time.now = NOW + 29 * MINUTE;
  expect(await rings()).toEqual([]);
  time.now = NOW + 30 * MINUTE;
  expect(await rings()).toEqual(['near safiya']);
  time.now = NOW + 3 * HOUR - 1;
  expect(await rings()).toEqual([]);
  time.now += 1;
  expect(await rings()).toEqual(['near teo']);
  time.now = NOW + 3.9 * HOUR;
  expect(await rings()).toEqual([]);
});

it('A reply that is due soon rings although another one, of which somebody was told, is still due', async () => {
  const { time, take, rings } = await start({ teo: { nearHours: 0 } });
  await take(NOW + 5 * HOUR);
  await take(NOW + 6 * HOUR);
  await rings();
  time.now = NOW + 3 * HOUR;
  expect(await rings()).toEqual(['near safiya']);
  time.now = NOW + 4 * HOUR;
  expect(await rings()).toEqual(['near safiya']);
});

it('A call rings once, as long before as each person chose, for whoever has the request', async () => {
  const call = NOW + 5 * HOUR;
  const { time, store, keys, take, rings } = await start({ teo: { callMinutes: 30 } });
  const id = await take(NOW + 9 * HOUR, call);
  await rings();
  time.now = call - 30 * MINUTE - 1;
  expect(await rings()).toEqual([]);
  time.now += 1;
  expect(await rings()).toEqual(['call teo']);
  time.now = call - 10 * MINUTE;
  await store.inbox.change([id], { action: 'assign', by: 'teo', to: 'teo', at: time.now });
  expect(await rings()).toEqual([]);
  await store.inbox.change([id], { action: 'assign', by: 'teo', to: 'safiya', at: time.now });
  expect(await rings()).toEqual(['call safiya']);
  // Nor on a device that was turned on since.
  const tablet = { ...keys, id: 'tablet', userId: 'safiya', endpoint: 'x:tablet' };
  await store.notices.addDevice(tablet, 9);
  expect(await rings()).toEqual([]);
});
