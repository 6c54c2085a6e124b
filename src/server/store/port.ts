/** Port for the store of leads and staff accounts. Every implementation passes `tests/server/describe-*.ts`. */

import type { StaffStore } from '../staff/port.ts';

/** A validated submission; the store assigns its id. */
export interface NewLead {
  /** Name of the form, such as `contact`. */
  form: string;
  /** Cleaned values by field name. */
  fields: Readonly<Record<string, unknown>>;
  /** Epoch milliseconds. */
  receivedAt: number;
  pageUri: string;
  pageName: string;
  /** Value of HubSpot's tracking cookie, if there was one. */
  visitorToken: string | null;
  /** Exact consent texts the visitor agreed to, by field name. */
  consents: Readonly<Record<string, string>>;
  spam: boolean;
  /** The email address is invalid: the lead is kept, but delivered only when staff resends it. */
  quarantined: boolean;
  /** Written by the server to test itself: never delivered or exported, soon deleted. */
  selfTest: boolean;
  /** Identifies repeats of the same post. */
  receipt: Receipt;
  /** Destinations of the lead, one delivery each. */
  adapters: readonly string[];
  /** The call it books. Held with the lead, unless the lead is spam. */
  slot?: { at: number; isOffered: boolean };
}

export interface Receipt {
  /** Digest of the client's idempotency key, or of the content if it sent none. */
  digest: string;
  /** Whether the client sent an idempotency key. */
  keyed: boolean;
  /** Digest of form and fields. Equal within ten minutes: a repeat. Different with the same key: a conflict. */
  content: string;
}

/**
 * `stored`: new. `repeated`: already stored. `restored`: already stored as spam, and now delivered because it came again
 * without signs of spam. `conflict`: the idempotency key belongs to other content. `taken`: another lead holds the call,
 * or it is not offered; nothing was stored.
 */
export interface Saved {
  outcome: 'stored' | 'repeated' | 'restored' | 'conflict' | 'taken';
  /** Id of the lead; empty if nothing was stored. */
  id: string;
  /**
   * Reference in the response: the id of a new lead, the same reference for the same key, otherwise a fresh one. The id
   * of an earlier lead would reveal when it was sent (L4).
   */
  reference: string;
}

/** A repeat that later posts are compared with, because it had its own key or restored the lead. */
export interface Repeat extends Receipt {
  reference: string;
  restored: boolean;
  /** When it was received, epoch milliseconds. */
  at: number;
}

export interface Lead extends Omit<NewLead, 'receipt' | 'adapters' | 'quarantined' | 'slot'> {
  id: string;
}

/**
 * `waiting`: not delivered yet. `refused`: rejected by the destination. `failed`: given up after 28 days of retries.
 * `quarantined`: not attempted, because the email address is invalid. `discarded`: given up by staff.
 */
export type DeliveryState =
  'waiting' | 'delivered' | 'refused' | 'failed' | 'quarantined' | 'discarded';

export interface Attempt {
  adapter: string;
  number: number;
  at: number;
  tookMs: number | null;
  /** `open` until the response is recorded. A killed process leaves it open; the lead may have been delivered. */
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

/** A delivery with its bookkeeping. */
export interface KeptDelivery extends Delivery {
  /** When the lead was received, epoch milliseconds. */
  queuedAt: number;
  /** Number of attempts so far. */
  attempts: number;
}

/** Everything stored about one lead: for exports, and for moving to another store. */
export interface LeadRecord {
  lead: Lead;
  receipt: Receipt;
  repeats: Repeat[];
  deliveries: KeptDelivery[];
  attempts: Attempt[];
}

/** A delivery leased to this process. */
export interface Claim {
  lead: Lead;
  adapter: string;
  /** Number of this attempt, from 1. */
  attempt: number;
  /** When it was claimed, epoch milliseconds. */
  at: number;
  /** Sum of the waits between attempts so far, milliseconds. */
  waitedMs: number;
}

export interface ClaimOptions {
  adapter: string;
  /** Forms this destination is configured for. */
  forms: readonly string[];
  now: number;
  /** Length of the lease; longer than the longest attempt. */
  leaseMs: number;
  /** Longest plausible wait. Anything due later was written while the clock was wrong, and is due now. */
  farthestMs: number;
  newestFirst: boolean;
}

/**
 * A claim, or when to ask again: `nextAt` (epoch milliseconds) is `null` if nothing is waiting. `isBusy`: a new lead
 * would have to wait too, because a delivery is in flight or the destination asked for a pause.
 */
export type Claimed = Claim | { nextAt: number | null; isBusy: boolean };

/** Outcome of a claim. */
export interface DeliveryUpdate {
  state: DeliveryState;
  /** When a waiting delivery is due again, epoch milliseconds. */
  dueAt: number;
  waitedMs: number;
  /** Nothing is sent to the destination before this, epoch milliseconds. */
  restUntil: number;
  outcome: Exclude<Attempt['outcome'], 'open'>;
  tookMs: number;
  status: number | null;
  reason: string | null;
}

/** Number of unfinished deliveries by destination, form and state. */
export interface Backlog {
  adapter: string;
  form: string;
  state: Exclude<DeliveryState, 'delivered' | 'discarded'>;
  count: number;
  /** When the oldest of these leads was received, epoch milliseconds. */
  oldestAt: number;
}

/** Configured destinations with their forms. Deliveries to any other destination do not keep a lead. */
export type Receivers = Readonly<Record<string, readonly string[]>>;

/** Record of an erasure. Holds no address and no digest of one, because addresses can be guessed. */
export interface Erasure {
  /** A random UUID. */
  id: string;
  /** Epoch milliseconds. */
  at: number;
  /** Ids of the leads, so that the erasure can be repeated on a restored backup. */
  leads: readonly string[];
  /** Number of leads by form. */
  forms: Readonly<Record<string, number>>;
}

/**
 * `clean`: nothing to do yet. `scrubbed`: no file of the store contains deleted leads. `busy`: another connection is in
 * the way; try again later.
 */
export type Scrub = 'clean' | 'scrubbed' | 'busy';

/** Result of one batch of a purge. */
export interface Purged {
  deleted: number;
  /** Last id checked, to continue after; `null` at the end. */
  last: string | null;
}

/** The store is unavailable. Nothing was written. */
export class StoreDown extends Error {
  override name = 'StoreDown';
}

/** Error codes of a full disk in SQLite, PostgreSQL and the operating system. */
const FULL = { sqlite: 13, codes: ['53100', 'ENOSPC'] };

/** Whether an error or one of its causes is a full disk. */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const result: unknown = Reflect.get(error, 'errcode');
  const isFull = typeof result === 'number' && (result & 0xff) === FULL.sqlite;
  return (
    isFull || FULL.codes.includes(String(Reflect.get(error, 'code'))) || isDiskFull(error.cause)
  );
}

