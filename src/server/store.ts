/** The port to whatever keeps the leads. Every implementation passes `tests/server/describe-store.ts`. */

/** What came in, cleaned and judged; the store gives it an id. */
export interface NewLead {
  /** Which form of the site: `contact`. */
  form: string;
  /** Cleaned values by field name. */
  fields: Readonly<Record<string, unknown>>;
  /** Epoch milliseconds. */
  receivedAt: number;
  pageUri: string;
  pageName: string;
  /** The visitor's token at HubSpot, if HubSpot had set one. */
  visitorToken: string | null;
  /** What the visitor agreed to, word for word, by field name. */
  consents: Readonly<Record<string, string>>;
  spam: boolean;
  /** Made by the server to test itself: never delivered to anybody, exported or kept for long. */
  selfTest: boolean;
  /** What a repeat of the same post is recognized by. */
  receipt: Receipt;
  /** Who gets the lead; one delivery each. */
  adapters: readonly string[];
}

export interface Receipt {
  /** Digest of the client's own key, or of the content when it sent none. */
  digest: string;
  /** Whether the client sent a key. Without one, only repeats within ten minutes count. */
  keyed: boolean;
  /** Digest of form and fields: the same key with another content is a conflict. */
  content: string;
}

/** `stored`: new. `repeated`: was there already, under this id. `conflict`: the key belongs to other content. */
export interface Saved {
  outcome: 'stored' | 'repeated' | 'conflict';
  id: string;
}

export interface Lead extends Omit<NewLead, 'receipt' | 'adapters'> {
  id: string;
}

/** `waiting`: not there yet. `refused`: the receiver will not have it. `failed`: 28 days of tries are over. */
export type DeliveryState = 'waiting' | 'delivered' | 'refused' | 'failed';

export interface Attempt {
  adapter: string;
  number: number;
  at: number;
  tookMs: number | null;
  /** `open` until the answer is noted: a process that was killed leaves it so, and a copy may have been delivered. */
  outcome: 'open' | 'delivered' | 'refused' | 'later' | 'paused';
  status: number | null;
  reason: string | null;
}

export interface Delivery {
  adapter: string;
  state: DeliveryState;
  dueAt: number;
  waitedMs: number;
  reason: string | null;
}

/** A delivery with what the store notes beside it. */
export interface KeptDelivery extends Delivery {
  /** When the lead came in, epoch milliseconds. */
  queuedAt: number;
  /** How many tries there were. */
  attempts: number;
}

/** All that is kept of one lead: for exports, and for moving from one store to another. */
export interface Kept {
  lead: Lead;
  receipt: Receipt;
  deliveries: KeptDelivery[];
  attempts: Attempt[];
}

/** A delivery that is ours until the lease ends. */
export interface Claim {
  lead: Lead;
  adapter: string;
  /** Number of this attempt, from 1. */
  attempt: number;
  /** When it was claimed, epoch milliseconds. */
  at: number;
  /** What the waits between the tries so far add up to, milliseconds. */
  waitedMs: number;
}

export interface ClaimOptions {
  adapter: string;
  /** Forms this adapter can deliver now. */
  forms: readonly string[];
  now: number;
  /** How long the delivery is ours: longer than one try can take. */
  leaseMs: number;
  /** Longest wait that can be meant; what lies further ahead was noted by a clock that was wrong. */
  farthestMs: number;
  newestFirst: boolean;
}

/**
 * Nothing to do before `nextAt` (epoch milliseconds); `null` when nothing waits. `isBusy`: not even a new lead, because
 * the adapter has a delivery out or rests.
 */
export type Claimed = Claim | { nextAt: number | null; isBusy: boolean };

/** What became of a claim. */
export interface Note {
  state: DeliveryState;
  /** When a waiting delivery is due again, epoch milliseconds. */
  dueAt: number;
  waitedMs: number;
  /** Before this the adapter sends nothing, epoch milliseconds. */
  restUntil: number;
  outcome: Exclude<Attempt['outcome'], 'open'>;
  tookMs: number;
  status: number | null;
  reason: string | null;
}

/** Deliveries that are not done, by adapter, form and state. */
export interface Backlog {
  adapter: string;
  form: string;
  state: Exclude<DeliveryState, 'delivered'>;
  count: number;
  /** When the oldest of them came in, epoch milliseconds. */
  oldestAt: number;
}

/** What one look at old leads led to. */
export interface Purged {
  deleted: number;
  /** Where to go on: the last id looked at, `null` at the end. */
  last: string | null;
}

/** The store cannot write now. Nothing was kept. */
export class StoreDown extends Error {
  override name = 'StoreDown';
}

/** The store was written by a newer program than this one. Nothing was touched. */
export class NewerStore extends Error {
  override name = 'NewerStore';
}

export interface Store {
  /** Resolves after the lead is on disk. @throws {StoreDown} */
  save: (lead: NewLead) => Promise<Saved>;
  /** Takes the next due delivery. Across all processes, one per adapter is out at a time. @throws {StoreDown} */
  claim: (options: ClaimOptions) => Promise<Claimed>;
  /** Notes what became of a claim. @throws {StoreDown} */
  settle: (claim: Claim, note: Note) => Promise<void>;
  /** Makes everything due now that waits for a later moment: the clock was set back. */
  rouse: (now: number) => Promise<void>;
  backlog: () => Promise<Backlog[]>;
  /** A lead with its deliveries and the tries so far. */
  find: (id: string) => Promise<{ lead: Lead; deliveries: Delivery[]; attempts: Attempt[] } | null>;
  /** Up to `most` leads in the order of their ids, from the one after `after` (an id, or '' for the first). */
  page: (after: string, most: number) => Promise<Kept[]>;
  /** How many leads there are, self-tests included. */
  count: () => Promise<number>;
  /** Takes leads over from another store as they are; those that are here already stay. @throws {StoreDown} */
  add: (kept: readonly Kept[]) => Promise<void>;
  /** Makes a delivery that was refused or has failed due again; `false` if it is neither. @throws {StoreDown} */
  resend: (id: string, adapter: string, now: number) => Promise<boolean>;
  /** The lead was no spam after all: it is delivered now; `false` if it was not marked. @throws {StoreDown} */
  restore: (id: string, adapters: readonly string[], now: number) => Promise<boolean>;
  /**
   * Looks at up to `most` leads from the one after `after` and deletes those that came in before a moment (epoch
   * milliseconds) and are delivered to everybody, or spam, or self-tests. What is not delivered stays, however old.
   * @throws {StoreDown}
   */
  purge: (before: number, after: string, most: number) => Promise<Purged>;
  /** Deletes a self-test; any other lead stays. @throws {StoreDown} */
  removeSelfTest: (id: string) => Promise<void>;
  /** Proves that a write reaches the disk. @throws {StoreDown} */
  probe: () => Promise<void>;
  close: () => Promise<void>;
}
