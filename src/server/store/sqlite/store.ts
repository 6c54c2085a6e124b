/** The SQLite store: the default, for one machine. */
import { systemClock, SECOND, type Clock } from '../../clock.ts';
import { errorFields, type Log } from '../../log.ts';
import { createStore } from '../create-store.ts';
import { createGroupCommit } from '../group-commit.ts';
import { createIds } from '../ids.ts';
import { StoreDown, type Store } from '../port.ts';
import { save } from '../queries.ts';
import { runSync, type Operation } from '../statement.ts';
import { endRestored, isBackup, restoredFields, THIS_FILE } from '../staff/restored.ts';
import { DamagedFile, isSoleUser, isSqlite, openDatabase, quarantine } from './file.ts';
import { fileProblem } from './problem.ts';
import { vacuumFile } from './vacuum.ts';
import { createSession, freeTaken, type Session } from './session.ts';

/** Between attempts to open the file. */
const REOPEN_MS = SECOND;

const isDown = (error: unknown): boolean =>
  error instanceof StoreDown || isSqlite(error, 'lost') || isSqlite(error, 'full');
const isBusy = (error: unknown): boolean => isSqlite(error, 'busy');

/**
 * Never throws for a broken disk, which must not take the site down: methods throw `StoreDown` until the file can be
 * opened. A damaged file is renamed at startup, and the store stays closed until a restart.
 * @param mayRename whether a damaged file may be renamed; `false` for read-only commands
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
  let trouble = false;
  let lastFailure: unknown;
  let problem = '';

  const downFor = (cause: unknown, message = 'The store takes no writes'): StoreDown =>
    cause instanceof StoreDown ? cause : new StoreDown(message, { cause, problem });
  const report = (error: unknown, isNew = !trouble): void => {
    if (isNew) {
      problem = fileProblem(path, error);
      log.error('store.down', { problem, ...errorFields(error) });
    }
    trouble = true;
    lastFailure = error;
  };
  /** Of a restored backup. @throws SQLite's error; the file is closed then */
  const greet = ({ db, execute, begin, commit: end }: Session): void => {
    try {
      if (!runSync(isBackup(), execute)) return;
      begin();
      const now = clock.now();
      const restored = runSync(endRestored(THIS_FILE, now), execute);
      end();
      if (restored) log.warn('store.restored', restoredFields(restored));
    } catch (error) {
      db.close();
      throw error;
    }
  };
  const open = (): Session => {
    if (session) return session;
    if (closed || clock.steady() < retryAt) throw downFor(lastFailure, 'The store is closed');
    try {
      const opened = createSession(openFile(path));
      greet(opened);
      session = opened;
      return session;
    } catch (error) {
      retryAt =
        error instanceof DamagedFile ? Number.POSITIVE_INFINITY : clock.steady() + REOPEN_MS;
      // Reported again when something else is in the way.
      report(error, !trouble || fileProblem(path, error) !== problem);
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
  /** If the rollback fails, closing the connection ends the transaction as well. */
  const rollBack = ({ db }: Session, error: unknown): void => {
    try {
      if (db.isTransaction) db.exec('rollback');
    } catch (problem) {
      report(problem);
      leave();
    }
    if (isSqlite(error, 'lost')) leave();
  };

  type Job = (current: Session) => Operation<unknown>;
  const transact = (jobs: readonly Job[]): unknown[] => {
    const current = open();
    try {
      current.begin();
      const results = jobs.map((job) => runSync(job(current), current.execute));
      current.commit();
      if (trouble) log.info('store.up');
      trouble = false;
      return results;
    } catch (error) {
      if (isDown(error)) report(error);
      rollBack(current, error);
      throw isDown(error) ? downFor(error) : error;
    }
  };
  let vacuums = 0;
  const isOurs = (): boolean => vacuums > 0;
  const commit = createGroupCommit<Job, unknown>({ transact, isBusy, downFor, isOurs }, clock);
  const write = <T>(job: (current: Session) => Operation<T>): Promise<T> =>
    commit(job) as Promise<T>;
  const read = async <T>(run: (current: Session) => T): Promise<T> => {
    try {
      return run(open());
    } catch (error) {
      throw isDown(error) || isBusy(error) ? downFor(error) : error;
    }
  };

  const ids = createIds();
  try {
    const { db } = open();
    if (isSoleUser(db)) freeTaken(db, clock.now());
  } catch (error) {
    if (!(error instanceof StoreDown)) throw error;
    if (error.cause instanceof DamagedFile && mayRename)
      log.error('store.damaged', { kept: quarantine(path, clock.now()) });
  }

  return createStore(
    {
      read: (operation) => read(({ execute }) => runSync(operation(), execute)),
      write,
      save: async (lead) => {
        const [saved] = await write(() => save([lead], ids.next));
        return saved as NonNullable<typeof saved>;
      },
      async vacuum() {
        vacuums += 1;
        try {
          return await vacuumFile(path);
        } finally {
          vacuums -= 1;
        }
      },
      // Leads that are only in the -wal file would be lost with it.
      checkpoint: () => read(({ db }) => db.exec('pragma wal_checkpoint(passive)')),
      close: async () => {
        closed = true;
        if (session) leave();
      },
    },
    clock.now,
  );
}
