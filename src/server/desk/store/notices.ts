import { DAY } from '../../base/clock.ts';
import type {
  ClaimedNotice,
  NewNotice,
  NoticeBacklog,
  NoticeKey,
  NoticeState,
  RingingLead,
  UnannouncedLead,
  UnreadLead,
} from '../notices/port.ts';
import { otherLanguageOf } from '../../leads/language.ts';
import { firstIdAt } from '../../base/ids.ts';
import type { Value, Tx } from '../../db/transaction.ts';

/** Longer than any request rings. */
const KEPT_MS = 30 * DAY;

const TOLD_AT = `(select max(made_at) from staff_notices
  where staff_notices.lead_id = lead_work.lead_id) as "toldAt"`;
const ANNOUNCED = `exists (select 1 from staff_notices where staff_notices.lead_id = lead_work.lead_id
  and kind in ('new', 'first'))`;

/** Open requests received since a time that no member of staff was notified of: those to be read first, then the newest. */
export async function unannounced(tx: Tx, since: number, most: number): Promise<UnannouncedLead[]> {
  const rows = await tx.query<Omit<UnannouncedLead, 'readFirst'> & { readFirst: 0 | 1 }>(
    `select lead_id as "id", assigned_to as "assignedTo", reply_by as "at", read_first as "readFirst", ${TOLD_AT}
      from lead_work where unanswered = 1 and lead_id >= $1 and not ${ANNOUNCED}
      order by read_first desc, lead_id desc limit $2`,
    firstIdAt(since),
    most,
  );
  return rows.map((row) => ({ ...row, readFirst: row.readFirst === 1 }));
}

/** Open requests received since a time that are still to be read first although staff were notified of them. */
export const unread = (tx: Tx, since: number): Promise<UnreadLead[]> =>
  tx.query(
    `select lead_work.lead_id as "id", assigned_to as "assignedTo", reply_by as "at", opened_at as "openedAt",
      max(made_at) as "toldAt", count(distinct case when kind = 'again' then about end) as rounds
      from lead_work join staff_notices on staff_notices.lead_id = lead_work.lead_id and kind in ('first', 'again')
      where read_first = 1 and unanswered = 1 and lead_work.lead_id >= $1
      group by lead_work.lead_id, assigned_to, reply_by, opened_at order by lead_work.lead_id`,
    firstIdAt(since),
  );

/** Open requests with a reply due from `now` to `until`. */
export const dueSoon = (tx: Tx, now: number, until: number): Promise<RingingLead[]> =>
  tx.query(
    `select lead_id as "id", assigned_to as "assignedTo", reply_by as "at", ${TOLD_AT} from lead_work
      where unanswered = 1 and reply_by > $1 and reply_by <= $2 order by reply_by, lead_id`,
    now,
    until,
  );

export const callsSoon = (tx: Tx, now: number, until: number): Promise<RingingLead[]> =>
  tx.query(
    `select lead_work.lead_id as "id", assigned_to as "assignedTo", at, ${TOLD_AT} from booked_calls
      join lead_work on lead_work.lead_id = booked_calls.lead_id
      where at > $1 and at <= $2 order by at`,
    now,
    until,
  );

/** Who was told of which of these leads by notices of a kind. */
export const told = (
  tx: Tx,
  kind: string,
  leadIds: readonly string[],
): Promise<{ userId: string; leadId: string }[]> =>
  tx.query(
    `select user_id as "userId", lead_id as "leadId" from staff_notices
      where lead_id = any($2) and kind = $1`,
    kind,
    leadIds,
  );

const COLUMNS = [
  ...['user_id', 'channel', 'kind', 'about', 'lead_id', 'about_at', 'count', 'state'],
  ...['made_at', 'due_at', 'ends_at'],
];
const ADD = `insert into staff_notices (${COLUMNS.join(', ')})
  values (${COLUMNS.map((_, at) => `$${at + 1}`).join(', ')}) on conflict do nothing returning kind`;

