/** Contract of every store: what happened next with a lead, and what is due. */
import { describe, expect } from 'vitest';
import { DAY, HOUR, MINUTE } from '#server/base/clock.ts';
import type { Store } from '#server/run/store.ts';
import { OUTCOMES } from '#staff/contract/lead.ts';
import { act, counts, DUE, idsOf, received, SPAM } from './describe-inbox.ts';
import { newLead, NOW } from './describe-store.ts';
import type { StoreTest } from './store-test.ts';

const workOf = async (store: Store, id: string) => (await store.inbox.find(id))?.work;
const eventsOf = async (store: Store, id: string): Promise<string[]> =>
  ((await store.inbox.find(id))?.record.events ?? []).map(({ action }) => action);
const due = (store: Store, dueUntil: number) => idsOf(store, 'due', { dueUntil });

export function describeFollowUp(name: string, it: StoreTest): void {
  describe(`${name} keeps what happened next`, () => {
    it('an outcome stops the clock, and is taken back as it was', async ({ store }) => {
      const [id = ''] = await received(store, {});
      const before = await workOf(store, id);
      for (const outcome of OUTCOMES) {
        expect(await act(store, id, outcome)).toBe('changed');
        expect(await act(store, id, outcome)).toBe('unchanged');
        expect(await workOf(store, id)).toMatchObject({
          ...{ outcome, answeredAt: NOW + HOUR, answeredBy: 'safiya', nextAt: null },
        });
        expect(await counts(store)).toMatchObject({ unanswered: 0 });
        expect(await act(store, id, 'undo', { by: 'marco' })).toBe('impossible');
        expect(await act(store, id, 'undo')).toBe('changed');
        expect(await act(store, id, 'undo')).toBe('impossible');
      }
      const { revision: _revision, ...after } = (await workOf(store, id)) ?? {};
      expect(before).toMatchObject(after);
      expect(await eventsOf(store, id)).toEqual([]);
      expect(await counts(store)).toMatchObject({ unanswered: 1 });
    });

    it('a later action leaves nothing to take back', async ({ store }) => {
      const [id = ''] = await received(store, {});
      await act(store, id, 'reached');
      await act(store, id, 'note', { text: 'x', by: 'marco' });
      expect(await act(store, id, 'undo')).toBe('impossible');
      expect((await workOf(store, id))?.outcome).toBe('reached');
      expect(await act(store, id, 'reopen')).toBe('changed');
      expect(await workOf(store, id)).toMatchObject({ outcome: null, answeredAt: null });
    });

    it('a try leaves the clock running, and waits no longer than the answer may', async ({
      store,
    }) => {
      const [id = ''] = await received(store, {});
      const later = { next: DUE + MINUTE };
      for (const action of ['no-answer', 'later'] as const)
        expect(await act(store, id, action, later)).toBe('impossible');
      expect(await act(store, id, 'later')).toBe('impossible');
      const calledAt = NOW + 30 * MINUTE;
      expect(await act(store, id, 'no-answer', { next: DUE - HOUR, calledAt })).toBe('changed');
      expect(await workOf(store, id)).toMatchObject({
        ...{ tries: 1, triedAt: calledAt, dueAt: DUE - HOUR, dueWhy: 'try' },
        ...{ answeredAt: null, nextAt: DUE - HOUR },
      });
      expect(await act(store, id, 'call')).toBe('changed');
      expect((await workOf(store, id))?.tries).toBe(2);
      expect(await act(store, id, 'undo')).toBe('changed');
      expect((await workOf(store, id))?.tries).toBe(1);
      // Overdue: it may be tried again in a while.
      const late = { at: DUE + HOUR, next: DUE + 4 * HOUR };
      expect(await act(store, id, 'no-answer', late)).toBe('changed');
      // Answered: any day.
      await act(store, id, 'reached');
      expect(await act(store, id, 'later', { next: DUE + 9 * DAY, text: 'ask' })).toBe('changed');
      expect(await workOf(store, id)).toMatchObject({ dueWhy: 'later', nextAt: DUE + 9 * DAY });
    });

    it('what is due by a time: answers, calls, tries and what was put off', async ({ store }) => {
      const call = '2026-11-20T15:00-06:00';
      const slot = Date.parse(call);
      const booked = {
        fields: { ...newLead(1).fields, preferred_time: call },
        call: { at: slot, until: slot + 900_000, isOffered: true },
      };
      const [called, plain, spam, news] = (await received(store, booked, {}, SPAM, {
        form: 'newsletter',
      })) as [string, string, string, string];
      expect(await due(store, slot)).toEqual([]);
      expect(await due(store, slot + 1)).toEqual([called]);
      expect(await due(store, DUE + 1)).toEqual([called, plain]);
      expect(await due(store, DUE + 90 * DAY)).not.toContain(spam);
      // The call is still to be held after they were reached.
      await act(store, called, 'reached');
      expect(await due(store, slot + 1)).toEqual([called]);
      await act(store, called, 'held');
      expect(await due(store, DUE + 1)).toEqual([plain]);
      await act(store, news, 'later', { next: NOW + 2 * HOUR });
      expect(await due(store, DUE + 1)).toEqual([news, plain]);
      await act(store, plain, 'spam');
      expect(await due(store, DUE + 1)).toEqual([news]);
      await counts(store, DUE);
    });

    it('in its records, and counts it', async ({ store }) => {
      const [one = '', two = ''] = await received(store, {}, {}, {}, { form: 'quiz' }, SPAM);
      await act(store, one, 'scheduled');
      await act(store, two, 'answer');
      const since = NOW - HOUR;
      const found = await store.inbox.outcomes(since);
      expect(Object.fromEntries(found.map(({ outcome, count }) => [outcome, count]))).toEqual({
        ...{ scheduled: 1, answered: 1, open: 1 },
      });
      const [kept] = await store.inbox.records([one]);
      await store.erase({ id: 'receipt', at: NOW, leads: [one], forms: {} });
      await store.add(kept ? [kept] : []);
      expect(await workOf(store, one)).toEqual(kept?.work);
      expect(await idsOf(store, 'all', { outcome: 'scheduled' })).toEqual([one]);
    });
  });
}
