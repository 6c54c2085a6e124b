/**
 * Store operations are generators that yield SQL statements and are resumed with the rows, so that both databases share
 * them. SQLite runs an operation synchronously, because its connection is shared and nothing else may run inside the
 * transaction; PostgreSQL awaits each statement. SQL is written for PostgreSQL and translated by {@link sqliteSql}.
 */

/** A parameter. Lists are for `= any($1)`. */
export type Value = string | number | null | readonly string[];

export interface Statement {
  sql: string;
  values: readonly Value[];
  /** A lock that SQLite skips: its transactions lock the whole file. */
  isLock?: boolean;
}

/** An operation that returns a `T`. */
export type Operation<T> = Generator<Statement, T, unknown[]>;

/** Rows of a statement; `T` must match its columns. */
export function* query<T>(sql: string, ...values: Value[]): Operation<T[]> {
  return (yield { sql, values }) as T[];
}

/** First row of a statement; `T` must match its columns. */
export function* queryOne<T>(sql: string, ...values: Value[]): Operation<T | undefined> {
  return (yield* query<T>(sql, ...values))[0];
}

export function* lock(sql: string, ...values: Value[]): Operation<void> {
  yield { sql, values, isLock: true };
}

/** Rows per statement. PostgreSQL allows 65,535 parameters, SQLite 32,766. */
const MAX_ROWS = 100;
const inserts = new Map<string, string>();

function insertSql(table: string, rows: number, columns: number): string {
  const name = `${table} ${rows}`;
  let sql = inserts.get(name);
  if (sql === undefined) {
    const tuple = (row: number): string =>
      `(${Array.from({ length: columns }, (_, at) => `$${row * columns + at + 1}`).join(', ')})`;
    const tuples = Array.from({ length: rows }, (_, row) => tuple(row)).join(', ');
    sql = `insert into ${table} values ${tuples} on conflict do nothing`;
    inserts.set(name, sql);
  }
  return sql;
}

/** Inserts rows (values in column order) and skips existing primary keys. */
export function* insert(
  table:
    | 'leads'
    | 'deliveries'
    | 'attempts'
    | 'repeats'
    | 'erasures'
    | 'booked_calls'
    | 'new_leads'
    | 'lead_work'
    | 'lead_events'
    | 'lead_drafts',
  rows: readonly (readonly Value[])[],
): Operation<void> {
  for (let at = 0; at < rows.length; at += MAX_ROWS) {
    const [first = [], ...others] = rows.slice(at, at + MAX_ROWS);
    // Fast path: most inserts are of one row.
    const values = others.length === 0 ? first : first.concat(...others);
    yield { sql: insertSql(table, others.length + 1, first.length), values };
  }
}

/** Translates a statement for SQLite, which takes lists as JSON. */
export const sqliteSql = (sql: string): string =>
  sql
    .replace(/= any\(\$(\d+)\)/g, 'in (select value from json_each(?$1))')
    .replace(/\$(?=\d)/g, '?')
    .replace(/ for update$/, '');

/** Runs an operation on a synchronous database. */
export function runSync<T>(
  operation: Operation<T>,
  execute: (statement: Statement) => unknown[],
): T {
  let step = operation.next();
  while (!step.done) step = operation.next(execute(step.value));
  return step.value;
}

/** Runs an operation on an asynchronous database. */
export async function run<T>(
  operation: Operation<T>,
  execute: (statement: Statement) => Promise<unknown[]>,
): Promise<T> {
  let step = operation.next();
  while (!step.done) step = operation.next(await execute(step.value));
  return step.value;
}
