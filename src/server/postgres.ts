/** The store in a PostgreSQL database: for many processes, on many machines. */
import { createBatches } from './batches.ts';
import { systemClock, SECOND, type Clock } from './clock.ts';
import { createIds } from './ids.ts';
import { errorFields, type Log } from './log.ts';
import * as care from './postgres-care.ts';
import { claim, save, settle } from './postgres-jobs.ts';
import { createPool, isOutage, prepare, transact, type Connection } from './postgres-pool.ts';
import { StoreDown, type NewLead, type Saved, type Store } from './store.ts';

/** Least time between two tries to reach a database that could not be reached. */
const RETRY_MS = SECOND;

/**
 * A store on `url`. It is opened with the first question; a database that cannot be reached makes it say `StoreDown`
 * until it can be.
 */
export function createPostgresStore(url: string, log: Log, clock: Clock = systemClock): Store {
  let trouble = false;
  let closed = false;
  let retryAt = 0;
  let ready: Promise<void> | undefined;
  let lastFailure: unknown;

  const down = (error: unknown): StoreDown => {
    if (!trouble) log.error('store.down', errorFields(error));
    trouble = true;
    return new StoreDown('The database takes no writes', { cause: error });
  };
  const pool = createPool(url, (error) => log.warn('store.connection', errorFields(error)));

  const open = async (): Promise<void> => {
    if (closed || clock.steady() < retryAt)
      throw new StoreDown('The store is closed', { cause: lastFailure });
    ready ??= prepare(pool, (setting) => log.error('store.unsafe', { setting }));
    try {
      await ready;
    } catch (error) {
      ready = undefined;
      lastFailure = error;
      retryAt = clock.steady() + RETRY_MS;
      throw error;
    }
  };
  const guard = async <T>(run: () => Promise<T>): Promise<T> => {
    try {
      await open();
      const result = await run();
      if (trouble) log.info('store.up');
      trouble = false;
      return result;
    } catch (error) {
      if (error instanceof StoreDown) throw error;
      throw isOutage(error) ? down(error) : error;
    }
  };
  const within = <T>(run: (connection: Connection) => Promise<T>): Promise<T> =>
    guard(() => transact(pool, run));

  const ids = createIds();
  const batch = createBatches<NewLead, Saved>(
    (leads) => within((connection) => save(connection, leads, ids.next)),
    (error) => error instanceof StoreDown,
  );

  return {
    save: batch,
    claim: (options) => within((connection) => claim(connection, options)),
    settle: (ours, note) => guard(() => settle(pool, ours, note)),
    rouse: (now) => within((connection) => care.rouse(connection, now)),
    backlog: () => guard(() => care.backlog(pool)),
    find: (id) => guard(() => care.find(pool, id)),
    page: (after, most) => guard(() => care.page(pool, after, most)),
    count: () => guard(() => care.count(pool)),
    add: (kept) => within((connection) => care.add(connection, kept)),
    resend: (id, adapter, now) => guard(() => care.resend(pool, id, adapter, now)),
    restore: (id, adapters, now) =>
      within((connection) => care.restore(connection, id, adapters, now)),
    purge: (before, after, most) =>
      within((connection) => care.purge(connection, before, after, most)),
    removeSelfTest: (id) => within((connection) => care.removeSelfTest(connection, id)),
    probe: () =>
      guard(async () => {
        await pool.query(
          'insert into probes values (1, $1) on conflict (id) do update set at = excluded.at',
          [clock.now()],
        );
      }),
    close: async () => {
      if (closed) return;
      closed = true;
      await pool.end();
    },
  };
}
