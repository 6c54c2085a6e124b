/** Passkeys and authenticator apps of staff. Each operation runs in one transaction. */
import type { SecondSteps, StaffPasskey } from '../../staff/port.ts';
import { query, queryOne, type Operation } from '../statement.ts';

type PasskeyRow = Omit<StaffPasskey, 'transports'> & { transports: string };

const PASSKEY = `select id, user_id as "userId", public_key as "publicKey", counter, transports,
  created_at as "createdAt" from staff_passkeys`;

const fromRow = (row: PasskeyRow): StaffPasskey => ({
  ...row,
  transports: JSON.parse(row.transports),
});

export function* secondStepsOf(userId: string): Operation<SecondSteps> {
  const passkeys = yield* query<PasskeyRow>(`${PASSKEY} where user_id = $1 order by id`, userId);
  const totp = yield* queryOne<{ secret: string; lastStep: number }>(
    'select secret, last_step as "lastStep" from staff_totp where user_id = $1',
    userId,
  );
  const codes = yield* query(
    "select digest from staff_tokens where user_id = $1 and kind = 'recovery'",
    userId,
  );
  return { passkeys: passkeys.map(fromRow), totp, recoveryCodes: codes.length };
}

export function* findPasskey(id: string): Operation<StaffPasskey | undefined> {
  const row = yield* queryOne<PasskeyRow>(`${PASSKEY} where id = $1`, id);
  return row && fromRow(row);
}

export function* addPasskey(passkey: StaffPasskey): Operation<void> {
  const { id, userId, publicKey, counter, transports, createdAt } = passkey;
  yield* query(
    'insert into staff_passkeys values ($1, $2, $3, $4, $5, $6)',
    id,
    userId,
    publicKey,
    counter,
    JSON.stringify(transports),
    createdAt,
  );
}

export function* countPasskey(id: string, counter: number): Operation<void> {
  yield* query('update staff_passkeys set counter = $2 where id = $1', id, counter);
}

export function* beginTotp(userId: string, secret: string): Operation<boolean> {
  const sql = `insert into staff_totp values ($1, $2, -1)
    on conflict (user_id) do update set secret = excluded.secret where staff_totp.last_step < 0
    returning user_id`;
  return (yield* query(sql, userId, secret)).length > 0;
}

export function* acceptTotp(userId: string, step: number): Operation<boolean> {
  const sql = `update staff_totp set last_step = $2 where user_id = $1 and last_step < $2
    returning user_id`;
  return (yield* query(sql, userId, step)).length > 0;
}
