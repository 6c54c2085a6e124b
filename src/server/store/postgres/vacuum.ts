/** Rewrites the tables, so that PostgreSQL's files contain no deleted rows. */
import pg from 'pg';
import { MINUTE, SECOND } from '../../clock.ts';
import { isCollision } from './pool.ts';

/** An arbitrary advisory lock, so that one process vacuums at a time. */
const VACUUM_LOCK = 4_711_289;
/**
 * Transactions that can still see deleted rows, such as a running `pg_dump`: rewriting would keep the rows for them.
 * The row version in `removals` is at least as new as the last removal.
 */
const OLD_SNAPSHOTS = `select 1 from pg_stat_activity, removals
  where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'
  and greatest(age(backend_xid), age(backend_xmin)) >= age(removals.xmin) limit 1`;

/** `pg_statistic` may have samples of deleted rows. Only the database's owner may rewrite it; others are warned. */
const TABLES = [
  'leads',
  'deliveries',
  'attempts',
  'repeats',
  'booked_calls',
  'new_leads',
  'lead_work',
  'lead_events',
  'lead_drafts',
  'lead_replies',
  'pg_catalog.pg_statistic',
];

/** A plain `vacuum` leaves bytes of deleted rows in pages. `false` when another connection is in the way. */
export async function vacuumTables(url: string): Promise<boolean> {
  // The pool's statement timeout is five seconds.
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: 5 * SECOND,
    // While `vacuum full` waits for its lock, all other queries on the table wait too.
    lock_timeout: 2 * SECOND,
    statement_timeout: 10 * MINUTE,
  });
  // The running query rejects as well.
  client.on('error', () => undefined);
  try {
    await client.connect();
    const lock = await client.query('select 1 where pg_try_advisory_lock($1)', [VACUUM_LOCK]);
    if (lock.rowCount === 0) return false;
    if ((await client.query(OLD_SNAPSHOTS)).rowCount !== 0) return false;
    for (const table of TABLES) await client.query(`vacuum (full, analyze) ${table}`);
    return true;
  } catch (error) {
    if (isCollision(error)) return false;
    throw error;
  } finally {
    await client.end();
  }
}
