/** Counts of rate limits for all processes, on the clock of the database. */
import type { SharedCounts } from '../../base/rate-limit.ts';
import type { Pool } from './pool.ts';

/** The table is unlogged: a count costs no write to the disk, and is neither replicated nor backed up. */
const ADD = `insert into visitor_counts as known (key, count, refunds, ends_at)
  values ($1, 1, 0, clock_timestamp() + $2 * interval '1 ms')
  on conflict (key) do update set
    count = case when known.ends_at > clock_timestamp() then known.count + 1 else 1 end,
    refunds = case when known.ends_at > clock_timestamp() then known.refunds else 0 end,
    ends_at = case when known.ends_at > clock_timestamp() then known.ends_at else excluded.ends_at end
  returning count, extract(epoch from ends_at - clock_timestamp())::float8 * 1000 as "leftMs"`;
const REFUND = `update visitor_counts set count = count - 1, refunds = refunds + 1
  where key = $1 and count > 0 and refunds < $2`;
const FORGET = 'delete from visitor_counts where ends_at < clock_timestamp()';

/** @param guard runs work once the database is ready, and throws `StoreDown` until then */
export function createSharedCounts(
  pool: Pool,
  guard: <T>(work: () => Promise<T>) => Promise<T>,
): SharedCounts {
  return {
    add: (key, windowMs) =>
      guard(async () => {
        const { rows } = await pool.query<{ count: number; leftMs: number }>(ADD, [key, windowMs]);
        return rows[0] ?? { count: 1, leftMs: windowMs };
      }),
    refund: (key, most) =>
      guard(async () => {
        await pool.query(REFUND, [key, most]);
      }),
    forget: () =>
      guard(async () => {
        await pool.query(FORGET);
      }),
  };
}
