/** Contract of every store: repeated posts, also after a restart and with two processes. */
import { describe, expect } from 'vitest';
import { DAY, HOUR, MINUTE } from '#server/base/clock.ts';
import type { NewLead, Receipt } from '#server/leads/lead.ts';
import { claimed, newLead, NOW } from './describe-store.ts';
import type { StoreTest } from './store-test.ts';

const CONTENT = 'the same form, email and body';
const keyed = (key: string): Receipt => ({ digest: key, keyed: true, content: CONTENT });
const KEYLESS: Receipt = { digest: CONTENT, keyed: false, content: CONTENT };

/** A lead with the same content as all others here, `after` milliseconds after the first. */
const same = (receipt: Receipt, after = 0, changes: Partial<NewLead> = {}): NewLead =>
  newLead(1, { receipt, receivedAt: NOW + after, ...changes });
const SPAM = { spam: true, destinations: [] };

export function describeRepeats(name: string, it: StoreTest): void {
  describe(`${name} detects repeats`, () => {
    it('by idempotency key, in one batch and later, with the same id', async ({ store }) => {
      const first = newLead(1);
      const together = await Promise.all([store.save(first), store.save(first), store.save(first)]);
      const later = await store.save({ ...first, receivedAt: first.receivedAt + 28 * DAY });
      const id = together[0]?.id ?? '';
      expect(together.map(({ outcome }) => outcome)).toEqual(['stored', 'repeated', 'repeated']);
      expect(new Set(together.map(({ reference }) => reference))).toEqual(new Set([id]));
      expect(later).toEqual({ outcome: 'repeated', id, reference: id });
    });

    it('and reports the same key with other content as a conflict', async ({ store }) => {
      const { id } = await store.save(newLead(1));
      const other = newLead(1, { receipt: { digest: 'digest-1', keyed: true, content: 'other' } });
      expect(await store.save(other)).toEqual({ outcome: 'conflict', id, reference: id });
    });

    it.for<[string, Receipt, Receipt]>([
      ['without a key', KEYLESS, KEYLESS],
      ['without a key after one with a key', keyed('a'), KEYLESS],
      ['with a key after one without', KEYLESS, keyed('a')],
      ['with another key', keyed('a'), keyed('b')],
    ])(
      'by content %s, for ten minutes, with a fresh reference',
      async ([_how, one, two], { store }) => {
        const first = await store.save(same(one));
        const again = await store.save(same(two, 10 * MINUTE));
        expect(again).toEqual({ outcome: 'repeated', id: first.id, reference: expect.any(String) });
        expect(again.reference).not.toBe(first.id);
        expect(again.reference).toHaveLength(first.id.length);
        expect(await store.count()).toBe(1);
        const last = two.keyed ? keyed('c') : KEYLESS;
        const next = await store.save(same(last, 10 * MINUTE + 1));
        expect(next.outcome).toBe('stored');
        const after = await store.save(same(last, 10 * MINUTE + 2));
        expect(after).toMatchObject({ outcome: 'repeated', id: next.id });
      },
    );

    it('in one batch, with any keys', async ({ store }) => {
      const saved = await Promise.all(
        [keyed('a'), KEYLESS, keyed('b'), keyed('b'), KEYLESS].map((one) => store.save(same(one))),
      );
      expect(saved.map(({ outcome }) => outcome)).toEqual([
        'stored',
        ...Array<string>(4).fill('repeated'),
      ]);
      expect(new Set(saved.map(({ id }) => id)).size).toBe(1);
      const references = saved.map(({ reference }) => reference);
      expect(references[2]).toBe(references[3]);
      expect(new Set(references).size).toBe(4);
      expect(await store.count()).toBe(1);
    });

    it('by the second key too, which rejects other content', async ({ open, store }) => {
      const { id } = await store.save(same(keyed('a')));
      const { reference } = await store.save(same(keyed('b'), MINUTE));
      await store.close();
      const next = open();
      const later = await next.save(same(keyed('b'), 20 * DAY));
      expect(later).toEqual({ outcome: 'repeated', id, reference });
      const other = same({ ...keyed('b'), content: 'other' }, 21 * DAY);
      expect((await next.save(other)).outcome).toBe('conflict');
      expect(await next.count()).toBe(1);
      const [kept] = await next.page('', 9);
      expect(kept?.repeats).toEqual([
        { ...keyed('b'), reference, restored: false, at: NOW + MINUTE },
      ]);
    });

    it('also after the clock was set back, from as far in the future as it would be from the past', async ({
      store,
    }) => {
      const { id } = await store.save(same(keyed('a')));
      const soon = await store.save(same(keyed('b'), -10 * MINUTE));
      expect(soon).toMatchObject({ outcome: 'repeated', id });
      const later = await store.save(same(keyed('a'), -28 * DAY));
      expect(later).toEqual({ outcome: 'repeated', id, reference: id });
      expect((await store.save(same(keyed('c'), -11 * MINUTE))).outcome).toBe('stored');
      const before = await store.save(same(keyed('a'), -28 * DAY - 1));
      expect(before.outcome).toBe('stored');
    });

    it('but not if the content differs', async ({ store }) => {
      await store.save(same(keyed('a')));
      const other = same({ digest: 'b', keyed: true, content: 'another address' });
      expect((await store.save(other)).outcome).toBe('stored');
    });
  });

  describe(`${name} restores a lead that was marked as spam`, () => {
    it.for<[string, Receipt, Receipt]>([
      ['with the same key', keyed('a'), keyed('a')],
      ['with another key', keyed('a'), keyed('b')],
      ['without a key', KEYLESS, KEYLESS],
    ])(
      'when it comes again without signs of spam within a day, %s',
      async ([_how, one, two], { open, store }) => {
        const { id } = await store.save(same(one, 0, SPAM));
        expect(await store.spam()).toBe(1);
        const clean = await store.save(same(two, HOUR));
        expect(clean).toEqual({ outcome: 'restored', id, reference: expect.any(String) });
        expect(clean.reference === id).toBe(two.keyed && one.digest === two.digest);
        expect([await store.spam(), await store.count()]).toEqual([0, 1]);
        const { lead } = await claimed(store, { now: NOW + HOUR });
        expect(lead).toMatchObject({ id, spam: false });
        // Equal content within ten minutes of that is a repeat, also after a restart.
        await store.close();
        const next = open();
        const again = await next.save(same(two, HOUR + 10 * MINUTE));
        expect(again).toMatchObject({ outcome: 'repeated', id });
        const other = await next.save(same(keyed('later'), HOUR + 10 * MINUTE + 1));
        expect(other.outcome).toBe('stored');
      },
    );

    it('in the batch in which it was stored', async ({ store }) => {
      const [spam, clean, again] = await Promise.all([
        store.save(same(keyed('a'), 0, SPAM)),
        store.save(same(keyed('b'))),
        store.save(same(keyed('c'))),
      ]);
      expect([clean?.outcome, again?.outcome]).toEqual(['restored', 'repeated']);
      expect(new Set([spam, clean, again].map((saved) => saved?.id)).size).toBe(1);
      const found = await store.find(spam?.id ?? '');
      expect([found?.lead.spam, found?.deliveries.length]).toEqual([false, 1]);
    });

    it('not when it is spam again, or after a day', async ({ store }) => {
      const { id } = await store.save(same(keyed('a'), 0, SPAM));
      const spam = await store.save(same(keyed('b'), MINUTE, SPAM));
      expect(spam).toMatchObject({ outcome: 'repeated', id });
      // The other is from the future of a clock that was ahead.
      const early = await store.save(same(keyed('d'), -DAY - 1));
      expect(early.outcome).toBe('stored');
      const late = await store.save(same(keyed('c'), DAY + MINUTE + 1));
      expect(late.outcome).toBe('stored');
      expect([await store.spam(), await store.count()]).toEqual([1, 3]);
    });

    it('and marks none as spam that comes again with the honeypot filled', async ({ store }) => {
      const { id } = await store.save(same(keyed('a')));
      const spam = await store.save(same(keyed('b'), MINUTE, SPAM));
      expect(spam).toMatchObject({ outcome: 'repeated', id });
      expect((await store.find(id))?.lead.spam).toBe(false);
    });
  });

  describe(`${name}, shared by two processes`, () => {
    it('stores content once, with any key', async ({ store: one, beside: two }) => {
      const saved = await Promise.all([
        one.save(same(keyed('a'))),
        two.save(same(KEYLESS)),
        two.save(same(keyed('b'))),
        one.save(same(keyed('c'))),
      ]);
      expect(saved.map(({ outcome }) => outcome).sort()).toEqual([
        ...Array<string>(3).fill('repeated'),
        'stored',
      ]);
      expect(new Set(saved.map(({ id }) => id)).size).toBe(1);
      expect(await two.count()).toBe(1);
    });

    it('restores a lead once', async ({ store: one, beside: two }) => {
      const { id } = await one.save(same(keyed('a'), 0, SPAM));
      const saved = await Promise.all([
        one.save(same(keyed('b'), MINUTE)),
        two.save(same(keyed('c'), MINUTE)),
        two.save(same(KEYLESS, MINUTE)),
      ]);
      expect(saved.map(({ outcome }) => outcome).sort()).toEqual([
        'repeated',
        'repeated',
        'restored',
      ]);
      expect(new Set(saved.map((each) => each.id))).toEqual(new Set([id]));
      expect((await two.find(id))?.deliveries).toHaveLength(1);
    });
  });
}
