/** What keeping leads takes besides receiving and delivering: reading all, moving, sending again, deleting. */
import { leadAndReceiptOf, type AttemptRow, type KeptDeliveryRow, type KeptRow } from './rows.ts';
import { all, one } from './sqlite-file.ts';
import type { Session } from './sqlite-session.ts';
import type { Kept, Purged } from './store.ts';

/** Leads in the order of their ids, with everything beside them. */
export function page(session: Session, after: string, most: number): Kept[] {
  return all<KeptRow>(session.page, after, most).map((row) => ({
    ...leadAndReceiptOf(row),
    deliveries: all<KeptDeliveryRow>(session.keptDeliveries, row.id).map(
      ({ leadId: _lead, form: _form, ...delivery }) => delivery,
    ),
    attempts: all<AttemptRow>(session.attempts, row.id).map((attempt) => ({ ...attempt })),
  }));
}

export function count(session: Session): number {
  return one<{ count: number }>(session.count)?.count ?? 0;
}

/** Writes leads as they were elsewhere; what is here already stays. */
export function add(session: Session, kept: readonly Kept[]): void {
  for (const { lead, receipt, deliveries, attempts } of kept) {
    session.copyLead.run(
      lead.id,
      lead.form,
      JSON.stringify(lead.fields),
      lead.receivedAt,
      lead.pageUri,
      lead.pageName,
      lead.visitorToken,
      JSON.stringify(lead.consents),
      lead.spam ? 1 : 0,
      receipt.digest,
      receipt.keyed ? 1 : 0,
      receipt.content,
      lead.selfTest ? 1 : 0,
    );
    for (const one of deliveries)
      session.copyDelivery.run(
        lead.id,
        one.adapter,
        lead.form,
        one.state,
        one.dueAt,
        one.queuedAt,
        one.waitedMs,
        one.attempts,
        one.reason,
      );
    for (const { adapter, number, at, tookMs, outcome, status, reason } of attempts)
      session.copyAttempt.run(lead.id, adapter, number, at, tookMs, outcome, status, reason);
  }
}

export function resend(session: Session, id: string, adapter: string, now: number): boolean {
  return session.resend.run(now, now, id, adapter).changes > 0;
}

export function restore(
  session: Session,
  id: string,
  adapters: readonly string[],
  now: number,
): boolean {
  if (session.unmark.run(id).changes === 0) return false;
  const form = one<{ form: string }>(session.lead, id)?.form ?? '';
  for (const adapter of adapters)
    session.copyDelivery.run(id, adapter, form, 'waiting', now, now, 0, 0, null);
  return true;
}

function drop(session: Session, ids: readonly { id: string }[]): void {
  for (const { id } of ids)
    for (const statement of [session.dropAttempts, session.dropDeliveries, session.dropLead])
      statement.run(id);
}

export function purge(session: Session, before: number, after: string, most: number): Purged {
  const seen = all<{ id: string; spent: 0 | 1 }>(session.ages, before, after, most);
  const spent = seen.filter((lead) => lead.spent === 1);
  drop(session, spent);
  return { deleted: spent.length, last: seen.length < most ? null : (seen.at(-1)?.id ?? null) };
}

export function removeSelfTest(session: Session, id: string): void {
  drop(session, all<{ id: string }>(session.selfTest, id));
}
