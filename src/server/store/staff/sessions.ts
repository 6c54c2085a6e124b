import type { StaffSession, StaffToken, StaffUser, TokenKind } from '../../staff/port.ts';
import { query, queryOne, type Operation } from '../statement.ts';
import { insert } from '../tables/rows.ts';
import { SESSION, TOKEN } from '../tables/tables.ts';
import { userById } from './users.ts';

const COLUMNS = SESSION.select('staff_sessions');

export const startSession = (session: StaffSession): Operation<void> =>
  insert('staff_sessions', [session]);

export function* findSession(
  digest: string,
  now: number,
  idleSince: number,
): Operation<{ session: StaffSession; user: StaffUser } | undefined> {
  const sql = `select ${COLUMNS} from staff_sessions
    where digest = $1 and ends_at > $2 and seen_at > $3`;
  const session = yield* queryOne<StaffSession>(sql, digest, now, idleSince);
  const user = session && (yield* userById(session.userId));
  return session && user && { session, user };
}

/** Never back in time: requests may overtake each other. */
export function* touchSession(id: string, at: number): Operation<void> {
  yield* query('update staff_sessions set seen_at = $2 where id = $1 and seen_at < $2', id, at);
}

export function* endSession(id: string): Operation<boolean> {
  const sql = 'delete from staff_sessions where id = $1 returning id';
  return (yield* query(sql, id)).length > 0;
}

export function* replaceSession(id: string, next: StaffSession): Operation<boolean> {
  if (!(yield* endSession(id))) return false;
  yield* startSession(next);
  return true;
}

export function* endOtherSessions(id: string, userId = ''): Operation<number> {
  const sql = `delete from staff_sessions where id <> $1 and (user_id = $2 or $2 = '') returning id`;
  return (yield* query(sql, id, userId)).length;
}

export function* listSessions(
  now: number,
  idleSince: number,
): Operation<(StaffSession & { username: string })[]> {
  const sql = `select ${COLUMNS}, username
    from staff_sessions join staff_users on staff_users.id = user_id
    where stage = 'signed-in' and ends_at > $1 and seen_at > $2 order by seen_at desc`;
  return yield* query(sql, now, idleSince);
}

export const addTokens = (tokens: readonly StaffToken[]): Operation<void> =>
  insert('staff_tokens', tokens);

export function* findToken(
  kind: TokenKind,
  digest: string,
  now: number,
): Operation<StaffToken | undefined> {
  const sql = `select ${TOKEN.select()} from staff_tokens
    where digest = $1 and kind = $2 and ends_at > $3`;
  return yield* queryOne<StaffToken>(sql, digest, kind, now);
}

export function* takeToken(
  kind: TokenKind,
  digest: string,
  now: number,
): Operation<StaffToken | undefined> {
  const sql = `delete from staff_tokens where digest = $1 and kind = $2 and ends_at > $3
    returning ${TOKEN.select()}`;
  return yield* queryOne<StaffToken>(sql, digest, kind, now);
}

export function* replaceTokens(
  userId: string,
  kind: TokenKind,
  tokens: readonly StaffToken[],
): Operation<void> {
  yield* query('delete from staff_tokens where user_id = $1 and kind = $2', userId, kind);
  yield* addTokens(tokens);
}

export function* purgeSessions(now: number, idleSince: number): Operation<void> {
  yield* query('delete from staff_sessions where ends_at <= $1 or seen_at <= $2', now, idleSince);
  yield* query('delete from staff_tokens where ends_at <= $1', now);
}
