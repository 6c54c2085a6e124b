/** Port for the store of leads and staff accounts. Every implementation passes `tests/server/describe-*.ts`. */

import type { CallStore } from '../booking/port.ts';
import type { BusyStore } from '../busy-times/port.ts';
import type { InboxStore } from '../inbox/port.ts';
import type { NoticeStore } from '../notices/port.ts';
import type { ReplyStore } from '../replies/port.ts';
import type { StaffStore } from '../staff/port.ts';
import type {
  Attempt,
  Delivery,
  DeliveryState,
  Lead,
  LeadRecord,
  NewLead,
  Receivers,
} from './lead.ts';

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
 * `clean`: nothing to do yet. `vacuumed`: no file of the store contains deleted leads. `busy`: another connection is in
 * the way; try again later.
 */
export type Vacuum = 'clean' | 'vacuumed' | 'busy';

/** Result of one batch of a purge. */
export interface Purged {
  deleted: number;
  /** Last id checked, to continue after; `null` at the end. */
  last: string | null;
}

/** The store is unavailable. Nothing was written. */
export class StoreDown extends Error {
  override name = 'StoreDown';
  /** The reason and the remedy in one sentence for the operator, with the place but no password. */
  readonly problem: string | undefined;

  constructor(message: string, { cause, problem }: { cause?: unknown; problem?: string } = {}) {
    super(message, cause === undefined ? undefined : { cause });
    this.problem = problem;
  }
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

/**
 * Counts of rate limits in a store that several processes share. They are no data of leads: a crash of the database may
 * forget them, and no backup has them.
 */
export interface SharedCounts {
  /**
   * Counts one in the window of a key, which begins with its first.
   * @returns the count, and the milliseconds until the window ends
   * @throws {StoreDown}
   */
  add: (key: string, windowMs: number) => Promise<{ count: number; leftMs: number }>;
  /** Takes one back, at most `most` times per window. @throws {StoreDown} */
  refund: (key: string, most: number) => Promise<void>;
  /** Deletes the counts of windows that have ended. @throws {StoreDown} */
  forget: () => Promise<void>;
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
  /** Id of the lead that holds the call at a start, epoch milliseconds; `null` if none does. @throws {StoreDown} */
  callHolder: (at: number) => Promise<string | null>;
  backlog: () => Promise<Backlog[]>;
  /** Number of leads marked as spam. */
  spam: () => Promise<number>;
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
   * @param restMs minimum time since the last vacuum; ignored after an erasure
   * @throws {StoreDown}
   */
  vacuum: (now: number, restMs: number) => Promise<Vacuum>;
  /** Deletes a self-test; ignores any other lead. @throws {StoreDown} */
  removeSelfTest: (id: string) => Promise<void>;
  staff: StaffStore;
  inbox: InboxStore;
  notices: NoticeStore;
  replies: ReplyStore;
  busy: BusyStore;
  calls: CallStore;
  /** Only of a store for several processes. */
  counts?: SharedCounts;
  /** Verifies that a write reaches the disk. @throws {StoreDown} */
  probe: () => Promise<void>;
  close: () => Promise<void>;
}
