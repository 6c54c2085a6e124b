/** What expires by its age, and when a wrong clock keeps it. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it, vi } from 'vitest';
import { DAY, MINUTE } from '../base/clock.ts';
import { createLog } from '../base/log.ts';
import { StoreDown } from '../base/store-errors.ts';
import type { Store } from './store.ts';
import { createRetention, type RetentionOptions } from './retention.ts';

const folder = mkdtempSync(join(tmpdir(), 'retention-'));
afterAll(() => rmSync(folder, { recursive: true }));

const NOW = Date.parse('2026-11-28T12:00:00Z');

/** Runs it once with a store that was last seen at a time; what the staff's tables were asked to purge. */
async function purgedWhen(seenAt: () => Promise<number>): Promise<unknown[][]> {
  const staff = { purge: vi.fn(async () => undefined) };
  const store = {
    seenAt,
    believe: async () => undefined,
    staff,
    inbox: { purgeDrafts: async () => undefined },
    notices: { purge: async () => undefined },
  };
  const terms = { location: { kind: 'file', path: join(folder, 'leads.db') }, backupDays: 30 };
  const retention = createRetention(
    store as unknown as Store,
    terms as RetentionOptions,
    { now: () => NOW, steady: () => 0 },
    createLog('error', () => undefined),
  );
  await retention();
  return staff.purge.mock.calls;
}

const purgedAfter = (silentMs: number): Promise<unknown[][]> =>
  purgedWhen(async () => NOW - silentMs);

it('sessions end after half an hour without a request, and the log of staff after a year', async () => {
  expect(await purgedAfter(DAY)).toEqual([[NOW, NOW - 30 * MINUTE, NOW - 365 * DAY]]);
});

it.each([
  [30 * DAY, 1],
  [30 * DAY + 1, 0],
  // Set back.
  [-30 * DAY - 1, 0],
])('after %d ms of silence it purges by age: %d', async (silentMs, times) => {
  expect(await purgedAfter(silentMs)).toHaveLength(times);
});

it('with a store that cannot say when it was last in use, nothing is deleted by its age', async () => {
  const refused = purgedWhen(async () => {
    throw new StoreDown('The store is closed');
  });
  expect(await refused).toEqual([]);
});
