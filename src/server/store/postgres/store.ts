/** The PostgreSQL store: for several processes or machines. */
import { systemClock, SECOND, type Clock } from '../../clock.ts';
import { errorFields, type Log } from '../../log.ts';
import { createStore } from '../engine.ts';
import { createGroupCommit } from '../group-commit.ts';
import { receiptsFor } from '../idempotency.ts';
import { createIds } from '../ids.ts';
import type { NewLead } from '../lead.ts';
import { StoreDown, type Saved, type Store } from '../port.ts';
import { save } from '../queries.ts';
import { insert, lock, run, type Operation } from '../statement.ts';
import { databaseProblem } from './problem.ts';
import { createPool, executor, isOutage, prepare, transact } from './pool.ts';
import { scrubTables } from './scrub.ts';
import { createSharedCounts } from './shared-counts.ts';

/** Minimum time between attempts to reach the database. */
const RETRY_MS = SECOND;

/** Keeps other processes from storing the same posts. Digests are sorted, so that two batches cannot deadlock. */
const LOCK_RECEIPTS =
  'select pg_advisory_xact_lock(hashtextextended(digest, 0)) from unnest($1::text[]) as digest';

/** Saves a batch, with the earlier posts it may repeat loaded from the tables. */
function* saveBatch(
  leads: readonly NewLead[],
  nextId: (now: number) => string,
): Operation<Saved[]> {
  const digests = leads.flatMap(({ receipt }) => [receipt.digest, receipt.content]);
  // Calls are locked with the digests: two batches that hold them in different orders would deadlock.
  const calls = leads.flatMap(({ slot }) => (slot ? [`call ${slot.at}`] : []));
  const sorted = [...new Set([...digests, ...calls])].sort();
  yield* lock(LOCK_RECEIPTS, sorted);
  const newLeads: string[] = [];
  const onNew = (id: string): void => {
    newLeads.push(id);
  };
  const saved = yield* save(leads, { ...(yield* receiptsFor(leads, sorted)), nextId, onNew });
  yield* insert(
    'new_leads',
    newLeads.map((id) => [id]),
  );
  return saved;
}

/**
 * Creates a store on `url`. The database is connected to and migrated on first use; while that fails, methods throw
 * `StoreDown`.
 */
export function createPostgresStore(url: string, log: Log, clock: Clock = systemClock): Store {
  let trouble = false;
  let closed = false;
  let retryAt = 0;
  let ready: Promise<void> | undefined;
  let lastFailure: unknown;
  let problem = '';

  const down = (error: unknown): StoreDown => {
    const found = databaseProblem(url, error);
    if (!trouble || found !== problem)
      log.error('store.down', { problem: found, ...errorFields(error) });
    [trouble, problem] = [true, found];
    return new StoreDown('The database takes no writes', { cause: error, problem });
  };
  const pool = createPool(url, (error) => log.warn('store.connection', errorFields(error)));

  const open = async (): Promise<void> => {
    if (closed || clock.steady() < retryAt)
      throw new StoreDown('The store is closed', { cause: lastFailure, problem });
    ready ??= prepare(pool, (setting) => log.error('store.unsafe', { setting }));
    try {
      await ready;
    } catch (error) {
      ready = undefined;
      lastFailure = error;
      retryAt = clock.steady() + RETRY_MS;
      // Whatever the reason, such as a user without rights: without its tables the store takes nothing.
      throw down(error);
    }
  };
  const guard = async <T>(work: () => Promise<T>): Promise<T> => {
    try {
      await open();
      const result = await work();
      if (trouble) log.info('store.up');
      trouble = false;
      return result;
    } catch (error) {
      if (error instanceof StoreDown) throw error;
      throw isOutage(error) ? down(error) : error;
    }
  };
  const write = <T>(operation: () => Operation<T>): Promise<T> =>
    guard(() => transact(pool, (connection) => run(operation(), executor(connection))));
  const ids = createIds();

  const store = createStore(
    {
      read: (operation) => guard(() => run(operation(), executor(pool))),
      write,
      save: createGroupCommit<NewLead, Saved>({
        transact: (leads) => write(() => saveBatch(leads, ids.next)),
        // `transact` has already retried after collisions.
        isBusy: () => false,
        downFor: down,
      }),
      rewrite: () => guard(() => scrubTables(url)),
      close: async () => {
        if (closed) return;
        closed = true;
        await pool.end();
      },
    },
    clock.now,
  );
  return { ...store, counts: createSharedCounts(pool, guard) };
}
