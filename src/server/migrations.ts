/**
 * The tables, as steps from one version of the file to the next (`PRAGMA user_version`). A step that has been released
 * is never edited. Rows are stored in the order of their ids, which grow with time, so that a burst of leads writes
 * few pages; digests have no index for the same reason (see `receipts.ts`).
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
];
