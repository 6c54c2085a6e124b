/** The store, on any database: operations are shared, a driver runs them. */
import { createCallStore } from '../calls/changes.ts';
import { createBusyStore } from '../calls/busy-times/store.ts';
import { SECOND, type Clock } from '../base/clock.ts';
import { errorFields, type Log } from '../base/log.ts';
import { bookedCalls, leadOfCall } from '../leads/booked-calls.ts';
import type { DeskStore, InsideDesk } from '../desk/store.ts';
import type { Driver } from '../db/driver.ts';
import { createGroupCommit } from '../db/group-commit.ts';
import { createIds } from '../base/ids.ts';
import { createReplyStore } from '../desk/store/replies.ts';
import { createInboxStore } from '../desk/store/inbox.ts';
import { refresh } from '../leads/work.ts';
import type { NewLead } from '../leads/lead.ts';
import * as leads from '../leads/leads.ts';
import type { Saved } from '../leads/port.ts';
import { StoreDown } from '../base/store-errors.ts';
import {
  claim,
  claimAll,
  enter,
  makeAllDue,
  recordOutcomes,
  restore,
  save,
} from '../leads/save-and-deliver.ts';
import { createNoticeStore } from '../desk/store/notice-store.ts';
import { createStaffStore } from '../accounts/store/staff-store.ts';
import { bind, type Run, type Runs, type Tx } from '../db/transaction.ts';

export interface Store extends DeskStore {
  /** Verifies that a write reaches the disk. */
  probe: () => Promise<void>;
  close: () => Promise<void>;
}

const partsOf = (runs: Runs, ids: ReturnType<typeof createIds>): InsideDesk => ({
  erase: (erasure) => runs.write((tx) => leads.erase(tx, erasure)),
  enter: (lead, by) => runs.write((tx) => enter(tx, lead, by, ids.next)),
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

  const waits = { isBusy: driver.isBusy, downFor: busy };
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
      leadOfCall,
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
    restore: (id, destinations, at) =>
      write(async (tx) => {
        const isRestored = await restore(tx, id, destinations, at);
        if (isRestored) await refresh(tx, [id]);
        return isRestored;
      }),
    vacuum: async () => (driver.vacuum ? guard(driver.vacuum) : true),
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
