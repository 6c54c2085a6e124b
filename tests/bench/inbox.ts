/**
 * `npm run bench -- inbox`: the first page of each queue, one person and the overview with 1,000 and with 100,000 leads,
 * of which nobody worked on the newest 1,000, most of them to be read first, on both stores; an upgrade of 100,000
 * leads; a search without a match, and how long others wait meanwhile.
 */
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { QUEUES } from '#staff/contract/inbox.ts';
import { systemClock } from '#server/base/clock.ts';
import { inboxPage } from '#server/desk/inbox/page.ts';
import { phrasesOf } from '#server/desk/inbox/phrases.ts';
import { overviewOf } from '#server/desk/inbox/overview.ts';
import { createHealth } from '#server/run/health.ts';
import { createLog } from '#server/base/log.ts';
import { createPostgresStore } from '#server/run/postgres-store.ts';
import { createSqliteStore } from '#server/run/open.ts';
import type { Store } from '#server/run/store.ts';
import { query, startCluster } from '../postgres/cluster.ts';
import { measureSlowdown } from './slowdown.ts';
import { addManyLeads, BUSINESS, doneBefore, pageDeps } from '../server/inbox-leads.ts';
import { newLead } from '../server/describe-store.ts';
import { median } from './median.ts';
import { benchFolder } from './servers.ts';

const [FEW, MANY] = [1000, 100_000];
const ROUNDS = 15;
const BARS = { pageMs: 50, overviewMs: 500 };
/** Most messages of {@link addManyLeads} are to be read first: the worst for that queue. */
const WORDS = phrasesOf(
  JSON.stringify({
    lists: { death: ['two phones in one bed'], hurt: [], afraid: [], others: [], spanish: [] },
    except: [],
    slips: [],
  }),
);

const since = (start: number): number => performance.now() - start;

/** Median ms of a first page, each after a new lead. */
async function pages(store: Store): Promise<number[]> {
  const deps = pageDeps(store, WORDS);
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

/** Median ms of opening one lead with its person's others, and of the overview. */
async function others(store: Store): Promise<{ person: number; overview: number }> {
  const deps = pageDeps(store, WORDS);
  const ids = (await store.page('', ROUNDS)).map(({ lead }) => lead.id);
  const [person, overview]: [number[], number[]] = [[], []];
  for (const id of ids) {
    // Separate, because a health is cached for a second.
    const health = createHealth({ store, workers: () => [], clock: systemClock });
    let start = performance.now();
    const known = await store.inbox.find(id);
    if (known?.record.lead.id !== id) throw new Error('The lead is not in the inbox');
    person.push(since(start));
    start = performance.now();
    await overviewOf({ ...deps, clock: systemClock, health }, BUSINESS);
    overview.push(since(start));
  }
  return { person: median(person), overview: median(overview) };
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

/** @param settle called when all leads are there: runs {@link doneBefore} on `many` */
async function bench(
  name: string,
  few: Store,
  many: Store,
  settle: () => Promise<unknown>,
): Promise<boolean> {
  await addManyLeads(few, FEW, systemClock.now());
  await addManyLeads(many, MANY, systemClock.now());
  await pageDeps(few, WORDS).takeNew();
  const start = performance.now();
  await pageDeps(many, WORDS).takeNew();
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
  const [less, more] = [await others(few), await others(many)];
  console.log(
    `${name}: one person ${less.person.toFixed(1)} ms at ${FEW}, ${more.person.toFixed(1)} ms at ${MANY}; overview ${less.overview.toFixed(0)} ms, ${more.overview.toFixed(0)} ms`,
  );
  const found = await search(many);
  console.log(
    `${name}: search without a match ${found.took.toFixed(0)} ms, longest pause ${found.pause.toFixed(0)} ms`,
  );
  const slowdown = await measureSlowdown();
  return (
    [...large, more.person].every((took) => took <= BARS.pageMs * slowdown) &&
    more.overview <= BARS.overviewMs * slowdown
  );
}

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
  const analyze = (url: string): Promise<unknown> => query(url, 'vacuum analyze');
  try {
    const first = await bench('SQLite', sqlite('few.db'), sqlite('many.db'), async () => {
      const db = new DatabaseSync(join(folder, 'many.db'));
      db.exec(doneBefore(FEW));
      db.close();
    });
    const urls = [await cluster.create(), await cluster.create()] as const;
    const [few, many] = urls.map((url) => opened(createPostgresStore(url, log))) as [Store, Store];
    const second = await bench('PostgreSQL', few, many, async () => {
      await query(urls[1], doneBefore(FEW));
      for (const url of urls) await analyze(url);
    });
    return first && second;
  } finally {
    for (const store of stores) await store.close();
    await cluster.stop();
    drop();
  }
}
