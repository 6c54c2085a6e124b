/** Conversion between database rows and the types of the port. */
import type { Attempt, Delivery, KeptDelivery, Lead, LeadRecord, Receipt, Repeat } from './lead.ts';
import type { Erasure } from './port.ts';
import type { Value } from './statement.ts';

/** The columns of a {@link LeadRow}. */
export const LEAD = `id, form, fields, received_at as "receivedAt", page_uri as "pageUri", page_name as "pageName",
  visitor_token as "visitorToken", consents, spam, self_test as "selfTest"`;

type Bit = 0 | 1;
const bit = (value: boolean): Bit => (value ? 1 : 0);

export interface RepeatRow extends Omit<Repeat, 'keyed' | 'restored'> {
  leadId: string;
  keyed: Bit;
  restored: Bit;
}

export interface LeadRow extends Omit<Lead, 'fields' | 'consents' | 'spam' | 'selfTest'> {
  fields: string;
  consents: string;
  spam: Bit;
  selfTest: Bit;
}

/** A lead with its receipt. */
export interface KeptRow extends LeadRow, Omit<Receipt, 'keyed'> {
  keyed: Bit;
}

export interface DeliveryRow extends KeptDelivery {
  leadId: string;
}

export interface AttemptRow extends Attempt {
  leadId: string;
}

export interface ErasureRow extends Omit<Erasure, 'leads' | 'forms'> {
  leads: string;
  forms: string;
}

export function erasureOf({ id, at, leads, forms }: ErasureRow): Erasure {
  return { id, at, leads: JSON.parse(leads), forms: JSON.parse(forms) };
}

export function leadOf(row: LeadRow): Lead {
  return {
    ...row,
    fields: JSON.parse(row.fields),
    consents: JSON.parse(row.consents),
    spam: row.spam === 1,
    selfTest: row.selfTest === 1,
  };
}

/** Splits a {@link KeptRow}. */
export function leadAndReceiptOf(row: KeptRow): Pick<LeadRecord, 'lead' | 'receipt'> {
  const { digest, keyed, content, ...lead } = row;
  return { lead: leadOf(lead), receipt: { digest, keyed: keyed === 1, content } };
}

export function repeatOf({ leadId: _lead, keyed, restored, ...repeat }: RepeatRow): Repeat {
  return { ...repeat, keyed: keyed === 1, restored: restored === 1 };
}

export const keptDeliveryOf = ({ leadId: _lead, ...delivery }: DeliveryRow): KeptDelivery =>
  delivery;

export function deliveryOf({ adapter, state, dueAt, waitedMs, reason }: DeliveryRow): Delivery {
  return { adapter, state, dueAt, waitedMs, reason };
}

export const attemptOf = ({ leadId: _lead, ...attempt }: AttemptRow): Attempt => attempt;

/** The values of a lead in the order of the columns. */
export const leadValues = (lead: Omit<Lead, 'id'>, receipt: Receipt, id: string): Value[] => [
  id,
  lead.form,
  JSON.stringify(lead.fields),
  lead.receivedAt,
  lead.pageUri,
  lead.pageName,
  lead.visitorToken,
  JSON.stringify(lead.consents),
  bit(lead.spam),
  receipt.digest,
  bit(receipt.keyed),
  receipt.content,
  bit(lead.selfTest),
];

/** The values of a repeat in the order of the columns. */
export function repeatValues(leadId: string, repeat: Repeat): Value[] {
  const { reference, digest, keyed, content, restored, at } = repeat;
  return [reference, leadId, digest, bit(keyed), content, bit(restored), at];
}

/** The values of a delivery in the order of the columns. */
export function deliveryValues(leadId: string, form: string, delivery: KeptDelivery): Value[] {
  const { adapter, state, dueAt, queuedAt, waitedMs, attempts, reason } = delivery;
  return [leadId, adapter, form, state, dueAt, queuedAt, waitedMs, attempts, reason];
}

/** The values of an attempt in the order of the columns. */
export function attemptValues(leadId: string, attempt: Attempt): Value[] {
  const { adapter, number, at, tookMs, outcome, status, reason } = attempt;
  return [leadId, adapter, number, at, tookMs, outcome, status, reason];
}
