import type { StaffFeed, StaffUser } from '../../staff/port.ts';
import { query, queryOne, type Operation } from '../statement.ts';
import { userById } from './users.ts';

/** A calendar that reads more often does not write the time again, milliseconds. */
const TOUCH_MS = 60_000;

export function* feedOf(userId: string): Operation<StaffFeed | undefined> {
  const sql = 'select made_at as "madeAt", read_at as "readAt" from staff_feeds where user_id = $1';
  return yield* queryOne<StaffFeed>(sql, userId);
}

export function* setFeed(userId: string, digest: string, at: number): Operation<void> {
  const sql = `insert into staff_feeds (user_id, digest, made_at) values ($1, $2, $3)
    on conflict (user_id) do update set digest = excluded.digest, made_at = excluded.made_at, read_at = null`;
  yield* query(sql, userId, digest, at);
}

export function* endFeed(userId: string): Operation<boolean> {
  const sql = 'delete from staff_feeds where user_id = $1 returning user_id';
  return (yield* query(sql, userId)).length > 0;
}

export function* readFeed(digest: string, at: number): Operation<StaffUser | undefined> {
  const sql = 'select user_id as "userId", read_at as "readAt" from staff_feeds where digest = $1';
  const feed = yield* queryOne<{ userId: string; readAt: number | null }>(sql, digest);
  if (!feed) return undefined;
  if (feed.readAt === null || Math.abs(at - feed.readAt) > TOUCH_MS)
    yield* query('update staff_feeds set read_at = $2 where digest = $1', digest, at);
  return yield* userById(feed.userId);
}
