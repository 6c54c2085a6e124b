import type { SecondSteps, StaffPasskey, StepRemoval } from '../../staff/port.ts';
import { lock, query, queryOne, type Operation } from '../statement.ts';
import { insert } from '../tables/rows.ts';
import { PASSKEY, TOTP } from '../tables/tables.ts';

const PASSKEYS = `select ${PASSKEY.select()} from staff_passkeys`;

export function* secondStepsOf(userId: string): Operation<SecondSteps> {
  const passkeys = yield* query<object>(
    `${PASSKEYS} where user_id = $1 order by created_at, id`,
    userId,
  );
  const totp = yield* queryOne<NonNullable<SecondSteps['totp']>>(
    `select ${TOTP.select()} from staff_totp where user_id = $1`,
    userId,
  );
  const codes = yield* query(
    "select digest from staff_tokens where user_id = $1 and kind = 'recovery'",
    userId,
  );
  return { passkeys: passkeys.map(PASSKEY.read), totp, recoveryCodes: codes.length };
}

export function* findPasskey(id: string): Operation<StaffPasskey | undefined> {
  const row = yield* queryOne<object>(`${PASSKEYS} where id = $1`, id);
  return row && PASSKEY.read(row);
}

export const addPasskey = (passkey: StaffPasskey): Operation<void> =>
  insert('staff_passkeys', [passkey]);

export function* countPasskey(id: string, counter: number, at: number): Operation<void> {
  const sql = 'update staff_passkeys set counter = $2, used_at = $3 where id = $1';
  yield* query(sql, id, counter, at);
}

export function* namePasskey(userId: string, id: string, name: string): Operation<boolean> {
  const sql = 'update staff_passkeys set name = $3 where id = $2 and user_id = $1 returning id';
  return (yield* query(sql, userId, id, name)).length > 0;
}

/** Locks the account, so that two removals cannot each leave the other's step as the last one. */
export function* stepsToRemove(
  userId: string,
): Operation<{ passkeys: string[]; hasTotp: boolean }> {
  yield* lock('select id from staff_users where id = $1 for update', userId);
  const { passkeys, totp } = yield* secondStepsOf(userId);
  return {
    passkeys: passkeys.map(({ id }) => id),
    hasTotp: totp !== undefined && totp.lastStep >= 0,
  };
}

export function* removePasskey(userId: string, id: string): Operation<StepRemoval> {
  const { passkeys, hasTotp } = yield* stepsToRemove(userId);
  if (!passkeys.includes(id)) return 'unknown';
  if (passkeys.length === 1 && !hasTotp) return 'last';
  yield* query('delete from staff_passkeys where id = $1', id);
  return 'removed';
}

export function* beginTotp(userId: string, secret: string): Operation<void> {
  const sql = `insert into staff_totp (user_id, secret, last_step) values ($1, $2, -1)
    on conflict (user_id) do update set
      secret = case when staff_totp.last_step < 0 then excluded.secret else staff_totp.secret end,
      next_secret = case when staff_totp.last_step < 0 then null else excluded.secret end`;
  yield* query(sql, userId, secret);
}

export function* acceptTotp(userId: string, step: number): Operation<boolean> {
  const sql = `update staff_totp set last_step = $2 where user_id = $1 and last_step < $2
    returning user_id`;
  return (yield* query(sql, userId, step)).length > 0;
}

export function* replaceTotp(userId: string, nextSecret: string, step: number): Operation<boolean> {
  const sql = `update staff_totp set secret = next_secret, next_secret = null, last_step = $3
    where user_id = $1 and next_secret = $2 returning user_id`;
  return (yield* query(sql, userId, nextSecret, step)).length > 0;
}

export function* removeTotp(userId: string): Operation<StepRemoval> {
  const { passkeys, hasTotp } = yield* stepsToRemove(userId);
  if (!hasTotp) return 'unknown';
  if (passkeys.length === 0) return 'last';
  yield* query('delete from staff_totp where user_id = $1', userId);
  return 'removed';
}
