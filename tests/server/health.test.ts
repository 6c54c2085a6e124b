import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { MINUTE, type Clock } from '#server/base/clock.ts';
import { MAX_WAIT_MS } from '#server/base/health-report.ts';
import { createHealth } from '#server/run/health.ts';
import type { WorkerStatus } from '#server/leads/delivery/worker.ts';
import { createLog } from '#server/base/log.ts';
import { createCapacityProbe } from '#server/run/capacity-probe.ts';
import { openDatabase, type Database } from '#server/db/sqlite/file.ts';
import { createSqliteStore } from '#server/run/open.ts';
import { StoreDown } from '#server/base/store-errors.ts';
import type { Store } from '#server/run/store.ts';
import { newLead } from './describe-store.ts';
import { afterwards, emptyFolder } from './cleanup.ts';

const NOW = Date.UTC(2026, 10, 20);
const WORKER: WorkerStatus = { destination: 'hubspot', forms: ['contact'], paused: null };

async function healthOf(waitedMs: number, worker: Partial<WorkerStatus> = {}) {
  const time = { now: NOW, steady: 0 };
  const clock: Clock = { now: () => time.now, steady: () => time.steady };
  const store = createSqliteStore(
    join(emptyFolder(), 'leads.db'),
    createLog('error', () => undefined),
    clock,
  );
  afterwards(() => store.close());
  await store.save(newLead(1, { receivedAt: NOW - waitedMs }));
  return {
    ask: createHealth({ store, workers: () => [{ ...WORKER, ...worker }], clock }),
    store,
    time,
  };
}

describe('createHealth', () => {
  it('is ok while leads wait for less than 15 minutes', async () => {
    const { ask } = await healthOf(MAX_WAIT_MS);
    expect(await ask()).toEqual({
      status: 'ok',
      reasons: [],
      issues: [],
      store: 'writable',
      spam: 0,
      notices: { waiting: 0, oldestWaitingSeconds: 0, failed: 0 },
      delivery: {
        hubspot: {
          configured: true,
          paused: null,
          waiting: 1,
          unconnected: 0,
          oldestWaitingSeconds: 900,
          refused: 0,
          failed: 0,
          quarantined: 0,
        },
      },
    });
  });

  it('fails if a lead has waited longer, or delivery is paused', async () => {
    const late = await healthOf(MAX_WAIT_MS + MINUTE);
    expect((await late.ask()).reasons).toEqual(['A lead has waited 16 minutes for hubspot']);
    const paused = await healthOf(0, { paused: 'check HUBSPOT_TOKEN' });
    expect(await paused.ask()).toMatchObject({
      status: 'failing',
      reasons: ['Delivery to hubspot is paused: check HUBSPOT_TOKEN'],
    });
  });

  it('ignores waiting leads of forms that are not connected', async () => {
    const { ask } = await healthOf(99 * MAX_WAIT_MS, { forms: [] });
    expect(await ask()).toMatchObject({
      status: 'ok',
      reasons: [],
      delivery: {
        hubspot: { configured: false, waiting: 0, unconnected: 1, oldestWaitingSeconds: 0 },
      },
    });
  });

  it('fails after a failed save until a full-size lead fits', async () => {
    const { store, time } = await healthOf(0);
    const clock: Clock = { now: () => time.now, steady: () => time.steady };
    let isFull = false;
    const save: Store['save'] = (lead) =>
      isFull ? Promise.reject(new StoreDown('full')) : store.save(lead);
    const room = createCapacityProbe({ ...store, save }, clock);
    const ask = createHealth({ store, workers: () => [], clock, checkWrites: room.check });
    const statusAt = async (second: number) => {
      time.steady = 1000 * second;
      return (await ask()).status;
    };
    expect(await statusAt(1)).toBe('ok');
    isFull = true;
    room.onRefused();
    expect(await statusAt(2)).toBe('failing');
    isFull = false;
    expect(await statusAt(3)).toBe('ok');
    expect(await store.count()).toBe(1);
    isFull = true;
    room.onRefused();
    room.onStored();
    expect(await statusAt(4)).toBe('ok');
  });

  it('names a full disk before a lead was refused: a few bytes still fit, a lead does not', async () => {
    const time = { now: NOW, steady: 0 };
    const clock: Clock = { now: () => time.now, steady: () => time.steady };
    let db: Database | undefined;
    const log = createLog('error', () => undefined);
    const store = createSqliteStore(join(emptyFolder(), 'leads.db'), log, clock, (path) => {
      db = openDatabase(path);
      return db;
    });
    afterwards(() => store.close());
    const fill = (pages: number): unknown => db?.exec(`pragma max_page_count = ${pages}`);
    await store.count();
    fill(1);
    await expect(store.probe()).resolves.toBeUndefined();
    const ask = createHealth({ store, workers: () => [], clock });
    expect(await ask()).toMatchObject({ status: 'failing', store: 'down' });
    fill(1e6);
    time.steady += MINUTE;
    expect(await ask()).toMatchObject({ status: 'ok', store: 'writable' });
    expect(await store.count()).toBe(0);
    // Tried again within a minute, as no lead of that time was refused.
    const save = vi.spyOn(store, 'save');
    const later = createHealth({ store, workers: () => [], clock });
    for (let second = 0; second < 150; second += 30) {
      time.steady += 30_000;
      await later();
    }
    expect(save).toHaveBeenCalledTimes(3);
  });

  it('reports a store that is down, and checks it at most once a second', async () => {
    const { ask, store, time } = await healthOf(0);
    expect((await ask()).store).toBe('writable');
    await store.close();
    time.steady = 999;
    expect((await ask()).store).toBe('writable');
    time.steady = 1000;
    expect(await ask()).toMatchObject({ status: 'failing', store: 'down' });
  });
});
