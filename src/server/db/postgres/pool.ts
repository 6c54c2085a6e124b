/** PostgreSQL connections: settings, migrations, transactions and error classes. */
import pg from 'pg';
import { MINUTE, SECOND } from '../../base/clock.ts';
import { DESTINATION_TABLE } from '../stored-names.ts';
import { POSTGRES_MIGRATIONS } from './migrations.ts';
import { stepsAfter } from '../version.ts';
import { Undone, type Statement, type Value } from '../transaction.ts';

export type Connection = pg.PoolClient;
export type Pool = pg.Pool;

/** For a connection, a lock or a response; beyond it the database counts as down. */
const TIMEOUT_MS = 5 * SECOND;
/** An arbitrary advisory lock number. */
const MIGRATION_LOCK = 4_711_288;
/** `pg` returns `int8` as text by default. Ours are times and counts, far below 2^53. */
const INT8 = 20;

/** SQLSTATE classes of an unavailable database (postgresql.org/docs, appendix A). */
const DOWN = ['08', '53', '57', '58', 'XX', '25006', '3D000', '28'];
/** SQLSTATE classes of serialization failures, deadlocks and lock timeouts. */
const COLLISIONS = ['40', '55P03'];

const stateOf = (error: unknown): string => {
  const code: unknown = error instanceof Error ? Reflect.get(error, 'code') : undefined;
  return typeof code === 'string' ? code : '';
};
const starts = (state: string, classes: readonly string[]): boolean =>
  classes.some((one) => state.startsWith(one));

/** Whether the same transaction should be retried. */
export function isCollision(error: unknown): boolean {
  return starts(stateOf(error), COLLISIONS);
}

/** Whether the database is unreachable or cannot write, whatever the statement. */
export function isOutage(error: unknown): boolean {
  if (isCollision(error)) return true;
  if (error instanceof Undone) return false;
  const state = stateOf(error);
  // Network errors have a system error code or none; statement errors have a SQLSTATE of five characters.
  return !/^[0-9A-Z]{5}$/.test(state) || starts(state, DOWN);
}

/** Limits of the database for a transaction, milliseconds. */
interface Limits {
  statement: number;
  lock: number;
}
const LIMITS: Limits = { statement: TIMEOUT_MS, lock: TIMEOUT_MS };
/**
 * Each transaction sets its own limits: poolers such as PgBouncer refuse them at the start of a connection, and hand
 * each transaction another session.
 */
const begin = ({ statement, lock }: Limits, as = ''): string =>
  `begin ${as}; set local statement_timeout = ${statement}; set local lock_timeout = ${lock}`;
/** A read sees the database at one moment. */
const SNAPSHOT = 'isolation level repeatable read read only';

/** Connects on first use. */
export function createPool(url: string, onIdleError: (error: Error) => void): Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: 8,
    connectionTimeoutMillis: TIMEOUT_MS,
    query_timeout: TIMEOUT_MS + SECOND,
    application_name: 'hearthline',
    keepAlive: true,
    types: {
      getTypeParser: (type: number, format?: 'text' | 'binary') =>
        type === INT8 ? Number : pg.types.getTypeParser(type, format),
    },
  });
  // The pool replaces a lost idle connection.
  pool.on('error', onIdleError);
  // The pool does not listen while a connection is in use. Its next query rejects, which is enough.
  pool.on('connect', (connection) => {
    connection.on('error', () => undefined);
  });
  return pool;
}

/** PostgreSQL's text type rejects NUL. Validation removes it from forms; this makes sure that no lead is lost. */
const withoutNul = (value: Value): Value =>
  typeof value === 'string' ? value.replaceAll('\0', '') : value;

export const executor =
  (queries: Pick<Connection, 'query'>) =>
  async ({ sql, values }: Statement): Promise<unknown[]> =>
    (await queries.query(sql, values.map(withoutNul))).rows;

/** After collisions. */
const MAX_TRIES = 4;

/**
 * With synchronous replication a commit waits for the standby, until the client's timeout. When an administrator
 * cancels a waiting session, PostgreSQL commits on this machine alone, warns, and reports success: acknowledging that
 * would lose the lead with the machine.
 */
