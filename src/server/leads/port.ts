/** The store of leads and staff. Implementations pass `tests/server/describe-*.ts`. Times: epoch milliseconds. */

import type { Attempt, DeliveryState, Lead } from './lead.ts';

/**
 * `repeated`: already stored. `restored`: stored as spam, and now delivered because it came again without signs of
 * spam. `conflict`: the idempotency key belongs to other content. `taken`: another lead has the call, or it is not
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
  destination: string;
  /** From 1. */
  attempt: number;
  at: number;
  /** Sum of the waits between attempts so far. */
  waitedMs: number;
  /** Recipients that need this lead's email no more. */
  reached: readonly string[];
}

export interface ClaimOptions {
  destination: string;
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
  destination: string;
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

export interface Purged {
  deleted: number;
  /** Last id checked, to continue after; `null` at the end. */
  last: string | null;
}
