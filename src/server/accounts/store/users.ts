import type { AccountChange, Removed, StaffUser } from '../port.ts';
import type { Role } from '#staff/contract/session.ts';
import type { Tx } from '../../db/transaction.ts';
import { USER } from './tables.ts';
import { stepsToRemove } from './second-steps.ts';

const USERS = `select ${USER.select()} from staff_users`;

export async function users(tx: Tx): Promise<StaffUser[]> {
  return await tx.query<StaffUser>(`${USERS} order by username`);
}

export async function user(tx: Tx, username: string): Promise<StaffUser | undefined> {
  return await tx.one<StaffUser>(`${USERS} where username = $1`, username);
}

export async function userById(tx: Tx, id: string): Promise<StaffUser | undefined> {
  return await tx.one<StaffUser>(`${USERS} where id = $1`, id);
}

/** By username: the last sign-in in the log, or the last request of a session. */
export async function lastSeen(tx: Tx): Promise<Map<string, number>> {
  const sql = `select username, at from staff_log where username is not null and action like 'session.started%'
    union all select username, seen_at as at from staff_sessions
    join staff_users on staff_users.id = user_id where stage = 'signed-in' order by at`;
  const rows = await tx.query<{ username: string; at: number }>(sql);
  return new Map(rows.map(({ username, at }) => [username, at]));
}

/** Sessions, set-up links, the address for a calendar, and devices. `session` goes on, if any. Returns how many ended. */
async function endAccess(tx: Tx, userId: string, session = ''): Promise<number> {
  const ended = await tx.query(
    'delete from staff_sessions where user_id = $1 and id <> $2 returning id',
    userId,
    session,
  );
  await tx.query("delete from staff_tokens where user_id = $1 and kind = 'link'", userId);
  await tx.query('delete from staff_devices where user_id = $1', userId);
  await tx.query('delete from staff_feeds where user_id = $1', userId);
  return ended.length;
}

async function removeSecondSteps(tx: Tx, userId: string): Promise<void> {
  for (const table of ['staff_tokens', 'staff_passkeys', 'staff_totp'])
    await tx.query(`delete from ${table} where user_id = $1`, userId);
}

/** `false` if the username is taken, also by an account that was added at the same moment. */
export async function addUser(tx: Tx, one: StaffUser): Promise<boolean> {
  const { id, username, role, password, createdAt, passwordAt } = one;
  const sql = `insert into staff_users (id, username, role, password, created_at, password_at)
    values ($1, $2, $3, $4, $5, $6) on conflict (username) do nothing returning id`;
  const added = await tx.one(sql, id, username, role, password, createdAt, passwordAt);
  return added !== undefined;
}

/** An existing account keeps its id and day. */
export async function putUser(tx: Tx, one: StaffUser): Promise<'added' | 'reset'> {
  if (await addUser(tx, one)) return 'added';
  const { username, role, password, passwordAt } = one;
  const sql = `update staff_users set role = $2, password = $3, password_at = $4
    where username = $1 returning id`;
  const kept = await tx.one<{ id: string }>(sql, username, role, password, passwordAt);
  if (kept) await endAccess(tx, kept.id);
  return 'reset';
}

async function removeAccount(tx: Tx, id: string): Promise<void> {
  for (const table of ['lead_drafts', 'staff_notice_settings', 'staff_notices'])
    await tx.query(`delete from ${table} where user_id = $1`, id);
  await tx.query('delete from staff_users where id = $1', id);
  await endAccess(tx, id);
  await removeSecondSteps(tx, id);
}

/** Removes an account and its data except the log; `false` if it does not exist. */
export async function removeUser(tx: Tx, username: string): Promise<boolean> {
  const known = await user(tx, username);
  if (known) await removeAccount(tx, known.id);
  return known !== undefined;
}

/**
 * Whether an account may stop being an admin who can sign in: another one can, with a password or a passkey. Who was
 * invited and has not used the link cannot. Locks the accounts, so that two admins cannot remove or reset each other.
 */
