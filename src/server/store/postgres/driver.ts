/** PostgreSQL: for several processes or machines. */
import { systemClock, type Clock } from '../../clock.ts';
import { errorFields, type Log } from '../../log.ts';
import type { Driver } from '../driver.ts';
import type { Store } from '../store.ts';
import { createStore } from '../store.ts';
import { runOperation } from '../transaction.ts';
import { endRestored, restoredFields, TABLES_OF } from '../staff/restored.ts';
import { databaseProblem } from './problem.ts';
import { createPool, executor, isOutage, prepare, snapshot, transact } from './pool.ts';
import { vacuumTables } from './vacuum.ts';
import { createSharedCounts } from './shared-counts.ts';

function createDriver(url: string, log: Log, clock: Clock): Driver {
  const pool = createPool(url, (error) => log.warn('store.connection', errorFields(error)));
  let ready: Promise<void> | undefined;
  let isOpen = false;

  const start = async (): Promise<void> => {
    await prepare(pool, (setting) => log.error('store.unsafe', { setting }));
    const { place } = (await pool.query(TABLES_OF)).rows[0];
    const restored = await transact(pool, (connection) => {
      const now = clock.now();
      return runOperation((tx) => endRestored(tx, place, now), executor(connection));
    });
    if (restored) log.warn('store.restored', restoredFields(restored));
    isOpen = true;
  };

  return {
    isShared: false,
    isOpen: () => isOpen,
    open: () => {
      ready ??= start().catch((error: unknown) => {
        ready = undefined;
        throw error;
      });
      return ready;
    },
    isBroken: () => false,
    read: (operation) =>
      snapshot(pool, (connection) => runOperation(operation, executor(connection))),
    write: (operation) =>
      transact(pool, (connection) => runOperation(operation, executor(connection))),
    vacuum: () => vacuumTables(pool),
    close: () => pool.end(),
    // `transact` has already retried after collisions.
    isBusy: () => false,
    isDown: isOutage,
    problemOf: (error) => databaseProblem(url, error),
    counts: (guard) => createSharedCounts(pool, guard),
  };
}

/** Connects and migrates on first use; while that fails, methods throw `StoreDown`. */
export function createPostgresStore(url: string, log: Log, clock: Clock = systemClock): Store {
  return createStore(createDriver(url, log, clock), log, clock);
}
