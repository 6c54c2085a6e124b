/** Contract of every store: the inbox of staff. */
import { describe, expect } from 'vitest';
import { QUEUES, type Queue } from '#staff/contract/inbox.ts';
import { DAY, HOUR, MINUTE } from '#server/base/clock.ts';
import { createIntake } from '#server/desk/inbox/intake.ts';
import type { Change, ListOptions } from '#server/desk/inbox/port.ts';
import { matcherOf, positionOf } from '#server/desk/inbox/search.ts';
import { NO_PHRASES } from '#server/desk/inbox/phrases.ts';
import type { Store } from '#server/run/store.ts';
import type { NewLead, Receivers } from '#server/leads/lead.ts';
import { claimed, newLead, NOTE, NOW } from './describe-store.ts';
import { BUSINESS } from './inbox-leads.ts';
import type { StoreTest } from './store-test.ts';

/** Friday, 9 AM in Dallas: due on Monday, 9 AM. */
export const DUE = NOW + 3 * DAY;

export const take = (store: Store, phrases = NO_PHRASES): Promise<void> =>
  createIntake(
    store,
    () => BUSINESS,
    () => phrases,
  )();

/** Saves leads and takes them into the inbox; returns their ids. */
export async function received(store: Store, ...changes: Partial<NewLead>[]): Promise<string[]> {
  const ids: string[] = [];
  for (const [at, change] of changes.entries())
    ids.push((await store.save(newLead(at + 1, change))).id);
  await take(store);
  return ids;
}

const FORMS = ['contact', 'reset', 'quiz', 'newsletter'];
/** All destinations for all forms. */
const RECEIVERS: Receivers = { hubspot: FORMS, email: FORMS, webhook: FORMS };

export const idsOf = async (store: Store, queue: Queue, options: Partial<ListOptions> = {}) =>
  (await store.inbox.list({ queue, most: 500, receivers: RECEIVERS, ...options })).map(
    ({ lead }) => lead.id,
  );

const by = (action: Change['action'], change: Partial<Change> = {}): Change => ({
  action,
  by: 'safiya',
  at: NOW + HOUR,
  ...change,
});
export const act = async (store: Store, id: string, action: Change['action'], change = {}) =>
  (await store.inbox.change([id], by(action, change)))[0];

/** Counts of the queues, checked against the queues themselves. */
export async function counts(store: Store, now = NOW, receivers = RECEIVERS) {
  const dueUntil = now + DAY;
  const { version: _version, ...found } = await store.inbox.counts(now, dueUntil, receivers);
  for (const queue of QUEUES)
    expect(found[queue]).toBe((await idsOf(store, queue, { receivers, dueUntil })).length);
  const { due: _due, ...others } = found;
  return others;
}

export const NONE = { first: 0, unanswered: 0, undelivered: 0, spam: 0, all: 0, overdue: 0 };
export const SPAM = { spam: true, destinations: [] };

