/**
 * The tables, as steps from one version of a store to the next: one history for both kinds of store, written for SQLite
 * and derived for PostgreSQL. A step that has been released is never edited. Rows are stored in the order of their ids,
 * which grow with time, so that a burst of leads writes few pages; digests have no index for the same reason
 * (see `receipts.ts`).
 */
export const MIGRATIONS: readonly string[] = [
  `create table leads (
     id text primary key,
     form text not null,
     fields text not null,
     received_at integer not null,
     page_uri text not null,
     page_name text not null,
     visitor_token text,
     consents text not null,
     spam integer not null,
     digest text not null,
     keyed integer not null,
     content text not null
   ) strict, without rowid;

   create table deliveries (
     lead_id text not null,
     adapter text not null,
     form text not null,
     state text not null,
     due_at integer not null,
     queued_at integer not null,
     waited_ms integer not null default 0,
     attempts integer not null default 0,
     reason text,
     primary key (lead_id, adapter)
   ) strict, without rowid;
   create index deliveries_waiting on deliveries (adapter, due_at, form) where state = 'waiting';
   create index deliveries_parked on deliveries (adapter, form, state) where state in ('refused', 'failed');

   create table attempts (
     lead_id text not null,
     adapter text not null,
     number integer not null,
     at integer not null,
     took_ms integer,
     outcome text not null,
     status integer,
     reason text,
     primary key (lead_id, adapter, number)
   ) strict, without rowid;

   create table lanes (adapter text primary key, free_at integer not null) strict, without rowid;
   create table probes (id integer primary key, at integer not null) strict;`,

  `alter table leads add column self_test integer not null default 0;`,
];

/**
 * What PostgreSQL gets on top of a step (by its number), because its digests are looked up by many processes: they
 * cannot share the memory of receipts that SQLite's one process keeps.
 */
const POSTGRES_EXTRAS: Readonly<Record<number, string>> = {
  1: 'create index leads_digest on leads (digest);',
};

/** The steps as PostgreSQL understands them: 64-bit integers, ids that sort by their bytes, no SQLite options. */
export const POSTGRES_MIGRATIONS: readonly string[] = MIGRATIONS.map(
  (step, at) =>
    step
      .replace(/\) strict(?:, without rowid)?;/g, ');')
      .replace(/\binteger\b/g, 'bigint')
      .replace(/\b((?:lead_)?id) text\b/g, '$1 text collate "C"') + (POSTGRES_EXTRAS[at + 1] ?? ''),
);
