/** Contract of every store: reading, copying, resending, purging and erasing leads, and sharing between processes. */
import { describe, expect } from 'vitest';
import { DAY } from '#server/base/clock.ts';
import type { Erasure } from '#server/leads/port.ts';
import type { Store } from '#server/run/store.ts';
import type { LeadRecord, Receivers } from '#server/leads/lead.ts';
import { claimed, newLead, NOTE, NOW, OPTIONS } from './describe-store.ts';
import type { StoreTest } from './store-test.ts';

/** Only HubSpot is configured, for one form. */
const RECEIVERS: Receivers = { hubspot: ['contact'] };

async function everything(store: Store): Promise<LeadRecord[]> {
  const kept: LeadRecord[] = [];
  for (;;) {
    const page = await store.page(kept.at(-1)?.lead.id ?? '', 2);
    kept.push(...page);
    if (page.length < 2) return kept;
  }
}

/** Saves a delivered, a refused, a waiting, a spam and a self-test lead; returns their ids in this order. */
async function fill(store: Store): Promise<string[]> {
  const ids: string[] = [];
  const save = async (number: number, changes = {}): Promise<void> => {
    ids.push((await store.save(newLead(number, changes))).id);
  };
  await save(1);
  await store.settle(await claimed(store), NOTE);
  await save(2);
  await store.settle(await claimed(store), {
    ...NOTE,
    state: 'refused',
    outcome: 'refused',
    status: 400,
    reason: 'field x',
  });
  await save(3);
  await save(4, { spam: true, destinations: [] });
  await save(5, { selfTest: true, destinations: [] });
  return ids;
}

