/** Delivery with a wrong system clock. */
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import type { Destination, Outcome } from '#server/leads/delivery/port.ts';
import { DAY, HOUR, MINUTE, systemClock } from '#server/base/clock.ts';
import { createCounters } from '#server/base/counters.ts';
import { createDeliveryWorker } from '#server/leads/delivery/worker.ts';
import { createLog } from '#server/base/log.ts';
import { createSqliteStore } from '#server/run/open.ts';
import type { Lead } from '#server/leads/lead.ts';
import { newLead } from './describe-store.ts';
import { afterwards, emptyFolder, until } from './cleanup.ts';

const LATER: Outcome = { kind: 'later', status: 500, code: 'HTTP_500', reason: 'busy' };
const DELIVERED: Outcome = { kind: 'delivered', status: 200 };

/** With an adjustable clock and a scripted destination. */
function start(retryMs: readonly number[], answer: () => Outcome | Promise<Outcome>) {
  let shift = 0;
  const clock = { now: () => systemClock.now() + shift, steady: systemClock.steady };
  const log = createLog('error', () => undefined);
  const store = createSqliteStore(join(emptyFolder(), 'leads.db'), log, clock);
  const tries: string[] = [];
  const destination: Destination = {
    name: 'hubspot',
    forms: ['contact'],
    spacingMs: 1,
    deliver: async ({ id }: Lead) => {
      tries.push(id);
      return answer();
    },
  };
  const worker = createDeliveryWorker({
    store,
    destination,
    retryMs,
    clock,
    log,
    counters: createCounters(),
  });
  afterwards(async () => {
    await worker.stop();
    await store.close();
  });
  const add = async (number: number): Promise<string> => {
    const { id } = await store.save(newLead(number, { receivedAt: clock.now() }));
    worker.wake();
    return id;
  };
  const stateOf = async (id: string) => (await store.find(id))?.deliveries[0];
  return { add, stateOf, tries, worker, setClock: (ms: number) => (shift = ms) };
}

describe('A lead', () => {
  it.each([
    ['two days back', -2 * DAY],
    ['forty days ahead', 40 * DAY],
    ['twenty years ahead', 20 * 365 * DAY],
    ['twenty minutes back', -HOUR / 3],
  ])('is delivered although the clock is set %s', async (_what, shift) => {
    let outcome: Outcome = LATER;
    const { add, stateOf, tries, worker, setClock } = start([300], () => outcome);
    const before = await add(1);
    await until(() => tries.length === 1);
    setClock(shift);
    const during = await add(2);
    await until(() => tries.includes(during));
    setClock(0);
    outcome = DELIVERED;
    // Otherwise the worker would only poll again after 15 seconds.
    worker.wake();
    await until(async () => (await stateOf(before))?.state === 'delivered');
    await until(async () => (await stateOf(during))?.state === 'delivered');
  });

  it('is given up after 28 days of retry waits, not of calendar time', async () => {
    const { add, stateOf, tries } = start([1, 14 * DAY, 14 * DAY], () => LATER);
    const id = await add(1);
    await until(() => tries.length === 2);
    await until(async () => ((await stateOf(id))?.waitedMs ?? 0) >= 14 * DAY);
    expect(await stateOf(id)).toMatchObject({ state: 'waiting' });
  });

  it('is tried again ten minutes after its destination refused the token, at most', async () => {
    const timer = vi.spyOn(globalThis, 'setTimeout');
    const { add } = start([DAY], () => ({
      kind: 'paused',
      status: 401,
      code: 'HTTP_401',
      reason: 'token',
    }));
    afterwards(() => timer.mockRestore());
    await add(1);
    const pauses = () => timer.mock.calls.map(([, ms = 0]) => ms).filter((ms) => ms >= MINUTE);
    await until(() => pauses().length > 0);
    expect(pauses()).toEqual([10 * MINUTE]);
  });

  it('is retried if a destination throws, and other leads are still delivered', async () => {
    let isBroken = true;
    const { add, stateOf } = start([100], () => {
      if (isBroken) throw new TypeError('bug');
      return DELIVERED;
    });
    const id = await add(1);
    await until(async () => ((await stateOf(id))?.waitedMs ?? 0) > 0);
    expect((await stateOf(id))?.reason).toBe('Internal error in the delivery code');
    isBroken = false;
    await until(async () => (await stateOf(id))?.state === 'delivered');
  });

  it('does not wait behind a backlog of thousands', async () => {
    const { promise: firstAnswer, resolve } = Promise.withResolvers<Outcome>();
    const { add, tries, stateOf } = start([400], () => firstAnswer);
    const old = [];
    // All of them are due while the first is being sent.
    for (let number = 0; number < 12; number += 1) old.push(await add(number));
    const fresh = await add(99);
    resolve(DELIVERED);
    for (const id of [fresh, ...old])
      await until(async () => (await stateOf(id))?.state === 'delivered');
    expect(tries.indexOf(fresh)).toBeLessThan(4);
    expect(new Set(tries).size).toBe(tries.length);
  });
});
