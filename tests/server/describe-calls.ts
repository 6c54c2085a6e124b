/** Contract of every store: calls are booked with their leads. */
import { describe, expect } from 'vitest';
import { bookedTime } from '#features/booking/preferred-time.ts';
import { DAY, HOUR } from '#server/base/clock.ts';
import type { NewLead } from '#server/leads/lead.ts';
import { act, take } from './describe-inbox.ts';
import { claimed, newLead, NOTE, NOW } from './describe-store.ts';
import type { StoreTest } from './store-test.ts';

const CALL = NOW + 6 * HOUR;

function booking(number: number, changes: Partial<NewLead> = {}, at = CALL): NewLead {
  const lead = newLead(number);
  return {
    ...lead,
    fields: { ...lead.fields, preferred_time: bookedTime(at, 'America/Chicago') },
    call: { at, until: at + HOUR / 4, isOffered: true },
    ...changes,
  };
}

export function describeCalls(name: string, it: StoreTest): void {
  describe(`${name} books calls`, () => {
    it('for one of many leads at once', async ({ store: one, beside: other }) => {
      const saved = await Promise.all(
        Array.from({ length: 20 }, (_, at) => (at % 2 ? one : other).save(booking(at))),
      );
      const outcomes = saved.map(({ outcome }) => outcome).sort();
      expect(outcomes).toEqual(['stored', ...Array.from({ length: 19 }, () => 'taken')]);
      expect(await one.count()).toBe(1);
      expect(await other.bookedCalls(NOW)).toEqual([CALL]);
      const [winner] = saved.filter(({ outcome }) => outcome === 'stored');
      expect(await other.leadOfCall(CALL)).toBe(winner?.id);
      expect(await other.leadOfCall(CALL + HOUR)).toBeNull();
    });

    it('of different starts at once, without deadlocks', async ({ store: one, beside: other }) => {
      const starts = Array.from({ length: 10 }, (_, at) => CALL + at * HOUR);
      const saved = await Promise.all([
        ...starts.map((at, index) => one.save(booking(index, {}, at))),
        ...starts.toReversed().map((at, index) => other.save(booking(100 + index, {}, at))),
      ]);
      expect(saved.filter(({ outcome }) => outcome === 'stored')).toHaveLength(10);
      expect(await one.bookedCalls(NOW)).toEqual(starts);
      expect(await one.bookedCalls(CALL + HOUR)).toEqual(starts.slice(1));
    });

    it('for one person only that chosen last, also of several at once', async ({
      store,
      beside,
    }) => {
      const own = (number: number, email = 'ada@example.com'): NewLead => {
        const lead = booking(number, {}, CALL + number * HOUR);
        return { ...lead, fields: { ...lead.fields, email } };
      };
      await store.save(own(1));
      await store.save(own(2, 'ADA@example.com'));
      await store.save(booking(9, {}, CALL + 9 * HOUR));
      expect(await beside.bookedCalls(NOW)).toEqual([CALL + 2 * HOUR, CALL + 9 * HOUR]);
      await Promise.all([3, 4, 5, 6].map((at) => (at % 2 ? store : beside).save(own(at))));
      const left = await store.bookedCalls(NOW);
      expect([left.length, left.at(-1)]).toEqual([2, CALL + 9 * HOUR]);
    });

    it('for each of those who left no address', async ({ store, beside }) => {
      for (const number of [1, 2]) {
        const lead = booking(number, {}, CALL + number * HOUR);
        await store.save({ ...lead, fields: { ...lead.fields, email: '' } });
      }
      expect(await beside.bookedCalls(NOW)).toEqual([CALL + HOUR, CALL + 2 * HOUR]);
    });

    it('not while a calendar of the practice is busy', async ({ store, beside }) => {
      const kept = {
        id: 'a',
        readAt: NOW,
        coversUntil: NOW + DAY,
        etag: '"1"',
        modified: null,
        problem: 'RULE=2 ZONE=1',
      };
      const busy = [[CALL - HOUR, CALL + 1]] as const;
      await beside.busy.keep(kept, busy);
      await beside.busy.keep({ ...kept, id: 'b' }, [[CALL + HOUR / 4, CALL + HOUR]]);
      expect((await store.save(booking(1))).outcome).toBe('taken');
      expect((await store.save(booking(2, {}, CALL + HOUR / 2))).outcome).toBe('taken');
      expect(await store.busy.times(NOW)).toHaveLength(2);
      expect(await store.busy.times(CALL + 1)).toHaveLength(1);
      // Silent calendars keep their times, and say since when they are silent.
      await store.busy.fail('a', 'HTTP_500', NOW + 1);
      await store.busy.fail('a', 'TIMEOUT', NOW + 2);
      await store.busy.fail('c', 'TIMEOUT', NOW + 2);
      expect(await beside.busy.calendars()).toEqual([
        { ...kept, failingSince: NOW + 1, problem: 'TIMEOUT' },
        { ...kept, id: 'b', failingSince: null },
        {
          id: 'c',
          readAt: 0,
          coversUntil: 0,
          etag: null,
          modified: null,
          failingSince: NOW + 2,
          problem: 'TIMEOUT',
        },
      ]);
      expect((await store.save(booking(1))).outcome).toBe('taken');
      await store.busy.keep({ ...kept, readAt: NOW + 3 });
      expect(await store.busy.times(NOW)).toHaveLength(2);
      await store.busy.keep(kept, []);
      await store.busy.forgetOthers(['a'], NOW);
      expect(await store.busy.times(NOW)).toEqual([]);
      expect((await store.save(booking(1))).outcome).toBe('stored');
      expect(await beside.busy.calendars()).toMatchObject([{ ...kept, failingSince: null }]);
    });

    it('that staff move, cancel and take back, one at a time', async ({ store, beside }) => {
      const { id } = await store.save(booking(1));
      await store.save(booking(2, {}, CALL + HOUR));
      await take(store);
      const to = { at: CALL + 2 * HOUR, until: CALL + 2 * HOUR + HOUR / 4, isOffered: true };
      const wanted = {
        by: 'wren',
        at: NOW,
        revision: 0,
        from: CALL,
        to,
        preferredTime: bookedTime(to.at, 'America/Chicago'),
        reply: { to: 'a@b.example', subject: 'About Monday', text: 'Hi', dueAt: NOW + 10 },
      };
      const changed = await Promise.all([
        store.calls.change(id, wanted),
        beside.calls.change(id, { ...wanted, to: null }),
      ]);
      expect(changed.sort()).toEqual(['changed', 'conflict']);
      expect(await store.calls.change('unknown', wanted)).toBe('unknown');
      const [isMoved] = [(await store.leadOfCall(to.at)) === id];
      expect(await store.bookedCalls(NOW)).toEqual(isMoved ? [CALL + HOUR, to.at] : [CALL + HOUR]);
      // Once its mail is due.
      expect(await store.calls.undo(id, 'wren', NOW + 10)).toBe('gone');
      expect(await store.calls.undo(id, 'wren', NOW)).toBe('changed');
      expect(await store.bookedCalls(NOW)).toEqual([CALL, CALL + HOUR]);
      expect(await store.calls.undo(id, 'wren', NOW)).toBe('gone');
      expect(await store.calls.sequence(id)).toBe(2);
      const later = { ...wanted, revision: 2 };
      const taken = { ...to, at: CALL + HOUR };
      expect(await store.calls.change(id, { ...later, to: taken })).toBe('taken');
      expect(await store.calls.change(id, { ...later, to: { ...to, isOffered: false } })).toBe(
        'taken',
      );
      await store.busy.keep(
        { id: 'a', readAt: NOW, coversUntil: NOW, etag: null, modified: null, problem: null },
        [[to.at, to.at + 1]],
      );
      expect(await store.calls.change(id, later)).toBe('taken');
      expect(await store.calls.change(id, { ...later, from: CALL + 1 })).toBe('gone');
      expect(await store.calls.change(id, { ...later, to: null })).toBe('changed');
      // Two processes look for mails at once; what is tried may not be taken back.
      expect(await store.replies.claim(NOW, 100, 9)).toEqual([]);
      const claims = await Promise.all([
        store.replies.claim(NOW + 10, 100, 9),
        beside.replies.claim(NOW + 10, 100, 9),
      ]);
      const [reply] = claims.flat();
      expect(claims.flat()).toMatchObject([
        { leadId: id, call: { from: CALL, to: null }, text: 'Hi', attempts: 1, sequence: 3 },
      ]);
      if (!reply) throw new Error('Nothing was claimed');
      expect(await store.calls.undo(id, 'wren', NOW)).toBe('gone');
      expect(await store.replies.takeBack(id, reply.id)).toBe(false);
      await store.replies.settle(reply, 'waiting', NOW + 50, 'later');
      expect(await store.replies.claim(NOW + 50, 100, 9)).toMatchObject([{ attempts: 2 }]);
      await store.replies.settle(reply, 'failed', 0, 'late');
      expect(await store.replies.backlog(NOW)).toMatchObject({ failed: 0, untold: 1 });
      expect(await beside.calls.untold()).toMatchObject([{ leadId: id, from: CALL, to: null }]);
      expect(await store.calls.told(id, 'wren', NOW)).toBe(true);
      expect(await store.calls.told(id, 'wren', NOW)).toBe(false);
      // A mail that waits is erased with its lead.
      expect(await store.calls.change(id, { ...later, revision: 4 })).toBe('gone');
      await store.erase({ id: 'receipt', at: NOW, leads: [id], forms: {} });
      expect(await store.replies.nextAt()).toBeNull();
    });

    it('that staff book, for whom holds none, one at a time, and take back', async ({
      store,
      beside,
    }) => {
      const email = 'ada@example.com';
      const { id } = await store.save(newLead(1, { fields: { email, message: 'Hi' } }));
      const other = await store.save(newLead(2, { fields: { email: 'b@example.com' } }));
      await take(store);
      const to = { at: CALL, until: CALL + HOUR / 4, isOffered: true };
      const reply = { to: 'a@b.example', subject: 'About Monday', text: 'Hi', dueAt: NOW + 10 };
      const preferredTime = bookedTime(CALL, 'America/Chicago');
      const wanted = { by: 'wren', at: NOW, revision: 0, from: null, to, preferredTime, reply };
      const booked = await Promise.all([
        store.calls.change(id, wanted),
        beside.calls.change(other.id, { ...wanted, reply: null }),
      ]);
      expect(booked.sort()).toEqual(['changed', 'taken']);
      const isFirst = (await beside.leadOfCall(CALL)) === id;
      if (!isFirst) {
        expect(
          await store.calls.change(other.id, { ...wanted, from: CALL, to: null, revision: 1 }),
        ).toBe('changed');
        expect(await store.calls.change(id, wanted)).toBe('changed');
      }
      expect((await store.find(id))?.lead.fields['preferred_time']).toBe(preferredTime);
      expect(await store.calls.sequence(id)).toBe(1);
      const later = { at: CALL + HOUR, until: CALL + HOUR + 1, isOffered: true };
      const again = { ...wanted, revision: 1, to: later };
      expect(await store.calls.change(id, again)).toBe('has-call');
      // Nor with another request of the same person.
      const third = await store.save(newLead(3, { fields: { email: 'ADA@example.com' } }));
      await take(beside);
      expect(await beside.calls.change(third.id, { ...again, revision: 0 })).toBe('has-call');
      expect(await store.calls.undo(id, 'wren', NOW)).toBe('changed');
      expect(await beside.bookedCalls(NOW)).toEqual([]);
      expect((await store.find(id))?.lead.fields).toEqual({ email, message: 'Hi' });
      // One that is over makes room for the next.
      const next = { ...wanted, revision: 2, reply: null };
      expect(await store.calls.change(id, next)).toBe('changed');
      const after = { ...next, at: CALL + 1, revision: 3, to: later };
      expect(await store.calls.change(id, after)).toBe('changed');
      expect(await beside.bookedCalls(NOW)).toEqual([later.at]);
    });

    it('for the same lead when it is sent again, whatever changed since', async ({ store }) => {
      const first = await store.save(booking(1));
      const again = booking(1, { call: { at: CALL, until: CALL + HOUR / 4, isOffered: false } });
      expect(await store.save(again)).toEqual({ ...first, outcome: 'repeated' });
      expect((await store.save(booking(2))).outcome).toBe('taken');
    });

    it('only if they are offered', async ({ store }) => {
      const { outcome, id } = await store.save(
        booking(1, { call: { at: CALL, until: CALL + HOUR / 4, isOffered: false } }),
      );
      expect([outcome, id, await store.count()]).toEqual(['taken', '', 0]);
    });

    it('not for spam, but once the lead turns out not to be', async ({ store }) => {
      const spam = booking(1, { spam: true, destinations: [] });
      const { id } = await store.save(spam);
      expect(await store.bookedCalls(NOW)).toEqual([]);
      expect((await store.save(booking(1))).outcome).toBe('restored');
      expect(await store.bookedCalls(NOW)).toEqual([CALL]);
      const late = await store.save(booking(2, { spam: true, destinations: [] }));
      expect((await store.save(booking(2))).outcome).toBe('taken');
      expect((await store.find(late.id))?.lead.spam).toBe(true);
      // By hand it is restored all the same; the call stays with the first.
      expect(await store.restore(late.id, ['hubspot'], NOW)).toBe(true);
      await store.erase({ id: 'receipt', at: NOW, leads: [late.id], forms: {} });
      expect(await store.bookedCalls(NOW)).toEqual([CALL]);
      expect(id).not.toBe('');
    });

    it('until its last delivery is discarded', async ({ store, beside: other }) => {
      const { id } = await store.save(booking(1, { destinations: ['email', 'hubspot'] }));
      const refuse = async (destination: string): Promise<void> =>
        store.settle(await claimed(store, { destination }), { ...NOTE, state: 'refused' });
      await refuse('hubspot');
      expect(await store.discard(id, 'hubspot')).toBe(true);
      // The mail is still on its way, so the practice may call.
      expect(await other.bookedCalls(NOW)).toEqual([CALL]);
      await refuse('email');
      expect(await store.discard(id, 'email')).toBe(true);
      expect(await other.bookedCalls(NOW)).toEqual([]);
      expect(await store.resend(id, 'email', NOW)).toBe(true);
      expect(await other.bookedCalls(NOW)).toEqual([CALL]);
      expect((await other.save(booking(2))).outcome).toBe('taken');
    });

    it('that were discarded not again if another lead has them', async ({ store }) => {
      const { id } = await store.save(booking(1, { quarantined: true }));
      expect(await store.discard(id, 'hubspot')).toBe(true);
      const next = await store.save(booking(2, { destinations: [] }));
      expect(next.outcome).toBe('stored');
      expect(await store.resend(id, 'hubspot', NOW)).toBe(true);
      await store.erase({ id: 'receipt', at: NOW, leads: [id], forms: {} });
      expect(await store.bookedCalls(NOW)).toEqual([CALL]);
    });

    it('for staff, with their leads, by start', async ({ store }) => {
      const later = await store.save(booking(1, {}, CALL + HOUR));
      const first = await store.save(booking(2));
      await store.save(newLead(3));
      expect(await store.inbox.calls(NOW)).toEqual([]);
      await take(store);
      const calls = await store.inbox.calls(NOW);
      expect(calls.map(({ at, lead }) => [at, lead.id])).toEqual([
        [CALL, first.id],
        [CALL + HOUR, later.id],
      ]);
      expect(calls[0]?.lead.form).toBe('contact');
      expect(calls[0]?.work.answeredAt).toBeNull();
      expect(await store.inbox.calls(CALL + 1)).toHaveLength(1);
      await act(store, first.id, 'spam');
      expect((await store.inbox.calls(NOW)).map(({ lead }) => lead.id)).toEqual([later.id]);
    });

    it('until the lead is erased or purged', async ({ store }) => {
      const { id } = await store.save(booking(1));
      await store.erase({ id: 'receipt', at: NOW, leads: [id], forms: { contact: 1 } });
      expect(await store.bookedCalls(NOW)).toEqual([]);
      const next = await store.save(booking(2, { destinations: [] }));
      expect(next.outcome).toBe('stored');
      expect((await store.purge(NOW + DAY, '', 9, {})).deleted).toBe(1);
      expect(await store.bookedCalls(NOW)).toEqual([]);
    });
  });

  describe(`${name} moves calls`, () => {
    it('with their leads', async ({ store: from, other: to }) => {
      await from.save(booking(1));
      await from.save(booking(2, { spam: true, destinations: [] }, CALL + HOUR));
      const given = await from.save(booking(3, { quarantined: true }, CALL + 2 * HOUR));
      await from.discard(given.id, 'hubspot');
      await to.add(await from.page('', 9));
      expect(await to.bookedCalls(NOW)).toEqual([CALL]);
      expect((await to.save(booking(4))).outcome).toBe('taken');
    });
  });
}
