/**
 * Schema migrations: one list for both stores, written for SQLite and translated for PostgreSQL. A released step is never
 * edited. Rows are stored in the order of their time-ordered ids, so that a burst of leads writes few pages; SQLite has
 * no index on digests for the same reason (see README.md).
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

  `create table repeats (
     reference text primary key,
     lead_id text not null,
     digest text not null,
     keyed integer not null,
     content text not null,
     restored integer not null,
     at integer not null
   ) strict, without rowid;
   create index repeats_lead on repeats (lead_id);
   create index leads_spam on leads (spam) where spam = 1;
   drop index deliveries_parked;
   create index deliveries_parked on deliveries (adapter, form, state)
     where state in ('refused', 'failed', 'quarantined');`,

  // Stores older than this step never overwrote deleted rows, so they start with one removal to scrub.
  `create table removals (
     id integer primary key,
     happened integer not null,
     scrubbed integer not null,
     scrubbed_at integer not null
   ) strict;
   insert into removals values (1, 1, 0, 0);

   create table erasures (
     id text primary key,
     at integer not null,
     leads text not null,
     forms text not null
   ) strict, without rowid;`,

  // One lead per call: the start is the key.
  `create table booked_calls (
     at integer primary key,
     lead_id text not null
   ) strict;
   create index booked_calls_lead on booked_calls (lead_id);`,

  `create table staff_users (
     id text primary key,
     username text not null unique,
     role text not null,
     password text not null,
     created_at integer not null,
     password_at integer not null
   ) strict, without rowid;`,
];

/** Columns with personal data. `analyze` would copy samples of them into PostgreSQL's catalog. */
const PERSONAL: Readonly<Record<string, readonly string[]>> = {
  leads: ['fields', 'page_uri', 'page_name', 'visitor_token', 'consents'],
  deliveries: ['reason'],
  attempts: ['reason'],
};

/** Stops sampling these columns. Setting the type they already have drops existing samples. */
const NO_SAMPLES = Object.entries(PERSONAL)
  .map(([table, columns]) => {
    const changes = columns.map(
      (name) => `alter ${name} type text, alter ${name} set statistics 0`,
    );
    return `alter table ${table} ${changes.join(', ')};`;
  })
  .join('\n');

/**
 * Additions to a step for PostgreSQL, by step number. Many processes look up digests there, so they need indexes instead
 * of the in-memory map that SQLite's process keeps.
 */
const POSTGRES_EXTRAS: Readonly<Record<number, string>> = {
  1: 'create index leads_digest on leads (digest);',
  3: `create index leads_content on leads (content);
    create index repeats_digest on repeats (digest);
    create index repeats_content on repeats (content);`,
  4: NO_SAMPLES,
};

/** The steps for PostgreSQL: 64-bit integers, ids sorted by their bytes, no SQLite table options. */
export const POSTGRES_MIGRATIONS: readonly string[] = MIGRATIONS.map(
  (step, at) =>
    step
      .replace(/\) strict(?:, without rowid)?;/g, ');')
      .replace(/\binteger\b/g, 'bigint')
      .replace(/\b((?:lead_)?id|reference) text\b/g, '$1 text collate "C"') +
    (POSTGRES_EXTRAS[at + 1] ?? ''),
);
