/** Contract of every store: what staff do with deliveries, and what becomes of their work when leads go or move. */
import { describe, expect } from 'vitest';
import { DAY, HOUR } from '#server/base/clock.ts';
import type { Store } from '#server/run/store.ts';
import { act, counts, DUE, NONE, received, SPAM, take } from './describe-inbox.ts';
import { claimed, newLead, NOTE, NOW, OPTIONS } from './describe-store.ts';
import type { StoreTest } from './store-test.ts';

export function describeInboxDelivery(name: string, it: StoreTest): void {
  describe(`${name} delivers as staff say`, () => {
    const slot = Date.UTC(2026, 10, 24, 21);
    const withCall = {
      fields: { ...newLead(1).fields, preferred_time: '2026-11-24T15:00-06:00' },
      call: { at: slot, until: slot + 900_000, isOffered: true },
    };
    const later = { now: NOW + HOUR };

    it('a lead marked as spam is not delivered until it is unmarked', async ({ store }) => {
      const [id = ''] = await received(store, withCall);
      expect(await store.bookedCalls(0)).toEqual([slot]);
      expect(await act(store, id, 'spam')).toBe('changed');
      expect(await act(store, id, 'spam')).toBe('unchanged');
      expect(await store.bookedCalls(0)).toEqual([]);
      expect(await store.claim({ ...OPTIONS, ...later })).not.toHaveProperty('lead');
      expect(await counts(store)).toEqual({ ...NONE, spam: 1, all: 1 });
      expect(await act(store, id, 'not-spam', { destinations: ['hubspot'] })).toBe('changed');
      expect(await store.bookedCalls(0)).toEqual([slot]);
      expect((await store.inbox.find(id))?.work.replyBy).toBe(DUE);
      expect(await counts(store)).toEqual({ ...NONE, unanswered: 1, undelivered: 1, all: 1 });
      const claim = await claimed(store, later);
      expect(claim.lead.id).toBe(id);
      await store.settle(claim, { ...NOTE, restUntil: later.now });
      expect(await counts(store)).toMatchObject({ undelivered: 0 });
    });

    it('a lead marked as spam in flight that arrived is not sent again', async ({ store }) => {
      const [id = ''] = await received(store, {});
      const claim = await claimed(store);
      expect(await act(store, id, 'spam')).toBe('changed');
      await store.settle(claim, NOTE);
      expect((await store.inbox.deliveries([id])).get(id)).toMatchObject([{ state: 'delivered' }]);
      await act(store, id, 'not-spam', { destinations: ['hubspot'] });
      expect((await store.inbox.deliveries([id])).get(id)).toMatchObject([{ state: 'delivered' }]);
      expect(await counts(store)).toMatchObject({ undelivered: 0, spam: 0 });
    });

    it('a lead marked as spam in flight that did not arrive is sent later', async ({ store }) => {
      const [id = ''] = await received(store, {});
      const claim = await claimed(store);
      await act(store, id, 'spam');
      await store.settle(claim, {
        ...NOTE,
        state: 'waiting',
        outcome: 'later',
        reason: 'HTTP 500',
      });
      expect(await counts(store)).toEqual({ ...NONE, spam: 1, all: 1 });
      await act(store, id, 'not-spam', { destinations: ['hubspot'] });
      expect(await claimed(store, later)).toMatchObject({ lead: { id }, attempt: 2 });
    });

    it('a lead that staff marked as spam, once it comes again clean', async ({ store }) => {
      const [id = ''] = await received(store, {});
      await act(store, id, 'spam');
      expect(await store.save(newLead(1))).toMatchObject({ outcome: 'restored', id });
      expect(await counts(store)).toEqual({ ...NONE, unanswered: 1, undelivered: 1, all: 1 });
      expect(await claimed(store)).toMatchObject({ lead: { id } });
    });

    it('a refused lead is sent again, corrected or discarded', async ({ store }) => {
      const [id = ''] = await received(store, withCall);
      expect(await act(store, id, 'resend')).toBe('impossible');
      expect(await act(store, id, 'discard')).toBe('impossible');
      const refuse = async (): Promise<void> => {
        const refused = { ...NOTE, state: 'refused', outcome: 'refused', status: 400 } as const;
        await store.settle(await claimed(store, later), { ...refused, restUntil: later.now });
      };
      await refuse();
      expect(await act(store, id, 'discard')).toBe('changed');
      expect(await counts(store)).toMatchObject({ undelivered: 0 });
      expect(await store.bookedCalls(0)).toEqual([]);
      expect(await act(store, id, 'resend')).toBe('changed');
      expect(await store.bookedCalls(0)).toEqual([slot]);
      await refuse();
      const email = 'right@example.com';
      expect(await act(store, id, 'correct', { email, person: 'digest' })).toBe('changed');
      const claim = await claimed(store, later);
      expect(claim.lead.fields).toEqual({ ...withCall.fields, email });
      const { record, work } = (await store.inbox.find(id)) ?? {};
      expect(work?.person).toBe('digest');
      expect(record?.events.find(({ action }) => action === 'correct')?.text).toBe(
        `visitor-1@example.com → ${email}`,
      );
      await act(store, id, 'spam');
      expect(await act(store, id, 'resend')).toBe('impossible');
    });

    it('and the commands count for the inbox too', async ({ store }) => {
      const [id = '', spam = ''] = await received(store, {}, SPAM);
      await store.settle(await claimed(store), { ...NOTE, state: 'failed', outcome: 'later' });
      expect(await store.discard(id, 'hubspot')).toBe(true);
      expect(await counts(store)).toMatchObject({ undelivered: 0, spam: 1 });
      expect(await store.resend(id, 'hubspot', NOW)).toBe(true);
      expect(await store.restore(spam, ['hubspot'], NOW)).toBe(true);
      expect(await counts(store)).toMatchObject({ undelivered: 2, unanswered: 2, spam: 0 });
    });
  });

  describe(`${name} keeps unfinished notes`, () => {
    it('of each account on each lead, until the note is saved', async ({ store }) => {
      const { inbox } = store;
      const [one = '', other = ''] = await received(store, {}, {});
      expect(await inbox.keepDraft('nothing', 'safiya', 'text', NOW)).toBe(false);
      expect(await inbox.keepDraft(one, 'safiya', 'first', NOW)).toBe(true);
      await inbox.keepDraft(one, 'safiya', 'second', NOW);
      await inbox.keepDraft(one, 'marco', 'his', NOW);
      await inbox.keepDraft(other, 'safiya', 'elsewhere', NOW);
      const drafts = async (): Promise<string[]> =>
        Promise.all([
          inbox.draft(one, 'safiya'),
          inbox.draft(one, 'marco'),
          inbox.draft(other, 'safiya'),
        ]);
      expect(await drafts()).toEqual(['second', 'his', 'elsewhere']);
      await act(store, one, 'note', { text: 'kept', by: 'safiya' });
      await inbox.keepDraft(other, 'safiya', '', NOW);
      expect(await drafts()).toEqual(['', 'his', '']);
    });

    it('for a week, and no longer than lead and account', async ({ store }) => {
      const { inbox, staff } = store;
      const [one = '', other = ''] = await received(store, {}, {});
      const user = { username: 'wren', role: 'staff', password: '', createdAt: 1 } as const;
      await staff.put({ ...user, id: 'wren', passwordAt: 1 });
      await inbox.keepDraft(one, 'wren', 'goes with the account', NOW);
      await inbox.keepDraft(one, 'marco', 'goes with the lead', NOW);
      await inbox.keepDraft(other, 'marco', 'goes after a week', NOW);
      await staff.removeById('wren');
      expect(await inbox.draft(one, 'wren')).toBe('');
      await store.erase({ id: 'receipt', at: NOW, leads: [one], forms: {} });
      expect(await inbox.draft(one, 'marco')).toBe('');
      await inbox.purgeDrafts(NOW + 7 * DAY);
      expect(await inbox.draft(other, 'marco')).toBe('goes after a week');
      await inbox.purgeDrafts(NOW + 7 * DAY + 1);
      expect(await inbox.draft(other, 'marco')).toBe('');
    });

    it('as part of the lead, also in another store', async ({ store, other }) => {
      const [id = ''] = await received(store, {});
      await store.inbox.keepDraft(id, 'marco', 'not yet saved', NOW);
      const records = await store.page('', 10);
      expect(records.map(({ drafts }) => drafts)).toEqual([
        [{ userId: 'marco', at: NOW, text: 'not yet saved' }],
      ]);
      await other.add(records);
      expect(await other.inbox.draft(id, 'marco')).toBe('not yet saved');
    });
  });

  describe(`${name} removes and moves the work on leads`, () => {
    it('with the lead, when it is purged or erased', async ({ store }) => {
      const ids = await received(store, {}, SPAM, { form: 'quiz' });
      for (const id of ids)
        await act(store, id, 'note', { text: 'Wrote to visitor-1@example.com' });
      const unseen = (await store.save(newLead(8))).id;
      await store.erase({ id: 'receipt', at: NOW, leads: [ids[0] ?? '', unseen], forms: {} });
      await take(store);
      expect(await store.inbox.find(ids[0] ?? '')).toBeUndefined();
      expect(await counts(store)).toEqual({ ...NONE, undelivered: 1, spam: 1, all: 2 });
      await store.purge(NOW + DAY, '', 50, {});
      expect(await counts(store)).toEqual(NONE);
      // A note left behind would come back with the id.
      expect(await act(store, ids[1] ?? '', 'note', { text: 'x' })).toBe('unknown');
    });

    it('to another store, once', async ({ store: from, other: to }) => {
      const [id = ''] = await received(from, {}, SPAM);
      await act(from, id, 'note', { text: 'moved' });
      await act(from, id, 'answer');
      await from.save(newLead(5));
      const records = await from.page('', 50);
      await to.add(records);
      await to.add(records);
      await take(to);
      await take(from);
      expect(await to.page('', 50)).toEqual(await from.page('', 50));
      expect(await counts(to)).toEqual({ ...NONE, unanswered: 1, undelivered: 2, spam: 1, all: 3 });
    });
  });
}

