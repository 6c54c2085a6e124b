/** Staff accounts. Each operation runs in one transaction. */
import type { StaffUser } from '../staff/port.ts';
import { query, queryOne, type Operation } from './statement.ts';

const USER = `select id, username, role, password, created_at as "createdAt", password_at as "passwordAt"
  from staff_users`;

export function* users(): Operation<StaffUser[]> {
  return yield* query<StaffUser>(`${USER} order by username`);
}

export function* user(username: string): Operation<StaffUser | undefined> {
  return yield* queryOne<StaffUser>(`${USER} where username = $1`, username);
}

/** An existing account keeps its id and day. */
export function* putUser(one: StaffUser): Operation<'added' | 'reset'> {
  const { id, username, role, password, createdAt, passwordAt } = one;
  const sql = `insert into staff_users (id, username, role, password, created_at, password_at)
    values ($1, $2, $3, $4, $5, $6)
    on conflict (username) do update set role = excluded.role, password = excluded.password,
      password_at = excluded.password_at
    returning id`;
  const kept = yield* queryOne<{ id: string }>(
    sql,
    id,
    username,
    role,
    password,
    createdAt,
    passwordAt,
  );
  return kept?.id === id ? 'added' : 'reset';
}

export function* removeUser(username: string): Operation<boolean> {
  const sql = 'delete from staff_users where username = $1 returning id';
  return (yield* query(sql, username)).length > 0;
}
