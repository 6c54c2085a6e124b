/** The store in an embedded SQLite file: the default, for one machine. */
import * as care from './sqlite-care.ts';
import { systemClock, SECOND, type Clock } from './clock.ts';
import { createGroupCommit } from './group-commit.ts';
import { errorFields, type Log } from './log.ts';
import { claim, find, save, settle } from './sqlite-jobs.ts';
import { all, DamagedFile, isSoleUser, isSqlite, openDatabase, setAside } from './sqlite-file.ts';
import { createSession, type Session } from './sqlite-session.ts';
import { StoreDown, type Backlog, type Store } from './store.ts';

/** Least time between two tries to open a file that could not be opened. */
const REOPEN_MS = SECOND;

const isDown = (error: unknown): boolean =>
  error instanceof StoreDown || isSqlite(error, 'lost') || isSqlite(error, 'full');

/**
 * Opens the store, or says later that it cannot: a broken disk must not take the site down. A damaged file is set aside
 * under a new name at the start and the store stays closed until a restart.
 * @param mayRename `false` for those who only look: a damaged file stays where it is
 */
export function createSqliteStore(
  path: string,
  log: Log,
  clock: Clock = systemClock,
  openFile: typeof openDatabase = openDatabase,
  mayRename = true,
): Store {
  let session: Session | undefined;
  let closed = false;
  let retryAt = 0;
  let trouble: string | undefined;
  let lastFailure: unknown;

  const report = (error: unknown): void => {
    if (trouble === undefined) log.error('store.down', errorFields(error));
    trouble = error instanceof Error ? error.name : 'unknown';
    lastFailure = error;
  };
  const downFor = (cause: unknown): StoreDown =>
    cause instanceof StoreDown ? cause : new StoreDown('The store takes no writes', { cause });

  const open = (): Session => {
    if (session) return session;
    if (closed || clock.steady() < retryAt)
      throw new StoreDown('The store is closed', { cause: lastFailure });
    try {
      session = createSession(openFile(path), clock.now());
      return session;
    } catch (error) {
      retryAt =
        error instanceof DamagedFile ? Number.POSITIVE_INFINITY : clock.steady() + REOPEN_MS;
      report(error);
      throw downFor(error);
    }
  };
  const leave = (): void => {
    const { db } = session ?? {};
    session = undefined;
    retryAt = clock.steady() + REOPEN_MS;
    try {
      db?.close();
    } catch (error) {
      report(error);
    }
  };

  const write = createGroupCommit<Session>(
    {
      begin() {
        const current = open();
        current.begin.run();
        try {
          current.catchUp();
        } catch (error) {
          current.db.exec('rollback');
          throw error;
        }
        return current;
      },
      commit() {
        session?.commit.run();
        session?.ended(true);
        if (trouble !== undefined) log.info('store.up');
        trouble = undefined;
      },
      rollback(error) {
        if (isDown(error)) report(error);
        session?.ended(false);
        try {
          if (session?.db.isTransaction) session.rollback.run();
        } catch (problem) {
          report(problem);
          leave();
        }
        if (isSqlite(error, 'lost')) leave();
      },
    },
    { isBusy: (error) => isSqlite(error, 'busy'), isDown, downFor },
    clock,
  );
  const read = async <T>(run: (current: Session) => T): Promise<T> => {
    try {
      return run(open());
    } catch (error) {
      throw isDown(error) || isSqlite(error, 'busy') ? downFor(error) : error;
    }
  };

  try {
    const { db, freeDead, freeDeadLanes } = open();
    if (isSoleUser(db)) {
      freeDeadLanes.run();
      freeDead.run(clock.now());
    }
  } catch (error) {
    if (!(error instanceof StoreDown)) throw error;
    if (error.cause instanceof DamagedFile && mayRename)
      log.error('store.damaged', { kept: setAside(path, clock.now()) });
  }

  return {
    save: (lead) => write((current) => save(current, lead)),
    claim: (options) => write((current) => claim(current, options)),
    settle: (ours, note) => write((current) => settle(current, ours, note)),
    rouse: (now) =>
      write((current) => {
        current.rouseAll.run(now, now);
        current.freeLanes.run(now, now);
      }),
    backlog: () =>
      read((current) => [...all<Backlog>(current.waiting), ...all<Backlog>(current.parked)]),
    find: (id) => read((current) => find(current, id)),
    page: (after, most) => read((current) => care.page(current, after, most)),
    count: () => read(care.count),
    add: (kept) => write((current) => care.add(current, kept)),
    resend: (id, adapter, now) => write((current) => care.resend(current, id, adapter, now)),
    restore: (id, adapters, now) => write((current) => care.restore(current, id, adapters, now)),
    purge: (before, after, most) => write((current) => care.purge(current, before, after, most)),
    removeSelfTest: (id) => write((current) => care.removeSelfTest(current, id)),
    probe: async () => {
      await write((current) => {
        current.probe.run(clock.now());
      });
      // What stands in the log alone goes with it, should somebody lose or break that one file.
      await read((current) => current.fold.get());
    },
    close: async () => {
      closed = true;
      if (session) leave();
    },
  };
}