export function describeCare(name: string, it: StoreTest): void {
  describe(`${name} reads and copies leads`, () => {
    it('page by page, with deliveries and attempts', async ({ store }) => {
      const ids = await fill(store);
      const kept = await everything(store);
      expect(kept.map(({ lead }) => lead.id)).toEqual(ids);
      expect(await store.count()).toBe(5);
      expect(kept[1]).toEqual({
        lead: (await store.find(ids[1] ?? ''))?.lead,
        receipt: newLead(2).receipt,
        repeats: [],
        work: null,
        events: [],
        drafts: [],
        replies: [],
        deliveries: [
          {
            destination: 'hubspot',
            state: 'refused',
            dueAt: NOTE.dueAt,
            queuedAt: NOW + 2,
            waitedMs: 0,
            attempts: 1,
            reason: 'field x',
          },
        ],
        attempts: [
          {
            destination: 'hubspot',
            number: 1,
            at: OPTIONS.now,
            tookMs: 12,
            outcome: 'refused',
            status: 400,
            reason: 'field x',
          },
        ],
      });
    });

    it('into another store, once', async ({ store: from, other: to }) => {
      await fill(from);
      const kept = await everything(from);
      await to.add(kept.slice(0, 3));
      await to.add(kept);
      expect(await everything(to)).toEqual(kept);
      expect((await claimed(to)).lead).toEqual(kept[2]?.lead);
    });
  });

  describe(`${name} obeys staff`, () => {
    it('resends refused deliveries, and no others', async ({ store }) => {
      const [delivered = '', refused = '', waiting = '', spam = ''] = await fill(store);
      for (const id of [delivered, waiting, spam, 'nobody'])
        expect(await store.resend(id, 'hubspot', OPTIONS.now)).toBe(false);
      expect(await store.resend(refused, 'hubspot', OPTIONS.now)).toBe(true);
      const claim = await claimed(store, { newestFirst: true });
      expect(claim).toMatchObject({ lead: { id: refused }, attempt: 2, waitedMs: 0 });
    });

    it('delivers a lead that was wrongly marked as spam', async ({ store }) => {
      const { id } = await store.save(newLead(1, { spam: true, destinations: [] }));
      expect(await store.restore(id, ['hubspot'], NOW)).toBe(true);
      expect(await store.restore(id, ['hubspot'], NOW)).toBe(false);
      expect((await claimed(store)).lead).toMatchObject({ id, spam: false });
    });
  });

  describe(`${name} deletes leads`, () => {
    it('purges delivered leads, spam and self-tests, no others', async ({ store }) => {
      const [, refused, waiting] = await fill(store);
      expect(await store.purge(NOW + 1, '', 10, RECEIVERS)).toEqual({ deleted: 0, last: null });
      expect(await store.purge(NOW + 2, '', 10, RECEIVERS)).toEqual({ deleted: 1, last: null });
      const later = NOW + 400 * DAY;
      expect(await store.purge(later, '', 2, RECEIVERS)).toEqual({ deleted: 0, last: waiting });
      expect(await store.purge(later, waiting ?? '', 10, RECEIVERS)).toEqual({
        deleted: 2,
        last: null,
      });
      const left = await everything(store);
      expect(left.map(({ lead }) => lead.id)).toEqual([refused, waiting]);
      expect(left[0]?.attempts).toHaveLength(1);
    });

    it('purges a lead only after delivery to every configured destination', async ({ store }) => {
      for (const number of [1, 2])
        await store.save(newLead(number, { destinations: ['hubspot', 'email'] }));
      for (const _lead of [1, 2]) await store.settle(await claimed(store), NOTE);
      const both = { ...RECEIVERS, email: ['contact'] };
      const purge = async (receivers: Receivers): Promise<number> =>
        (await store.purge(NOW + DAY, '', 10, receivers)).deleted;
      expect(await purge(both)).toBe(0);
      await store.settle(await claimed(store, { destination: 'email' }), NOTE);
      expect(await purge(both)).toBe(1);
      expect(await purge(RECEIVERS)).toBe(1);
    });

    it('purges what only waits for an unconfigured destination', async ({ store }) => {
      for (const number of [1, 2, 3]) await store.save(newLead(number));
      await store.settle(await claimed(store), { ...NOTE, state: 'refused', outcome: 'refused' });
      await store.settle(await claimed(store), { ...NOTE, state: 'failed', outcome: 'later' });
      const { deleted } = await store.purge(NOW + DAY, '', 10, { hubspot: ['newsletter'] });
      expect([deleted, await store.count()]).toEqual([1, 2]);
    });

    it('purges a refused lead once it was discarded, and any spam', async ({ store }) => {
      const purge = async (): Promise<number> =>
        (await store.purge(NOW + DAY, '', 10, RECEIVERS)).deleted;
      const { id } = await store.save(newLead(1));
      await store.settle(await claimed(store), { ...NOTE, state: 'refused', outcome: 'refused' });
      expect(await purge()).toBe(0);
      expect(await store.discard(id, 'hubspot')).toBe(true);
      expect(await purge()).toBe(1);
      // With a waiting delivery, which keeps any other lead.
      await store.save(newLead(2, { spam: true }));
      expect([await purge(), await store.count()]).toEqual([1, 0]);
    });

    it('purges a lead in quarantine only after it was discarded', async ({ store }) => {
      const purge = async (): Promise<number> =>
        (await store.purge(NOW + DAY, '', 10, RECEIVERS)).deleted;
      const { id } = await store.save(newLead(1, { quarantined: true }));
      expect(await purge()).toBe(0);
      expect(await store.discard(id, 'hubspot')).toBe(true);
      expect([await purge(), await store.count()]).toEqual([1, 0]);
    });

    it('erases leads in any state, and keeps a record of the erasure', async ({ store }) => {
      const ids = await fill(store);
      const [delivered = '', refused = '', waiting = '', spam = ''] = ids;
      const erasure: Erasure = {
        id: 'b8a1f6a2-6d1c-4a55-9a5e-3f6f1f0c9a11',
        at: NOW + DAY,
        leads: [refused, waiting, spam, 'long-gone'],
        forms: { contact: 3 },
      };
      expect(await store.erase(erasure)).toBe(3);
      expect(await store.erase(erasure)).toBe(0);
      expect((await everything(store)).map(({ lead }) => lead.id)).toEqual([delivered, ids[4]]);
      expect(await store.backlog()).toEqual([]);
      expect(await store.erasures()).toEqual([erasure]);
      // The same post is a new lead: nothing of the erased one is remembered.
      expect((await store.save(newLead(3))).outcome).toBe('stored');
    });

    it('erases a lead in delivery, whose outcome is dropped', async ({ store }) => {
      const { id } = await store.save(newLead(1));
      const claim = await claimed(store);
      await store.erase({ id: 'receipt', at: NOW, leads: [id], forms: { contact: 1 } });
      await store.settle(claim, { ...NOTE, state: 'waiting', outcome: 'later', reason: 'private' });
      expect(await store.find(id)).toBeNull();
      const later = { ...OPTIONS, now: OPTIONS.now + DAY };
      expect(await store.claim(later)).toEqual({ nextAt: null, isBusy: false });
      // Rows left behind would show up when a lead with the same id is added.
      await store.add([
        {
          lead: { ...claim.lead },
          receipt: newLead(1).receipt,
          repeats: [],
          deliveries: [],
          attempts: [],
          work: null,
          events: [],
          drafts: [],
          replies: [],
        },
      ]);
      expect((await everything(store))[0]?.attempts).toEqual([]);
    });

    it('keeps the time that was believed, whatever is written with another clock', async ({
      store,
      beside,
      other,
    }) => {
      expect([await other.seenAt(NOW), await other.seenAt(0)]).toEqual([NOW, NOW]);
      await store.save(newLead(1, { receivedAt: NOW }));
      expect(await store.seenAt(0)).toBe(NOW);
      await store.save(newLead(2, { receivedAt: NOW + 9 * DAY }));
      await store.probe();
      expect(await beside.seenAt(0)).toBe(NOW);
      await beside.believe(NOW + DAY);
      expect(await store.seenAt(0)).toBe(NOW + DAY);
    });

    it('removes self-tests, and no other lead', async ({ store }) => {
      const ids = await fill(store);
      for (const id of ids) await store.removeSelfTest(id);
      expect((await everything(store)).map(({ lead }) => lead.id)).toEqual(ids.slice(0, 4));
    });
  });
}

