import type { DeviceAdded, PushDevice } from '../../notices/port.ts';
import {
  type Cover,
  DEFAULT_SETTINGS,
  type NoticeSettings,
} from '#staff/contract/messages/notices.ts';
import { lock, query, queryOne, type Operation } from '../statement.ts';

/** The first process that asks decides. */
export function* secretOf(name: string, made: string): Operation<string> {
  const sql = 'insert into server_secrets (name, value) values ($1, $2) on conflict do nothing';
  yield* query(sql, name, made);
  return (yield* knownSecret(name)) ?? made;
}

export function* knownSecret(name: string): Operation<string | undefined> {
  const sql = 'select value from server_secrets where name = $1';
  return (yield* queryOne<{ value: string }>(sql, name))?.value;
}

export function* settings(): Operation<ReadonlyMap<string, NoticeSettings>> {
  const sql = 'select user_id as "userId", settings from staff_notice_settings';
  const rows = yield* query<{ userId: string; settings: string }>(sql);
  return new Map(
    rows.map((row) => [row.userId, { ...DEFAULT_SETTINGS, ...JSON.parse(row.settings) }]),
  );
}

export function* setSettings(userId: string, wanted: NoticeSettings): Operation<void> {
  const sql = `insert into staff_notice_settings (user_id, settings) values ($1, $2)
    on conflict (user_id) do update set settings = excluded.settings`;
  yield* query(sql, userId, JSON.stringify(wanted));
}

const DEVICE = `select id, user_id as "userId", endpoint, p256dh, auth, name, added_at as "addedAt",
  rang_at as "rangAt" from staff_devices`;

/** @param userId '' for all accounts */
export const devices = (userId: string): Operation<PushDevice[]> =>
  query(`${DEVICE} where user_id = $1 or $1 = '' order by added_at, id`, userId);

export function* addDevice(device: PushDevice, most: number): Operation<DeviceAdded> {
  const { id, userId, endpoint, p256dh, auth, name, addedAt, rangAt } = device;
  yield* lock('select id from staff_users where id = $1 for update', userId);
  const known = yield* queryOne<{ userId: string }>(
    'select user_id as "userId" from staff_devices where endpoint = $1',
    endpoint,
  );
  if (known?.userId === userId) {
    const sql = 'update staff_devices set p256dh = $2, auth = $3, name = $4 where endpoint = $1';
    yield* query(sql, endpoint, p256dh, auth, name);
    return 'known';
  }
  if ((yield* devices(userId)).length >= most) return 'full';
  // A browser rings for one account: whoever turned it on last.
  yield* query('delete from staff_devices where endpoint = $1', endpoint);
  const sql = `insert into staff_devices (id, user_id, endpoint, p256dh, auth, name, added_at, rang_at)
    values ($1, $2, $3, $4, $5, $6, $7, $8)`;
  yield* query(sql, id, userId, endpoint, p256dh, auth, name, addedAt, rangAt);
  return 'added';
}

export function* removeDevice(userId: string, id: string): Operation<boolean> {
  const sql = 'delete from staff_devices where id = $2 and user_id = $1 returning id';
  const [removed] = yield* query(sql, userId, id);
  yield* query('delete from staff_notices where user_id = $1 and channel = $2', userId, id);
  return removed !== undefined;
}

export function* rang(id: string, at: number): Operation<void> {
  yield* query('update staff_devices set rang_at = $2 where id = $1', id, at);
}

export function* duty(): Operation<ReadonlyMap<string, string>> {
  const sql = 'select day, user_id as "userId" from staff_duty';
  const rows = yield* query<{ day: string; userId: string }>(sql);
  return new Map(rows.map(({ day, userId }) => [day, userId]));
}

export function* setDuty(day: string, userId: string | null): Operation<void> {
  yield* query('delete from staff_duty where day = $1', day);
  if (userId !== null)
    yield* query('insert into staff_duty (day, user_id) values ($1, $2)', day, userId);
}

type CoverRow = Omit<Cover, 'agreed'> & { agreed: 0 | 1 };

export function* covers(): Operation<Cover[]> {
  const sql = `select user_id as "userId", cover_id as "by", from_day as "from", through_day as "through", agreed
    from staff_covers order by user_id`;
  return (yield* query<CoverRow>(sql)).map((row) => ({ ...row, agreed: row.agreed === 1 }));
}

export function* setCover(userId: string, cover: Cover | undefined): Operation<void> {
  yield* query('delete from staff_covers where user_id = $1', userId);
  if (!cover) return;
  const { by, from, through, agreed } = cover;
  const sql = `insert into staff_covers (user_id, cover_id, from_day, through_day, agreed)
    values ($1, $2, $3, $4, $5)`;
  yield* query(sql, userId, by, from, through, agreed ? 1 : 0);
}