async function commit(connection: Connection): Promise<void> {
  let isAlone = false;
  const onNotice = (notice: { routine?: string | undefined }): void => {
    if (notice.routine === 'SyncRepWaitForLSN') isAlone = true;
  };
  connection.on('notice', onNotice);
  try {
    await connection.query('commit');
  } finally {
    connection.off('notice', onNotice);
  }
  if (isAlone) throw new Error('No standby confirmed the commit');
}

/** One transaction. @param start its first statements */
async function once<T>(
  pool: Pool,
  run: (connection: Connection) => Promise<T>,
  start = begin(LIMITS),
): Promise<T> {
  const connection = await pool.connect();
  let isSound = false;
  try {
    await connection.query(start);
    const result = await run(connection);
    await commit(connection);
    isSound = true;
    return result;
  } catch (error) {
    if (isCollision(error) || !isOutage(error)) {
      await connection.query('rollback');
      isSound = true;
    }
    throw error;
  } finally {
    // Discard a connection in an unknown state, which also ends its transaction.
    connection.release(!isSound);
  }
}

/** One transaction, with retries after collisions. @throws what a query or the commit throws; nothing was written */
export async function transact<T>(
  pool: Pool,
  run: (connection: Connection) => Promise<T>,
): Promise<T> {
  for (let left = MAX_TRIES - 1; ; left -= 1) {
    try {
      return await once(pool, run);
    } catch (error) {
      if (left === 0 || !isCollision(error)) throw error;
    }
  }
}

/** All statements of `run` see the database at one moment. */
export const snapshot = <T>(pool: Pool, run: (connection: Connection) => Promise<T>): Promise<T> =>
  once(pool, run, begin(LIMITS, SNAPSHOT));

/** Longest migration of a large database on a slow disk. The store answers nothing until it has ended. */
const MIGRATION_TIMEOUT_MS = 10 * MINUTE;

/** The order in which transactions lock tables; others come after these. */
const LOCK_ORDER = [DESTINATION_TABLE, 'leads', 'deliveries', 'attempts'];

/**
 * Locks every table that the steps name, before they run. Processes of an older version go on writing: without the
 * locks, a step that gets to one table after the other would deadlock with them each time.
 */
async function lockTables(connection: Connection, steps: readonly string[]): Promise<void> {
  const { rows } = await connection.query<{ name: string }>(
    'select tablename as name from pg_tables where schemaname = current_schema() order by tablename',
  );
  const words = new Set(steps.join('\n').match(/\w+/g));
  const existing = rows.map(({ name }) => name);
  const ordered = LOCK_ORDER.filter((name) => existing.includes(name));
  const names = [...new Set([...ordered, ...existing])].filter((name) => words.has(name));
  if (names.length > 0)
    await connection.query(`lock table ${names.join(', ')} in access exclusive mode`);
}

/** @param all the steps of this program @throws {NewerStore | OlderStore} if it does not open the database */
export async function migrate(pool: Pool, all = POSTGRES_MIGRATIONS): Promise<void> {
  await transact(pool, async (connection) => {
    await connection.query('select pg_advisory_xact_lock($1)', [MIGRATION_LOCK]);
    await connection.query('create table if not exists schema_version (version bigint not null)');
    const { rows } = await connection.query('select version from schema_version');
    const steps = stepsAfter(Number(rows[0]?.['version'] ?? 0), 'The database', all);
    if (steps.length === 0) return;
    await connection.query('set local statement_timeout = 0');
    await lockTables(connection, steps);
    for (const step of steps) {
      const query: pg.QueryConfig & { query_timeout: number } = {
        text: step,
        query_timeout: MIGRATION_TIMEOUT_MS,
      };
      await connection.query(query);
    }
    await connection.query('delete from schema_version');
    await connection.query('insert into schema_version (version) values ($1)', [all.length]);
  });
}

/** Warns about settings with which a commit can be lost. */
async function checkDurability(pool: Pool, warn: (setting: string) => void): Promise<void> {
  const { rows } = await pool.query(
    "select name from pg_settings where name in ('fsync', 'full_page_writes', 'synchronous_commit') and setting = 'off'",
  );
  for (const { name } of rows) warn(String(name));
}

export async function prepare(pool: Pool, warn: (setting: string) => void): Promise<void> {
  await migrate(pool);
  await checkDurability(pool, warn);
}
