/** What staff do with leads, in the store. */
import type { InboxQuery, QueueCounts } from '#staff/contract/inbox.ts';
import type { LeadAction } from '#staff/contract/lead.ts';
import type { Classified, Delivery, Lead, LeadRecord, LeadWork, Receivers } from '../store/lead.ts';

export interface ListedLead {
  lead: Lead;
  work: LeadWork;
}

/** A lead that holds a call. */
export interface HeldLead extends ListedLead {
  /** Start of the call, epoch milliseconds. */
  at: number;
}

/** Where a list goes on: after this lead in the order of the queue. */
export interface Position {
  /** Time of the reply in `unanswered`, of what is next in `due`; 0 in the others. */
  at: number;
  id: string;
}

/** Filters of a list: those of the query, with dates as epoch milliseconds. */
export interface ListOptions extends Pick<
  InboxQuery,
  'queue' | 'form' | 'therapist' | 'assignedTo' | 'outcome'
> {
  from?: number | undefined;
  /** Excluded. */
  until?: number | undefined;
  /** Of `due`, only what is due before this time, epoch milliseconds. */
  dueUntil?: number | undefined;
  /** Of `undelivered`, only leads that one of these or a person must take care of. */
  receivers?: Receivers | undefined;
  after?: Position | undefined;
  most: number;
}

/** A lead with everything staff may see of it. */
export interface KnownLead {
  record: LeadRecord;
  work: LeadWork;
  /** Number of leads of the same person by form, this one included. */
  samePerson: Readonly<Record<string, number>>;
  /** The other leads, and those with the same phone. */
  related: readonly RelatedLead[];
}

/** A lead that may be of the same person. `isOwn`: it is, and goes with an export and an erasure. */
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
  /** `note`: its text. `assign`: the username. */
  text?: string;
  /** `assign`: id of the account; `null` to assign it to no one. `join`: id of the other lead. */
  to?: string | null;
  /** `no-answer`, `later`: when it is due again, epoch milliseconds. */
  next?: number | null;
  /** When a call was made, if it was not now. */
  calledAt?: number;
  /** `correct`: the new address and its digest. */
  email?: string;
  person?: string | null;
  /** `not-spam`: destinations of the lead. */
  adapters?: readonly string[];
}

/**
 * `unchanged`: the lead was already so. `impossible`: not in this state, such as resending what was delivered.
 * `conflict`: the lead has another revision.
 */
export type Changed = 'changed' | 'unchanged' | 'impossible' | 'conflict' | 'unknown';

/** Leads by form in a quarter of an hour: every time zone's days begin at one. */
export interface ReceivedCount {
  form: string;
  /** Start, epoch milliseconds. */
  at: number;
  count: number;
}

/** Number of leads by what came of them: an outcome, `answered` without one, or `open`. */
export interface OutcomeCount {
  outcome: string;
  count: number;
}

/** Requests that were due in a time, by what became of them. */
export interface DueCounts {
  inTime: number;
  late: number;
  open: number;
}

export interface InboxStore {
  /**
   * Takes up to `most` stored leads into the inbox and returns how many it took. Leads are stored without, because a
   * visitor waits for that.
   * @throws {StoreDown}
   */
  take: (classify: (lead: Lead) => Classified, most: number) => Promise<number>;
  /**
   * Queues the leads since a time, epoch milliseconds, that a process of a version without the inbox stored.
   * @throws {StoreDown}
   */
  queueMissed: (since: number) => Promise<void>;
  /** Leads of a queue in its order. */
  list: (options: ListOptions) => Promise<ListedLead[]>;
  /** Leads that hold a call from `since` on, by start. */
  calls: (since: number) => Promise<HeldLead[]>;
  deliveries: (ids: readonly string[]) => Promise<ReadonlyMap<string, Delivery[]>>;
  /**
   * Number of leads in each queue, as `list` has them with these receivers, and the number of the last change.
   * @param dayEnds end of the practice's day, epoch milliseconds: `due` counts what comes before
   */
  counts: (
    now: number,
    dayEnds: number,
    receivers: Receivers,
  ) => Promise<QueueCounts & { version: number }>;
  /** Ids of leads that changed after a change, the latest first. */
  changes: (since: number, most: number) => Promise<string[]>;
  find: (id: string) => Promise<KnownLead | undefined>;
  /** Ids of the leads of the person of a lead, itself first: same address or put together, not taken apart. */
  personOf: (id: string) => Promise<string[]>;
  /** Complete records ordered by id; unknown ids are left out. */
  records: (ids: readonly string[]) => Promise<LeadRecord[]>;
  /** Does the same to leads in one transaction. @throws {StoreDown} */
  change: (ids: readonly string[], change: Change) => Promise<Changed[]>;
  /** The unfinished note of an account on a lead; empty without one. */
  draft: (id: string, userId: string) => Promise<string>;
  /** Stores it for some days; an empty one is deleted, and a note that is kept ends it. `false` without the lead. */
  keepDraft: (id: string, userId: string, text: string, at: number) => Promise<boolean>;
  /** Leads received from `since` on, spam aside. */
  received: (since: number) => Promise<ReceivedCount[]>;
  /** Times of receipt and answer of leads answered from `since` on. */
  answered: (since: number) => Promise<{ receivedAt: number; answeredAt: number }[]>;
  /** What came of the requests received from `since` on, spam aside. */
  outcomes: (since: number) => Promise<OutcomeCount[]>;
  due: (since: number, now: number) => Promise<DueCounts>;
}
