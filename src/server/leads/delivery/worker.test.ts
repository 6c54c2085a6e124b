import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { HOUR } from '../../base/clock.ts';
import { createCounters } from '../../base/counters.ts';
import { createLog } from '../../base/log.ts';
import { createSqliteStore } from '../../run/open.ts';
import type { Outcome } from './port.ts';
import { createDeliveryWorker } from './worker.ts';

const NOW = Date.parse('2026-11-28T12:00:00Z');
const undo: (() => unknown)[] = [];
afterEach(async () => {
  for (const step of undo.splice(0).reverse()) await step();
});

/** Two leads, of which a destination says the same; its tries, and what is kept of them once it was tried so often. */
async function triedWith(outcome: Outcome, tries: number) {
  const folder = mkdtempSync(join(tmpdir(), 'worker-'));
  undo.push(() => rmSync(folder, { recursive: true }));
  const log = createLog('error', () => undefined);
  const clock = { now: () => NOW, steady: () => 0 };
  const store = createSqliteStore(join(folder, 'leads.db'), log, clock);
  undo.push(() => store.close());
  for (const digest of ['a', 'b'])
    await store.save({
      form: 'contact',
      fields: {},
      receivedAt: NOW,
      pageUri: '/',
      pageName: '',
      visitorToken: null,
      consents: {},
      spam: false,
      quarantined: false,
      selfTest: false,
      receipt: { digest, keyed: false, content: digest },
      destinations: ['webhook'],
    });
  const done = Promise.withResolvers<void>();
  let tried = 0;
  const { stop } = createDeliveryWorker({
    store,
    destination: {
      name: 'webhook',
      forms: ['contact'],
      spacingMs: 0,
      deliver: async () => {
        tried += 1;
        if (tried === tries) done.resolve();
        return outcome;
      },
    },
    retryMs: [1],
    clock,
    log,
    counters: createCounters(),
  });
  undo.push(stop);
  await done.promise;
  await expect
    .poll(async () => (await store.page('', 9)).flatMap(({ attempts }) => attempts))
    .toHaveLength(tries);
  // The last is saved.
  await stop();
  const kept = (await store.page('', 9)).flatMap(({ deliveries }) => deliveries);
  const next = await store.claim({
    destination: 'webhook',
    forms: ['contact'],
    now: NOW,
    leaseMs: 1,
    farthestMs: HOUR,
    newestFirst: false,
  });
  return { kept, next };
}

it('what wrong settings stop waits without its time running out', async () => {
  const { kept } = await triedWith(
    { kind: 'paused', status: 401, code: 'HTTP_401', reason: 'Check the secret' },
    3,
  );
  expect(kept).toMatchObject([
    { state: 'waiting', waitedMs: 0 },
    { state: 'waiting', waitedMs: 0 },
  ]);
});

it('a destination that asks for time gets it for every lead', async () => {
  const { next } = await triedWith(
    { kind: 'later', status: 429, code: 'HTTP_429', reason: 'Too many', retryAfterMs: HOUR },
    1,
  );
  expect(next).toEqual({ nextAt: NOW + HOUR, isBusy: true });
});
