/** The store, on any database: operations are shared, a driver runs them. */
import { createCallStore, type CallStore } from '../booking/store.ts';
import { createBusyStore, type BusyStore } from '../busy-times/store.ts';
import { SECOND, type Clock } from '../clock.ts';
import { errorFields, type Log } from '../log.ts';
import type { LogEntry } from '../staff/port.ts';
import { bookedCalls, callHolder } from './booked-calls.ts';
import type { Driver } from './driver.ts';
import { createGroupCommit } from './group-commit.ts';
import { createIds } from './ids.ts';
import { createReplyStore, type ReplyStore } from './inbox/replies.ts';
import { createInboxStore, type InboxStore } from './inbox/store.ts';
import { refresh } from './inbox/work.ts';
import type { Attempt, Delivery, Lead, LeadRecord, NewLead, Receivers } from './lead.ts';
import * as leads from './leads.ts';
import type {
  Backlog,
  Claim,
  Claimed,
  ClaimOptions,
  DeliveryUpdate,
  Erasure,
  Purged,
  Saved,
  Vacuum,
} from './port.ts';
import { StoreDown } from '../store-errors.ts';
import type { SharedCounts } from '../http/rate-limit.ts';
import { claim, claimAll, makeAllDue, recordOutcomes, restore, save } from './save-and-deliver.ts';
import { createNoticeStore, type NoticeStore } from './staff/notice-store.ts';
import { createStaffStore, type StaffStore } from './staff/store.ts';
import { bind, type Run, type Runs, type Tx } from './transaction.ts';

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
   * again, and must await nothing but `inside`.
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

const partsOf = (runs: Runs, ids: ReturnType<typeof createIds>): Inside => ({
  erase: (erasure) => runs.write((tx) => leads.erase(tx, erasure)),
  staff: createStaffStore(runs, ids),
  inbox: createInboxStore(runs),
  notices: createNoticeStore(runs),
  replies: createReplyStore(runs),
  calls: createCallStore(runs),
});

/** Between attempts to open the database. */
const RETRY_MS = SECOND;

/** All methods throw `StoreDown` if the database is unavailable. */
export function createStore(driver: Driver, log: Log, clock: Clock): Store {
  let closed = false;
  let retryAt = 0;
  let isTrouble = false;
  let problem = '';
  let lastFailure: unknown;

  const down = (error: unknown): StoreDown => {
    if (error instanceof StoreDown) return error;
    const found = driver.problemOf(error);
    if (!isTrouble || found !== problem)
      log.error('store.down', { problem: found, ...errorFields(error) });
    [isTrouble, problem, lastFailure] = [true, found, error];
    return new StoreDown('The store takes no writes', { cause: error, problem });
  };
  const open = async (): Promise<void> => {
    if (closed || (!driver.isOpen() && clock.steady() < retryAt))
      throw new StoreDown('The store is closed', { cause: lastFailure, problem });
    try {
      await driver.open();
    } catch (error) {
      retryAt = driver.isBroken(error) ? Number.POSITIVE_INFINITY : clock.steady() + RETRY_MS;
      // Whatever the reason, such as a user without rights: without its tables the store takes nothing.
      throw down(error);
    }
  };
  const guard = async <T>(work: () => Promise<T>): Promise<T> => {
    await open();
    try {
      return await work();
    } catch (error) {
      if (!driver.isDown(error)) throw error;
      if (!driver.isOpen()) retryAt = clock.steady() + RETRY_MS;
      throw down(error);
    }
  };
  const busy = (cause: unknown): StoreDown => new StoreDown('The store is busy', { cause });
  /** For what is not tried again while another connection holds a lock. */
  const guardOnce = async <T>(work: () => Promise<T>): Promise<T> => {
    try {
      return await guard(work);
    } catch (error) {
      throw driver.isBusy(error) ? busy(error) : error;
    }
  };
  const read: Run = (operation) => guardOnce(() => driver.read(operation));
  const writeAlone: Run = async (operation) => {
    const result = await guard(() => driver.write(operation));
    if (isTrouble) log.info('store.up');
    isTrouble = false;
    return result;
  };

  let vacuums = 0;
  const waits = { isBusy: driver.isBusy, downFor: busy, isOurs: () => vacuums > 0 };
  type Job = (tx: Tx) => Promise<unknown>;
  const transact = (jobs: readonly Job[]): Promise<unknown[]> =>
    writeAlone(async (tx) => {
      const results: unknown[] = [];
      for (const job of jobs) results.push(await job(tx));
      return results;
    });
  const writeTogether = createGroupCommit<Job, unknown>({ transact, ...waits }, clock) as Run;
  const write = driver.isShared ? writeTogether : writeAlone;
  const ids = createIds();
  const saveTogether = createGroupCommit<NewLead, Saved>(
    { transact: (leads) => writeAlone((tx) => save(tx, leads, ids.next)), ...waits },
    clock,
  );
  // A file is opened, migrated and checked at the start, not when the first visitor posts. The log has the reason.
  if (driver.isShared) open().catch(() => undefined);

  return {
    ...partsOf({ read, write }, ids),
    logged: (act, lines) =>
      write(async (tx) => {
        const run: Run = (operation) => operation(tx);
        const inside = partsOf({ read: run, write: run }, ids);
        const result = await act(inside);
        for (const line of lines(result)) await inside.staff.log.add(line);
        return result;
      }),
    save: saveTogether,
    ...bind(read, {
      bookedCalls,
      callHolder,
      backlog: leads.backlog,
      spam: leads.spam,
      received: leads.received,
      find: leads.find,
      page: leads.page,
      count: leads.count,
      erasures: leads.erasures,
    }),
    ...bind(write, {
      claim,
      claimAll,
      settleAll: recordOutcomes,
      makeAllDue,
      add: leads.add,
      resend: leads.resend,
      discard: leads.discard,
      purge: leads.purge,
      removeSelfTest: leads.removeSelfTest,
      seenAt: leads.seenAt,
      believe: leads.believe,
    }),
    settle: (claimed, update) => write((tx) => recordOutcomes(tx, [[claimed, update]])),
    restore: (id, adapters, at) =>
      write(async (tx) => {
        const isRestored = await restore(tx, id, adapters, at);
        if (isRestored) await refresh(tx, [id]);
        return isRestored;
      }),
    vacuum: async (at, restMs) => {
      const left = await read(leads.removalsToVacuum);
      if (left === undefined) return 'clean';
      if (Math.abs(at - left.lastAt) < restMs) return 'later';
      vacuums += 1;
      try {
        if (!(await guard(driver.vacuum))) return 'busy';
      } finally {
        vacuums -= 1;
      }
      await write((tx) => leads.recordVacuum(tx, left.happened, at));
      return 'vacuumed';
    },
    busy: createBusyStore({ read, write }),
    probe: async () => {
      await write((tx) => leads.probe(tx, clock.now()));
      if (driver.checkpoint) await guardOnce(driver.checkpoint);
    },
    ...(driver.counts && { counts: driver.counts(guard) }),
    close: async () => {
      if (closed) return;
      closed = true;
      await driver.close();
    },
  };
}
