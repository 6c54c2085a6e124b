import type { SecondSteps, StaffPasskey, StepRemoval } from '../port.ts';
import type { Tx } from '../../db/transaction.ts';
import { insert } from '../../db/rows.ts';
import { PASSKEY, STAFF_PASSKEYS, TOTP } from './tables.ts';

const PASSKEYS = `select ${PASSKEY.select()} from staff_passkeys`;

export async function secondStepsOf(tx: Tx, userId: string): Promise<SecondSteps> {
  const passkeys = await tx.query<object>(
    `${PASSKEYS} where user_id = $1 order by created_at, id`,
    userId,
  );
  const totp = await tx.one<NonNullable<SecondSteps['totp']>>(
    `select ${TOTP.select()} from staff_totp where user_id = $1`,
    userId,
  );
  const codes = await tx.query(
    "select digest from staff_tokens where user_id = $1 and kind = 'recovery'",
    userId,
  );
  return { passkeys: passkeys.map(PASSKEY.read), totp, recoveryCodes: codes.length };
}

export async function findPasskey(tx: Tx, id: string): Promise<StaffPasskey | undefined> {
  const row = await tx.one<object>(`${PASSKEYS} where id = $1`, id);
  return row && PASSKEY.read(row);
}

export const addPasskey = (tx: Tx, passkey: StaffPasskey): Promise<void> =>
  insert(tx, STAFF_PASSKEYS, [passkey]);

export async function countPasskey(tx: Tx, id: string, counter: number, at: number): Promise<void> {
  const sql = 'update staff_passkeys set counter = $2, used_at = $3 where id = $1';
  await tx.query(sql, id, counter, at);
}

/** `false` for an unknown passkey. */
export async function namePasskey(
  tx: Tx,
  userId: string,
  id: string,
  name: string,
): Promise<boolean> {
  const sql = 'update staff_passkeys set name = $3 where id = $2 and user_id = $1 returning id';
  return (await tx.query(sql, userId, id, name)).length > 0;
}

/** Locks the account, so that two removals cannot each leave the other's step as the last one. */
export async function stepsToRemove(
  tx: Tx,
  userId: string,
): Promise<{ passkeys: string[]; hasTotp: boolean }> {
  await tx.lock('select id from staff_users where id = $1 for update', userId);
  const { passkeys, totp } = await secondStepsOf(tx, userId);
  return {
    passkeys: passkeys.map(({ id }) => id),
    hasTotp: totp !== undefined && totp.lastStep >= 0,
  };
}

export async function removePasskey(tx: Tx, userId: string, id: string): Promise<StepRemoval> {
  const { passkeys, hasTotp } = await stepsToRemove(tx, userId);
  if (!passkeys.includes(id)) return 'unknown';
  if (passkeys.length === 1 && !hasTotp) return 'last';
  await tx.query('delete from staff_passkeys where id = $1', id);
  return 'removed';
}

/** Stores an unconfirmed secret. A confirmed one works until then. */
export async function beginTotp(tx: Tx, userId: string, secret: string): Promise<void> {
  const sql = `insert into staff_totp (user_id, secret, last_step) values ($1, $2, -1)
    on conflict (user_id) do update set
      secret = case when staff_totp.last_step < 0 then excluded.secret else staff_totp.secret end,
      next_secret = case when staff_totp.last_step < 0 then null else excluded.secret end`;
  await tx.query(sql, userId, secret);
}

/** `false` if that time step or a later one was accepted before. */
export async function acceptTotp(tx: Tx, userId: string, step: number): Promise<boolean> {
  const sql = `update staff_totp set last_step = $2 where user_id = $1 and last_step < $2
    returning user_id`;
  return (await tx.query(sql, userId, step)).length > 0;
}

/** Replaces the secret with the next one; `false` if it is not the next one any more. */
export async function replaceTotp(
  tx: Tx,
  userId: string,
  nextSecret: string,
  step: number,
): Promise<boolean> {
  const sql = `update staff_totp set secret = next_secret, next_secret = null, last_step = $3
    where user_id = $1 and next_secret = $2 returning user_id`;
  return (await tx.query(sql, userId, nextSecret, step)).length > 0;
}

export async function removeTotp(tx: Tx, userId: string): Promise<StepRemoval> {
  const { passkeys, hasTotp } = await stepsToRemove(tx, userId);
  if (!hasTotp) return 'unknown';
  if (passkeys.length === 0) return 'last';
  await tx.query('delete from staff_totp where user_id = $1', userId);
  return 'removed';
}
