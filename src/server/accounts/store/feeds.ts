import type { StaffFeed, StaffUser } from '../port.ts';
import type { Tx } from '../../db/transaction.ts';
import { userById } from './users.ts';

/** A calendar that reads more often does not write the time again, milliseconds. */
const TOUCH_MS = 60_000;

export async function feedOf(tx: Tx, userId: string): Promise<StaffFeed | undefined> {
  const sql = 'select made_at as "madeAt", read_at as "readAt" from staff_feeds where user_id = $1';
  return await tx.one<StaffFeed>(sql, userId);
}

/** Replaces the account's former address. */
export async function setFeed(tx: Tx, userId: string, digest: string, at: number): Promise<void> {
  const sql = `insert into staff_feeds (user_id, digest, made_at) values ($1, $2, $3)
    on conflict (user_id) do update set digest = excluded.digest, made_at = excluded.made_at, read_at = null`;
  await tx.query(sql, userId, digest, at);
}

/** `false` without one. */
export async function endFeed(tx: Tx, userId: string): Promise<boolean> {
  const sql = 'delete from staff_feeds where user_id = $1 returning user_id';
  return (await tx.query(sql, userId)).length > 0;
}

/** Whose address it is. Notes that it was read. */
export async function readFeed(tx: Tx, digest: string, at: number): Promise<StaffUser | undefined> {
  const sql = 'select user_id as "userId", read_at as "readAt" from staff_feeds where digest = $1';
  const feed = await tx.one<{ userId: string; readAt: number | null }>(sql, digest);
  if (!feed) return undefined;
  if (feed.readAt === null || Math.abs(at - feed.readAt) > TOUCH_MS)
    await tx.query('update staff_feeds set read_at = $2 where digest = $1', digest, at);
  return await userById(tx, feed.userId);
}
