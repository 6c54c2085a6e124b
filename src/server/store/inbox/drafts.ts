/** Unfinished notes: one per lead and account, for other devices and after a sign-out. */
import { DAY } from '../../clock.ts';
import { NO_CLAIMS } from '../maintenance.ts';
import { lock, query, queryOne, type Operation } from '../statement.ts';
import { insert } from '../tables/rows.ts';

/** Longer than a weekend. */
const DRAFT_MS = 7 * DAY;

export function* draftOf(leadId: string, userId: string): Operation<string> {
  const sql = 'select text from lead_drafts where lead_id = $1 and user_id = $2';
  return (yield* queryOne<{ text: string }>(sql, leadId, userId))?.text ?? '';
}

export function* dropDraft(leadId: string, userId: string): Operation<void> {
  yield* query('delete from lead_drafts where lead_id = $1 and user_id = $2', leadId, userId);
}

/** @param now epoch milliseconds */
export function* purgeDrafts(now: number): Operation<void> {
  yield* query('delete from lead_drafts where at < $1', now - DRAFT_MS);
}

export function* keepDraft(
  leadId: string,
  userId: string,
  text: string,
  at: number,
): Operation<boolean> {
  // The lead must not be deleted meanwhile, which would leave the draft behind.
  yield* lock(NO_CLAIMS);
  if (!(yield* queryOne('select lead_id from lead_work where lead_id = $1', leadId))) return false;
  yield* dropDraft(leadId, userId);
  if (text !== '') yield* insert('lead_drafts', [{ leadId, userId, at, text }]);
  return true;
}
