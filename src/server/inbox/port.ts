/** What staff do with leads, in the store. */
import type { InboxQuery, QueueCounts } from '#staff/contract/inbox.ts';
import type { LeadAction } from '#staff/contract/lead.ts';
import type { Classified, Delivery, Lead, LeadRecord, LeadWork, Receivers } from '../store/lead.ts';

export interface ListedLead {
  lead: Lead;
  work: LeadWork;
}

export interface HeldLead extends ListedLead {
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
  adapters?: readonly string[];
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

export interface InboxStore {
  /** Returns how many it took. Not done when storing, because a visitor waits for that. @throws {StoreDown} */
  take: (classify: (lead: Lead) => Classified, most: number) => Promise<number>;
  /** Queues leads since a time that a version without the inbox stored. @throws {StoreDown} */
  queueMissed: (since: number) => Promise<void>;
  list: (options: ListOptions) => Promise<ListedLead[]>;
  calls: (since: number) => Promise<HeldLead[]>;
  deliveries: (ids: readonly string[]) => Promise<ReadonlyMap<string, Delivery[]>>;
  /** As `list` has them with these receivers, and the last change. `due` counts what comes before `dayEnds`. */
  counts: (
    now: number,
    dayEnds: number,
    receivers: Receivers,
  ) => Promise<QueueCounts & { version: number }>;
  /** Ids of leads that changed after a change, the latest first. */
  changes: (since: number, most: number) => Promise<string[]>;
  find: (id: string) => Promise<KnownLead | undefined>;
  /** Ids of the leads of a lead's person, itself first: same address or joined, not separated. */
  personOf: (id: string) => Promise<string[]>;
  /** Ordered by id; unknown ids are left out. */
  records: (ids: readonly string[]) => Promise<LeadRecord[]>;
  /** Changes all leads alike in one transaction. @throws {StoreDown} */
  change: (ids: readonly string[], change: Change) => Promise<Changed[]>;
  /** The unfinished note of an account; empty without one. */
  draft: (id: string, userId: string) => Promise<string>;
  /** Stores it for some days; an empty one is deleted, and saving the note ends it. `false` without the lead. */
  keepDraft: (id: string, userId: string, text: string, at: number) => Promise<boolean>;
  /** Without spam. */
  received: (since: number) => Promise<ReceivedCount[]>;
  answered: (since: number) => Promise<{ receivedAt: number; answeredAt: number }[]>;
  /** Without spam. */
  outcomes: (since: number) => Promise<OutcomeCount[]>;
  due: (since: number, now: number) => Promise<DueCounts>;
}
