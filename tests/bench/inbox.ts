/**
 * `npm run bench -- inbox`: the first page of each queue with 1,000 and with 100,000 leads that nobody worked on, on both
 * stores; an upgrade of 100,000 leads; a search without a match, and how long others wait meanwhile.
 */
import { join } from 'node:path';
import pg from 'pg';
import { QUEUES } from '#staff/contract/inbox.ts';
import { systemClock } from '#server/clock.ts';
import { inboxPage } from '#server/inbox/page.ts';
import { createLog } from '#server/log.ts';
import { createPostgresStore } from '#server/store/postgres/store.ts';
import { createSqliteStore } from '#server/store/sqlite/store.ts';
import type { Store } from '#server/store/port.ts';
import { startCluster } from '../postgres/cluster.ts';
import { measureSlowdown } from './slowdown.ts';
import { addManyLeads, pageDeps } from '../server/inbox-leads.ts';
import { newLead } from '../server/describe-store.ts';
import { median } from './median.ts';
import { benchFolder } from './servers.ts';

const [FEW, MANY] = [1000, 100_000];
const ROUNDS = 15;
const BARS = { pageMs: 100, ratio: 3 };

const since = (start: number): number => performance.now() - start;

/** Median milliseconds of a first page, each after a new lead. */
async function pages(store: Store): Promise<number[]> {
  const deps = pageDeps(store);
  const times = QUEUES.map((): number[] => []);
  for (let round = 0; round < ROUNDS; round += 1)
    for (const [at, queue] of QUEUES.entries()) {
      const number = 10_000_000 + round * QUEUES.length + at;
      await store.save(newLead(number, { receivedAt: Date.now() }));
      const start = performance.now();
      await inboxPage(deps, { queue, search: undefined });
      times[at]?.push(since(start));
    }
  return times.map(median);
}

/** Milliseconds of a search without a match, and the longest pause of the event loop meanwhile. */
async function search(store: Store): Promise<{ took: number; pause: number }> {
  let [last, pause] = [performance.now(), 0];
  const timer = setInterval(() => {
    pause = Math.max(pause, since(last));
    last = performance.now();
  }, 1);
  const start = performance.now();
  await inboxPage(pageDeps(store), { queue: 'all', search: 'nobody has this name' });
  clearInterval(timer);
  return { took: since(start), pause };
}

/** @param settle called when all leads are there */
async function bench(
  name: string,
  few: Store,
  many: Store,
  settle = async (): Promise<void> => undefined,
): Promise<boolean> {
  await addManyLeads(few, FEW, systemClock.now());
  await addManyLeads(many, MANY, systemClock.now());
  await pageDeps(few).takeNew();
  const start = performance.now();
  await pageDeps(many).takeNew();
  console.log(
    `${name}: ${MANY} leads of an earlier version taken in ${(since(start) / 1000).toFixed(1)} s`,
  );
  await settle();
  const [small, large] = [await pages(few), await pages(many)];
  console.table(
    Object.fromEntries(
      QUEUES.map((queue, at) => {
        const [one = 0, other = 0] = [small[at], large[at]];
        return [
          `${name}, ${queue}`,
          {
            [`ms at ${FEW}`]: +one.toFixed(2),
            [`ms at ${MANY}`]: +other.toFixed(2),
            ratio: +(other / one).toFixed(2),
          },
        ];
      }),
    ),
  );
  const found = await search(many);
  console.log(
    `${name}: search without a match ${found.took.toFixed(0)} ms, longest pause ${found.pause.toFixed(0)} ms`,
  );
  const slowdown = await measureSlowdown();
  return large.every(
    (took, at) => took <= BARS.pageMs * slowdown && took / (small[at] ?? 0) <= BARS.ratio,
  );
}

/** Runs the benchmark; returns whether all limits hold. */
export async function benchInbox(): Promise<boolean> {
  const { folder, drop } = benchFolder();
  const cluster = await startCluster();
  const log = createLog('error');
  const stores: Store[] = [];
  const opened = (store: Store): Store => {
    stores.push(store);
    return store;
  };
  const sqlite = (name: string): Store => opened(createSqliteStore(join(folder, name), log));
  /** Updates the planner's statistics, as autovacuum does within a minute. */
  const analyze = async (url: string): Promise<void> => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    await client.query('vacuum analyze');
    await client.end();
  };
  try {
    const first = await bench('SQLite', sqlite('few.db'), sqlite('many.db'));
    const urls = [await cluster.create(), await cluster.create()] as const;
    const [few, many] = urls.map((url) => opened(createPostgresStore(url, log))) as [Store, Store];
    const second = await bench('PostgreSQL', few, many, async () => {
      for (const url of urls) await analyze(url);
    });
    return first && second;
  } finally {
    for (const store of stores) await store.close();
    await cluster.stop();
    drop();
  }
}
