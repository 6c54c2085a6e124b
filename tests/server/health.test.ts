import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { MINUTE, type Clock } from '#server/clock.ts';
import { createHealth, LONGEST_WAIT_MS } from '#server/health.ts';
import type { LaneStatus } from '#server/lane.ts';
import { createLog } from '#server/log.ts';
import { createRoom } from '#server/room.ts';
import { createSqliteStore } from '#server/sqlite.ts';
import { StoreDown, type Store } from '#server/store.ts';
import { newLead } from './describe-store.ts';
import { afterwards, emptyFolder } from './harness.ts';

const NOW = Date.UTC(2026, 10, 20);
const LANE: LaneStatus = { adapter: 'hubspot', forms: ['contact'], paused: null };

/** Health of a store with one lead that has waited for so long. */
async function healthOf(waitedMs: number, lane: Partial<LaneStatus> = {}) {
  const time = { now: NOW, steady: 0 };
  const clock: Clock = { now: () => time.now, steady: () => time.steady };
  const store = createSqliteStore(
    join(emptyFolder(), 'leads.db'),
    createLog('error', () => undefined),
    clock,
  );
  afterwards(() => store.close());
  await store.save(newLead(1, { receivedAt: NOW - waitedMs }));
  return { ask: createHealth(store, () => [{ ...LANE, ...lane }], clock), store, time };
}

describe('createHealth', () => {
  it('is fine while leads wait for less than a quarter of an hour', async () => {
    const { ask } = await healthOf(LONGEST_WAIT_MS);
    expect(await ask()).toEqual({
      status: 'ok',
      reasons: [],
      store: 'writable',
      delivery: {
        hubspot: {
          configured: true,
          paused: null,
          waiting: 1,
          oldestWaitingSeconds: 900,
          refused: 0,
          failed: 0,
        },
      },
    });
  });

  it('is not when one has waited longer, or delivery is paused', async () => {
    const late = await healthOf(LONGEST_WAIT_MS + MINUTE);
    expect((await late.ask()).reasons).toEqual(['A lead has waited 16 minutes for hubspot']);
    const paused = await healthOf(0, { paused: 'check HUBSPOT_TOKEN' });
    expect(await paused.ask()).toMatchObject({
      status: 'failing',
      reasons: ['Delivery to hubspot is paused: check HUBSPOT_TOKEN'],
    });
  });

  it('does not hurry for a form that nobody has connected', async () => {
    const { ask } = await healthOf(99 * LONGEST_WAIT_MS, { forms: [] });
    expect(await ask()).toMatchObject({
      status: 'ok',
      delivery: { hubspot: { waiting: 1, configured: false } },
    });
  });

  it('doubts a store that refused a lead until one of full length fits', async () => {
    const { store, time } = await healthOf(0);
    const clock: Clock = { now: () => time.now, steady: () => time.steady };
    let isFull = true;
    const save: Store['save'] = (lead) =>
      isFull ? Promise.reject(new StoreDown('full')) : store.save(lead);
    const room = createRoom({ ...store, save }, clock);
    const ask = createHealth(store, () => [], clock, undefined, room.prove);
    const statusAt = async (second: number) => {
      time.steady = 1000 * second;
      return (await ask()).status;
    };
    expect(await statusAt(1)).toBe('ok');
    room.refused();
    expect(await statusAt(2)).toBe('failing');
    isFull = false;
    expect(await statusAt(3)).toBe('ok');
    expect(await store.count()).toBe(1);
    isFull = true;
    room.refused();
    room.taken();
    expect(await statusAt(4)).toBe('ok');
  });

  it('says so when the store is down, and asks it once a second at most', async () => {
    const { ask, store, time } = await healthOf(0);
    expect((await ask()).store).toBe('writable');
    await store.close();
    time.steady = 999;
    expect((await ask()).store).toBe('writable');
    time.steady = 1000;
    expect(await ask()).toMatchObject({ status: 'failing', store: 'down' });
  });
});