/** Skips known notices; returns how many are new. */
export async function addNotices(tx: Tx, notices: readonly NewNotice[]): Promise<number> {
  let added = 0;
  for (const one of notices) {
    const { userId, channel, kind, about, leadId, at, count, state } = one;
    const values: Value[] = [userId, channel, kind, about, leadId, at, count, state];
    added += (await tx.query(ADD, ...values, one.madeAt, one.madeAt, one.endsAt)).length;
  }
  return added;
}

const KEY = 'user_id = $1 and channel = $2 and kind = $3 and about = $4';
const keyOf = ({ userId, channel, kind, about }: NoticeKey): Value[] => [
  userId,
  channel,
  kind,
  about,
];
const DUE = `select user_id as "userId", channel, kind, about, lead_id as "leadId", about_at as "at", count,
  made_at as "madeAt", ends_at as "endsAt", leads.fields, leads.page_uri as "pageUri",
  case when lead_id is null or kind = 'call' or exists (select 1 from lead_work
    where lead_work.lead_id = staff_notices.lead_id and unanswered = 1
      and (kind not in ('first', 'again') or read_first = 1)) then 1 else 0 end as "isOpen"
  from staff_notices left join leads on leads.id = staff_notices.lead_id
  where state = 'waiting' and due_at <= $1 order by due_at limit $2`;
const TAKE = `update staff_notices set due_at = $5, attempts = attempts + 1
  where ${KEY} and state = 'waiting' and due_at <= $6 returning attempts`;

type DueRow = Omit<ClaimedNotice, 'isOpen' | 'attempt' | 'state' | 'language'> & {
  isOpen: 0 | 1;
  /** Of a lead that is there. */
  fields: string | null;
  pageUri: string | null;
};

/** Two processes never get the same one: the update checks again. */
export async function claimNotices(
  tx: Tx,
  now: number,
  leaseMs: number,
  most: number,
): Promise<ClaimedNotice[]> {
  const claimed: ClaimedNotice[] = [];
  for (const { fields, pageUri, ...row } of await tx.query<DueRow>(DUE, now, most)) {
    const [taken] = await tx.query<{ attempts: number }>(TAKE, ...keyOf(row), now + leaseMs, now);
    if (taken)
      claimed.push({
        ...row,
        isOpen: row.isOpen === 1,
        state: 'waiting',
        attempt: taken.attempts,
        language:
          fields === null || pageUri === null
            ? undefined
            : otherLanguageOf({ fields: JSON.parse(fields), pageUri }),
      });
  }
  return claimed;
}

/** Records a result. @param dueAt when a waiting one is tried next */
export async function settleNotice(
  tx: Tx,
  key: NoticeKey,
  state: NoticeState,
  dueAt: number,
  reason: string | null,
): Promise<void> {
  const sql = `update staff_notices set state = $5, due_at = $6, reason = $7 where ${KEY}`;
  await tx.query(sql, ...keyOf(key), state, dueAt, reason);
}

/** `null` if none waits. */
export async function nextAt(tx: Tx): Promise<number | null> {
  const sql = "select min(due_at) as at from staff_notices where state = 'waiting'";
  return (await tx.one<{ at: number | null }>(sql))?.at ?? null;
}

export async function backlog(tx: Tx, since: number): Promise<NoticeBacklog> {
  const waiting = await tx.one<{ waiting: number; oldestAt: number | null }>(
    `select count(*) as waiting, min(made_at) as "oldestAt" from staff_notices where state = 'waiting'`,
  );
  const failed = await tx.one<{ failed: number }>(
    `select count(*) as failed from staff_notices where made_at >= $1 and state in ('refused', 'failed')`,
    since,
  );
  return {
    waiting: waiting?.waiting ?? 0,
    oldestAt: waiting?.oldestAt ?? null,
    failed: failed?.failed ?? 0,
  };
}

/** Deletes what is over. @param now epoch milliseconds */
export async function purgeNotices(tx: Tx, now: number): Promise<void> {
  await tx.query('delete from staff_notices where made_at < $1', now - KEPT_MS);
}
