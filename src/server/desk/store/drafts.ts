/** Unfinished notes: one per lead and account, for other devices and after a sign-out. */
import { DAY } from '../../base/clock.ts';
import { NO_CLAIMS } from '../../leads/leads.ts';
import type { Tx } from '../../db/transaction.ts';
import { insert } from '../../db/rows.ts';
import { LEAD_DRAFTS } from '../../leads/tables.ts';

/** Longer than a weekend. */
const DRAFT_MS = 7 * DAY;

/** The unfinished note of an account; empty without one. */
export async function draftOf(tx: Tx, leadId: string, userId: string): Promise<string> {
  const sql = 'select text from lead_drafts where lead_id = $1 and user_id = $2';
  return (await tx.one<{ text: string }>(sql, leadId, userId))?.text ?? '';
}

export async function dropDraft(tx: Tx, leadId: string, userId: string): Promise<void> {
  await tx.query('delete from lead_drafts where lead_id = $1 and user_id = $2', leadId, userId);
}

/** Deletes those that nobody finished. @param now epoch milliseconds */
export async function purgeDrafts(tx: Tx, now: number): Promise<void> {
  await tx.query('delete from lead_drafts where at < $1', now - DRAFT_MS);
}

/** Stores it for some days; an empty one is deleted, and saving the note ends it. `false` without the lead. */
export async function keepDraft(
  tx: Tx,
  leadId: string,
  userId: string,
  text: string,
  at: number,
): Promise<boolean> {
  // The lead must not be deleted meanwhile, which would leave the draft behind.
  await tx.lock(NO_CLAIMS);
  if (!(await tx.one('select lead_id from lead_work where lead_id = $1', leadId))) return false;
  await dropDraft(tx, leadId, userId);
  if (text !== '') await insert(tx, LEAD_DRAFTS, [{ leadId, userId, at, text }]);
  return true;
}
