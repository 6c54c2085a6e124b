/** Rewrites the tables, so that PostgreSQL's files contain no deleted rows. */
import { MINUTE, SECOND } from '../../clock.ts';
import { isCollision, slowly, type Pool } from './pool.ts';

/** An arbitrary advisory lock, so that one process vacuums at a time. */
const VACUUM_LOCK = 4_711_289;
/**
 * Transactions that can still see deleted rows, such as a running `pg_dump`: rewriting would keep the rows for them.
 * The row version in `removals` is at least as new as the last removal.
 */
const OLD_SNAPSHOTS = `select 1 from pg_stat_activity, removals
  where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'
  and greatest(age(backend_xid), age(backend_xmin)) >= age(removals.xmin) limit 1`;

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
];
/** Samples of rows. Only the database's owner may rewrite them; others are warned. */
const SAMPLES = 'vacuum (full, analyze) pg_catalog.pg_statistic';

/** While the lock on a table is waited for, all other queries on it wait, too. */
const LIMITS = { statement: 10 * MINUTE, lock: 2 * SECOND };

/**
 * A plain `vacuum` leaves bytes of deleted rows in pages, and `vacuum full` runs in no transaction, in which alone limits
 * can be set: `cluster` rewrites a table as well. `false` when another connection is in the way.
 */
export async function vacuumTables(pool: Pool): Promise<boolean> {
  try {
    for (const table of TABLES) {
      const isDone = await slowly(pool, LIMITS, async (query) => {
        const lock = await query('select 1 where pg_try_advisory_xact_lock($1)', [VACUUM_LOCK]);
        if (lock.rowCount === 0 || (await query(OLD_SNAPSHOTS)).rowCount !== 0) return false;
        await query(`cluster ${table} using ${table}_pkey`);
        await query(`analyze ${table}`);
        return true;
      });
      if (!isDone) return false;
    }
    const samples = { text: SAMPLES, query_timeout: LIMITS.statement };
    await pool.query(samples);
    return true;
  } catch (error) {
    if (isCollision(error)) return false;
    throw error;
  }
}
