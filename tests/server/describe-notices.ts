/** Contract of every store: notices to staff. */
import { describe, expect } from 'vitest';
import { DAY } from '#server/base/clock.ts';
import type { NewNotice, PushDevice } from '#server/desk/notices/port.ts';
import { DEFAULT_SETTINGS } from '#staff/contract/messages/notices.ts';
import { take } from './describe-inbox.ts';
import { newLead, NOW } from './describe-store.ts';
import type { StoreTest } from './store-test.ts';

const device = (id: string, changes: Partial<PushDevice> = {}): PushDevice => ({
  id,
  userId: 'safiya',
  endpoint: `https://push.example.com/${id}`,
  p256dh: 'key',
  auth: 'secret',
  name: 'Chrome, Android',
  addedAt: NOW,
  rangAt: null,
  ...changes,
});

const notice = (leadId: string | null, changes: Partial<NewNotice> = {}): NewNotice => ({
  userId: 'safiya',
  channel: 'phone',
  kind: 'new',
  about: leadId ?? 'today',
  leadId,
  at: NOW + 5,
  count: 1,
  state: 'waiting',
  madeAt: NOW,
  endsAt: NOW + 1000,
  ...changes,
});

/** Defines the tests. */
export function describeNotices(name: string, it: StoreTest): void {
  describe(`${name} keeps notices`, () => {
    it('with one secret, whoever asks first', async ({ store: { notices } }) => {
      const both = await Promise.all([
        notices.secret('vapid', () => 'one'),
        notices.secret('vapid', () => 'other'),
      ]);
      expect(new Set(both).size).toBe(1);
      expect(await notices.secret('vapid', () => 'late')).toBe(both[0]);
    });

    it('for devices, up to a number, each for one account', async ({ store: { notices } }) => {
      expect(await notices.addDevice(device('a'), 2)).toBe('added');
      expect(await notices.addDevice(device('b'), 2)).toBe('added');
      expect(await notices.addDevice(device('c'), 2)).toBe('full');
      expect(await notices.addDevice(device('d', { endpoint: device('a').endpoint }), 2)).toBe(
        'known',
      );
      const other = device('e', { userId: 'teo', endpoint: device('a').endpoint });
      expect(await notices.addDevice(other, 2)).toBe('added');
      expect(await notices.devices('safiya')).toEqual([device('b')]);
      await notices.rang('b', NOW + 1);
      expect(await notices.devices()).toEqual([device('b', { rangAt: NOW + 1 }), other]);
      expect(await notices.removeDevice('teo', 'b')).toBe(false);
      expect(await notices.removeDevice('safiya', 'b')).toBe(true);
    });

    it('for a month', async ({ store: { notices } }) => {
      const one = notice(null);
      expect(await notices.add([one])).toBe(1);
      await notices.purge(one.madeAt + 30 * DAY);
      expect(await notices.nextAt()).not.toBeNull();
      await notices.purge(one.madeAt + 30 * DAY + 1);
      expect(await notices.nextAt()).toBeNull();
    });

    it('by the settings of each account', async ({ store: { notices } }) => {
      const settings = { ...DEFAULT_SETTINGS, nearHours: 4 as const };
      for (const readFirst of [false, true])
        await notices.setSettings('safiya', { ...settings, readFirst });
      expect(await notices.settings()).toEqual(new Map([['safiya', settings]]));
    });

    it('once each, claimed by one process, until their lead is answered or gone', async ({
      store,
    }) => {
      const { notices, inbox } = store;
      const { id } = await store.save(newLead(1));
      await take(store);
      const [lead] = await notices.unannounced(NOW - 1, 9);
      expect(lead).toMatchObject({ id, assignedTo: null, toldAt: null });
      expect(await notices.add([notice(id), notice(id)])).toBe(1);
      expect(await notices.add([notice(id), notice(null)])).toBe(1);
      expect(await notices.unannounced(NOW - 1, 9)).toEqual([]);
      expect(await notices.told('new', [id])).toEqual([{ userId: 'safiya', leadId: id }]);
      expect(await notices.nextAt()).toBe(NOW);
      const claims = await Promise.all([notices.claim(NOW, 10, 9), notices.claim(NOW, 10, 9)]);
      expect(claims.flat()).toHaveLength(2);
      expect(claims.flat()).toContainEqual({ ...notice(id), attempt: 1, isOpen: true });
      expect(await notices.claim(NOW + 9, 10, 9)).toEqual([]);
      await notices.settle(notice(null), 'failed', 0, 'why');
      expect(await notices.backlog(NOW)).toEqual({ waiting: 1, oldestAt: NOW, failed: 1 });
      await inbox.change([id], { action: 'answer', by: 'teo', at: NOW });
      expect(await notices.claim(NOW + 10, 10, 9)).toMatchObject([{ attempt: 2, isOpen: false }]);
      await store.erase({ id: 'receipt', at: NOW, leads: [id], forms: {} });
      expect(await notices.told('new', [id])).toEqual([]);
    });

    it('with the language of their request, if it is not the one that the practice writes first', async ({
      store,
    }) => {
      const { notices } = store;
      const page = await store.save(newLead(5, { pageUri: '/es/llamada' }));
      const noted = await store.save(newLead(6, { fields: { language: 'es' } }));
      const english = await store.save(newLead(7));
      await take(store);
      const ids = [page, noted, english].map(({ id }) => id);
      await notices.add(ids.map((id) => notice(id)));
      const claimed = await notices.claim(NOW, 10, 9);
      expect(ids.map((id) => claimed.find(({ leadId }) => leadId === id)?.language)).toEqual([
        'es',
        'es',
        undefined,
      ]);
    });

    it('of requests to be read first until somebody says that they did', async ({ store }) => {
      const { notices, inbox } = store;
      const { id } = await store.save(newLead(3));
      await inbox.take(
        () => ({ replyBy: NOW, therapist: null, person: null, phrase: 'death:1', phone: null }),
        9,
      );
      const unread = { id, assignedTo: null, at: NOW, toldAt: NOW, openedAt: null, rounds: 0 };
      await notices.add([notice(id)]);
      expect(await notices.unread(NOW - 1)).toEqual([]);
      await notices.add([notice(id, { kind: 'first' })]);
      expect(await notices.unread(NOW - 1)).toEqual([unread]);
      expect(await notices.unread(NOW + 60_000)).toEqual([]);
      const again = { kind: 'again', about: `${id} 1`, madeAt: NOW + 5 } as const;
      await notices.add(['phone', 'desk'].map((channel) => notice(id, { ...again, channel })));
      await inbox.change([id], { action: 'open', by: 'teo', at: NOW + 7 });
      expect(await notices.unread(NOW - 1)).toEqual([
        { ...unread, toldAt: NOW + 5, openedAt: NOW + 7, rounds: 1 },
      ]);
      await inbox.change([id], { action: 'told', by: 'teo', at: NOW + 9 });
      expect(await notices.unread(NOW - 1)).toEqual([]);
      expect(await notices.claim(NOW + 9, 10, 9)).toContainEqual(
        expect.objectContaining({ kind: 'again', isOpen: false }),
      );
    });

    it('of replies and calls that are near', async ({ store }) => {
      const { notices } = store;
      const at = NOW + 60_000;
      const call = { at, until: at + 60_000, isOffered: true };
      const { id } = await store.save(newLead(2, { call }));
      await store.inbox.take(
        () => ({ replyBy: at, therapist: null, person: null, phrase: null, phone: null }),
        9,
      );
      for (const near of [notices.dueSoon, notices.callsSoon]) {
        expect(await near(NOW, at)).toEqual([{ id, assignedTo: null, at, toldAt: null }]);
        expect(await near(NOW, at - 1)).toEqual([]);
        expect(await near(at, at + 1)).toEqual([]);
      }
    });
  });
}
