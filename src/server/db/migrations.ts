/**
 * Schema migrations: one list for both stores, written for SQLite and translated for PostgreSQL
 * (postgres/migrations.ts). The number of a step is the version of the store after it. A released step is never edited.
 */
import { FIRST_SCHEMA } from './first-schema.ts';

/** The oldest version that is opened: the first schema. */
export const FIRST_VERSION = 24;

export const MIGRATIONS: readonly string[] = [
  // The numbers of the steps before, of which nothing is left.
  ...Array<string>(FIRST_VERSION - 1).fill(''),

  FIRST_SCHEMA,

  // Of a notice about a lead: addresses of NOTIFY_TO that need it no more, while others wait for it.
  `create table mail_recipients (
     lead_id text not null,
     recipient text not null,
     primary key (lead_id, recipient)
   ) strict, without rowid;`,

  // Counts of queues are asked for, no longer kept: an older program would show old ones, so it must not open this
  // store. What only counts were for (`inbox_undelivered`, `waits_for`, all of `inbox_totals` but its version) stays
  // as long as a process of the release before may still be ending.
  '',

  // The duty rota, covers and the numbers of the day are gone. A process of the release before that is still ending
  // tells staff nothing more, and this one tells them.
  `drop table staff_duty;
   drop table staff_covers;
   delete from staff_notices where kind in ('broken', 'digest', 'cover');
   alter table staff_notices drop column due;`,

  // Files are rewritten each night, whether something was deleted or not.
  'drop table removals;',
];
