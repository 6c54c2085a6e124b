/**
 * The schema with which the migrations begin: what the steps 1 to 24 had made. Never edited, like every step: what
 * changes is a new step in `migrations.ts`. Rows are in the order of their time-ordered ids, so that a burst of leads
 * writes few pages.
 */
export const FIRST_SCHEMA = `
  create table leads (
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
    content text not null,
    self_test integer not null default 0
  ) strict, without rowid;
  create index leads_spam on leads (spam) where spam = 1;
  create index leads_digest on leads (digest);
  create index leads_content on leads (content);

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
  create index deliveries_parked on deliveries (adapter, form, state)
    where state in ('refused', 'failed', 'quarantined');

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

  create table probes (id integer primary key, at integer not null) strict;

  create table repeats (
    reference text primary key,
    lead_id text not null,
    digest text not null,
    keyed integer not null,
    content text not null,
    restored integer not null,
    at integer not null
  ) strict, without rowid;
  create index repeats_lead on repeats (lead_id);
  create index repeats_digest on repeats (digest);
  create index repeats_content on repeats (content) where restored = 1;

  create table removals (
    id integer primary key,
    happened integer not null,
    scrubbed integer not null,
    scrubbed_at integer not null
  ) strict;

  create table erasures (
    id text primary key,
    at integer not null,
    leads text not null,
    forms text not null
  ) strict, without rowid;

  create table booked_calls (at integer primary key, lead_id text not null) strict;
  create index booked_calls_lead on booked_calls (lead_id);

  create table staff_users (
    id text primary key,
    username text not null unique,
    role text not null,
    password text not null,
    created_at integer not null,
    password_at integer not null
  ) strict, without rowid;

  create table staff_sessions (
    id text primary key,
    digest text not null unique,
    user_id text not null,
    stage text not null,
    started_at integer not null,
    seen_at integer not null,
    ends_at integer not null,
    device text not null,
    confirmed_at integer not null default 0
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
    created_at integer not null,
    name text not null default '',
    used_at integer
  ) strict, without rowid;
  create index staff_passkeys_user on staff_passkeys (user_id);

  create table staff_totp (
    user_id text primary key,
    secret text not null,
    last_step integer not null,
    next_secret text
  ) strict, without rowid;

  create table staff_log (
    id text primary key,
    at integer not null,
    username text,
    action text not null,
    about text not null
  ) strict, without rowid;

  create table new_leads (lead_id text primary key) strict, without rowid;

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
    changed integer not null,
    waits_for integer not null default 0,
    phrase text,
    read_at integer,
    read_first integer not null default 0,
    outcome text,
    due_at integer,
    due_why text,
    tries integer not null default 0,
    tried_at integer,
    undo text,
    next_at integer,
    phone text,
    together text,
    apart integer not null default 0,
    email_unsafe integer not null default 0
  ) strict, without rowid;
  create index lead_work_unanswered on lead_work (reply_by, lead_id) where unanswered = 1;
  create index lead_work_undelivered on lead_work (lead_id) where undelivered = 1;
  create index lead_work_spam on lead_work (lead_id) where spam = 1;
  create index lead_work_changed on lead_work (changed);
  create index lead_work_person on lead_work (person);
  create index lead_work_first on lead_work (lead_id) where read_first = 1;
  create index lead_work_unread on lead_work (lead_id) where unanswered = 1 and phrase is null;
  create index lead_work_due on lead_work (next_at, lead_id) where next_at is not null;
  create index lead_work_phone on lead_work (phone);
  create index lead_work_together on lead_work (together);
  create index lead_work_email_unsafe on lead_work (person) where email_unsafe = 1;

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
    spam integer not null,
    read_first integer not null default 0,
    due integer not null default 0
  ) strict;

  create table inbox_undelivered (
    form text not null,
    waits_for integer not null,
    leads integer not null,
    primary key (form, waits_for)
  ) strict, without rowid;

  create table lead_drafts (
    lead_id text not null,
    user_id text not null,
    at integer not null,
    text text not null,
    primary key (lead_id, user_id)
  ) strict, without rowid;

  create table server_secrets (name text primary key, value text not null) strict, without rowid;

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
  create index staff_notices_made on staff_notices (made_at);

  create table lead_replies (
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
    call text,
    primary key (lead_id, id)
  ) strict, without rowid;
  create index lead_replies_due on lead_replies (due_at) where state = 'waiting';
  create index lead_replies_failed on lead_replies (at) where state in ('refused', 'failed');

  create table busy_calendars (
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
  create index busy_times_ends on busy_times (ends);

  create table staff_feeds (
    user_id text primary key,
    digest text not null unique,
    made_at integer not null,
    read_at integer
  ) strict, without rowid;

  insert into removals (id, happened, scrubbed, scrubbed_at) values (1, 1, 0, 0);
  insert into inbox_totals (id, version, total, unanswered, spam) values (1, 0, 0, 0, 0);`;