/** Defines the tests. */
export function describeInbox(name: string, it: StoreTest): void {
  describe(`${name} keeps who wrote a request down`, () => {
    it('with it, once however often it is sent', async ({ store, beside }) => {
      const lead = newLead(1);
      const enter = () =>
        store.logged(
          (inside) => inside.enter(lead, 'safiya'),
          ({ outcome, id }) =>
            outcome === 'stored'
              ? [{ at: NOW, by: 'safiya', action: 'lead.enter', about: id.slice(-4) }]
              : [],
        );
      const { outcome, id } = await enter();
      expect(outcome).toBe('stored');
      expect(await enter()).toMatchObject({ outcome: 'repeated', id });
      await take(beside);
      const { record } = (await beside.inbox.find(id)) ?? {};
      expect(record?.events).toMatchObject([
        { userId: 'safiya', action: 'enter', at: lead.receivedAt },
      ]);
      expect(await beside.count()).toBe(1);
      expect(await beside.staff.log.page('', 9)).toHaveLength(1);
    });
  });

  describe(`${name} lists leads for staff`, () => {
    it('in queues with exact counts', async ({ store }) => {
      expect(await counts(store)).toEqual(NONE);
      const [contact, quiz, spam] = (await received(store, {}, { form: 'quiz' }, SPAM, {
        selfTest: true,
        destinations: [],
      })) as [string, string, string];
      expect(await idsOf(store, 'unanswered')).toEqual([contact]);
      expect(await idsOf(store, 'undelivered')).toEqual([quiz, contact]);
      expect(await idsOf(store, 'spam')).toEqual([spam]);
      expect(await idsOf(store, 'all')).toEqual([spam, quiz, contact]);
      expect(await counts(store)).toEqual({
        ...NONE,
        unanswered: 1,
        undelivered: 2,
        spam: 1,
        all: 3,
      });
      expect((await counts(store, DUE + MINUTE)).overdue).toBe(1);
    });

    it('as undelivered what a destination of its form waits for', async ({ store }) => {
      const both = ['hubspot', 'email'];
      const [contact, news] = (await received(
        store,
        { destinations: both },
        { destinations: both, form: 'newsletter' },
      )) as [string, string];
      const undelivered = (receivers: Receivers) =>
        idsOf(store, 'undelivered', { receivers }).then(async (ids) => {
          expect((await counts(store, NOW, receivers)).undelivered).toBe(ids.length);
          return ids;
        });
      expect(await undelivered({})).toEqual([]);
      expect(await undelivered({ hubspot: ['contact'] })).toEqual([contact]);
      expect(await undelivered({ hubspot: ['contact'], email: FORMS })).toEqual([news, contact]);
      for (const destination of both) {
        const claim = await claimed(store, { destination, forms: FORMS });
        expect(claim.lead.id).toBe(contact);
        await store.settle(claim, { ...NOTE, restUntil: NOW });
      }
      expect(await undelivered({ hubspot: ['contact'] })).toEqual([]);
      const claim = await claimed(store, { destination: 'email', forms: FORMS });
      await store.settle(claim, { ...NOTE, restUntil: NOW });
      expect(await undelivered({ hubspot: ['contact'], email: FORMS })).toEqual([]);
      const refused = await claimed(store, { destination: 'hubspot', forms: FORMS });
      const outcome = { state: 'refused', outcome: 'refused', status: 400 } as const;
      await store.settle(refused, { ...NOTE, ...outcome });
      expect(await undelivered({})).toEqual([news]);
      const { id: heldBack } = await store.save(
        newLead(9, { destinations: both, quarantined: true }),
      );
      await take(store);
      expect(await undelivered({})).toEqual([heldBack, news]);
    });

    it('the soonest reply first, the newest first elsewhere, page by page', async ({ store }) => {
      const booked = { ...newLead(1).fields, preferred_time: '2026-11-20T11:30-06:00' };
      const ids = await received(store, {}, { receivedAt: NOW - DAY }, { fields: booked }, {});
      const [first, early, call, last] = ids as [string, string, string, string];
      expect(await idsOf(store, 'unanswered')).toEqual([early, call, first, last]);
      for (const queue of ['unanswered', 'all'] as const) {
        const whole = await store.inbox.list({ queue, most: 50 });
        const paged: string[] = [];
        for (let at: (typeof whole)[number] | undefined; ;) {
          const after = at && positionOf(at, queue);
          const [next] = await store.inbox.list({ queue, most: 1, after });
          if (!next) break;
          paged.push(next.lead.id);
          at = next;
        }
        expect(paged).toEqual(whole.map(({ lead }) => lead.id));
      }
    });

    it('by form, therapist, person assigned to, and time', async ({ store }) => {
      const [plain, teo, reset] = (await received(
        store,
        {},
        { pageUri: '/therapists/teo?x=1', receivedAt: NOW + HOUR },
        { form: 'reset', receivedAt: NOW + 2 * HOUR },
      )) as [string, string, string];
      await act(store, plain, 'assign', { to: 'marco' });
      expect(await idsOf(store, 'all', { form: 'reset' })).toEqual([reset]);
      expect(await idsOf(store, 'unanswered', { therapist: 'teo' })).toEqual([teo]);
      expect(await idsOf(store, 'all', { assignedTo: 'marco' })).toEqual([plain]);
      expect(await idsOf(store, 'all', { assignedTo: 'none' })).toEqual([reset, teo]);
      const from = NOW + HOUR;
      expect(await idsOf(store, 'all', { from })).toEqual([reset, teo]);
      expect(await idsOf(store, 'all', { from, until: from + 1 })).toEqual([teo]);
      expect(await idsOf(store, 'all', { form: "' or 1=1 --", therapist: 'x' })).toEqual([]);
    });

    it('with their deliveries, and with what a search looks at', async ({ store }) => {
      const fields = { ...newLead(1).fields, phone: '(214) 555-0148' };
      const [id = ''] = await received(store, { fields });
      expect((await store.inbox.deliveries([id])).get(id)).toMatchObject([{ state: 'waiting' }]);
      const [listed] = await store.inbox.list({ queue: 'all', most: 1 });
      if (!listed) throw new Error('Not listed');
      for (const text of ['nguyen', 'visitor-1@', '5550148'])
        expect(matcherOf(text)(listed), text).toBe(true);
    });

    it('says what changed since', async ({ store }) => {
      const [one = '', two = ''] = await received(store, {}, {});
      const { version } = await store.inbox.counts(NOW, NOW, RECEIVERS);
      expect(await store.inbox.changes(version, 200)).toEqual([]);
      expect(await act(store, one, 'open')).toBe('changed');
      expect(await store.inbox.changes(version, 200)).toEqual([one]);
      await store.settle(await claimed(store), NOTE);
      await act(store, two, 'answer');
      expect(await store.inbox.changes(version, 200)).toEqual([two, one]);
      expect(await store.inbox.changes(version, 1)).toEqual([two]);
      const [three = ''] = [(await store.save(newLead(9))).id];
      await take(store);
      expect((await store.inbox.changes(version, 200))[0]).toBe(three);
    });

    it('also many at once, once each', async ({ store }) => {
      for (let number = 0; number < 60; number += 1)
        await store.save(newLead(number, number % 10 === 0 ? SPAM : {}));
      const saved = store.save(newLead(70));
      await Promise.all([take(store), take(store), saved, take(store)]);
      await take(store);
      const { version: _v, due: _due, ...found } = await store.inbox.counts(NOW, NOW, RECEIVERS);
      expect(found).toEqual({ ...NONE, unanswered: 55, undelivered: 55, spam: 6, all: 61 });
    });
  });

  describe(`${name} keeps what staff do with a lead`, () => {
    it('with who did it and when', async ({ store }) => {
      const [id = ''] = await received(store, {});
      expect(await act(store, id, 'open')).toBe('changed');
      expect(await act(store, id, 'open', { at: NOW + DAY })).toBe('unchanged');
      expect(await act(store, id, 'open', { by: 'marco', at: NOW + 2 * HOUR })).toBe('changed');
      expect(await act(store, id, 'note', { text: 'No call 📞 before noon' })).toBe('changed');
      expect(
        await act(store, id, 'assign', { to: 'marco', text: 'marco', at: NOW + 3 * HOUR }),
      ).toBe('changed');
      expect(await act(store, id, 'assign', { to: 'marco', text: 'marco' })).toBe('unchanged');
      expect(await act(store, id, 'answer', { at: NOW + 4 * HOUR })).toBe('changed');
      expect(await act(store, id, 'answer', { by: 'marco' })).toBe('unchanged');
      const { work, record } = (await store.inbox.find(id)) ?? {};
      expect(work).toMatchObject({
        openedAt: NOW + HOUR,
        answeredAt: NOW + 4 * HOUR,
        answeredBy: 'safiya',
        assignedTo: 'marco',
        revision: 3,
        replyBy: DUE,
      });
      expect(record?.events.map(({ action, userId }) => [action, userId]).sort()).toEqual([
        ['answer', 'safiya'],
        ['assign', 'safiya'],
        ['note', 'safiya'],
        ['open', 'marco'],
        ['open', 'safiya'],
      ]);
      expect(await counts(store)).toMatchObject({ unanswered: 0, all: 1 });
      expect(await act(store, id, 'reopen')).toBe('changed');
      expect((await store.inbox.find(id))?.work).toMatchObject({
        answeredAt: null,
        answeredBy: null,
      });
      expect(await counts(store)).toMatchObject({ unanswered: 1 });
    });

    it('and notices that two act at once', async ({ store }) => {
      const [id = ''] = await received(store, {});
      const both = ['safiya', 'marco'].map((one) =>
        store.inbox.change([id], by('answer', { by: one, revision: 0 })),
      );
      expect((await Promise.all(both)).flat().sort()).toEqual(['changed', 'conflict']);
      expect(await act(store, id, 'note', { text: 'x', revision: 0 })).toBe('conflict');
      expect(await act(store, 'no-such-lead', 'answer')).toBe('unknown');
    });

    it('on many at once, all or none', async ({ store }) => {
      const ids = await received(store, {}, {}, {});
      expect(await store.inbox.change([...ids, 'gone'], by('answer'))).toEqual([
        ...['changed', 'changed', 'changed'],
        'unknown',
      ]);
      // The event cannot be stored after the lead was changed.
      const nobody = by('reopen', { by: null as unknown as string });
      await expect(store.inbox.change(ids, nobody)).rejects.toThrow();
      expect(await counts(store)).toMatchObject({ unanswered: 0, all: 3 });
    });

    it('and counts the leads of the same address', async ({ store }) => {
      const fields = { email: ' VISITOR-1@example.com' };
      const [id = ''] = await received(
        store,
        {},
        { form: 'quiz', fields },
        { form: 'quiz', fields: { email: 'x@y.zz' } },
      );
      expect((await store.inbox.find(id))?.samePerson).toEqual({ contact: 1, quiz: 1 });
    });
  });

  it(`${name} counts for the overview`, async ({ store }) => {
    const at = { receivedAt: NOW - 10 * DAY };
    const ids = await received(store, at, at, at, { form: 'quiz' }, SPAM);
    await act(store, ids[0] ?? '', 'answer', { at: at.receivedAt + HOUR });
    await act(store, ids[1] ?? '', 'answer', { at: NOW });
    expect(await store.inbox.due(NOW - 14 * DAY, NOW)).toEqual({ inTime: 1, late: 1, open: 1 });
    expect(await store.inbox.answered(NOW - HOUR)).toEqual([
      { receivedAt: at.receivedAt, answeredAt: NOW },
    ]);
    expect(await store.inbox.received(NOW - 11 * DAY)).toEqual([
      { form: 'contact', at: at.receivedAt, count: 3 },
      { form: 'quiz', at: NOW, count: 1 },
    ]);
  });
}
