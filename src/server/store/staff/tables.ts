/** Tables of what staff are told and write: steps of the migrations. Never edited once released. */

/** A row of `staff_notices` stays for a month, so that nobody is told twice. */
export const NOTICE_TABLES = `create table server_secrets (name text primary key, value text not null) strict, without rowid;

   create table staff_notice_settings (
     user_id text primary key,
     settings text not null
   ) strict, without rowid;

   create table staff_devices (
     id text primary key,
     user_id text not null,
     endpoint text not null unique,
     p256dh text not null,
     auth text not null,
     name text not null,
     added_at integer not null,
     rang_at integer
   ) strict, without rowid;
   create index staff_devices_user on staff_devices (user_id);

   create table staff_duty (day text primary key, user_id text not null) strict, without rowid;

   create table staff_covers (
     user_id text primary key,
     cover_id text not null,
     from_day text not null,
     through_day text not null,
     agreed integer not null
   ) strict, without rowid;

   create table staff_notices (
     user_id text not null,
     channel text not null,
     kind text not null,
     about text not null,
     lead_id text,
     about_at integer,
     count integer not null,
     due integer not null,
     state text not null,
     made_at integer not null,
     due_at integer not null,
     ends_at integer not null,
     attempts integer not null default 0,
     reason text,
     primary key (user_id, channel, kind, about)
   ) strict, without rowid;
   create index staff_notices_due on staff_notices (due_at) where state = 'waiting';
   create index staff_notices_lead on staff_notices (lead_id);
   create index staff_notices_made on staff_notices (made_at);`;

export const REPLY_TABLES = `create table lead_replies (
     lead_id text not null,
     id text not null,
     user_id text not null,
     at integer not null,
     recipient text not null,
     subject text not null,
     text text not null,
     state text not null,
     reason text,
     due_at integer not null,
     attempts integer not null default 0,
     answers integer not null,
     primary key (lead_id, id)
   ) strict, without rowid;
   create index lead_replies_due on lead_replies (due_at) where state = 'waiting';
   create index lead_replies_failed on lead_replies (at) where state in ('refused', 'failed');`;

export const CALL_LETTER_TABLES = `create table call_letters (
     lead_id text primary key,
     from_at integer not null,
     to_at integer,
     formerly text not null,
     text text not null,
     due_at integer not null,
     attempts integer not null,
     failed integer not null
   ) strict, without rowid;
   create index call_letters_due on call_letters (due_at) where failed = 0;`;

/** Emails about changed calls move to the replies: those that wait are kept. */
export const CALL_LETTERS_AMONG_REPLIES = `alter table lead_replies add column call text;
   insert into lead_replies (lead_id, id, user_id, at, recipient, subject, text, state, due_at, attempts, answers, call)
     select lead_id, 'call-' || lead_id,
       coalesce((select user_id from lead_events where lead_events.lead_id = call_letters.lead_id
         and action in ('move-call', 'cancel-call') order by id desc limit 1), ''), due_at, '', 'About your call', text,
       case failed when 1 then 'failed' else 'waiting' end, due_at, attempts, 0,
       '{"from":' || from_at || ',"to":' || coalesce(cast(to_at as text), 'null')
         || ',"formerly":"' || replace(replace(formerly, '\\', '\\\\'), '"', '\\"') || '"}'
     from call_letters;
   drop table call_letters;`;
