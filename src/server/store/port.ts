/** The store of leads and staff. Implementations pass `tests/server/describe-*.ts`. Times: epoch milliseconds. */

import { HOUR } from '../clock.ts';
import type { CallStore } from '../booking/port.ts';
import type { BusyStore } from '../busy-times/port.ts';
import type { InboxStore } from '../inbox/port.ts';
import type { NoticeStore } from '../notices/port.ts';
import type { ReplyStore } from '../replies/port.ts';
import type { LogEntry, StaffStore } from '../staff/port.ts';
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
 * `repeated`: already stored. `restored`: stored as spam, and now delivered because it came again without signs of
 * spam. `conflict`: the idempotency key belongs to other content. `taken`: another lead holds the call, or it is not
 * offered; nothing was stored.
 */
export interface Saved {
  outcome: 'stored' | 'repeated' | 'restored' | 'conflict' | 'taken';
  /** Empty if nothing was stored. */
  id: string;
  /**
   * For the response: the id of a new lead, the same reference for the same key, otherwise a fresh one. The id of an
   * earlier lead would reveal when it was sent (L4).
   */
  reference: string;
}

export interface Claim {
  lead: Lead;
  adapter: string;
  /** From 1. */
  attempt: number;
  at: number;
  /** Sum of the waits between attempts so far. */
  waitedMs: number;
  /** Recipients of mail that need this lead's notice no more. */
  reached: readonly string[];
}

export interface ClaimOptions {
  adapter: string;
  /** Forms this destination is configured for. */
  forms: readonly string[];
  now: number;
  /** Longer than the longest attempt. */
  leaseMs: number;
  /** Longest plausible wait. Anything due later was written while the clock was wrong, and is due now. */
  farthestMs: number;
  newestFirst: boolean;
  /** Only leads that staff read first. Those not taken into the inbox yet are not among them. */
  readFirst?: boolean;
}

/**
 * A claim, or when to ask again: `nextAt` is `null` if nothing is waiting. `isBusy`: a new lead must wait too, because
 * a delivery is in flight or the destination asked for a pause.
 */
export type Claimed = Claim | { nextAt: number | null; isBusy: boolean };

export interface DeliveryUpdate {
  state: DeliveryState;
  dueAt: number;
  waitedMs: number;
  /** Nothing is sent to the destination before this. */
  restUntil: number;
  outcome: Exclude<Attempt['outcome'], 'open'>;
  tookMs: number;
  status: number | null;
  reason: string | null;
  /** Recipients that need it no more, while others wait for it. */
  reached?: readonly string[];
}

export interface Backlog {
  adapter: string;
  form: string;
  state: Exclude<DeliveryState, 'delivered' | 'discarded'>;
  count: number;
  /** `null`: every one has reached somebody. */
  oldestAt: number | null;
}

/** Holds no address and no digest of one, because addresses can be guessed. */
export interface Erasure {
  /** UUID. */
  id: string;
  at: number;
  /** Ids, so that the erasure can be repeated on a restored backup. */
  leads: readonly string[];
  forms: Readonly<Record<string, number>>;
}

/**
 * `clean`: nothing to do. `vacuumed`: no file has deleted leads. `later`: the last one was a moment ago. `busy`: another
 * connection is in the way.
 */
export type Vacuum = 'clean' | 'vacuumed' | 'later' | 'busy';

/** Between two vacuums of a server: posts wait while a large store is rewritten. */
export const VACUUM_REST_MS = HOUR;

export interface Purged {
  deleted: number;
  /** Last id checked, to continue after; `null` at the end. */
  last: string | null;
}

/** Nothing was written. */
export class StoreDown extends Error {
  override name = 'StoreDown';
  /** Reason and remedy in one sentence for the operator, without the password. */
  readonly problem: string | undefined;

  constructor(message: string, { cause, problem }: { cause?: unknown; problem?: string } = {}) {
    super(message, cause === undefined ? undefined : { cause });
    this.problem = problem;
  }
}

const FULL = { sqlite: 13, codes: ['53100', 'ENOSPC'] };

/** Also in the error's causes. */
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

/** Rate limits shared by processes. A database crash may forget them. Methods reject with StoreDown. */
export interface SharedCounts {
  /** Counts one in the key's window, which begins with its first; with the milliseconds until it ends. */
  add: (key: string, windowMs: number) => Promise<{ count: number; leftMs: number }>;
  /** Takes one back, at most `most` times per window. */
  refund: (key: string, most: number) => Promise<void>;
  /** Deletes ended windows. */
  forget: () => Promise<void>;
}

