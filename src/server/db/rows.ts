import type { Tx } from './transaction.ts';
import type { Column, Columns, Table } from './columns.ts';

/** Rows of leads, by lead. @param order of the rows of a lead */
export async function byLead<T>(
  tx: Tx,
  { name }: Pick<Table<never>, 'name'>,
  { select, read }: Columns<T>,
  ids: readonly string[],
  order: string,
): Promise<Map<string, T[]>> {
  const sql = `select lead_id as "leadId", ${select()} from ${name}
    where lead_id = any($1) order by lead_id, ${order}`;
  const groups = Map.groupBy(await tx.query<{ leadId: string }>(sql, ids), ({ leadId }) => leadId);
  return new Map([...groups].map(([id, rows]) => [id, rows.map(read)]));
}

/** PostgreSQL allows 65,535 parameters, SQLite 32,766. */
const MAX_ROWS = 100;
const inserts = new Map<string, string>();

function insertSql(
  { name, columns }: Pick<Table<object>, 'name' | 'columns'>,
  rows: number,
  conflict: string,
): string {
  const key = `${name} ${rows} ${conflict}`;
  let sql = inserts.get(key);
  if (sql === undefined) {
    const names = Object.values<Column>(columns).map(({ column }) => column);
    const tuple = (row: number): string =>
      `(${names.map((_, at) => `$${row * names.length + at + 1}`).join(', ')})`;
    const tuples = Array.from({ length: rows }, (_, row) => tuple(row)).join(', ');
    sql = `insert into ${name} (${names.join(', ')}) values ${tuples} ${conflict}`;
    inserts.set(key, sql);
  }
  return sql;
}

/** Values without a column are left out. @throws the database's error when a key exists */
export async function insert<Row>(
  tx: Tx,
  table: Table<Row>,
  rows: readonly NoInfer<Row>[],
  conflict: '' | 'on conflict do nothing' = '',
): Promise<void> {
  const columns = Object.entries<Column>(table.columns);
  for (let at = 0; at < rows.length; at += MAX_ROWS) {
    const some = rows.slice(at, at + MAX_ROWS);
    const values = some.flatMap((row) =>
      columns.map(([name, { encode }]) => encode(row[name as keyof Row])),
    );
    await tx.query(insertSql(table, some.length, conflict), ...values);
  }
}

/** Skips existing keys. */
export const insertMissing = <Row>(
  tx: Tx,
  table: Table<Row>,
  rows: readonly NoInfer<Row>[],
): Promise<void> => insert(tx, table, rows, 'on conflict do nothing');
