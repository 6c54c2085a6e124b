/** What happens inside a transaction of the SQLite store. Synchronous throughout: nothing may come between. */
import { deliveryOf, leadOf, type AttemptRow, type DeliveryRow, type LeadRow } from './rows.ts';
import { all, one } from './sqlite-file.ts';
import type { Session } from './sqlite-session.ts';
import type {
  Claim,
  Claimed,
  ClaimOptions,
  NewLead,
  Note,
  Receipt,
  Saved,
  Store,
} from './store.ts';

/** Stores a lead with its deliveries, unless it was stored before. */
export function save(session: Session, lead: NewLead): Saved {
  const { receipt, receivedAt } = lead;
  const known = session.repeated(receipt, receivedAt);
  const earlier = known && one<Omit<Receipt, 'keyed'>>(session.content, known);
  if (known && earlier && earlier.digest === receipt.digest)
    return { outcome: earlier.content === receipt.content ? 'repeated' : 'conflict', id: known };

  const id = session.nextId(receivedAt);
  session.addLead.run(
    id,
    lead.form,
    JSON.stringify(lead.fields),
    receivedAt,
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
  for (const adapter of lead.adapters)
    session.addDelivery.run(id, adapter, lead.form, receivedAt, receivedAt);
  session.remember(receipt, id, receivedAt);
  return { outcome: 'stored', id };
}

/** Takes the next due delivery of an adapter; until the lease ends nobody else gets it, or any other of this adapter. */
export function claim(session: Session, options: ClaimOptions): Claimed {
  const { adapter, now, leaseMs, farthestMs } = options;
  const forms = JSON.stringify(options.forms);
  session.rouse.run(now, adapter, now + farthestMs);

  const freeAt = one<{ freeAt: number }>(session.laneFreeAt, adapter)?.freeAt ?? 0;
  if (freeAt > now && freeAt <= now + farthestMs) return { nextAt: freeAt, isBusy: true };

  const due = options.newestFirst ? session.newestDue : session.oldestDue;
  const row = one<DeliveryRow>(due, adapter, now, forms);
  if (!row) {
    const next = one<{ dueAt: number | null }>(session.nextDue, adapter, forms);
    return { nextAt: next?.dueAt ?? null, isBusy: false };
  }

  const lead = one<LeadRow>(session.lead, row.leadId);
  if (!lead) throw new Error('A delivery has no lead');
  session.take.run(now + leaseMs, row.leadId, adapter);
  session.openAttempt.run(row.leadId, adapter, row.attempts + 1, now);
  session.setLane.run(adapter, now + leaseMs);
  return {
    lead: leadOf(lead),
    adapter,
    attempt: row.attempts + 1,
    at: now,
    waitedMs: row.waitedMs,
  };
}

/** Notes what became of a claim and when the adapter may send again. */
export function settle(session: Session, { lead, adapter, attempt }: Claim, note: Note): void {
  session.note.run(note.state, note.dueAt, note.waitedMs, note.reason, lead.id, adapter);
  session.closeAttempt.run(
    note.outcome,
    note.tookMs,
    note.status,
    note.reason,
    lead.id,
    adapter,
    attempt,
  );
  session.setLane.run(adapter, note.restUntil);
}

/** A lead with everything known about its deliveries. */
export function find(session: Session, id: string): Awaited<ReturnType<Store['find']>> {
  const lead = one<LeadRow>(session.lead, id);
  if (!lead) return null;
  return {
    lead: leadOf(lead),
    deliveries: all<DeliveryRow>(session.deliveries, id).map(deliveryOf),
    attempts: all<AttemptRow>(session.attempts, id),
  };
}
