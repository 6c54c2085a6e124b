/** Contract of every store: messages that staff read first. */
import { describe, expect } from 'vitest';
import { phrasesOf } from '#server/desk/inbox/phrases.ts';
import { act, counts, idsOf, received, SPAM, take } from './describe-inbox.ts';
import { newLead, NOW } from './describe-store.ts';
import type { StoreTest } from './store-test.ts';

/** A list with one phrase. */
const WORDS = phrasesOf(
  JSON.stringify({
    lists: { death: ['want to die'], hurt: [], afraid: [], others: [], spanish: [] },
    except: [],
    slips: [],
  }),
);

export function describeReadFirst(name: string, it: StoreTest): void {
  describe(`${name} knows what staff read first`, () => {
    it('until a person says that it was', async ({ store }) => {
      const urgent = { fields: { ...newLead(1).fields, message: 'I want to die.' } };
      for (const [number, change] of [{}, urgent, { ...urgent, ...SPAM }].entries())
        await store.save(newLead(number, change));
      await take(store, WORDS);
      const [calm, wanted, spam] = (await idsOf(store, 'all')).reverse() as [
        string,
        string,
        string,
      ];
      expect(await idsOf(store, 'first')).toEqual([wanted, spam]);
      expect(await counts(store)).toMatchObject({ first: 2, unanswered: 2, spam: 1 });
      const { work } = (await store.inbox.find(wanted)) ?? {};
      expect(work?.phrase).toMatch(/^death 1 [0-9a-f]{4}$/);
      for (const action of ['open', 'answer', 'not-spam'] as const)
        await act(store, wanted, action);
      expect(await idsOf(store, 'first')).toEqual([wanted, spam]);
      expect(await act(store, calm, 'told')).toBe('unchanged');
      expect(await act(store, wanted, 'told')).toBe('changed');
      expect(await act(store, wanted, 'not-urgent')).toBe('unchanged');
      expect(await act(store, spam, 'not-urgent')).toBe('changed');
      expect(await counts(store)).toMatchObject({ first: 0 });
    });

    it('before all others, and rings until somebody has read it', async ({ store }) => {
      const { notices } = store;
      const urgent = { fields: { ...newLead(1).fields, message: 'I want to die.' } };
      for (const [number, change] of [urgent, {}, {}, { ...urgent, ...SPAM }].entries())
        await store.save(newLead(number, change));
      await take(store, WORDS);
      const waiting = await notices.unannounced(NOW - 1, 9);
      expect(waiting.map(({ readFirst }) => readFirst)).toEqual([true, false, false]);
      const { id } = waiting[0] as { id: string };
      const about = { userId: 'safiya', channel: 'phone', about: id, leadId: id, at: null };
      const times = { madeAt: NOW, endsAt: NOW + 1000, count: 1, state: 'waiting' } as const;
      await notices.add([{ ...about, ...times, kind: 'first' }]);
      expect(await notices.claim(NOW, 1, 9)).toMatchObject([{ kind: 'first', isOpen: true }]);
      await act(store, id, 'told');
      expect(await notices.claim(NOW + 1, 1, 9)).toMatchObject([{ attempt: 2, isOpen: false }]);
    });

    it('also in the messages of an earlier version that wait for an answer', async ({ store }) => {
      const fields = { ...newLead(1).fields, message: 'I want to die.' };
      const [open = '', done = ''] = await received(store, { fields }, { fields });
      await act(store, done, 'answer');
      const records = await store.page('', 9);
      await store.erase({ id: 'all', at: NOW, leads: [open, done], forms: {} });
      await store.add(
        records.map((one) => ({ ...one, work: one.work && { ...one.work, phrase: null } })),
      );
      await take(store, WORDS);
      expect(await idsOf(store, 'first')).toEqual([open]);
      await take(store, WORDS);
      expect(await counts(store)).toMatchObject({ first: 1, all: 2 });
    });
  });
}