export function describeSharing(name: string, it: StoreTest): void {
  describe(`${name}, shared by two processes,`, () => {
    it('stores a post once', async ({ store: one, beside: two }) => {
      const ids: string[] = [];
      for (const number of [1, 2, 3, 4, 5]) {
        const same = newLead(number, {
          receipt: {
            digest: `digest-${number}`,
            keyed: number % 2 === 0,
            content: `digest-${number}`,
          },
        });
        const both = await Promise.all([one.save(same), two.save(same), one.save(same)]);
        expect(both.map(({ outcome }) => outcome).sort()).toEqual([
          'repeated',
          'repeated',
          'stored',
        ]);
        expect(new Set(both.map(({ id }) => id)).size).toBe(1);
        ids.push(both[0]?.id ?? '');
      }
      expect((await everything(one)).map(({ lead }) => lead.id)).toEqual(ids.toSorted());
      expect(await two.count()).toBe(5);
    });

    it('leases each delivery to one process', async ({ store: one, beside: two }) => {
      await Promise.all([1, 2, 3].map((number) => one.save(newLead(number))));
      for (const left of [3, 2, 1]) {
        const claims = await Promise.all([one, two, one, two].map((store) => store.claim(OPTIONS)));
        const taken = claims.filter((claim) => 'lead' in claim);
        expect([left, taken.length]).toEqual([left, 1]);
        if (taken[0]) await two.settle(taken[0], NOTE);
      }
      expect(await one.claim(OPTIONS)).toEqual({ nextAt: null, isBusy: false });
      expect(await two.backlog()).toEqual([]);
    });
  });
}
