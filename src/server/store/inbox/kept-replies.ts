/** Replies as part of the records of their leads: for exports, and for moving to another store. */
import type { Reply } from '../../replies/port.ts';
import { query, type Operation, type Value } from '../statement.ts';

/** The columns of {@link REPLY}. */
export type ReplyRow = Omit<Reply, 'answers'> & { leadId: string; answers: 0 | 1 };

export const REPLY = `select lead_id as "leadId", id, user_id as "userId", at, recipient as "to", subject, text, state, reason,
  due_at as "dueAt", attempts, answers from lead_replies`;
export const replyOf = ({ leadId: _lead, answers, ...reply }: ReplyRow): Reply => ({
  ...reply,
  answers: answers === 1,
});

/** Replies by lead, oldest first. */
export function* repliesOf(ids: readonly string[]): Operation<Map<string, Reply[]>> {
  const rows = yield* query<ReplyRow>(
    `${REPLY} where lead_id = any($1) order by lead_id, at, id`,
    ids,
  );
  const byLead = Map.groupBy(rows, ({ leadId }) => leadId);
  return new Map([...byLead].map(([id, replies]) => [id, replies.map(replyOf)]));
}

const ADD = `insert into lead_replies
  (lead_id, id, user_id, at, recipient, subject, text, state, reason, due_at, attempts, answers)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12) on conflict do nothing`;

/** Adds replies of a lead; existing ones stay. */
export function* addReplies(leadId: string, replies: readonly Reply[]): Operation<void> {
  for (const reply of replies) {
    const { id, userId, at, to, subject, text, state, reason, dueAt, attempts, answers } = reply;
    const values: Value[] = [leadId, id, userId, at, to, subject, text, state, reason];
    yield* query(ADD, ...values, dueAt, attempts, answers ? 1 : 0);
  }
}
