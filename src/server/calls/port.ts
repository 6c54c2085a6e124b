/** Calls that staff book, move or cancel. Emails about them are among the replies. All methods reject with StoreDown. */
import type { Reply } from '../leads/lead.ts';

/** A change of a lead's call. Times in epoch milliseconds. */
export interface CallChange {
  /** Id of the account. */
  by: string;
  at: number;
  revision: number;
  /** `null` to book one. */
  from: number | null;
  /** `null` to cancel. `isOffered`: the rules have such a call. */
  to: { at: number; until: number; isOffered: boolean } | null;
  /** The preferred time that the lead then has. */
  preferredTime: string;
  /** The email about it; `null` if staff tell the person. */
  reply: Pick<Reply, 'to' | 'subject' | 'text' | 'dueAt'> | null;
}

/**
 * `conflict`: the lead has another revision. `gone`: it has not booked this call. `taken`: the new time is not free.
 * `has-call`: the person has another call ahead, which is to be moved instead.
 */
export type CallChanged = 'changed' | 'conflict' | 'gone' | 'taken' | 'has-call' | 'unknown';

/** A change the person was not told of, because the email was given up. */
export interface Untold {
  leadId: string;
  /** `null`: booked by staff. */
  from: number | null;
  /** `null`: canceled. */
  to: number | null;
  fields: Readonly<Record<string, unknown>>;
}
