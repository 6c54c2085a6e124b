import type { Value } from './transaction.ts';

type KindOf<T> = [T] extends [boolean]
  ? 'flag'
  : [T] extends [number]
    ? 'integer'
    : [T] extends [string]
      ? 'text'
      : 'json';
/** With `?` it may be null. */
type Kind<T> = null extends T ? `${KindOf<NonNullable<T>>}?` : KindOf<T>;
export type Kinds<T> = { readonly [Name in keyof T]-?: Kind<T[Name]> };

export interface Column {
  column: string;
  kind: string;
  encode: (value: unknown) => Value;
  decode: (value: unknown) => unknown;
}

/** A list of columns that types, selects, reads and writes a part of a row. */
export interface Columns<T> {
  /** Columns by the name of their value. */
  byName: Readonly<Record<keyof T & string, Column>>;
  /** For `select`. @param table of the columns, where several have them */
  select: (table?: string) => string;
  /** Ignores other columns of the row. */
  read: (row: object) => T;
}

const snakeCase = (name: string): string => name.replace(/[A-Z]/g, (A) => `_${A.toLowerCase()}`);

const asStored = (value: unknown): Value => value as Value;
const ENCODE: Readonly<Record<string, Column['encode']>> = {
  flag: Number,
  json: JSON.stringify,
  'json?': (value) => (value === null ? null : JSON.stringify(value)),
};
const asIs = (value: unknown): unknown => value;
// A `null` of the database becomes 'null', which is JSON, too.
const parsed = (value: unknown): unknown => JSON.parse(String(value));
const DECODE: Readonly<Record<string, Column['decode']>> = {
  flag: (value) => value === 1,
  json: parsed,
  'json?': parsed,
};

/** @param others names of columns that are not the value's name in snake case */
export function columns<T>(
  kinds: Kinds<T>,
  others: Partial<Record<keyof T, string>> = {},
): Columns<T> {
  const byName = {} as Record<keyof T & string, Column>;
  for (const [name, kind] of Object.entries<string>(kinds))
    byName[name as keyof T & string] = {
      column: others[name as keyof T] ?? snakeCase(name),
      kind,
      encode: ENCODE[kind] ?? asStored,
      decode: DECODE[kind] ?? asIs,
    };
  const list = Object.entries<Column>(byName);
  return {
    byName,
    select: (table) =>
      list
        .map(([name, { column }]) => `${table ? `${table}.` : ''}${column} as "${name}"`)
        .join(', '),
    read: (row) => {
      const values = row as Readonly<Record<string, unknown>>;
      return Object.fromEntries(
        list.map(([name, { decode }]) => [name, decode(values[name])]),
      ) as T;
    },
  };
}

/** A table and all its columns by the name of their value. */
export interface Table<Row> {
  name: string;
  columns: Readonly<Record<keyof Row & string, Column>>;
}

export const table = <Row>(name: string, columns: Table<Row>['columns']): Table<Row> => ({
  name,
  columns,
});

export type RowOf<T> = T extends Table<infer Row> ? Row : never;
