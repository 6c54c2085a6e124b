/** Calls that staff move or cancel. Emails about them are among the replies. All methods reject with StoreDown. */
import type { Reply } from '../leads/lead.ts';

/** A change of a lead's call. Times in epoch milliseconds. */
export interface CallChange {
  /** Id of the account. */
  by: string;
  at: number;
  revision: number;
  from: number;
  /** `null` to cancel. `isOffered`: the rules have such a call. */
  to: { at: number; until: number; isOffered: boolean } | null;
  /** The preferred time that the lead then has. */
  preferredTime: string;
  /** The email about it; `null` if staff tell the person. */
  reply: Pick<Reply, 'to' | 'subject' | 'text' | 'dueAt'> | null;
}

/** `conflict`: the lead has another revision. `gone`: it has not booked this call. `taken`: the new time is not free. */
export type CallChanged = 'changed' | 'conflict' | 'gone' | 'taken' | 'unknown';

/** A change the person was not told of, because the email was given up. */
export interface Untold {
  leadId: string;
  from: number;
  /** `null`: canceled. */
  to: number | null;
  fields: Readonly<Record<string, unknown>>;
}
