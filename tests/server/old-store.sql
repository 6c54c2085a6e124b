-- What the program of commit 399d97b3 (version 24) wrote for six leads, one of them erased, and one account.
delete from removals;
delete from inbox_totals;
insert into leads (id, form, fields, received_at, page_uri, page_name, visitor_token, consents, spam, digest, keyed, content, self_test) values
  ('01a1f978-b581-7000-85d9-f9343c85cee0', 'contact', '{"firstName":"Linh","lastName":"Nguyễn","email":"visitor-1@example.com","message":"It''s \"late\".","preferred_time":"Wednesday"}', 1795186800001, '/vibe-check', 'Vibe Check', null, '{"dataStorageConsent":"I consent."}', 0, 'digest-1', 1, 'content-1', 0),
  ('01a1f978-b582-7000-833d-915eecd3d026', 'contact', '{"firstName":"Linh","lastName":"Nguyễn","email":"visitor-2@example.com","message":"It''s \"late\"."}', 1795186800002, '/vibe-check', 'Vibe Check', null, '{"dataStorageConsent":"I consent."}', 0, 'digest-2', 1, 'content-2', 0),
  ('01a1f978-b583-7000-8863-3cc4b2e7043e', 'contact', '{"firstName":"Linh","lastName":"Nguyễn","email":"visitor-3@example.com","message":"It''s \"late\"."}', 1795186800003, '/vibe-check', 'Vibe Check', null, '{"dataStorageConsent":"I consent."}', 1, 'digest-3', 1, 'content-3', 0),
  ('01a1f978-b584-7000-8316-0a52ab8de3da', 'contact', '{"firstName":"Linh","lastName":"Nguyễn","email":"visitor-4@example.com","message":"It''s \"late\"."}', 1795186800004, '/vibe-check', 'Vibe Check', null, '{"dataStorageConsent":"I consent."}', 0, 'digest-4', 1, 'content-4', 0),
  ('01a1f978-b586-7000-8cd5-efb5a6507ec1', 'contact', '{"firstName":"Linh","lastName":"Nguyễn","email":"visitor-6@example.com","message":"It''s \"late\"."}', 1795186800006, '/vibe-check', 'Vibe Check', null, '{"dataStorageConsent":"I consent."}', 0, 'digest-6', 1, 'content-6', 0);
insert into deliveries (lead_id, adapter, form, state, due_at, queued_at, waited_ms, attempts, reason) values
  ('01a1f978-b581-7000-85d9-f9343c85cee0', 'hubspot', 'contact', 'delivered', 1795186860000, 1795186800001, 0, 1, null),
  ('01a1f978-b582-7000-833d-915eecd3d026', 'hubspot', 'contact', 'waiting', 1795190400000, 1795186800002, 5, 1, 'HTTP 500'),
  ('01a1f978-b586-7000-8cd5-efb5a6507ec1', 'hubspot', 'contact', 'waiting', 1795186800006, 1795186800006, 0, 0, null);
insert into attempts (lead_id, adapter, number, at, took_ms, outcome, status, reason) values
  ('01a1f978-b581-7000-85d9-f9343c85cee0', 'hubspot', 1, 1795186860000, 12, 'delivered', 200, null),
  ('01a1f978-b582-7000-833d-915eecd3d026', 'hubspot', 1, 1795186860000, 9, 'later', 500, 'HTTP 500');
insert into lanes (adapter, free_at) values
  ('hubspot', 1795186860000);
insert into removals (id, happened, scrubbed, scrubbed_at) values
  (1, 2, 0, 0);
insert into erasures (id, at, leads, forms) values
  ('receipt', 1795186800000, '["01a1f978-b585-7000-872d-a87e87591b80"]', '{"contact":1}');
insert into booked_calls (at, lead_id) values
  (1795618800000, '01a1f978-b581-7000-85d9-f9343c85cee0');
insert into staff_users (id, username, role, password, created_at, password_at) values
  ('safiya', 'safiya', 'admin', 'scrypt$', 1795186800000, 1795186800000);
insert into staff_sessions (id, digest, user_id, stage, started_at, seen_at, ends_at, device, confirmed_at) values
  ('s', 'digest-s', 'safiya', 'signed-in', 1795186800000, 1795186800000, 1803826800000, 'Firefox, Linux', 1795186800000);
