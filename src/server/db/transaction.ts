/**
 * Store operations are async functions of a transaction, written once for both databases: SQL is PostgreSQL's, and
 * {@link sqliteSql} translates it. An operation may wait for nothing but its transaction, because SQLite has one
 * connection for all.
 */

/** Lists are for `= any($1)`. */
export type Value = string | number | null | readonly string[];

export interface Statement {
  sql: string;
  values: readonly Value[];
  /** Skipped by SQLite, whose transactions lock the whole file. */
  isLock?: boolean;
}

/** A transaction, or a read of several statements. Methods reject once it has ended. */
export interface Tx {
  /** `T` must match the columns. */
  query: <T>(sql: string, ...values: Value[]) => Promise<T[]>;
  /** The first row. `T` must match the columns. */
  one: <T>(sql: string, ...values: Value[]) => Promise<T | undefined>;
  lock: (sql: string, ...values: Value[]) => Promise<void>;
}

/** Thrown by an operation to take back all of its transaction; it passes through the store unchanged. */
export class Undone extends Error {}

export type Run = <T>(operation: (tx: Tx) => Promise<T>) => Promise<T>;

export interface Runs {
  read: Run;
  /** In a transaction. Resolves after the commit is on disk. May call `operation` again to retry. */
  write: Run;
}

/** SQLite takes lists as JSON. */
export const sqliteSql = (sql: string): string =>
  sql
    .replace(/= any\(\$(\d+)\)/g, 'in (select value from json_each(?$1))')
    .replace(/\$(?=\d)/g, '?')
    .replace(/ for update$/, '');

/** Rejects after a time. */
function within(ms: number): { passed: Promise<never>; cancel: () => void } {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    reject(new Error(`An operation waited ${ms} ms for something else than its transaction`));
  }, ms);
  return { passed: promise, cancel: () => clearTimeout(timer) };
}

/**
 * Runs an operation on a connection.
 * @param limitMs longest operation, milliseconds, for a database with one connection: an operation that waits for
 *   anything but its transaction, such as another operation of the store, would hold it for ever
 * @throws what the operation or a statement throws; an error if a statement is running when the operation ends, because
 *   it would be outside the transaction
 */
export async function runOperation<T>(
  operation: (tx: Tx) => Promise<T>,
  execute: (statement: Statement) => unknown[] | Promise<unknown[]>,
  limitMs?: number,
): Promise<T> {
  let hasEnded = false;
  let running = 0;
  const run = async (statement: Statement): Promise<unknown[]> => {
    if (hasEnded) throw new Error(`The transaction has ended before: ${statement.sql}`);
    running += 1;
    try {
      return await execute(statement);
    } finally {
      running -= 1;
    }
  };
  const tx: Tx = {
    query: async <Row>(sql: string, ...values: Value[]) => (await run({ sql, values })) as Row[],
    one: async <Row>(sql: string, ...values: Value[]) => (await run({ sql, values }))[0] as Row,
    lock: async (sql, ...values) => {
      await run({ sql, values, isLock: true });
    },
  };
  const limit = limitMs === undefined ? undefined : within(limitMs);
  try {
    const result = await (limit ? Promise.race([operation(tx), limit.passed]) : operation(tx));
    if (running > 0) throw new Error('An operation ended before its last statement: await it');
    return result;
  } finally {
    hasEnded = true;
    limit?.cancel();
  }
}

type Bound<Operations> = {
  [Name in keyof Operations]: Operations[Name] extends (
    tx: Tx,
    ...given: infer Given
  ) => Promise<infer Result>
    ? (...given: Given) => Promise<Result>
    : never;
};

/** Methods of a store: each runs its operation in a read or a transaction of its own. */
export const bind = <
  Operations extends Record<string, (tx: Tx, ...given: never[]) => Promise<unknown>>,
>(
  run: Run,
  operations: Operations,
): Bound<Operations> =>
  Object.fromEntries(
    Object.entries(operations).map(([name, operation]) => [
      name,
      (...given: never[]) => run((tx) => operation(tx, ...given)),
    ]),
  ) as Bound<Operations>;
