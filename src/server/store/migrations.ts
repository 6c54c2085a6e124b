/**
 * Schema migrations: one list for both stores, written for SQLite and translated for PostgreSQL
 * (postgres/migrations.ts). A released step is never edited. Rows are in the order of their time-ordered ids, so that a
 * burst of leads writes few pages.
 */
import {
  CALL_LETTER_TABLES,
  CALL_LETTERS_AMONG_REPLIES,
  NOTICE_TABLES,
  REPLY_TABLES,
} from './staff/tables.ts';

const addColumns = (...columns: string[]): string =>
  columns.map((column) => `alter table lead_work add column ${column};`).join('\n');

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

  // Older stores never overwrote deleted rows, so they start with one removal to vacuum.
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

  // Of tokens, codes and challenges only digests are stored.
  `create table staff_sessions (
     id text primary key,
     digest text not null unique,
     user_id text not null,
     stage text not null,
     started_at integer not null,
     seen_at integer not null,
     ends_at integer not null,
     device text not null
   ) strict, without rowid;
   create index staff_sessions_user on staff_sessions (user_id);

   create table staff_tokens (
     digest text primary key,
     kind text not null,
     user_id text,
     ends_at integer not null
   ) strict, without rowid;
   create index staff_tokens_user on staff_tokens (user_id, kind);

   create table staff_passkeys (
     id text primary key,
     user_id text not null,
     public_key text not null,
     counter integer not null,
     transports text not null,
     created_at integer not null
   ) strict, without rowid;
   create index staff_passkeys_user on staff_passkeys (user_id);

   create table staff_totp (
     user_id text primary key,
     secret text not null,
     last_step integer not null
   ) strict, without rowid;

   create table staff_log (
     id text primary key,
     at integer not null,
     username text,
     action text not null,
     about text not null
   ) strict, without rowid;`,

  // The work of staff on leads. Leads wait in `new_leads` until staff look, because visitors wait for the insert.
  `create table new_leads (lead_id text primary key) strict, without rowid;
   insert into new_leads select id from leads;

   create table lead_work (
     lead_id text primary key,
     form text not null,
     received_at integer not null,
     therapist text,
     person text,
     reply_by integer,
     answered_at integer,
     answered_by text,
     assigned_to text,
     opened_at integer,
     revision integer not null,
     spam integer not null,
     unanswered integer not null,
     undelivered integer not null,
     changed integer not null
   ) strict, without rowid;
   create index lead_work_unanswered on lead_work (reply_by, lead_id) where unanswered = 1;
   create index lead_work_undelivered on lead_work (lead_id) where undelivered = 1;
   create index lead_work_spam on lead_work (lead_id) where spam = 1;
   create index lead_work_changed on lead_work (changed);
   create index lead_work_person on lead_work (person);

   create table lead_events (
     lead_id text not null,
     id text not null,
     at integer not null,
     user_id text not null,
     action text not null,
     text text not null,
     primary key (lead_id, id)
   ) strict, without rowid;

   create table inbox_totals (
     id integer primary key,
     version integer not null,
     total integer not null,
     unanswered integer not null,
     undelivered integer not null,
     spam integer not null
   ) strict;
   insert into inbox_totals values (1, 0, 0, 0, 0, 0);`,

  // What a lead waits for, because a destination may be configured for some forms only.
  `alter table lead_work add column waits_for integer not null default 0;
   update lead_work set waits_for = case
     when exists (select 1 from deliveries where deliveries.lead_id = lead_work.lead_id
       and state in ('refused', 'failed', 'quarantined')) then 8
     else (select coalesce(sum(case adapter when 'hubspot' then 1 when 'email' then 2 when 'webhook' then 4 else 0 end), 0)
       from deliveries where deliveries.lead_id = lead_work.lead_id and state = 'waiting') end
     where undelivered = 1;
   create table inbox_undelivered (
     form text not null,
     waits_for integer not null,
     leads integer not null,
     primary key (form, waits_for)
   ) strict, without rowid;
   insert into inbox_undelivered
     select form, waits_for, count(*) from lead_work where undelivered = 1 group by form, waits_for;`,

  `alter table staff_sessions add column confirmed_at integer not null default 0;
   alter table staff_passkeys add column name text not null default '';
   alter table staff_passkeys add column used_at integer;
   alter table staff_totp add column next_secret text;`,

  `alter table inbox_totals drop column undelivered;`,

  `create table lead_drafts (
     lead_id text not null,
     user_id text not null,
     at integer not null,
     text text not null,
     primary key (lead_id, user_id)
   ) strict, without rowid;`,

  // Counts of rate limits, for PostgreSQL only (postgres/migrations.ts): processes on one file count in memory.
  '',

  // Earlier posts are found by their digests, as in PostgreSQL from the beginning.
  `create index if not exists leads_digest on leads (digest);
   create index if not exists leads_content on leads (content);
   create index if not exists repeats_digest on repeats (digest);
   drop index if exists repeats_content;
   create index repeats_content on repeats (content) where restored = 1;`,

  NOTICE_TABLES,

  REPLY_TABLES,

  `create table busy_calendars (
     calendar text primary key,
     read_at integer not null,
     covers_until integer not null,
     etag text,
     modified text,
     failing_since integer,
     problem text
   ) strict, without rowid;
   create table busy_times (
     calendar text not null,
     starts integer not null,
     ends integer not null,
     primary key (calendar, starts, ends)
   ) strict, without rowid;
   create index busy_times_ends on busy_times (ends);`,

  CALL_LETTER_TABLES,

  `create table staff_feeds (
     user_id text primary key,
     digest text not null unique,
     made_at integer not null,
     read_at integer
   ) strict, without rowid;`,

  // Messages that staff read first. `phrase` is null until somebody looked, also in leads of earlier versions.
  `${addColumns('phrase text', 'read_at integer', 'read_first integer not null default 0')}
   create index lead_work_first on lead_work (lead_id) where read_first = 1; create index lead_work_unread on lead_work (lead_id) where unanswered = 1 and phrase is null;
   alter table inbox_totals add column read_first integer not null default 0;`,

  // `next_at`: when somebody must look again.
  `${addColumns('outcome text', 'due_at integer', 'due_why text', 'tries integer not null default 0', 'tried_at integer', 'undo text', 'next_at integer')}
   update lead_work set next_at = reply_by where unanswered = 1;
   create index lead_work_due on lead_work (next_at, lead_id) where next_at is not null;
   alter table inbox_totals add column due integer not null default 0; update inbox_totals set due = unanswered;`,

  `${addColumns('phone text', 'together text', 'apart integer not null default 0')}
   create index lead_work_phone on lead_work (phone); create index lead_work_together on lead_work (together);`,

  CALL_LETTERS_AMONG_REPLIES,

  `${addColumns('email_unsafe integer not null default 0')}
   create index lead_work_email_unsafe on lead_work (person) where email_unsafe = 1;`,

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
];
