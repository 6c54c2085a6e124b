/** The store, on any database: operations are shared, a driver runs them. */
import { bookedCalls, callHolder } from './booked-calls.ts';
import { createCallStore } from '../booking/store.ts';
import { createBusyStore } from '../busy-times/store.ts';
import * as maintenance from './maintenance.ts';
import type { NewLead } from './lead.ts';
import { createIds } from './ids.ts';
import type { Inside, Saved, Store } from './port.ts';
import { claim, claimAll, makeAllDue, recordOutcomes, restore } from './queries.ts';
import { createReplyStore } from './inbox/replies.ts';
import { createInboxStore } from './inbox/store.ts';
import { refresh } from './inbox/work.ts';
import { createNoticeStore } from './staff/notice-store.ts';
import { createStaffStore } from './staff/store.ts';
import type { Runs } from './statement.ts';

/** All methods throw `StoreDown` if the database is unavailable. */
export interface Driver extends Runs {
  save: (lead: NewLead) => Promise<Saved>;
  /** Rewrites the tables so that no file contains deleted rows; `false` if another connection is in the way. */
  vacuum: () => Promise<boolean>;
  checkpoint?: () => Promise<void>;
  close: () => Promise<void>;
}

type Parts = Pick<Store, 'calls' | 'erase' | 'inbox' | 'notices' | 'replies' | 'staff'>;

const partsOf = (runs: Runs, ids: ReturnType<typeof createIds>): Parts => ({
  erase: (erasure) => runs.write(() => maintenance.erase(erasure)),
  staff: createStaffStore(runs, ids),
  inbox: createInboxStore(runs),
  notices: createNoticeStore(runs),
  replies: createReplyStore(runs),
  calls: createCallStore(runs),
});

/** Runs nothing: methods return their operation, for a transaction of several. TypeScript has no type for that. */
const UNRUN = {
  read: (operation: () => unknown) => operation(),
  write: (operation: () => unknown) => operation(),
} as unknown as Runs;

export function createStore(driver: Driver, now: () => number): Store {
  const { read, write } = driver;
  const ids = createIds();
  const inside = partsOf(UNRUN, ids) as unknown as Inside;
  return {
    ...partsOf(driver, ids),
    logged: (act, lines) =>
      write(function* () {
        const result = yield* act(inside);
        for (const line of lines(result)) yield* inside.staff.log.add(line);
        return result;
      }),
    save: driver.save,
    claim: (options) => write(() => claim(options)),
    claimAll: (options, most) => write(() => claimAll(options, most)),
    settle: (claimed, update) => write(() => recordOutcomes([[claimed, update]])),
    settleAll: (settled) => write(() => recordOutcomes(settled)),
    makeAllDue: (at) => write(() => makeAllDue(at)),
    bookedCalls: (since) => read(() => bookedCalls(since)),
    callHolder: (at) => read(() => callHolder(at)),
    backlog: () => read(maintenance.backlog),
    spam: () => read(maintenance.spam),
    received: (since) => read(() => maintenance.received(since)),
    find: (id) => read(() => maintenance.find(id)),
    page: (after, most) => read(() => maintenance.page(after, most)),
    count: () => read(maintenance.count),
    add: (kept) => write(() => maintenance.add(kept)),
    resend: (id, adapter, at) => write(() => maintenance.resend(id, adapter, at)),
    discard: (id, adapter) => write(() => maintenance.discard(id, adapter)),
    restore: (id, adapters, at) =>
      write(function* () {
        const isRestored = yield* restore(id, adapters, at);
        if (isRestored) yield* refresh([id]);
        return isRestored;
      }),
    purge: (before, after, most, receivers) =>
      write(() => maintenance.purge(before, after, most, receivers)),
    erasures: () => read(maintenance.erasures),
    vacuum: async (at, restMs) => {
      const left = await read(maintenance.removalsToVacuum);
      if (left === undefined) return 'clean';
      if (Math.abs(at - left.lastAt) < restMs) return 'later';
      if (!(await driver.vacuum())) return 'busy';
      await write(() => maintenance.recordVacuum(left.happened, at));
      return 'vacuumed';
    },
    removeSelfTest: (id) => write(() => maintenance.removeSelfTest(id)),
    busy: createBusyStore(driver),
    probe: async () => {
      await write(() => maintenance.probe(now()));
      await driver.checkpoint?.();
    },
    seenAt: (otherwise) => write(() => maintenance.seenAt(otherwise)),
    believe: (at) => write(() => maintenance.believe(at)),
    close: driver.close,
  };
}
