import type { StaffSession, StaffToken, StaffUser, TokenKind } from '../port.ts';
import type { Tx } from '../../db/transaction.ts';
import { insert } from '../../db/rows.ts';
import { SESSION, STAFF_SESSIONS, TOKEN, STAFF_TOKENS } from './tables.ts';
import { userById } from './users.ts';

const COLUMNS = SESSION.select('staff_sessions');

export const startSession = (tx: Tx, session: StaffSession): Promise<void> =>
  insert(tx, STAFF_SESSIONS, [session]);

/** A live session used after `idleSince`, with its user. */
export async function findSession(
  tx: Tx,
  digest: string,
  now: number,
  idleSince: number,
): Promise<{ session: StaffSession; user: StaffUser } | undefined> {
  const sql = `select ${COLUMNS} from staff_sessions
    where digest = $1 and ends_at > $2 and seen_at > $3`;
  const session = await tx.one<StaffSession>(sql, digest, now, idleSince);
  const user = session && (await userById(tx, session.userId));
  return session && user && { session, user };
}

/** Never back in time: requests may overtake each other. */
export async function touchSession(tx: Tx, id: string, at: number): Promise<void> {
  await tx.query('update staff_sessions set seen_at = $2 where id = $1 and seen_at < $2', id, at);
}

export async function endSession(tx: Tx, id: string): Promise<boolean> {
  const sql = 'delete from staff_sessions where id = $1 returning id';
  return (await tx.query(sql, id)).length > 0;
}

/** Ends a session and starts the next in one transaction; `false` if the first had ended. */
export async function replaceSession(tx: Tx, id: string, next: StaffSession): Promise<boolean> {
  if (!(await endSession(tx, id))) return false;
  await startSession(tx, next);
  return true;
}

/** Ends all sessions but one, of everybody or of one account; returns how many. */
export async function endOtherSessions(tx: Tx, id: string, userId = ''): Promise<number> {
  const sql = `delete from staff_sessions where id <> $1 and (user_id = $2 or $2 = '') returning id`;
  return (await tx.query(sql, id, userId)).length;
}

/** Live signed-in sessions, newest first. */
export async function listSessions(
  tx: Tx,
  now: number,
  idleSince: number,
): Promise<(StaffSession & { username: string })[]> {
  const sql = `select ${COLUMNS}, username
    from staff_sessions join staff_users on staff_users.id = user_id
    where stage = 'signed-in' and ends_at > $1 and seen_at > $2 order by seen_at desc`;
  return await tx.query(sql, now, idleSince);
}

export const addTokens = (tx: Tx, tokens: readonly StaffToken[]): Promise<void> =>
  insert(tx, STAFF_TOKENS, tokens);

export async function findToken(
  tx: Tx,
  kind: TokenKind,
  digest: string,
  now: number,
): Promise<StaffToken | undefined> {
  const sql = `select ${TOKEN.select()} from staff_tokens
    where digest = $1 and kind = $2 and ends_at > $3`;
  return await tx.one<StaffToken>(sql, digest, kind, now);
}

/** Deletes and returns a live token: each is used once. */
export async function takeToken(
  tx: Tx,
  kind: TokenKind,
  digest: string,
  now: number,
): Promise<StaffToken | undefined> {
  const sql = `delete from staff_tokens where digest = $1 and kind = $2 and ends_at > $3
    returning ${TOKEN.select()}`;
  return await tx.one<StaffToken>(sql, digest, kind, now);
}

/** Replaces an account's tokens of a kind. */
export async function replaceTokens(
  tx: Tx,
  userId: string,
  kind: TokenKind,
  tokens: readonly StaffToken[],
): Promise<void> {
  await tx.query('delete from staff_tokens where user_id = $1 and kind = $2', userId, kind);
  await addTokens(tx, tokens);
}

export async function purgeSessions(tx: Tx, now: number, idleSince: number): Promise<void> {
  await tx.query('delete from staff_sessions where ends_at <= $1 or seen_at <= $2', now, idleSince);
  await tx.query('delete from staff_tokens where ends_at <= $1', now);
}
