/** The migrations of both stores, translated, with additions for PostgreSQL. */
import { FIRST_VERSION, MIGRATIONS } from '../migrations.ts';

/** Columns with personal data. `analyze` would copy samples of them into PostgreSQL's catalog. */
const PERSONAL: Readonly<Record<string, readonly string[]>> = {
  leads: ['fields', 'page_uri', 'page_name', 'visitor_token', 'consents'],
  deliveries: ['reason'],
  attempts: ['reason'],
  lead_work: ['person', 'phone'],
  lead_events: ['text'],
  lead_drafts: ['text'],
  lead_replies: ['recipient', 'text', 'reason', 'call'],
};

const WITHOUT_SAMPLES = Object.entries(PERSONAL)
  .map(([table, columns]) => {
    const changes = columns.map((name) => `alter ${name} set statistics 0`);
    return `alter table ${table} ${changes.join(', ')};`;
  })
  .join('\n');

/** By step number. Rate limits are counted here only: processes on one file count in memory. */
const POSTGRES_EXTRAS: Readonly<Record<number, string>> = {
  [FIRST_VERSION]: `${WITHOUT_SAMPLES}
  create unlogged table visitor_counts (
    key text primary key,
    count bigint not null,
    refunds bigint not null,
    ends_at timestamptz not null
  );`,
};

/** 64-bit integers, ids sorted by their bytes, no SQLite table options. */
export const POSTGRES_MIGRATIONS: readonly string[] = MIGRATIONS.map(
  (step, at) =>
    step
      .replace(/\) strict(?:, without rowid)?;/g, ');')
      .replace(/\binteger\b/g, 'bigint')
      .replace(/\b((?:lead_)?id|reference) text\b/g, '$1 text collate "C"') +
    (POSTGRES_EXTRAS[at + 1] ?? ''),
);
