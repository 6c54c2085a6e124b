/** What staff do with leads, in the store. */
import type { InboxQuery } from '#staff/contract/inbox.ts';
import type { LeadAction } from '#staff/contract/lead.ts';
import type { Lead, LeadRecord, LeadWork, Receivers } from '../../leads/lead.ts';

export interface ListedLead {
  lead: Lead;
  work: LeadWork;
}

export interface BookedLead extends ListedLead {
  at: number;
}

/** A list continues after this lead in the queue's order. */
export interface Position {
  /** Time of the reply in `unanswered`, of the next step in `due`; 0 in the others. */
  at: number;
  id: string;
}

/** Dates as epoch milliseconds. */
export interface ListOptions extends Pick<
  InboxQuery,
  'queue' | 'form' | 'therapist' | 'assignedTo' | 'outcome'
> {
  from?: number | undefined;
  /** Exclusive. */
  until?: number | undefined;
  /** Of `due`, only before this time. */
  dueUntil?: number | undefined;
  /** Of `undelivered`, only leads that one of these or a person must handle. */
  receivers?: Receivers | undefined;
  after?: Position | undefined;
  most: number;
}

export interface KnownLead {
  record: LeadRecord;
  work: LeadWork;
  /** Number of leads of the same person by form, this one included. */
  samePerson: Readonly<Record<string, number>>;
  /** The other leads, and those with the same phone number. */
  related: readonly RelatedLead[];
}

/** A lead possibly of the same person. `isOwn`: certainly, so it is exported and erased with it. */
export interface RelatedLead {
  id: string;
  isOwn: boolean;
  why: 'email' | 'phone' | 'hand';
}

export interface Change {
  action: LeadAction | 'export';
  /** Id of the account. */
  by: string;
  /** Epoch milliseconds. */
  at: number;
  /** The lead must still have this revision. */
  revision?: number | undefined;
  text?: string;
  /** `assign`: id of the account; `null` for no one. `join`: id of the other lead. */
  to?: string | null;
  /** `no-answer`, `later`: when it is due again. */
  next?: number | null;
  /** When a call was made, if not now. */
  calledAt?: number;
  email?: string;
  person?: string | null;
  /** `not-spam`: destinations of the lead. */
  destinations?: readonly string[];
}

/** `unchanged`: already so. `impossible`: not in this state. `conflict`: another revision. */
export type Changed = 'changed' | 'unchanged' | 'impossible' | 'conflict' | 'unknown';

/** Leads by form in a quarter of an hour: days begin at one in every time zone. */
export interface ReceivedCount {
  form: string;
  at: number;
  count: number;
}

/** By outcome, `answered` without one, or `open`. */
export interface OutcomeCount {
  outcome: string;
  count: number;
}

export interface DueCounts {
  inTime: number;
  late: number;
  open: number;
}
