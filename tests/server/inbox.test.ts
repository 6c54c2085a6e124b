/** The inbox over HTTP: who may see it, what it shows, actions, two members of staff at once. */
import { describe, expect, it } from 'vitest';
import { DAY, HOUR } from '#server/base/clock.ts';
import type { InboxChanges } from '#staff/contract/inbox.ts';
import type { BulkResult, LeadView } from '#staff/contract/lead.ts';
import type { Overview } from '#staff/contract/overview.ts';
import { site } from '#site';
import { until } from './cleanup.ts';
import { freshServer, rowsOf, sharedServer, startCrm } from './harness.ts';
import { acceptedId, lead, post, SERVICE } from './leads.ts';
import { NO_ANSWER, jsonOf, member } from './inbox-client.ts';

const NO_LEAD = '00000000-0000-7000-8000-000000000000';

describe('The inbox', () => {
  it('counts nothing as undelivered if there is no destination', async () => {
    const server = await freshServer();
    const safiya = await member(server, 'safiya');
    const id = await acceptedId(await post(server.origin, lead()));
    const { counts, rows } = await safiya.list('all');
    expect(counts).toMatchObject({ unanswered: 1, undelivered: 0 });
    expect(rows).toMatchObject([{ id, delivery: 'none' }]);
    expect(await safiya.act(id, 'open')).toMatchObject({ delivery: 'none' });
  });

  it('shows a lead, takes actions on it and says what changed', async () => {
    const server = await freshServer(NO_ANSWER);
    const safiya = await member(server, 'safiya');
    const id = await acceptedId(await post(server.origin, lead({ safeToText: 'no' })));
    const page = await safiya.list('unanswered');
    expect(page.counts).toEqual({
      ...{ first: 0, due: expect.any(Number), unanswered: 1, undelivered: 1 },
      ...{ spam: 0, all: 1, overdue: 0 },
    });
    expect(page.rows).toMatchObject([
      {
        id,
        form: 'contact',
        firstName: 'Linh',
        lastName: 'Nguyễn',
        wants: site.services[SERVICE]?.en,
        way: 'text',
        safe: { call: null, text: 'no', voicemail: null },
        delivery: 'waiting',
        openedAt: null,
      },
    ]);
    expect(page.rows[0]?.replyBy).toBeGreaterThan(Date.now());

    const opened = await safiya.act(id, 'open');
    expect(opened).toMatchObject({
      revision: 0,
      number: id.slice(-4),
      message: 'Two phones in one bed.',
      canMail: false,
    });
    expect(opened.openedAt).not.toBeNull();
    const noted = await safiya.act(id, 'note', { text: ' Called, nobody home. ', revision: 0 });
    const event = { kind: 'staff', by: 'safiya', action: 'note', text: 'Called, nobody home.' };
    // An attempt to deliver it may end at the same time.
    expect(noted.timeline).toContainEqual(expect.objectContaining(event));
    const answered = await safiya.act(id, 'answer', { revision: 1 });
    expect(answered).toMatchObject({ answeredBy: 'safiya', revision: 2 });

    const since = async (version: string) =>
      jsonOf<InboxChanges>(safiya.get(`/inbox/changes?since=${version}`));
    const changes = await since(page.version);
    expect(changes).toMatchObject({ changed: [id], counts: { unanswered: 0, all: 1 } });
    // An attempt to deliver it may end meanwhile, which is one more change.
    let { version } = changes;
    await until(async () => {
      const next = await since(version);
      version = next.version;
      return next.changed.length === 0;
    });
    const overview = await jsonOf<Overview>(safiya.get('/overview'));
    expect(overview.days.at(-1)?.forms).toEqual({ contact: 1 });
    expect([overview.days.length, overview.weeks.length]).toEqual([30, 12]);
    expect(overview.health).toContainEqual({
      part: 'Leads',
      ok: true,
      text: 'Every new lead is stored.',
    });
    expect(overview.medianAnswerMs).toEqual({ last14Days: null, before: null });
  });

  it('names leads in its log by number only, and nothing of a person in the log of the server', async () => {
    const server = await freshServer();
    const admin = await member(server, 'odessa', 'admin');
    const body = lead({ message: 'secretmessage' });
    const id = await acceptedId(await post(server.origin, body));
    await admin.list('all', { search: 'searchedname' });
    await admin.lead(id);
    await admin.act(id, 'note', { text: 'secretnote' });
    const log = await (await admin.get('/log')).text();
    expect(JSON.parse(log)).toMatchObject([
      { by: 'odessa', action: 'lead.note', about: id.slice(-4) },
      { by: 'odessa', action: 'lead.read', about: id.slice(-4) },
    ]);
    for (const secret of [
      'secretmessage',
      'secretnote',
      'searchedname',
      String(body['email']),
      'Linh',
    ]) {
      expect(log).not.toContain(secret);
      expect(server.output()).not.toContain(secret);
    }
  });

  it('is filtered by whose a lead is, by service and by state, page by page and in exports', async () => {
    const server = await freshServer();
    const [safiya, wren] = [await member(server, 'safiya'), await member(server, 'wren')];
    await member(server, 'juno', 'editor');
    const send = async (change: object): Promise<string> =>
      acceptedId(await post(server.origin, lead(change)));
    const [other = ''] = Object.keys(site.services).filter((name) => name !== SERVICE);
    const texas = await send({ state: 'Texas' });
    const mexico = await send({ state: 'Nuevo México', message: 'Two' });
    const reset = await send({ serviceInterest: other, state: 'Texas', message: 'Three' });
    await safiya.act(texas, 'assign', { to: safiya.id });
    await safiya.act(mexico, 'assign', { to: wren.id });
    const ids = async (query: object, who = safiya) =>
      (await who.list('all', query)).rows.map(({ id }) => id);
    expect(await ids({ assignedTo: 'me' })).toEqual([texas]);
    expect(await ids({ assignedTo: 'me' }, wren)).toEqual([mexico]);
    expect(await ids({ assignedTo: 'none' })).toEqual([reset]);
    expect(await ids({ assignedTo: wren.id })).toEqual([mexico]);
    expect(await ids({ service: other })).toEqual([reset]);
    expect(await ids({ state: 'texas' })).toEqual([reset, texas]);
    expect(await ids({ state: 'mexico' })).toEqual([mexico]);
    expect(await ids({ state: 'texas', assignedTo: 'me', search: 'Linh' })).toEqual([texas]);
    const csv = await (await safiya.post('/export', { queue: 'all', state: 'mexico' })).text();
    expect([csv.includes(mexico), csv.includes(texas)]).toEqual([true, false]);
    // Whoever sees no leads cannot have one.
    const { people } = await safiya.list('all');
    expect(people.map(({ username }) => username).sort()).toEqual(['safiya', 'wren']);
  });

  it('says in which language each is answered, and is filtered by it, in exports too', async () => {
    const server = await freshServer();
    const safiya = await member(server, 'safiya');
    const send = async (pageUri: string): Promise<string> =>
      acceptedId(await post(server.origin, lead({ pageUri, message: pageUri })));
    const home = await send('/es?utm_source=flyer');
    const below = await send('/es/servicios');
    const english = await send('/escape');
    const ids = async (language: string) =>
      (await safiya.list('all', { language })).rows.map(({ id }) => id);
    expect(await ids('es')).toEqual([below, home]);
    expect(await ids('en')).toEqual([english]);
    expect((await jsonOf<LeadView>(safiya.get(`/leads/${below}`))).language).toBe('es');
    const csv = await (await safiya.post('/export', { queue: 'all', language: 'es' })).text();
    expect(csv.split('\r\n')[0]).toContain('"delivery","language"');
    expect(csv).toMatch(new RegExp(`^"${home}",.*,"es",`, 'm'));
    expect(csv).not.toContain(english);
  });

  it('works off 40 mixed leads', async () => {
    const crm = await startCrm();
    const server = await freshServer(crm.env);
    const safiya = await member(server, 'safiya');
    for (let number = 0; number < 40; number += 1) {
      const spam = number % 8 === 0 ? { confirm_reading_order: 'x' } : {};
      const answer = await post(server.origin, lead({ ...spam, message: `Message ${number}` }));
      expect(answer.status).toBe(200);
    }
    await until(() => crm.accepted.length === 35);
    await until(async () => (await safiya.list('undelivered')).counts.undelivered === 0);
    const { rows, counts } = await safiya.list('unanswered');
    expect(counts).toMatchObject({ unanswered: 35, spam: 5, all: 40 });
    const [wrong] = (await safiya.list('spam')).rows;
    await safiya.act(wrong?.id ?? '', 'not-spam');
    await until(() => crm.accepted.length === 36);
    const ids = [...rows.map(({ id }) => id), wrong?.id ?? ''];
    const bulk = await jsonOf<BulkResult>(
      safiya.post('/leads/actions', { ids: [...ids, NO_LEAD], action: 'answer' }),
    );
    expect(bulk).toEqual({ changed: ids, gone: [NO_LEAD] });
    expect((await safiya.list('unanswered')).counts).toMatchObject({ unanswered: 0, spam: 4 });
    const { next } = await safiya.list('all');
    expect(next).toBeNull();
  });
});

