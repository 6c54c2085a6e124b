/** The SQLite file: the default, for one machine. */
import { SECOND, type Clock } from '../../base/clock.ts';
import type { Log } from '../../base/log.ts';
import type { Driver } from '../driver.ts';
import { StoreDown } from '../../base/store-errors.ts';
import { runOperation, type Run } from '../transaction.ts';
import { wasRestored, isBackup, THIS_FILE, type OnRestored } from '../identity.ts';
import { DamagedFile, isSoleUser, isSqlite, openDatabase, quarantine } from './file.ts';
import { fileProblem } from './problem.ts';
import { createSession, freeTaken, type Session } from './session.ts';

/** Far above what any operation takes. */
const LIMIT_MS = 10 * SECOND;

export interface SqliteOptions {
  path: string;
  log: Log;
  clock: Clock;
  onRestored: OnRestored;
  openFile?: typeof openDatabase;
  /** Whether a damaged file may be renamed; `false` for read-only commands. */
  mayRename?: boolean;
}

/**
 * Never throws for a broken disk, which must not take the site down: methods throw `StoreDown` until the file can be
 * opened. A damaged file is renamed at startup, and the store stays closed until a restart.
 */
export function createSqliteDriver({
  path,
  log,
  clock,
  onRestored,
  openFile = openDatabase,
  mayRename = true,
}: SqliteOptions): Driver {
  let session: Session | undefined;
  let opening: Promise<void> | undefined;
  let isFirst = true;
  /** One transaction or read at a time on the connection. */
  let last: Promise<unknown> = Promise.resolve();
  const alone = <T>(work: () => Promise<T>): Promise<T> => {
    const next = last.then(work);
    last = next.catch(() => undefined);
    return next;
  };
  const current = (): Session => {
    if (!session) throw new StoreDown('The store is closed');
    return session;
  };

  /** Of a restored backup. */
  const greet = async ({ execute, begin, commit }: Session): Promise<void> => {
    if (!(await runOperation(isBackup, execute))) return;
    begin();
    const restored = await runOperation(
      async (tx) => (await wasRestored(tx, THIS_FILE)) && onRestored(tx, clock.now()),
      execute,
    );
    commit();
    if (restored) log.warn('store.restored', restored);
  };
  const start = async (): Promise<void> => {
    try {
      const opened = createSession(openFile(path));
      try {
        await greet(opened);
        // Later it would free what this process is delivering.
        if (isFirst && isSoleUser(opened.db)) freeTaken(opened.db, clock.now());
      } catch (error) {
        opened.db.close();
        throw error;
      }
      isFirst = false;
      session = opened;
    } catch (error) {
      if (error instanceof DamagedFile && isFirst && mayRename)
        log.error('store.damaged', { kept: quarantine(path, clock.now()) });
      throw error;
    } finally {
      opening = undefined;
    }
  };
  /** @throws SQLite's error; the connection is gone all the same */
  const leave = (): void => {
    const left = session;
    session = undefined;
    left?.db.close();
  };
  /** If the rollback fails, closing the connection ends the transaction as well. */
  const rollBack = ({ db }: Session, isLost: boolean): void => {
    try {
      if (db.isTransaction) db.exec('rollback');
      if (isLost) leave();
    } catch {
      leave();
    }
  };

  const read: Run = (operation) =>
    alone(async () => runOperation(operation, current().execute, LIMIT_MS));
  return {
    isShared: true,
    isOpen: () => session !== undefined,
    open: async () => {
      if (session) return;
      opening ??= alone(start);
      await opening;
    },
    isBroken: (error) => error instanceof DamagedFile,
    read,
    write: (operation) =>
      alone(async () => {
        const writing = current();
        try {
          writing.begin();
          const result = await runOperation(operation, writing.execute, LIMIT_MS);
          writing.commit();
          return result;
        } catch (error) {
          rollBack(writing, isSqlite(error, 'lost'));
          throw error;
        }
      }),
    // `secure_delete` overwrites deleted rows, but not what SQLite moved between pages, nor the -wal file.
    vacuum: () =>
      alone(async () => {
        try {
          const { db } = current();
          db.exec('vacuum');
          return db.prepare('pragma wal_checkpoint(truncate)').get()?.['busy'] === 0;
        } catch (error) {
          if (isSqlite(error, 'busy')) return false;
          throw error;
        }
      }),
    // Leads that are only in the -wal file would be lost with it.
    checkpoint: () => alone(async () => current().db.exec('pragma wal_checkpoint(passive)')),
    close: () => alone(async () => leave()),
    isBusy: (error) => isSqlite(error, 'busy'),
    isDown: (error) => isSqlite(error, 'lost') || isSqlite(error, 'full'),
    problemOf: (error) => fileProblem(path, error),
  };
}
