/** What every store has to do besides receiving and delivering, alone and beside another process. */
import { describe, expect, it } from 'vitest';
import { DAY } from '#server/clock.ts';
import type { Kept, Store } from '#server/store.ts';
import { claimed, newLead, NOTE, NOW, OPTIONS } from './describe-store.ts';

async function everything(store: Store): Promise<Kept[]> {
  const kept: Kept[] = [];
  for (;;) {
    const page = await store.page(kept.at(-1)?.lead.id ?? '', 2);
    kept.push(...page);
    if (page.length < 2) return kept;
  }
}

/** A store with a delivered lead, a refused one, a waiting one, a spam and a self-test, in this order. */
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
  await save(4, { spam: true, adapters: [] });
  await save(5, { selfTest: true, adapters: [] });
  return ids;
}

/** Runs the contract; `create` opens an empty store. */
export function describeCare(name: string, create: () => Promise<Store>): void {
  describe(`${name} shows and moves leads`, () => {
    it('page by page, with all that belongs to them', async () => {
      const store = await create();
      const ids = await fill(store);
      const kept = await everything(store);
      expect(kept.map(({ lead }) => lead.id)).toEqual(ids);
      expect(await store.count()).toBe(5);
      expect(kept[1]).toEqual({
        lead: (await store.find(ids[1] ?? ''))?.lead,
        receipt: newLead(2).receipt,
        deliveries: [
          {
            adapter: 'hubspot',
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
            adapter: 'hubspot',
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

    it('into another store, once, however often it is done', async () => {
      const [from, to] = [await create(), await create()];
      await fill(from);
      const kept = await everything(from);
      await to.add(kept.slice(0, 3));
      await to.add(kept);
      expect(await everything(to)).toEqual(kept);
      expect((await claimed(to)).lead).toEqual(kept[2]?.lead);
    });
  });

  describe(`${name} takes the word of staff`, () => {
    it('sends again what was refused or has failed, and nothing else', async () => {
      const store = await create();
      const [delivered = '', refused = '', waiting = '', spam = ''] = await fill(store);
      for (const id of [delivered, waiting, spam, 'nobody'])
        expect(await store.resend(id, 'hubspot', OPTIONS.now)).toBe(false);
      expect(await store.resend(refused, 'hubspot', OPTIONS.now)).toBe(true);
      const claim = await claimed(store, { newestFirst: true });
      expect(claim).toMatchObject({ lead: { id: refused }, attempt: 2, waitedMs: 0 });
    });

    it('delivers what was no spam after all', async () => {
      const store = await create();
      const { id } = await store.save(newLead(1, { spam: true, adapters: [] }));
      expect(await store.restore(id, ['hubspot'], NOW)).toBe(true);
      expect(await store.restore(id, ['hubspot'], NOW)).toBe(false);
      expect((await claimed(store)).lead).toMatchObject({ id, spam: false });
    });
  });

  describe(`${name} forgets`, () => {
    it('what is delivered, spam or a test, when its time has come; what is not delivered never', async () => {
      const store = await create();
      const [, refused, waiting] = await fill(store);
      expect(await store.purge(NOW + 1, '', 10)).toEqual({ deleted: 0, last: null });
      expect(await store.purge(NOW + 2, '', 10)).toEqual({ deleted: 1, last: null });
      const later = NOW + 400 * DAY;
      expect(await store.purge(later, '', 2)).toEqual({ deleted: 0, last: waiting });
      expect(await store.purge(later, waiting ?? '', 10)).toEqual({ deleted: 2, last: null });
      const left = await everything(store);
      expect(left.map(({ lead }) => lead.id)).toEqual([refused, waiting]);
      expect(left[0]?.attempts).toHaveLength(1);
    });

    it('a lead only when it is delivered to everybody', async () => {
      const store = await create();
      await store.save(newLead(1, { adapters: ['hubspot', 'email'] }));
      await store.settle(await claimed(store), NOTE);
      expect((await store.purge(NOW + DAY, '', 10)).deleted).toBe(0);
      await store.settle(await claimed(store, { adapter: 'email' }), NOTE);
      expect((await store.purge(NOW + DAY, '', 10)).deleted).toBe(1);
    });

    it('its own tests, and no lead with them', async () => {
      const store = await create();
      const ids = await fill(store);
      for (const id of ids) await store.removeSelfTest(id);
      expect((await everything(store)).map(({ lead }) => lead.id)).toEqual(ids.slice(0, 4));
    });
  });
}

/** Runs what two processes on one store rely on; `pair` opens two on the same, empty. */
export function describeSharing(name: string, pair: () => Promise<readonly [Store, Store]>): void {
  describe(`${name}, shared by two`, () => {
    it('holds one lead for one post, whoever gets it first', async () => {
      const [one, two] = await pair();
      const ids: string[] = [];
      for (const number of [1, 2, 3, 4, 5]) {
        const same = newLead(number, {
          receipt: { digest: `digest-${number}`, keyed: number % 2 === 0, content: 'c' },
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

    it('hands each delivery to one of them, and one at a time', async () => {
      const [one, two] = await pair();
      await Promise.all([1, 2, 3].map((number) => one.save(newLead(number))));
      for (const left of [3, 2, 1]) {
        const takers = await Promise.all([one, two, one, two].map((store) => store.claim(OPTIONS)));
        const taken = takers.filter((taker) => 'lead' in taker);
        expect([left, taken.length]).toEqual([left, 1]);
        if (taken[0]) await two.settle(taken[0], NOTE);
      }
      expect(await one.claim(OPTIONS)).toEqual({ nextAt: null, isBusy: false });
      expect(await two.backlog()).toEqual([]);
    });
  });
}
