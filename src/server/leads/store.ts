import type { Attempt, Delivery, Lead, LeadRecord, NewLead, Receivers } from './lead.ts';
import type {
  Backlog,
  Claim,
  Claimed,
  ClaimOptions,
  DeliveryUpdate,
  Erasure,
  Purged,
  Saved,
} from './port.ts';

/** What every room may do with leads. All methods reject with StoreDown. */
export interface LeadStore {
  /** All methods reject with StoreDown. Resolves after the lead is on disk. */
  save: (lead: NewLead) => Promise<Saved>;
  /** Saves what an account wrote down for a person, and notes in its timeline who did. */
  enter: (lead: NewLead, by: string) => Promise<Saved>;
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
  /** Id of the lead that booked a call; `null` if none does. */
  leadOfCall: (at: number) => Promise<string | null>;
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
  /** Makes an unsuccessful delivery due again and books the lead's call again if it is free; `false` in any other state. */
  resend: (id: string, destination: string, now: number) => Promise<boolean>;
  /**
   * Gives up a refused, failed or quarantined delivery; `false` in any other state. The last one frees the lead's call.
   */
  discard: (id: string, destination: string) => Promise<boolean>;
  /** Unmarks a lead as spam, queues its deliveries and books its call if it is free; `false` if it was not marked. */
  restore: (id: string, destinations: readonly string[], now: number) => Promise<boolean>;
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
  /**
   * Removes what deleted rows left in the file and its log, and rewrites both; `false` if another connection is in the
   * way. PostgreSQL does that by itself.
   */
  vacuum: () => Promise<boolean>;
  /** Ignores any other lead. */
  removeSelfTest: (id: string) => Promise<void>;
  /** The time that {@link believe} kept last. In a store that has none: of the last probe, the newest lead, or `otherwise`. */
  seenAt: (otherwise: number) => Promise<number>;
  /** Keeps a time that is right as far as one can know. */
  believe: (at: number) => Promise<void>;
}
