/** Connections to PostgreSQL: settings, migrations, transactions, and which errors mean what. Imports `pg`. */
import pg from 'pg';
import { SECOND } from './clock.ts';
import { POSTGRES_MIGRATIONS } from './migrations.ts';
import { NewerStore } from './store.ts';

export type Connection = pg.PoolClient;
export type Pool = pg.Pool;
export type Row = pg.QueryResultRow;

/** How long to wait for a connection, a lock or an answer: what takes longer counts as down. */
const PATIENCE_MS = 5 * SECOND;
/** Only one process migrates at a time; any number that nobody else uses. */
const MIGRATION_LOCK = 4_711_288;
/** `int8`, which `pg` returns as text otherwise; ours are times and counts, far below 2^53. */
const INT8 = 20;

/** Classes of SQLSTATE in which the database as a whole is in trouble (postgresql.org/docs, appendix A). */
const DOWN = ['08', '53', '57', '58', 'XX', '25006', '3D000', '28'];
/** Two transactions stood in each other's way: worth another try. */
const COLLISIONS = ['40', '55P03'];

const stateOf = (error: unknown): string => {
  const code: unknown = error instanceof Error ? Reflect.get(error, 'code') : undefined;
  return typeof code === 'string' ? code : '';
};
const starts = (state: string, classes: readonly string[]): boolean =>
  classes.some((one) => state.startsWith(one));

/** Whether the transaction should be tried again as it is. */
export function isCollision(error: unknown): boolean {
  return starts(stateOf(error), COLLISIONS);
}

/** Whether the database cannot be reached or cannot write; not a fault of what was asked. */
export function isOutage(error: unknown): boolean {
  if (isCollision(error)) return true;
  const state = stateOf(error);
  // Errors of the line carry a system's code or none; those of a statement have a SQLSTATE of five characters.
  return !/^[0-9A-Z]{5}$/.test(state) || starts(state, DOWN);
}

/** A pool of connections; nothing is opened before the first question. */
export function createPool(url: string, onIdleError: (error: Error) => void): Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: 8,
    connectionTimeoutMillis: PATIENCE_MS,
    query_timeout: PATIENCE_MS + SECOND,
    statement_timeout: PATIENCE_MS,
    lock_timeout: PATIENCE_MS,
    application_name: 'hearthline',
    keepAlive: true,
    types: {
      getTypeParser: (type: number, format?: 'text' | 'binary') =>
        type === INT8 ? Number : pg.types.getTypeParser(type, format),
    },
  });
  // A connection that dies while nobody uses it: the pool replaces it.
  pool.on('error', onIdleError);
  return pool;
}

/** How often a transaction is tried that another one stood in the way of. */
const MOST_TRIES = 4;

async function once<T>(pool: Pool, run: (connection: Connection) => Promise<T>): Promise<T> {
  const connection = await pool.connect();
  let isSound = false;
  try {
    await connection.query('begin');
    const result = await run(connection);
    await connection.query('commit');
    isSound = true;
    return result;
  } catch (error) {
    if (isCollision(error) || !isOutage(error)) {
      await connection.query('rollback');
      isSound = true;
    }
    throw error;
  } finally {
    // A connection in an unknown state is closed, which also ends its transaction.
    connection.release(!isSound);
  }
}

/**
 * Runs queries as one transaction; again, when another one stood in its way.
 * @throws what a query or the commit throws; nothing is kept then
 */
export async function transact<T>(
  pool: Pool,
  run: (connection: Connection) => Promise<T>,
): Promise<T> {
  for (let left = MOST_TRIES - 1; ; left -= 1) {
    try {
      return await once(pool, run);
    } catch (error) {
      if (left === 0 || !isCollision(error)) throw error;
    }
  }
}

/** Brings the tables to the newest version. */
async function migrate(pool: Pool): Promise<void> {
  await transact(pool, async (connection) => {
    await connection.query('select pg_advisory_xact_lock($1)', [MIGRATION_LOCK]);
    await connection.query('create table if not exists schema_version (version bigint not null)');
    const { rows } = await connection.query('select version from schema_version');
    const version = Number(rows[0]?.['version'] ?? 0);
    if (version > POSTGRES_MIGRATIONS.length)
      throw new NewerStore(
        `The database is of version ${version}; this program knows ${POSTGRES_MIGRATIONS.length}. Start the newer program.`,
      );
    if (version === POSTGRES_MIGRATIONS.length) return;
    for (const step of POSTGRES_MIGRATIONS.slice(version)) await connection.query(step);
    await connection.query('delete from schema_version');
    await connection.query('insert into schema_version values ($1)', [POSTGRES_MIGRATIONS.length]);
  });
}

/** A commit means "on disk" only with these: what keeps the promise to visitors. */
async function mindDurability(pool: Pool, warn: (setting: string) => void): Promise<void> {
  const { rows } = await pool.query(
    "select name from pg_settings where name in ('fsync', 'full_page_writes', 'synchronous_commit') and setting = 'off'",
  );
  for (const { name } of rows) warn(String(name));
}

/** Makes the database ready. `warn` hears of settings with which a commit may be lost. */
export async function prepare(pool: Pool, warn: (setting: string) => void): Promise<void> {
  await migrate(pool);
  await mindDurability(pool, warn);
}