async function mayLeave(tx: Tx, id: string): Promise<AccountChange> {
  await tx.lock('select id from staff_users for update');
  const known = await userById(tx, id);
  if (!known) return 'unknown';
  const sql = `select id from staff_users where role = 'admin' and id <> $1
    and (password <> '' or exists (select 1 from staff_passkeys where user_id = staff_users.id))`;
  if (known.role === 'admin' && !(await tx.one(sql, id))) return 'last-admin';
  return 'changed';
}

/** Unless it is the last admin who can sign in. */
export async function removeById(tx: Tx, id: string): Promise<AccountChange> {
  const verdict = await mayLeave(tx, id);
  if (verdict === 'changed') await removeAccount(tx, id);
  return verdict;
}

/** Ends the account's sessions. */
export async function setRole(tx: Tx, id: string, role: Role): Promise<AccountChange> {
  const verdict = await mayLeave(tx, id);
  if (verdict === 'unknown' || (verdict === 'last-admin' && role !== 'admin')) return verdict;
  await tx.query('update staff_users set role = $2 where id = $1', id, role);
  await endAccess(tx, id);
  return 'changed';
}

/** Ends the account's sessions; `false` if it does not exist. */
export async function setPassword(
  tx: Tx,
  id: string,
  password: string,
  at: number,
): Promise<boolean> {
  const sql = 'update staff_users set password = $2, password_at = $3 where id = $1 returning id';
  const [changed] = await tx.query(sql, id, password, at);
  await endAccess(tx, id);
  return changed !== undefined;
}

/** Ends the account's other sessions. */
export async function changePassword(
  tx: Tx,
  id: string,
  password: string,
  at: number,
  session: string,
): Promise<boolean> {
  const sql = 'update staff_users set password = $2, password_at = $3 where id = $1 returning id';
  const [changed] = await tx.query(sql, id, password, at);
  await endAccess(tx, id, session);
  return changed !== undefined;
}

/** Without password and second factors; a set-up link follows. */
export async function resetUser(tx: Tx, id: string): Promise<AccountChange> {
  const verdict = await mayLeave(tx, id);
  if (verdict !== 'changed') return verdict;
  await tx.query("update staff_users set password = '' where id = $1", id);
  await endAccess(tx, id);
  await removeSecondSteps(tx, id);
  return verdict;
}

/**
 * Leaves one session and one second step of an account: removes its other passkeys or app, and ends all other
 * sessions, recovery codes, known browsers, devices that ring, and private addresses. `undefined` without that step.
 * @param step id of a passkey, or `app`
 */
export async function keepOnly(
  tx: Tx,
  id: string,
  session: string,
  step: string,
): Promise<Removed | undefined> {
  const { passkeys, hasTotp } = await stepsToRemove(tx, id);
  if (step === 'app' ? !hasTotp : !passkeys.includes(step)) return undefined;
  await tx.query('delete from staff_passkeys where user_id = $1 and id <> $2', id, step);
  if (step !== 'app') await tx.query('delete from staff_totp where user_id = $1', id);
  // One that waits for its first code may be of anybody.
  else await tx.query('update staff_totp set next_secret = null where user_id = $1', id);
  await tx.query('delete from staff_tokens where user_id = $1', id);
  return {
    passkeys: passkeys.filter((one) => one !== step).length,
    apps: Number(hasTotp && step !== 'app'),
    sessions: await endAccess(tx, id, session),
  };
}

/** Keeps the password. An account that has none could not sign in any more, so it is one to leave. */
export async function endSecondSteps(tx: Tx, id: string): Promise<AccountChange> {
  const known = await userById(tx, id);
  if (!known || known.password === '') return await resetUser(tx, id);
  await endAccess(tx, id);
  await removeSecondSteps(tx, id);
  return 'changed';
}
