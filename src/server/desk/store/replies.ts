import { sequence } from '../../calls/changes.ts';
import type { ClaimedReply, ReplyBacklog } from '../replies/port.ts';
import type { Reply } from '../../leads/lead.ts';
import { NO_CLAIMS } from '../../leads/leads.ts';
import { bind, type Runs, type Tx } from '../../db/transaction.ts';
import { REPLY } from '../../leads/tables.ts';
import { addReplies } from '../../leads/records.ts';
import { refresh } from '../../leads/work.ts';

const ANSWER = `update lead_work set answered_at = $2, answered_by = $3
  where lead_id = $1 and answered_at is null returning lead_id`;
const OPEN = `update lead_work set answered_at = null, answered_by = null
  where lead_id = $1 and answered_at = $2 returning lead_id`;
const ACTED = 'update lead_work set revision = revision + 1 where lead_id = $1 returning lead_id';

/** Opens a lead again that a reply answered, unless something else was done with it since. */
async function reopen(
  tx: Tx,
  leadId: string,
  { answers, at }: Pick<Reply, 'answers' | 'at'>,
): Promise<void> {
  if (answers) await tx.query(OPEN, leadId, at);
  await refresh(tx, [leadId]);
}

async function add(
  tx: Tx,
  leadId: string,
  reply: Omit<Reply, 'answers' | 'attempts' | 'call'>,
): Promise<boolean> {
  // The lead must not be deleted meanwhile, which would leave the reply behind.
  await tx.lock(NO_CLAIMS);
  if ((await tx.query(ACTED, leadId)).length === 0) return false;
  const { at, userId, state } = reply;
  const answered = state === 'copied' ? [] : await tx.query(ANSWER, leadId, at, userId);
  await addReplies(tx, leadId, [
    { ...reply, attempts: 0, answers: answered.length > 0, call: null },
  ]);
  await refresh(tx, [leadId]);
  return true;
}

async function takeBack(tx: Tx, leadId: string, id: string): Promise<boolean> {
  await tx.lock(NO_CLAIMS);
  const sql = `update lead_replies set state = 'taken-back' where lead_id = $1 and id = $2
    and state = 'waiting' and attempts = 0 and call is null returning at, answers`;
  const reply = await tx.one<{ at: number; answers: 0 | 1 }>(sql, leadId, id);
  if (reply) await reopen(tx, leadId, { at: reply.at, answers: reply.answers === 1 });
  return reply !== undefined;
}

async function again(tx: Tx, leadId: string, id: string, now: number): Promise<boolean> {
  const sql = `update lead_replies set state = 'waiting', due_at = $3, at = $3 where lead_id = $1 and id = $2
    and state in ('refused', 'failed') returning user_id as "userId", call`;
  const reply = await tx.one<{ userId: string; call: string | null }>(sql, leadId, id, now);
  if (!reply) return false;
  const answered = reply.call === null ? await tx.query(ANSWER, leadId, now, reply.userId) : [];
  const note = 'update lead_replies set answers = $3 where lead_id = $1 and id = $2';
  await tx.query(note, leadId, id, answered.length);
  await refresh(tx, [leadId]);
  return true;
}

const TAKE = `update lead_replies set due_at = $3, attempts = attempts + 1
  where lead_id = $1 and id = $2 and state = 'waiting' and due_at <= $4 returning attempts`;
const EARLIER = `select id from lead_replies where lead_id = $1 and state = 'sent' order by at, id`;
const LEAD = `select fields, page_uri as "pageUri", email_unsafe as unsafe from leads left join lead_work on lead_id = leads.id
  where leads.id = $1`;

async function claim(tx: Tx, now: number, leaseMs: number, most: number): Promise<ClaimedReply[]> {
  const due = `select lead_id as "leadId", ${REPLY.select()} from lead_replies where state = 'waiting' and due_at <= $1 order by due_at limit $2`;
  const claimed: ClaimedReply[] = [];
  for (const row of await tx.query<{ leadId: string; id: string }>(due, now, most)) {
    const { leadId, id } = row;
    const [taken] = await tx.query<{ attempts: number }>(TAKE, leadId, id, now + leaseMs, now);
    if (!taken) continue;
    const earlier = (await tx.query<{ id: string }>(EARLIER, leadId)).map((one) => one.id);
    const lead = await tx.one<{ fields: string; pageUri: string; unsafe: number }>(LEAD, leadId);
    claimed.push({
      ...REPLY.read(row),
      attempts: taken.attempts,
      leadId,
      earlier,
      fields: JSON.parse(lead?.fields ?? '{}'),
      pageUri: lead?.pageUri ?? '/',
      isUnsafe: lead?.unsafe === 1,
      sequence: await sequence(tx, leadId),
    });
  }
  return claimed;
}

async function settle(
  tx: Tx,
  reply: ClaimedReply,
  state: Reply['state'],
  dueAt: number,
  reason: string | null,
): Promise<void> {
  await tx.lock(NO_CLAIMS);
  const sql = `update lead_replies set state = $3, due_at = $4, reason = $5
    where lead_id = $1 and id = $2 and state = 'waiting' returning id`;
  const [changed] = await tx.query(sql, reply.leadId, reply.id, state, dueAt, reason);
  if (!changed) return;
  const isLost = state === 'refused' || state === 'failed';
  if (isLost) await reopen(tx, reply.leadId, reply);
  else await refresh(tx, [reply.leadId]);
}

const nextAt = (tx: Tx): Promise<{ at: number | null }[]> =>
  tx.query("select min(due_at) as at from lead_replies where state = 'waiting'");

async function backlog(tx: Tx, since: number): Promise<ReplyBacklog> {
  const failed = await tx.one<Pick<ReplyBacklog, 'failed' | 'untold'>>(
    `select count(case when at >= $1 and call is null then 1 end) as failed, count(call) as untold
      from lead_replies where state in ('refused', 'failed')`,
    since,
  );
  const waiting = await tx.one<Pick<ReplyBacklog, 'waiting' | 'oldestAt'>>(
    `select count(*) as waiting, min(at) as "oldestAt" from lead_replies where state = 'waiting'`,
  );
  return {
    failed: failed?.failed ?? 0,
    untold: failed?.untold ?? 0,
    waiting: waiting?.waiting ?? 0,
    oldestAt: waiting?.oldestAt ?? null,
  };
}

export const createReplyStore = ({ read, write }: Runs) => {
  const next = async (): Promise<number | null> => (await read(nextAt))[0]?.at ?? null;
  return {
    ...bind(read, { backlog }),
    ...bind(write, { add, takeBack, again, settle }),
    /** Leases up to `most` due replies. */
    claim: async (now: number, leaseMs: number, most: number): Promise<ClaimedReply[]> => {
      const at = await next();
      return at === null || at > now ? [] : write((tx) => claim(tx, now, leaseMs, most));
    },
    /** `null` if none waits. */
    nextAt: next,
  };
};

export type ReplyStore = ReturnType<typeof createReplyStore>;
