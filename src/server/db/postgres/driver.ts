/** PostgreSQL: for several processes or machines. */
import type { Clock } from '../../base/clock.ts';
import { errorFields, type Log } from '../../base/log.ts';
import type { Driver } from '../driver.ts';
import { runOperation } from '../transaction.ts';
import { wasRestored, TABLES_IDENTITY, type OnRestored } from '../identity.ts';
import { databaseProblem } from './problem.ts';
import { createPool, executor, isOutage, prepare, snapshot, transact } from './pool.ts';
import { createSharedCounts } from './shared-counts.ts';

/** Connects and migrates on first use; while that fails, methods throw `StoreDown`. */
export function createPostgresDriver(
  url: string,
  log: Log,
  clock: Clock,
  onRestored: OnRestored,
): Driver {
  const pool = createPool(url, (error) => log.warn('store.connection', errorFields(error)));
  let ready: Promise<void> | undefined;
  let isOpen = false;

  const start = async (): Promise<void> => {
    await prepare(pool, (setting) => log.error('store.unsafe', { setting }));
    const { identity } = (await pool.query(TABLES_IDENTITY)).rows[0];
    const restored = await transact(pool, (connection) =>
      runOperation(
        async (tx) => (await wasRestored(tx, identity)) && onRestored(tx, clock.now()),
        executor(connection),
      ),
    );
    if (restored) log.warn('store.restored', restored);
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
    close: () => pool.end(),
    // `transact` has already retried after collisions.
    isBusy: () => false,
    isDown: isOutage,
    problemOf: (error) => databaseProblem(url, error),
    counts: (guard) => createSharedCounts(pool, guard),
  };
}
