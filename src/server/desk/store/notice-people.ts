import type { DeviceAdded, PushDevice } from '../notices/port.ts';
import { DEFAULT_SETTINGS, type NoticeSettings } from '#staff/contract/messages/notices.ts';
import type { Tx } from '../../db/transaction.ts';

/** By account; without those who never changed any. */
export async function settings(tx: Tx): Promise<ReadonlyMap<string, NoticeSettings>> {
  const sql = 'select user_id as "userId", settings from staff_notice_settings';
  const rows = await tx.query<{ userId: string; settings: string }>(sql);
  return new Map(
    rows.map((row) => [row.userId, { ...DEFAULT_SETTINGS, ...JSON.parse(row.settings) }]),
  );
}

export async function setSettings(tx: Tx, userId: string, wanted: NoticeSettings): Promise<void> {
  const sql = `insert into staff_notice_settings (user_id, settings) values ($1, $2)
    on conflict (user_id) do update set settings = excluded.settings`;
  await tx.query(sql, userId, JSON.stringify(wanted));
}

const DEVICE = `select id, user_id as "userId", endpoint, p256dh, auth, name, added_at as "addedAt",
  rang_at as "rangAt" from staff_devices`;

/** @param userId '' for all accounts */
export const devices = (tx: Tx, userId: string): Promise<PushDevice[]> =>
  tx.query(`${DEVICE} where user_id = $1 or $1 = '' order by added_at, id`, userId);

/** Adds a device, or takes it over from another account. */
export async function addDevice(tx: Tx, device: PushDevice, most: number): Promise<DeviceAdded> {
  const { id, userId, endpoint, p256dh, auth, name, addedAt, rangAt } = device;
  await tx.lock('select id from staff_users where id = $1 for update', userId);
  const known = await tx.one<{ userId: string }>(
    'select user_id as "userId" from staff_devices where endpoint = $1',
    endpoint,
  );
  if (known?.userId === userId) {
    const sql = 'update staff_devices set p256dh = $2, auth = $3, name = $4 where endpoint = $1';
    await tx.query(sql, endpoint, p256dh, auth, name);
    return 'known';
  }
  if ((await devices(tx, userId)).length >= most) return 'full';
  // A browser rings for one account: whoever turned it on last.
  await tx.query('delete from staff_devices where endpoint = $1', endpoint);
  const sql = `insert into staff_devices (id, user_id, endpoint, p256dh, auth, name, added_at, rang_at)
    values ($1, $2, $3, $4, $5, $6, $7, $8)`;
  await tx.query(sql, id, userId, endpoint, p256dh, auth, name, addedAt, rangAt);
  return 'added';
}

export async function removeDevice(tx: Tx, userId: string, id: string): Promise<boolean> {
  const sql = 'delete from staff_devices where id = $2 and user_id = $1 returning id';
  const [removed] = await tx.query(sql, userId, id);
  await tx.query('delete from staff_notices where user_id = $1 and channel = $2', userId, id);
  return removed !== undefined;
}

export async function rang(tx: Tx, id: string, at: number): Promise<void> {
  await tx.query('update staff_devices set rang_at = $2 where id = $1', id, at);
}
