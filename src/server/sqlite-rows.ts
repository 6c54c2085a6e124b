/** Rows as SQLite returns them, and what they mean. The tables are STRICT, so their columns hold what is said here. */
import type { Database } from './sqlite-file.ts';
import type { Attempt, Delivery, Lead } from './store.ts';

type Statement = ReturnType<Database['prepare']>;
type Value = string | number | null;

export interface ReceiptRow {
  id: string;
  digest: string;
  keyed: 0 | 1;
  at: number;
}

export interface LeadRow extends Omit<Lead, 'fields' | 'consents' | 'spam'> {
  fields: string;
  consents: string;
  spam: 0 | 1;
}

export interface DeliveryRow extends Delivery {
  leadId: string;
  attempts: number;
}

export type AttemptRow = Attempt;

/** First row of a statement whose columns are those of `T`. */
export function one<T>(statement: Statement, ...values: Value[]): T | undefined {
  return statement.get(...values) as unknown as T | undefined;
}

/** All rows of a statement whose columns are those of `T`. */
export function all<T>(statement: Statement, ...values: Value[]): T[] {
  return statement.all(...values) as unknown as T[];
}

export function leadOf(row: LeadRow): Lead {
  return {
    ...row,
    fields: JSON.parse(row.fields),
    consents: JSON.parse(row.consents),
    spam: row.spam === 1,
  };
}

export function deliveryOf({ adapter, state, dueAt, waitedMs, reason }: DeliveryRow): Delivery {
  return { adapter, state, dueAt, waitedMs, reason };
}
