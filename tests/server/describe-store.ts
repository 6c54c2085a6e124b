/** Contract of every store: saving and delivering leads. */
import { describe, expect } from 'vitest';
import { DAY, MINUTE } from '#server/base/clock.ts';
import type { NewLead } from '#server/leads/lead.ts';
import type { Claim, ClaimOptions, DeliveryUpdate } from '#server/leads/port.ts';
import type { Store } from '#server/run/store.ts';
import type { StoreTest } from './store-test.ts';

export const NOW = Date.UTC(2026, 10, 20, 15);

export function newLead(number: number, changes: Partial<NewLead> = {}): NewLead {
  return {
    form: 'contact',
    fields: { firstName: 'Linh', lastName: 'Nguyễn', email: `visitor-${number}@example.com` },
    receivedAt: NOW + number,
    pageUri: '/vibe-check',
    pageName: 'Vibe Check',
    visitorToken: null,
    consents: { dataStorageConsent: 'I consent.' },
    spam: false,
    quarantined: false,
    selfTest: false,
    receipt: { digest: `digest-${number}`, keyed: true, content: `content-${number}` },
    destinations: ['hubspot'],
    ...changes,
  };
}

export const OPTIONS: ClaimOptions = {
  destination: 'hubspot',
  forms: ['contact'],
  now: NOW + MINUTE,
  leaseMs: 13_000,
  farthestMs: 60 * MINUTE,
  newestFirst: false,
};

export const NOTE: DeliveryUpdate = {
  state: 'delivered',
  dueAt: NOW + MINUTE,
  waitedMs: 0,
  restUntil: NOW + MINUTE,
  outcome: 'delivered',
  tookMs: 12,
  status: 200,
  reason: null,
};

const UNCLASSIFIED = { replyBy: null, therapist: null, person: null, phone: null };

export async function claimed(store: Store, changes: Partial<ClaimOptions> = {}): Promise<Claim> {
  const claim = await store.claim({ ...OPTIONS, ...changes });
  if (!('lead' in claim)) throw new Error(`Nothing to claim: ${JSON.stringify(claim)}`);
  return claim;
}

