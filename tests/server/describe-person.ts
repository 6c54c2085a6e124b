/** Contract of every store: the leads of one person. */
import { describe, expect } from 'vitest';
import type { Store } from '#server/run/store.ts';
import { findPerson } from '#server/desk/person/person.ts';
import { act, received, take } from './describe-inbox.ts';
import { newLead } from './describe-store.ts';
import type { StoreTest } from './store-test.ts';

const from = (email: string, phone = '') => ({
  fields: { ...newLead(1).fields, email, phone },
});
const PHONE = '(214) 555-0148';
const relatedTo = async (store: Store, id: string) =>
  (await store.inbox.find(id))?.related.map(({ id: other, isOwn, why }) => [other, isOwn, why]);

/** Defines the tests. */
export function describePerson(name: string, it: StoreTest): void {
  describe(`${name} knows the leads of a person`, () => {
    it('by address; a shared phone is shown and is nobody’s', async ({ store }) => {
      const [first, again, partner, stranger] = (await received(
        store,
        from('mara@example.com', PHONE),
        from('MARA@example.com'),
        from('jonah@example.com', '+1 214 555 0148'),
        from('else@example.com'),
      )) as [string, string, string, string];
      expect((await store.inbox.leadsOfPerson(first)).sort()).toEqual([first, again].sort());
      expect(await relatedTo(store, first)).toEqual([
        [partner, false, 'phone'],
        [again, true, 'email'],
      ]);
      expect(await relatedTo(store, stranger)).toEqual([]);
    });

    it('put together and taken apart by hand, on both sides', async ({ store }) => {
      const [mara, work, jonah] = (await received(
        store,
        from('mara@example.com'),
        from('mara@work.example'),
        from('mara@example.com', PHONE),
      )) as [string, string, string];
      expect(await act(store, mara, 'join', { to: work })).toBe('changed');
      expect(await act(store, work, 'join', { to: mara })).toBe('unchanged');
      expect(await act(store, mara, 'join', { to: 'nobody' })).toBe('impossible');
      expect(await act(store, mara, 'join', { to: mara })).toBe('impossible');
      expect((await store.inbox.leadsOfPerson(work)).sort()).toEqual([mara, work, jonah].sort());
      expect(await act(store, jonah, 'part')).toBe('changed');
      expect(await act(store, jonah, 'part')).toBe('unchanged');
      expect((await store.inbox.leadsOfPerson(work)).sort()).toEqual([mara, work].sort());
      expect(await store.inbox.leadsOfPerson(jonah)).toEqual([jonah]);
      expect(await relatedTo(store, mara)).toEqual([[work, true, 'hand']]);
      expect((await store.inbox.find(mara))?.samePerson).toEqual({ contact: 2 });
      // The command follows what was put together; the address itself finds every lead with it.
      const { leads } = await findPerson(store, 'mara@work.example');
      expect(leads.map(({ lead }) => lead.id)).toEqual([mara, work]);
      const all = await findPerson(store, 'mara@example.com');
      expect(all.leads.map(({ lead }) => lead.id)).toEqual([mara, work, jonah]);
      expect(await act(store, jonah, 'rejoin')).toBe('changed');
      expect(await act(store, work, 'part')).toBe('changed');
      expect((await store.inbox.leadsOfPerson(mara)).sort()).toEqual([mara, jonah].sort());
      expect(await store.inbox.leadsOfPerson(work)).toEqual([work]);
    });

    it('for all of whom email is unsafe by one switch, also for what comes later', async ({
      store,
    }) => {
      const [mara, again, work, other] = (await received(
        store,
        from('mara@example.com'),
        from('MARA@example.com'),
        from('mara@work.example'),
        from('else@example.com'),
      )) as [string, string, string, string];
      const unsafe = async (...ids: string[]): Promise<unknown[]> =>
        Promise.all(ids.map(async (id) => (await store.inbox.find(id))?.work.emailUnsafe));
      const lines = async (id: string): Promise<unknown> =>
        (await store.inbox.find(id))?.record.events.map(({ action }) => action);
      expect(await act(store, mara, 'email-unsafe')).toBe('changed');
      expect(await act(store, again, 'email-unsafe')).toBe('unchanged');
      expect(await unsafe(mara, again, work, other)).toEqual([1, 1, 0, 0]);
      expect(await lines(again)).toEqual(['email-unsafe']);
      const { id: later } = await store.save(newLead(9, from('mara@example.com')));
      await take(store);
      await act(store, work, 'join', { to: mara });
      expect(await unsafe(later, work)).toEqual([1, 1]);
      // A mail that waited is not sent any more.
      const waits = { id: 'r', userId: 'safiya', at: 0, to: 'mara@example.com', dueAt: 0 };
      const letter = { subject: 'Hi', text: 'Hi', state: 'waiting', reason: null } as const;
      await store.replies.add(again, { ...waits, ...letter });
      expect(await store.replies.claim(1, 1, 9)).toMatchObject([{ isUnsafe: true }]);
      const moved = await store.page('', 9);
      expect(moved.map((one) => one.work?.emailUnsafe)).toEqual([1, 1, 1, 0, 1]);
      expect(await act(store, later, 'email-safe')).toBe('changed');
      expect(await unsafe(mara, again, work, later)).toEqual([0, 0, 0, 0]);
      expect(await store.replies.claim(3, 1, 9)).toMatchObject([{ isUnsafe: false }]);
    });

    it('three put together are one, whatever the order', async ({ store }) => {
      const ids = await received(
        store,
        ...['a', 'b', 'c', 'd'].map((one) => from(`${one}@x.example`)),
      );
      const [a, b, c, d] = ids as [string, string, string, string];
      await act(store, a, 'join', { to: b });
      await act(store, c, 'join', { to: d });
      await act(store, b, 'join', { to: c });
      for (const id of ids)
        expect((await store.inbox.leadsOfPerson(id)).sort()).toEqual(ids.toSorted());
    });
  });
}
