import type { AccountChange, Removed, StaffUser } from '../../staff/port.ts';
import type { Role } from '#staff/contract/session.ts';
import { lock, query, queryOne, type Operation } from '../statement.ts';
import { USER } from '../tables/tables.ts';
import { stepsToRemove } from './second-steps.ts';

const USERS = `select ${USER.select()} from staff_users`;

export function* users(): Operation<StaffUser[]> {
  return yield* query<StaffUser>(`${USERS} order by username`);
}

export function* user(username: string): Operation<StaffUser | undefined> {
  return yield* queryOne<StaffUser>(`${USERS} where username = $1`, username);
}

export function* userById(id: string): Operation<StaffUser | undefined> {
  return yield* queryOne<StaffUser>(`${USERS} where id = $1`, id);
}

/** By username: the last sign-in in the log, or the last request of a session. */
export function* lastSeen(): Operation<Map<string, number>> {
  const sql = `select username, at from staff_log where username is not null and action like 'session.started%'
    union all select username, seen_at as at from staff_sessions
    join staff_users on staff_users.id = user_id where stage = 'signed-in' order by at`;
  const rows = yield* query<{ username: string; at: number }>(sql);
  return new Map(rows.map(({ username, at }) => [username, at]));
}

/** Sessions, set-up links, the address for a calendar, and devices. `session` goes on, if any. Returns how many ended. */
function* endAccess(userId: string, session = ''): Operation<number> {
  const ended = yield* query(
    'delete from staff_sessions where user_id = $1 and id <> $2 returning id',
    userId,
    session,
  );
  yield* query("delete from staff_tokens where user_id = $1 and kind = 'link'", userId);
  yield* query('delete from staff_devices where user_id = $1', userId);
  yield* query('delete from staff_feeds where user_id = $1', userId);
  return ended.length;
}

function* removeSecondSteps(userId: string): Operation<void> {
  for (const table of ['staff_tokens', 'staff_passkeys', 'staff_totp'])
    yield* query(`delete from ${table} where user_id = $1`, userId);
}

/** `false` if the username is taken, also by an account that was added at the same moment. */
export function* addUser(one: StaffUser): Operation<boolean> {
  const { id, username, role, password, createdAt, passwordAt } = one;
  const sql = `insert into staff_users (id, username, role, password, created_at, password_at)
    values ($1, $2, $3, $4, $5, $6) on conflict (username) do nothing returning id`;
  const added = yield* queryOne(sql, id, username, role, password, createdAt, passwordAt);
  return added !== undefined;
}

/** An existing account keeps its id and day. */
export function* putUser(one: StaffUser): Operation<'added' | 'reset'> {
  if (yield* addUser(one)) return 'added';
  const { username, role, password, passwordAt } = one;
  const sql = `update staff_users set role = $2, password = $3, password_at = $4
    where username = $1 returning id`;
  const kept = yield* queryOne<{ id: string }>(sql, username, role, password, passwordAt);
  if (kept) yield* endAccess(kept.id);
  return 'reset';
}

function* removeAccount(id: string): Operation<void> {
  for (const table of ['lead_drafts', 'staff_notice_settings', 'staff_notices', 'staff_duty'])
    yield* query(`delete from ${table} where user_id = $1`, id);
  yield* query('delete from staff_covers where user_id = $1 or cover_id = $1', id);
  yield* query('delete from staff_users where id = $1', id);
  yield* endAccess(id);
  yield* removeSecondSteps(id);
}

export function* removeUser(username: string): Operation<boolean> {
  const known = yield* user(username);
  if (known) yield* removeAccount(known.id);
  return known !== undefined;
}

/**
 * Whether an account may stop being an admin who can sign in: another one can, with a password or a passkey. Who was
 * invited and has not used the link cannot. Locks the accounts, so that two admins cannot remove or reset each other.
 */
function* mayLeave(id: string): Operation<AccountChange> {
  yield* lock('select id from staff_users for update');
  const known = yield* userById(id);
  if (!known) return 'unknown';
  const sql = `select id from staff_users where role = 'admin' and id <> $1
    and (password <> '' or exists (select 1 from staff_passkeys where user_id = staff_users.id))`;
  if (known.role === 'admin' && !(yield* queryOne(sql, id))) return 'last-admin';
  return 'changed';
}

export function* removeById(id: string): Operation<AccountChange> {
  const verdict = yield* mayLeave(id);
  if (verdict === 'changed') yield* removeAccount(id);
  return verdict;
}

export function* setRole(id: string, role: Role): Operation<AccountChange> {
  const verdict = yield* mayLeave(id);
  if (verdict === 'unknown' || (verdict === 'last-admin' && role !== 'admin')) return verdict;
  yield* query('update staff_users set role = $2 where id = $1', id, role);
  yield* endAccess(id);
  return 'changed';
}

export function* setPassword(id: string, password: string, at: number): Operation<boolean> {
  const sql = 'update staff_users set password = $2, password_at = $3 where id = $1 returning id';
  const [changed] = yield* query(sql, id, password, at);
  yield* endAccess(id);
  return changed !== undefined;
}

export function* changePassword(
  id: string,
  password: string,
  at: number,
  session: string,
): Operation<boolean> {
  const sql = 'update staff_users set password = $2, password_at = $3 where id = $1 returning id';
  const [changed] = yield* query(sql, id, password, at);
  yield* endAccess(id, session);
  return changed !== undefined;
}

/** Without password and second factors; a set-up link follows. */
export function* resetUser(id: string): Operation<AccountChange> {
  const verdict = yield* mayLeave(id);
  if (verdict !== 'changed') return verdict;
  yield* query("update staff_users set password = '' where id = $1", id);
  yield* endAccess(id);
  yield* removeSecondSteps(id);
  return verdict;
}

export function* keepOnly(
  id: string,
  session: string,
  step: string,
): Operation<Removed | undefined> {
  const { passkeys, hasTotp } = yield* stepsToRemove(id);
  if (step === 'app' ? !hasTotp : !passkeys.includes(step)) return undefined;
  yield* query('delete from staff_passkeys where user_id = $1 and id <> $2', id, step);
  if (step !== 'app') yield* query('delete from staff_totp where user_id = $1', id);
  // One that waits for its first code may be of anybody.
  else yield* query('update staff_totp set next_secret = null where user_id = $1', id);
  yield* query('delete from staff_tokens where user_id = $1', id);
  return {
    passkeys: passkeys.filter((one) => one !== step).length,
    apps: Number(hasTotp && step !== 'app'),
    sessions: yield* endAccess(id, session),
  };
}

/** Keeps the password. An account that has none could not sign in any more, so it is one to leave. */
export function* endSecondSteps(id: string): Operation<AccountChange> {
  const known = yield* userById(id);
  if (!known || known.password === '') return yield* resetUser(id);
  yield* endAccess(id);
  yield* removeSecondSteps(id);
  return 'changed';
}