/** What an action of staff may do in its transaction. */
export type Inside = Pick<Store, 'calls' | 'erase' | 'inbox' | 'notices' | 'replies' | 'staff'>;

export interface Store {
  /** All methods reject with StoreDown. Resolves after the lead is on disk. */
  save: (lead: NewLead) => Promise<Saved>;
  /** Leases the next due delivery; one per destination at a time, across all processes. */
  claim: (options: ClaimOptions) => Promise<Claimed>;
  /**
   * Leases up to `most` due deliveries of a destination at once, those to be read first before the others. All of them
   * have reached the same recipients.
   */
  claimAll: (options: ClaimOptions, most: number) => Promise<Claim[] | Exclude<Claimed, Claim>>;
  settle: (claim: Claim, note: DeliveryUpdate) => Promise<void>;
  /** Several of one destination in one transaction. */
  settleAll: (settled: readonly (readonly [Claim, DeliveryUpdate])[]) => Promise<void>;
  /** After the clock was set back. */
  makeAllDue: (now: number) => Promise<void>;
  bookedCalls: (since: number) => Promise<number[]>;
  /** Id of the lead that holds a call; `null` if none does. */
  callHolder: (at: number) => Promise<string | null>;
  backlog: () => Promise<Backlog[]>;
  spam: () => Promise<number>;
  /** Leads since a time, without spam and self-tests. */
  received: (since: number) => Promise<number>;
  find: (id: string) => Promise<{ lead: Lead; deliveries: Delivery[]; attempts: Attempt[] } | null>;
  /** Up to `most` leads by id, after the id `after` ('' for the first page). */
  page: (after: string, most: number) => Promise<LeadRecord[]>;
  /** Includes self-tests. */
  count: () => Promise<number>;
  /** Copies leads from another store unchanged; existing rows are kept. */
  add: (kept: readonly LeadRecord[]) => Promise<void>;
  /** Makes an unsuccessful delivery due again and holds the lead's call if free; `false` in any other state. */
  resend: (id: string, adapter: string, now: number) => Promise<boolean>;
  /**
   * Gives up a refused, failed or quarantined delivery; `false` in any other state. The last one frees the lead's call.
   */
  discard: (id: string, adapter: string) => Promise<boolean>;
  /** Unmarks a lead as spam, queues its deliveries and holds its call if it is free; `false` if it was not marked. */
  restore: (id: string, adapters: readonly string[], now: number) => Promise<boolean>;
  /**
   * Checks up to `most` leads after the id `after` and deletes those that are purgeable (see `purgeable.ts`) and were
   * received before `before`. What can still be delivered or was refused stays, however old.
   */
  purge: (before: number, after: string, most: number, receivers: Receivers) => Promise<Purged>;
  /**
   * Deletes leads in any state, records the erasure, and returns how many leads existed. An attempt in flight may
   * finish, but is neither recorded nor retried. Idempotent.
   */
  erase: (erasure: Erasure) => Promise<number>;
  /** Oldest first. */
  erasures: () => Promise<Erasure[]>;
  /** Overwrites what deleted leads left in files. `restMs` since the last vacuum: each rewrites the whole store. */
  vacuum: (now: number, restMs: number) => Promise<Vacuum>;
  /** Ignores any other lead. */
  removeSelfTest: (id: string) => Promise<void>;
  /**
   * An action of staff and its lines of the audit log in one transaction: done and logged, or neither. `act` may run
   * again, and must not await anything.
   * @param lines none if the result says that nothing was done
   */
  logged: <T>(
    act: (inside: Inside) => Promise<T>,
    lines: (result: T) => readonly LogEntry[],
  ) => Promise<T>;
  staff: StaffStore;
  inbox: InboxStore;
  notices: NoticeStore;
  replies: ReplyStore;
  busy: BusyStore;
  calls: CallStore;
  /** Only of a store for several processes. */
  counts?: SharedCounts;
  /** Verifies that a write reaches the disk. */
  probe: () => Promise<void>;
  /** The time that {@link believe} kept last. In a store that has none: of the last probe, the newest lead, or `otherwise`. */
  seenAt: (otherwise: number) => Promise<number>;
  /** Keeps a time that is right as far as one can know. */
  believe: (at: number) => Promise<void>;
  close: () => Promise<void>;
}