/** Defines the tests. */
export function describeInboxSharing(name: string, it: StoreTest): void {
  it(`${name} counts right while two processes work`, async ({ store, beside }) => {
    const ids: string[] = [];
    const some = (at: number): string => ids[(at * 7) % ids.length] ?? '';
    for (let number = 0; number < 30; number += 1)
      ids.push((await store.save(newLead(number, number % 3 === 0 ? SPAM : {}))).id);
    const work = async (own: Store, by: string, seed: number): Promise<void> => {
      for (let round = 0; round < 8; round += 1) {
        const at = NOW + round * HOUR;
        const actions = [
          'spam',
          'not-spam',
          'answer',
          'reopen',
          'discard',
          'resend',
          'note',
        ] as const;
        const claim = await own.claim({ ...OPTIONS, now: at, leaseMs: 1 });
        const state = round % 4 === 0 ? 'refused' : 'delivered';
        await Promise.all([
          take(own),
          // Comes again without signs of spam.
          own.save(newLead((round + seed) % 30)),
          own.save(newLead(1000 * seed + round)),
          own.inbox.change([some(round + seed), some(round)], {
            ...{ action: actions[(round + seed) % actions.length] ?? 'note', by, at },
            destinations: ['hubspot'],
          }),
          own.discard(some(round + 3), 'hubspot'),
          'lead' in claim
            ? own.settle(claim, { ...NOTE, state, outcome: state, restUntil: at })
            : undefined,
        ]);
      }
    };
    await Promise.all([store, beside].map((one, at) => work(one, `user-${at}`, at + 1)));
    await store.purge(NOW + 1, '', 5, {});
    await take(store);
    const found = await counts(beside);
    expect(found.all).toBe(await beside.count());
    expect(found.all).toBeGreaterThan(30);
  });
}
