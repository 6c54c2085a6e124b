/** Rows as the databases return them, and what they mean. The columns have types, so they hold what is said here. */
import type { Attempt, Delivery, KeptDelivery, Lead, Receipt } from './store.ts';

export interface ReceiptRow {
  id: string;
  digest: string;
  keyed: 0 | 1;
  at: number;
}

export interface LeadRow extends Omit<Lead, 'fields' | 'consents' | 'spam' | 'selfTest'> {
  fields: string;
  consents: string;
  spam: 0 | 1;
  selfTest: 0 | 1;
}

/** A lead with what its repeats are recognized by. */
export interface KeptRow extends LeadRow, Omit<Receipt, 'keyed'> {
  keyed: 0 | 1;
}

export interface KeptDeliveryRow extends KeptDelivery {
  leadId: string;
  form: string;
}

export interface DeliveryRow extends Delivery {
  leadId: string;
  attempts: number;
}

export type AttemptRow = Attempt;

export function leadOf(row: LeadRow): Lead {
  return {
    ...row,
    fields: JSON.parse(row.fields),
    consents: JSON.parse(row.consents),
    spam: row.spam === 1,
    selfTest: row.selfTest === 1,
  };
}

/** The two things a {@link KeptRow} holds. */
export function leadAndReceiptOf({ digest, keyed, content, ...lead }: KeptRow): {
  lead: Lead;
  receipt: Receipt;
} {
  return { lead: leadOf(lead), receipt: { digest, keyed: keyed === 1, content } };
}

export function deliveryOf({ adapter, state, dueAt, waitedMs, reason }: DeliveryRow): Delivery {
  return { adapter, state, dueAt, waitedMs, reason };
}