export function describeStore(name: string, it: StoreTest): void {
  describe(`${name} stores leads`, () => {
    it('returns a lead unchanged', async ({ store }) => {
      const lead = newLead(1, { visitorToken: 'a'.repeat(32) });
      const { outcome, id } = await store.save(lead);
      const {
        receipt: _receipt,
        destinations: _destinations,
        quarantined: _quarantined,
        ...kept
      } = lead;
      expect(outcome).toBe('stored');
      expect(await store.find(id)).toEqual({
        lead: { ...kept, id },
        deliveries: [
          { destination: 'hubspot', state: 'waiting', dueAt: NOW + 1, waitedMs: 0, reason: null },
        ],
        attempts: [],
      });
      expect(await store.find('00000000-0000-7000-8000-000000000000')).toBeNull();
    });

    it('assigns ids that sort in order of arrival', async ({ store }) => {
      const saved = await Promise.all(
        Array.from({ length: 50 }, (_, at) => store.save(newLead(at, { receivedAt: NOW - at }))),
      );
      const ids = saved.map(({ id }) => id);
      expect(new Set(ids).size).toBe(50);
      expect(ids).toEqual([...ids].sort());
    });

    it('stores spam without delivering it', async ({ store }) => {
      const { id } = await store.save(newLead(1, { spam: true, destinations: [] }));
      expect((await store.find(id))?.lead.spam).toBe(true);
      expect(await store.claim(OPTIONS)).toEqual({ nextAt: null, isBusy: false });
      expect(await store.backlog()).toEqual([]);
    });
  });

  describe(`${name} leases deliveries`, () => {
    it('one at a time, to one caller', async ({ store }) => {
      await Promise.all([store.save(newLead(1)), store.save(newLead(2))]);
      const claims = await Promise.all([1, 2, 3].map(() => store.claim(OPTIONS)));
      const busy = { nextAt: OPTIONS.now + OPTIONS.leaseMs, isBusy: true };
      expect(claims.filter((taken) => !('lead' in taken))).toEqual([busy, busy]);
    });

    it('oldest or newest first', async ({ store }) => {
      for (const number of [1, 2, 3]) await store.save(newLead(number));
      const newest = await claimed(store, { newestFirst: true });
      await store.settle(newest, NOTE);
      const oldest = await claimed(store);
      expect([newest.lead.receivedAt, oldest.lead.receivedAt]).toEqual([NOW + 3, NOW + 1]);
    });

    it('only when they are due, and returns the time of the next one', async ({ store }) => {
      await store.save(newLead(500));
      expect(await store.claim({ ...OPTIONS, now: NOW })).toEqual({
        nextAt: NOW + 500,
        isBusy: false,
      });
    });

    it('only of configured forms', async ({ store }) => {
      await store.save(newLead(1));
      expect(await store.claim({ ...OPTIONS, forms: [] })).toEqual({ nextAt: null, isBusy: false });
      expect((await claimed(store)).attempt).toBe(1);
    });

    it('again after the lease ends, keeping the open attempt', async ({ store }) => {
      const { id } = await store.save(newLead(1));
      await claimed(store);
      const again = await claimed(store, { now: OPTIONS.now + OPTIONS.leaseMs });
      expect(again.attempt).toBe(2);
      await store.settle(again, NOTE);
      const outcomes = (await store.find(id))?.attempts.map(({ outcome }) => outcome);
      expect(outcomes).toEqual(['open', 'delivered']);
    });

    it('never again after delivery, though an older attempt fails later', async ({ store }) => {
      await store.save(newLead(1));
      const slow = await claimed(store);
      const fast = await claimed(store, { now: OPTIONS.now + OPTIONS.leaseMs });
      await store.settle(fast, NOTE);
      await store.settle(slow, { ...NOTE, state: 'waiting', outcome: 'later' });
      expect(await store.claim({ ...OPTIONS, now: NOW + DAY })).toEqual({
        nextAt: null,
        isBusy: false,
      });
    });

    it('again at the time of the retry, with the attempt recorded', async ({ store }) => {
      const { id } = await store.save(newLead(1));
      const claim = await claimed(store);
      const dueAt = OPTIONS.now + 5 * MINUTE;
      const note = {
        ...NOTE,
        state: 'waiting',
        outcome: 'later',
        status: 500,
        dueAt,
        waitedMs: 300_000,
        reason: 'busy',
      } as const;
      await store.settle(claim, note);
      expect(await store.claim(OPTIONS)).toEqual({ nextAt: dueAt, isBusy: false });
      const found = await store.find(id);
      expect(found?.deliveries).toEqual([
        { destination: 'hubspot', state: 'waiting', dueAt, waitedMs: 300_000, reason: 'busy' },
      ]);
      expect(found?.attempts).toEqual([
        {
          destination: 'hubspot',
          number: 1,
          at: OPTIONS.now,
          tookMs: 12,
          outcome: 'later',
          status: 500,
          reason: 'busy',
        },
      ]);
      expect(await claimed(store, { now: dueAt })).toMatchObject({ attempt: 2, waitedMs: 300_000 });
    });

    it('not during a pause requested by the destination', async ({ store }) => {
      await Promise.all([store.save(newLead(1)), store.save(newLead(2))]);
      const restUntil = OPTIONS.now + 10_000;
      await store.settle(await claimed(store), { ...NOTE, restUntil });
      expect(await store.claim(OPTIONS)).toEqual({ nextAt: restUntil, isBusy: true });
      expect((await claimed(store, { now: restUntil })).lead.receivedAt).toBe(NOW + 2);
    });
  });

  describe(`${name} tolerates clock changes`, () => {
    const YEARS = 20 * 365 * DAY;

    it('recovers from a clock that was 20 years ahead, at the next claim', async ({ store }) => {
      await store.save(newLead(1, { receivedAt: NOW + YEARS }));
      await claimed(store, { now: NOW + YEARS });
      expect((await claimed(store)).attempt).toBe(2);
    });

    it('makes waiting deliveries due when told that the clock was set back', async ({ store }) => {
      await store.save(newLead(1));
      const claim = await claimed(store);
      const dueAt = OPTIONS.now + 30 * MINUTE;
      await store.settle(claim, {
        ...NOTE,
        state: 'waiting',
        outcome: 'later',
        dueAt,
        restUntil: dueAt,
      });
      await store.makeAllDue(OPTIONS.now);
      expect((await claimed(store)).attempt).toBe(2);
    });
  });

  describe(`${name} leases deliveries together`, () => {
    it('those to be read first before the others, and apart by whom they reached', async ({
      store,
      beside,
    }) => {
      const ids: string[] = [];
      for (const number of [1, 2, 3, 4])
        ids.push((await store.save(newLead(number, { destinations: ['email'] }))).id);
      const [one = '', two = '', three = '', four = ''] = ids;
      const options = { ...OPTIONS, destination: 'email' };
      const waiting = { ...NOTE, state: 'waiting', outcome: 'later', status: 450 } as const;
      expect(await store.claim({ ...options, readFirst: true })).not.toHaveProperty('lead');
      const phraseOf = ({ id }: { id: string }) => (id === three ? 'en 1 0000' : '');
      await store.inbox.take((lead) => ({ ...UNCLASSIFIED, phrase: phraseOf(lead) }), 9);
      const first = await claimed(store, { destination: 'email', readFirst: true });
      expect(first).toMatchObject({ lead: { id: three }, reached: [] });
      await store.settle(first, { ...waiting, reached: ['a@b.example'] });
      const backlog = { destination: 'email', form: 'contact', state: 'waiting', count: 4 };
      expect(await store.backlog()).toEqual([{ ...backlog, oldestAt: NOW + 1 }]);
      const claims = await store.claimAll(options, 9);
      if (!Array.isArray(claims)) throw new Error('Nothing was claimed');
      expect(claims).toMatchObject([{ lead: { id: three }, attempt: 2, reached: ['a@b.example'] }]);
      expect(await beside.claimAll(options, 9)).toMatchObject({ isBusy: true });
      const all = { ...waiting, dueAt: OPTIONS.now + 5, reached: ['c@d.example'] };
      await store.settleAll(claims.map((claim) => [claim, all]));
      const others = await store.claimAll(options, 2);
      if (!Array.isArray(others)) throw new Error('Nothing was claimed');
      expect(others.map(({ lead, attempt }) => [lead.id, attempt])).toEqual([
        [one, 1],
        [two, 1],
      ]);
      await store.settleAll(others.map((claim) => [claim, NOTE]));
      expect((await claimed(store, { destination: 'email' })).lead.id).toBe(four);
      expect(await store.find(two)).toMatchObject({
        deliveries: [{ state: 'delivered' }],
        attempts: [{ outcome: 'delivered', status: 200 }],
      });
      const later = { destination: 'email', now: OPTIONS.now + 20_000 };
      const last = await claimed(store, { ...later, readFirst: true });
      expect(last.reached).toEqual(['a@b.example', 'c@d.example']);
      // Erased in flight: nothing of it comes back.
      await store.erase({ id: 'receipt', at: NOW, leads: [three], forms: {} });
      await store.settle(last, { ...waiting, reached: ['e@f.example'] });
      expect(await store.received(NOW)).toBe(3);
      expect(await store.received(NOW + 3)).toBe(1);
    });
  });

  describe(`${name} reports`, () => {
    it('waiting, refused and failed deliveries', async ({ store }) => {
      for (const number of [1, 2, 3, 4]) await store.save(newLead(number));
      await store.settle(await claimed(store), NOTE);
      await store.settle(await claimed(store), { ...NOTE, state: 'refused', outcome: 'refused' });
      await store.settle(await claimed(store), { ...NOTE, state: 'failed', outcome: 'later' });
      const of = { destination: 'hubspot', form: 'contact', count: 1 };
      const states = (await store.backlog()).sort(
        (a, b) => Number(a.oldestAt) - Number(b.oldestAt),
      );
      expect(states).toEqual([
        { ...of, state: 'refused', oldestAt: NOW + 2 },
        { ...of, state: 'failed', oldestAt: NOW + 3 },
        { ...of, state: 'waiting', oldestAt: NOW + 4 },
      ]);
    });

    it('whether it can write', async ({ store }) => {
      await expect(store.probe()).resolves.toBeUndefined();
      await store.close();
      await expect(store.probe()).rejects.toThrow('closed');
    });
  });
}
