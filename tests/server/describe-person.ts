/** Contract of every store: the leads of one person. */
import { describe, expect } from 'vitest';
import type { Store } from '#server/store/port.ts';
import { findPerson } from '#server/person/person.ts';
import { act, received } from './describe-inbox.ts';
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
      expect((await store.inbox.personOf(first)).sort()).toEqual([first, again].sort());
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
      expect((await store.inbox.personOf(work)).sort()).toEqual([mara, work, jonah].sort());
      expect(await act(store, jonah, 'part')).toBe('changed');
      expect(await act(store, jonah, 'part')).toBe('unchanged');
      expect((await store.inbox.personOf(work)).sort()).toEqual([mara, work].sort());
      expect(await store.inbox.personOf(jonah)).toEqual([jonah]);
      expect(await relatedTo(store, mara)).toEqual([[work, true, 'hand']]);
      expect((await store.inbox.find(mara))?.samePerson).toEqual({ contact: 2 });
      // The command follows what was put together; the address itself finds every lead with it.
      const { leads } = await findPerson(store, 'mara@work.example');
      expect(leads.map(({ lead }) => lead.id)).toEqual([mara, work]);
      const all = await findPerson(store, 'mara@example.com');
      expect(all.leads.map(({ lead }) => lead.id)).toEqual([mara, work, jonah]);
      expect(await act(store, jonah, 'rejoin')).toBe('changed');
      expect(await act(store, work, 'part')).toBe('changed');
      expect((await store.inbox.personOf(mara)).sort()).toEqual([mara, jonah].sort());
      expect(await store.inbox.personOf(work)).toEqual([work]);
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
      for (const id of ids) expect((await store.inbox.personOf(id)).sort()).toEqual(ids.toSorted());
    });
  });
}
