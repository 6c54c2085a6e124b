/** The migrations of both stores, translated, with additions for PostgreSQL. */
import { MIGRATIONS } from '../migrations.ts';

/** Columns with personal data. `analyze` would copy samples of them into PostgreSQL's catalog. */
const PERSONAL: Readonly<Record<string, readonly string[]>> = {
  leads: ['fields', 'page_uri', 'page_name', 'visitor_token', 'consents'],
  deliveries: ['reason'],
  attempts: ['reason'],
};

/** Setting the type they already have drops existing samples. */
const NO_SAMPLES = Object.entries(PERSONAL)
  .map(([table, columns]) => {
    const changes = columns.map(
      (name) => `alter ${name} type text, alter ${name} set statistics 0`,
    );
    return `alter table ${table} ${changes.join(', ')};`;
  })
  .join('\n');

/** By step number. */
const POSTGRES_EXTRAS: Readonly<Record<number, string>> = {
  1: 'create index leads_digest on leads (digest);',
  3: `create index leads_content on leads (content);
    create index repeats_digest on repeats (digest);
    create index repeats_content on repeats (content);`,
  4: NO_SAMPLES,
  8: 'alter table lead_events alter text set statistics 0; alter table lead_work alter person set statistics 0;',
  12: 'alter table lead_drafts alter text set statistics 0;',
  16: 'alter table lead_replies alter recipient set statistics 0, alter text set statistics 0, alter reason set statistics 0;',
  22: 'alter table lead_work alter phone set statistics 0;',
  23: 'alter table lead_replies alter call set statistics 0;',
  13: `create unlogged table visitor_counts (
    key text primary key,
    count bigint not null,
    refunds bigint not null,
    ends_at timestamptz not null
  );`,
};

/** Later tables with personal data: no column is sampled. */
const withoutSamples = (step: string): string =>
  /create table call_letters /.test(step)
    ? 'alter table call_letters alter text set statistics 0, alter formerly set statistics 0;'
    : '';

/** 64-bit integers, ids sorted by their bytes, no SQLite table options. */
export const POSTGRES_MIGRATIONS: readonly string[] = MIGRATIONS.map(
  (step, at) =>
    step
      .replace(/\) strict(?:, without rowid)?;/g, ');')
      .replace(/\binteger\b/g, 'bigint')
      .replace(/\b((?:lead_)?id|reference) text\b/g, '$1 text collate "C"') +
    (POSTGRES_EXTRAS[at + 1] ?? '') +
    withoutSamples(step),
);