describe('A lead in the inbox', () => {
  const shared = sharedServer();

  it.each(['<script>alert(1)</script>', '"><img src=x onerror=alert(1)>', '🫶 שלום مرحبا O’Brien'])(
    'shows %s as text in every field',
    async (text) => {
      const safiya = await member(shared(), `user-${text.length}`);
      const words = { firstName: text, lastName: text, phone: text, state: text, message: text };
      const place = { pageUri: `/vibe-check?x=${text}`, pageName: text };
      const answer = await post(shared().origin, lead({ ...words, ...place }));
      const id = await acceptedId(answer);
      await safiya.act(id, 'note', { text });
      const response = await safiya.get(`/leads/${id}`);
      expect(response.headers.get('content-type')).toMatch(/^application\/json/);
      expect(response.headers.get('x-content-type-options')).toBe('nosniff');
      expect(response.headers.get('cache-control')).toBe('no-store');
      const view = await jsonOf<LeadView>(response);
      expect(view).toMatchObject({ firstName: text, lastName: text, phone: text, message: text });
      expect(view.page).toEqual({ path: `/vibe-check?x=${text}`, name: text });
      expect(view.details).toContainEqual({ name: 'state', label: 'State', value: text });
      expect(view.timeline.at(-1)).toMatchObject({ text });
    },
  );

  it('has its whole message, its consents in their wording, and no digest', async () => {
    const safiya = await member(shared(), 'reader');
    const message = 'ü'.repeat(5000);
    const body = lead({ message, communicationsOptIn: false });
    const id = await acceptedId(
      await post(shared().origin, body, {
        'Idempotency-Key': 'a-key',
        Cookie: `hubspotutk=${'a'.repeat(32)}`,
      }),
    );
    await post(shared().origin, body, { 'Idempotency-Key': 'another-key' });
    const response = await safiya.get(`/leads/${id}`);
    const text = await response.clone().text();
    const view = await jsonOf<LeadView>(response);
    expect(view.message).toBe(message);
    expect(view.consents).toMatchObject([
      { name: 'dataStorageConsent', given: true },
      { name: 'communicationsOptIn', given: false },
    ]);
    expect(view.timeline.map(({ kind }) => kind)).toEqual(['received', 'repeated']);
    expect(view.samePerson).toEqual({ contact: 1 });
    const [row] = rowsOf(shared().data, `select digest, content from leads where id = '${id}'`);
    for (const secret of [...Object.values(row ?? {}), 'a'.repeat(32)])
      expect(text).not.toContain(String(secret));
  });

  it('cannot be changed by two at once', async () => {
    const [safiya, marco] = [await member(shared(), 'one'), await member(shared(), 'two')];
    const id = await acceptedId(await post(shared().origin, lead()));
    const { revision } = await safiya.lead(id);
    await safiya.act(id, 'assign', { to: marco.id, revision });
    const late = await marco.post(`/leads/${id}/answer`, { revision });
    const present = await jsonOf<LeadView>(late, 409);
    expect(present).toMatchObject({ assignedTo: { username: 'two' }, answeredAt: null });
    expect((await marco.act(id, 'answer', { revision: present.revision })).answeredBy).toBe('two');
    expect((await safiya.act(id, 'reopen')).answeredAt).toBeNull();
  });

  it('takes only what an action needs', async () => {
    const safiya = await member(shared(), 'careful');
    const editor = await member(shared(), 'writer', 'editor');
    const id = await acceptedId(await post(shared().origin, lead()));
    const statusOf = async (action: string, body: unknown): Promise<number> =>
      (await safiya.post(`/leads/${id}/${action}`, body)).status;
    for (const text of [undefined, '', '   ', 5, 'x'.repeat(5001), ['x']])
      expect(await statusOf('note', { text }), String(text)).toBe(422);
    for (const email of [undefined, 'no', 'a@b', 'a@b.c\n', ['a@b.cc'], `${'a'.repeat(300)}@b.cc`])
      expect(await statusOf('correct', { email }), String(email)).toBe(422);
    for (const to of ['nobody', 5, {}, editor.id])
      expect(await statusOf('assign', { to })).toBe(422);
    for (const body of ['[]', '"x"', '{', { revision: 'x' }, { revision: 1.5 }])
      expect(await statusOf('answer', body)).toBe(400);
    for (const action of ['resend', 'discard']) expect(await statusOf(action, {})).toBe(422);
    expect(await statusOf('erase', {})).toBe(404);
    expect((await safiya.lead(id)).revision).toBe(0);
    // Put off for two months at most, once nobody waits for an answer.
    expect(await statusOf('answer', {})).toBe(200);
    for (const next of [Date.now() + 61 * DAY, Date.now() - HOUR, 0.5, 'soon'])
      expect(await statusOf('later', { next }), String(next)).toBe(422);
    expect(await statusOf('later', { next: Date.now() + 59 * DAY })).toBe(200);
  });
});

