/** The PostgreSQL store: for several processes or machines. */
import { systemClock, SECOND, type Clock } from '../../clock.ts';
import { errorFields, type Log } from '../../log.ts';
import { createStore } from '../create-store.ts';
import { createGroupCommit } from '../group-commit.ts';
import { createIds } from '../ids.ts';
import type { NewLead } from '../lead.ts';
import { StoreDown, type Saved, type Store } from '../port.ts';
import { save } from '../queries.ts';
import { run, type Operation } from '../statement.ts';
import { endRestored, restoredFields, TABLES_OF } from '../staff/restored.ts';
import { databaseProblem } from './problem.ts';
import { createPool, executor, isOutage, prepare, snapshot, transact } from './pool.ts';
import { vacuumTables } from './vacuum.ts';
import { createSharedCounts } from './shared-counts.ts';

/** Between attempts to reach the database. */
const RETRY_MS = SECOND;

/** Connects and migrates on first use; while that fails, methods throw `StoreDown`. */
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

  const prepareAll = async (): Promise<void> => {
    await prepare(pool, (setting) => log.error('store.unsafe', { setting }));
    const { place } = (await pool.query(TABLES_OF)).rows[0];
    const restored = await transact(pool, (connection) => {
      const now = clock.now();
      return run(endRestored(place, now), executor(connection));
    });
    if (restored) log.warn('store.restored', restoredFields(restored));
  };

  const open = async (): Promise<void> => {
    if (closed || clock.steady() < retryAt)
      throw new StoreDown('The store is closed', { cause: lastFailure, problem });
    ready ??= prepareAll();
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
      read: (operation) =>
        guard(() => snapshot(pool, (connection) => run(operation(), executor(connection)))),
      write,
      save: createGroupCommit<NewLead, Saved>({
        transact: (leads) => write(() => save(leads, ids.next)),
        // `transact` has already retried after collisions.
        isBusy: () => false,
        downFor: down,
      }),
      vacuum: () => guard(() => vacuumTables(pool)),
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