insert into staff_tokens (digest, kind, user_id, ends_at) values
  ('code', 'recovery', 'safiya', 1872946800000);
insert into staff_passkeys (id, user_id, public_key, counter, transports, created_at, name, used_at) values
  ('key', 'safiya', 'cose', 1, '["usb"]', 1795186800000, 'Blue', null);
insert into new_leads (lead_id) values
  ('01a1f978-b586-7000-8cd5-efb5a6507ec1');
insert into lead_work (lead_id, form, received_at, therapist, person, reply_by, answered_at, answered_by, assigned_to, opened_at, revision, spam, unanswered, undelivered, changed, waits_for, phrase, read_at, read_first, outcome, due_at, due_why, tries, tried_at, undo, next_at, phone, together, apart, email_unsafe) values
  ('01a1f978-b581-7000-85d9-f9343c85cee0', 'contact', 1795186800001, null, 'OrnCvi3iaNMRNcRRBgI233', 1795446000000, null, null, null, null, 2, 0, 1, 0, 4, 0, '', null, 0, null, null, null, 0, null, null, 1795446000000, null, null, 0, 0),
  ('01a1f978-b582-7000-833d-915eecd3d026', 'contact', 1795186800002, null, '3q2UAKh_DRqSLRetfRR5VH', 1795446000000, 1795190400000, 'safiya', 'safiya', null, 2, 0, 0, 1, 5, 1, '', null, 0, null, null, null, 0, null, null, null, null, null, 0, 0),
  ('01a1f978-b583-7000-8863-3cc4b2e7043e', 'contact', 1795186800003, null, 'y4gpCfVsmHmbPNzhXX5Xg6', 1795446000000, null, null, null, null, 0, 1, 0, 0, 1, 0, '', null, 0, null, null, null, 0, null, null, null, null, null, 0, 0),
  ('01a1f978-b584-7000-8316-0a52ab8de3da', 'contact', 1795186800004, null, '_dSbiCmU3y6OJ_jjNxjhR5', 1795446000000, null, null, null, null, 0, 0, 1, 0, 1, 0, '', null, 0, null, null, null, 0, null, null, 1795446000000, null, null, 0, 0);
insert into lead_events (lead_id, id, at, user_id, action, text) values
  ('01a1f978-b581-7000-85d9-f9343c85cee0', 'dfadfa8e-55c6-440f-8702-03891fc24a42', 1795190400000, 'safiya', 'move-call', '{"from":1795532400000,"to":1795618800000,"told":"email"}'),
  ('01a1f978-b581-7000-85d9-f9343c85cee0', 'e0db3e8b-ef16-43a6-adfc-b963f938f1f8', 1795190400000, 'safiya', 'note', 'Called, nobody there.'),
  ('01a1f978-b582-7000-833d-915eecd3d026', '4d235992-0869-4442-9076-c6da0e757a7f', 1795190400000, 'safiya', 'assign', '');
insert into inbox_totals (id, version, total, unanswered, spam, read_first, due) values
  (1, 6, 4, 2, 1, 0, 2);
insert into inbox_undelivered (form, waits_for, leads) values
  ('contact', 1, 1);
insert into lead_drafts (lead_id, user_id, at, text) values
  ('01a1f978-b582-7000-833d-915eecd3d026', 'safiya', 1795186800000, 'not yet saved');
insert into server_secrets (name, value) values
  ('vapid', 'one');
insert into staff_devices (id, user_id, endpoint, p256dh, auth, name, added_at, rang_at) values
  ('phone', 'safiya', 'https://push.example.com/phone', 'key', 'secret', 'Chrome, Android', 1795186800000, null);
insert into lead_replies (lead_id, id, user_id, at, recipient, subject, text, state, reason, due_at, attempts, answers, call) values
  ('01a1f978-b581-7000-85d9-f9343c85cee0', 'b169813e-12f8-4012-8ed9-66c943dc9e45', 'safiya', 1795190400000, 'visitor-1@example.com', 'About your call', 'New time', 'waiting', null, 1795194000000, 0, 0, '{"from":1795532400000,"to":1795618800000,"formerly":""}'),
  ('01a1f978-b582-7000-833d-915eecd3d026', 'r', 'safiya', 1795190400000, 'visitor-2@example.com', 'Following up', 'Hi', 'waiting', null, 1795190400000, 0, 1, null);