describe('The routes of leads', () => {
  const shared = sharedServer();

  it.each([
    NO_LEAD,
    'x',
    '%00',
    '..%2f..%2fetc%2fpasswd',
    "'%20or%201=1--",
    '🫶',
    'a'.repeat(2000),
    '__proto__',
    'constructor',
  ])('find nothing at the id %s', async (id) => {
    const admin = await member(
      shared(),
      `user-${Math.random().toString(36).slice(2, 10)}`,
      'admin',
    );
    for (const path of ['', '/answer', '/export-person', '/erase-person']) {
      const response = await (path === ''
        ? admin.get(`/leads/${id}`)
        : admin.post(`/leads/${id}${path}`));
      expect(response.status, path).toBe(404);
    }
  });

  it('refuse malformed queries and lists', async () => {
    const staff = await member(shared(), 'marco');
    for (const body of ['', '[]', '{}', { queue: 'x' }, { queue: 'all', cursor: 'x' }])
      expect((await staff.post('/inbox', body)).status).toBe(400);
    for (const since of ['', '-1', 'x', '1e9', '9'.repeat(16)])
      expect((await staff.get(`/inbox/changes?since=${since}`)).status).toBe(400);
    const many = Array.from({ length: 51 }, () => NO_LEAD);
    for (const ids of [[], many, ['x'], 'x', [5], { length: 1 }])
      expect((await staff.post('/leads/actions', { ids, action: 'answer' })).status).toBe(400);
    for (const action of ['note', 'erase', 'discard', 'correct', '', 5])
      expect((await staff.post('/leads/actions', { ids: [NO_LEAD], action })).status).toBe(400);
  });
});