/** The schema is newer than this program. Nothing was changed. */
export class NewerStore extends Error {
  override name = 'NewerStore';
}

export interface Store {
  /** Resolves after the lead is on disk. @throws {StoreDown} */
  save: (lead: NewLead) => Promise<Saved>;
  /** Leases the next due delivery; one per destination at a time, across all processes. @throws {StoreDown} */
  claim: (options: ClaimOptions) => Promise<Claimed>;
  /** Records the outcome of a claim. @throws {StoreDown} */
  settle: (claim: Claim, note: DeliveryUpdate) => Promise<void>;
  /** Makes all waiting deliveries due now, after the clock was set back. */
  makeAllDue: (now: number) => Promise<void>;
  /** Starts of booked calls from `since` on, epoch milliseconds. */
  bookedCalls: (since: number) => Promise<number[]>;
  backlog: () => Promise<Backlog[]>;
  /** Number of leads marked as spam. */
  spam: () => Promise<number>;
  /** A lead with its deliveries and attempts. */
  find: (id: string) => Promise<{ lead: Lead; deliveries: Delivery[]; attempts: Attempt[] } | null>;
  /** Up to `most` leads ordered by id, starting after the id `after` ('' for the first page). */
  page: (after: string, most: number) => Promise<LeadRecord[]>;
  /** Number of leads, self-tests included. */
  count: () => Promise<number>;
  /** Copies leads from another store unchanged; existing rows are kept. @throws {StoreDown} */
  add: (kept: readonly LeadRecord[]) => Promise<void>;
  /**
   * Makes a refused, failed, quarantined or discarded delivery due again, and holds the lead's call again if it is
   * free; `false` in any other state.
   * @throws {StoreDown}
   */
  resend: (id: string, adapter: string, now: number) => Promise<boolean>;
  /**
   * Gives up a refused, failed or quarantined delivery; `false` in any other state. The last one frees the lead's call.
   * @throws {StoreDown}
   */
  discard: (id: string, adapter: string) => Promise<boolean>;
  /**
   * Unmarks a lead as spam, queues its deliveries and holds its call if it is free; `false` if it was not marked.
   * @throws {StoreDown}
   */
  restore: (id: string, adapters: readonly string[], now: number) => Promise<boolean>;
  /**
   * Checks up to `most` leads after the id `after` and deletes those that are purgeable (see `purgeable.ts`) and were
   * received before `before` (epoch milliseconds). What can still be delivered or was refused stays, however old.
   * @throws {StoreDown}
   */
  purge: (before: number, after: string, most: number, receivers: Receivers) => Promise<Purged>;
  /**
   * Deletes leads in any state, keeps a record of the erasure, and returns how many leads existed. An attempt in flight
   * may finish, but its outcome is not recorded and it is not retried. Idempotent.
   * @throws {StoreDown}
   */
  erase: (erasure: Erasure) => Promise<number>;
  /** Records of all erasures, oldest first. */
  erasures: () => Promise<Erasure[]>;
  /**
   * Overwrites what purged and erased leads left in the files of the store.
   * @param now epoch milliseconds
   * @param restMs minimum time since the last scrub; ignored after an erasure
   * @throws {StoreDown}
   */
  scrub: (now: number, restMs: number) => Promise<Scrub>;
  /** Deletes a self-test; ignores any other lead. @throws {StoreDown} */
  removeSelfTest: (id: string) => Promise<void>;
  staff: StaffStore;
  /** Verifies that a write reaches the disk. @throws {StoreDown} */
  probe: () => Promise<void>;
  close: () => Promise<void>;
}
