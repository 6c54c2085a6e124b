/**
 * Store operations are generators that yield SQL statements and are resumed with the rows, so that both databases share
 * them. SQLite runs an operation synchronously, because its connection is shared and nothing else may run inside the
 * transaction; PostgreSQL awaits each statement. SQL is written for PostgreSQL and translated by {@link sqliteSql}.
 */

/** Lists are for `= any($1)`. */
export type Value = string | number | null | readonly string[];

export interface Statement {
  sql: string;
  values: readonly Value[];
  /** Skipped by SQLite, whose transactions lock the whole file. */
  isLock?: boolean;
}

/** Thrown by an operation to take back all of its transaction; it passes through the store unchanged. */
export class Undone extends Error {}

export type Operation<T> = Generator<Statement, T, unknown[]>;

type Run = <T>(operation: () => Operation<T>) => Promise<T>;

export interface Runs {
  read: Run;
  /** In a transaction. Resolves after the commit is on disk. May call `operation` again to retry. */
  write: Run;
}

/** `T` must match the columns. */
export function* query<T>(sql: string, ...values: Value[]): Operation<T[]> {
  return (yield { sql, values }) as T[];
}

/** `T` must match the columns. */
export function* queryOne<T>(sql: string, ...values: Value[]): Operation<T | undefined> {
  return (yield* query<T>(sql, ...values))[0];
}

export function* lock(sql: string, ...values: Value[]): Operation<void> {
  yield { sql, values, isLock: true };
}

/** SQLite takes lists as JSON. */
export const sqliteSql = (sql: string): string =>
  sql
    .replace(/= any\(\$(\d+)\)/g, 'in (select value from json_each(?$1))')
    .replace(/\$(?=\d)/g, '?')
    .replace(/ for update$/, '');

export function runSync<T>(
  operation: Operation<T>,
  execute: (statement: Statement) => unknown[],
): T {
  let step = operation.next();
  while (!step.done) step = operation.next(execute(step.value));
  return step.value;
}

export async function run<T>(
  operation: Operation<T>,
  execute: (statement: Statement) => Promise<unknown[]>,
): Promise<T> {
  let step = operation.next();
  while (!step.done) step = operation.next(await execute(step.value));
  return step.value;
}
