/** What staff do and its line in the audit log are one transaction: with a log that takes no line, nothing is changed. */
import { createECDH, randomUUID } from 'node:crypto';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { bookedTime } from '#features/booking/preferred-time.ts';
import { businessHours } from '#features/booking/reply-time.ts';
import { LEAD_ACTIONS, type LeadAction } from '#staff/contract/lead.ts';
import { DAY, HOUR, MINUTE, systemClock } from '#server/base/clock.ts';
import { addContentRoutes } from '#server/editor/routes.ts';
import type { RequestContext } from '#server/base/http/context.ts';
import type { InboxDeps } from '#server/desk/deps.ts';
import { createIntake } from '#server/desk/inbox/intake.ts';
import type { Change } from '#server/desk/inbox/port.ts';
import { addInboxRoutes } from '#server/desk/inbox/routes.ts';
import { createLog } from '#server/base/log.ts';
import { syncErasures } from '#server/leads/erasure/erasure-receipts.ts';
import { SESSION_COOKIE } from '#server/accounts/cookies.ts';
import { hashPassword } from '#server/accounts/password.ts';
import type { SessionStage, StaffUser } from '#server/accounts/port.ts';
import { addStaffRoutes } from '#server/accounts/routes.ts';
import { createSessions } from '#server/accounts/sessions.ts';
import { newRecoveryCodes } from '#server/accounts/sign-in/recovery-codes.ts';
import { codeAt, newSecret, STEP_MS } from '#server/accounts/sign-in/totp.ts';
import { tokenDigest } from '#server/accounts/tokens.ts';
import type { NewLead } from '#server/leads/lead.ts';
import { openDatabase } from '#server/db/sqlite/file.ts';
import { createSqliteStore } from '#server/run/open.ts';
import { site } from '#site';
import { afterwards, emptyFolder } from './cleanup.ts';
import { claimed, newLead, NOTE } from './describe-store.ts';
import { passkeyDevice } from './passkey-device.ts';

const ORIGIN = 'https://example.org';
const PASSWORD = 'otter violin gravel tuesday';
const NEW_PASSWORD = 'gravel otter tuesday violin';

/** Routes that change nothing, or something of no consequence, and write no line. */
const UNLOGGED = [
  ...['POST /session', 'POST /session/passkey/options', 'POST /second-step/passkey/options'],
  ...['POST /second-step/totp', 'POST /account/confirm/passkey/options'],
  ...['POST /inbox', 'POST /slots/check', 'PUT /leads/:id/draft'],
  ...['PUT /notices', 'POST /notices/devices/:id/ring'],
];
/** Tested with a browser that makes a key: as the app, by `added`. */
const UNTRIED = ['POST /second-step/passkey'];

/** SQLite's error of a full disk. */
const full = (): Error => Object.assign(new Error('database or disk is full'), { errcode: 13 });

async function start() {
  const path = join(emptyFolder(), 'leads.db');
  const log = createLog('error', () => undefined);
  let failing = '';
  const store = createSqliteStore(path, log, systemClock, (file) => {
    const db = openDatabase(file);
    const prepare = db.prepare.bind(db);
    db.prepare = (sql: string) => {
      const statement = prepare(sql);
      const all = statement.all.bind(statement);
      statement.all = ((...values: string[]) => {
        if (failing && sql.startsWith(`insert into ${failing}`)) throw full();
        return all(...values);
      }) as typeof statement.all;
      return statement;
    };
    return db;
  });
  afterwards(() => store.close());
  const business = () => businessHours(site);
  const phrases = { find: () => [], codeOf: () => 'en 1 0000' };
  const deps: InboxDeps = {
    store,
    clock: systemClock,
    log,
    business,
    offer: () => undefined,
    calls: { isOffered: () => true, endOf: (at) => at + 15 * MINUTE },
    busy: { read: async () => undefined, calendars: async () => [] } as never,
    takeNew: createIntake(store, business, () => phrases),
    phrases: () => phrases,
    destinations: ['hubspot'],
    receivers: { hubspot: ['contact'] },
    onDue: () => undefined,
    health: async () => ({}) as never,
    location: { kind: 'file', path },
    backupDays: 20,
    canMail: true,
    ownServices: [],
  };
  const api = new Hono<{ Bindings: RequestContext }>();
  addStaffRoutes(api, {
    store,
    clock: systemClock,
    log,
    origins: new Set([ORIGIN]),
    addInbox: (admin) => addInboxRoutes(admin, deps),
    addContent: (admin) => addContentRoutes(admin, {} as never),
  });

  /** All rows, without challenges and counters of passkeys, which a refused try uses up as well. */
  const rows = (): Record<string, unknown> => {
    const db = new DatabaseSync(path, { readOnly: true });
    const tables = db.prepare("select name from sqlite_master where type = 'table'").all();
    const found = tables.map(({ name }) => [
      String(name),
      db
        .prepare(`select * from ${String(name)}`)
        .all()
        .filter((row) => row['kind'] !== 'challenge')
        .map((row) => ({ ...row, ...(name === 'staff_passkeys' && { counter: 0, used_at: 0 }) })),
    ]);
    db.close();
    return Object.fromEntries(found);
  };
  const change = (sql: string): void => {
    const db = new DatabaseSync(path);
    db.exec(sql);
    db.close();
  };
  /** The disk is full for new rows of this table; '' for none. */
  const setFailing = (table: string): void => {
    failing = table;
  };
  const ask = async (
    route: string,
    { path: wanted, body = {} }: Asked,
    cookie: string,
  ): Promise<Response> =>
    api.fetch(
      new Request(`${ORIGIN}/api/admin${wanted}`, { method: route.slice(0, route.indexOf(' ')) }),
      {
        headers: { origin: ORIGIN, 'content-type': 'application/json', cookie },
        body: Buffer.from(JSON.stringify(body)),
        visitor: randomUUID(),
        isLocal: false,
        isSelfTest: false,
      } satisfies RequestContext,
    );
  return { path, store, api, ask, rows, change, setFailing, deps };
}

type Started = Awaited<ReturnType<typeof start>>;

let count = 0;
const hash = hashPassword(PASSWORD);

async function newUser({ store }: Started, changes: Partial<StaffUser> = {}): Promise<StaffUser> {
  count += 1;
  const [createdAt, passwordAt] = [1, 1];
  const username = `user-${count}`;
  const facts = { role: 'admin' as const, password: await hash, createdAt, passwordAt };
  const user = { id: randomUUID(), username, ...facts, ...changes };
  await store.staff.put(user);
  return user;
}

async function cookieFor(
  { store }: Started,
  user: StaffUser,
  stage: SessionStage = 'signed-in',
): Promise<{ cookie: string; sessionId: string }> {
  const begun = await createSessions(store.staff, systemClock).start(
    user,
    stage,
    'Firefox',
    undefined,
  );
  if (!begun) throw new Error('No session was started');
  return { cookie: `${SESSION_COOKIE}=${begun.token}`, sessionId: begun.identity.session.id };
}

/** A new lead in the inbox. */
async function leadIn(started: Started, changes: Partial<NewLead> = {}): Promise<string> {
  count += 1;
  const { id } = await started.store.save(
    newLead(count, {
      receivedAt: Date.now(),
      fields: { email: `a-${count}@b.example` },
      ...changes,
    }),
  );
  await started.deps.takeNew();
  return id;
}

/** A request of somebody. */
interface Asked {
  /** With the ids of the route in place. */
  path: string;
  body?: object;
  /** Instead of the one of a new admin. */
  cookie?: string;
}
type Prepare = (started: Started, me: StaffUser) => Promise<Asked>;

const act = async (
  { store }: Started,
  id: string,
  action: LeadAction,
  by: string,
  more: Partial<Change> = {},
): Promise<void> => {
  const [outcome] = await store.inbox.change([id], { action, by, at: Date.now(), ...more });
  expect([action, outcome]).toEqual([action, 'changed']);
};

/** What must have happened before an action, and its body. */
const BEFORE: Partial<
  Record<LeadAction, (started: Started, id: string, me: string) => Promise<unknown>>
> = {
  reopen: (started, id, me) => act(started, id, 'answer', me),
  undo: (started, id, me) => act(started, id, 'reached', me),
  join: async (started) => ({ to: await leadIn(started) }),
  part: async (started, id, me) => act(started, id, 'join', me, { to: await leadIn(started) }),
  rejoin: (started, id, me) => act(started, id, 'part', me),
  'email-safe': (started, id, me) => act(started, id, 'email-unsafe', me),
  'not-spam': (started, id, me) => act(started, id, 'spam', me),
  later: async () => ({ next: Date.now() + DAY }),
  'no-answer': async () => ({ next: Date.now() + HOUR }),
  assign: async (_started, _id, me) => ({ to: me }),
  note: async () => ({ text: 'Mornings' }),
};
const REFUSED: readonly LeadAction[] = ['resend', 'correct', 'discard'];

async function refusedLead(started: Started): Promise<string> {
  started.change("update deliveries set state = 'discarded' where state = 'waiting'");
  const id = await leadIn(started);
  const now = Date.now() + MINUTE;
  const claim = await claimed(started.store, { now });
  await started.store.settle(claim, { ...NOTE, state: 'refused', outcome: 'refused', dueAt: now });
  started.change('update lanes set free_at = 0');
  return id;
}

async function bookedCall(started: Started): Promise<{ id: string; at: number }> {
  const at = Math.ceil(Date.now() / HOUR) * HOUR + (count + 10) * HOUR;
  count += 1;
  const call = { at, until: at + 15 * MINUTE, isOffered: true };
  const fields = { email: `a-${count}@b.example`, preferred_time: bookedTime(at, site.timeZone) };
  return { id: await leadIn(started, { fields, call }), at };
}
const movedCall = async (started: Started, by: string): Promise<string> => {
  const { id, at } = await bookedCall(started);
  const reply = { to: 'a@b.example' as never, subject: 'S', text: 'T', dueAt: Date.now() + DAY };
  const facts = { by, at: Date.now(), revision: 0, from: at, to: null, preferredTime: 'None' };
  expect(await started.store.calls.change(id, { ...facts, reply })).toBe('changed');
  return id;
};

const waitingReply = async (started: Started): Promise<string> => {
  const id = await leadIn(started);
  const facts = { userId: 'x', at: Date.now(), to: 'a@b.example', subject: 'S', text: 'T' };
  const due = { state: 'waiting' as const, reason: null, dueAt: Date.now() + DAY };
  await started.store.replies.add(id, { ...facts, ...due, id: `r-${id}` });
  return id;
};

const addApp = async ({ store }: Started, { id }: StaffUser): Promise<string> => {
  const secret = newSecret();
  await store.staff.secondSteps.beginTotp(id, secret);
  await store.staff.secondSteps.acceptTotp(id, 1);
  return secret;
};
const codeOf = (secret: string): string => codeAt(secret, Math.floor(Date.now() / STEP_MS));
const addPasskey = async ({ store }: Started, { id: userId }: StaffUser) => {
  const device = passkeyDevice();
  const { id, publicKey } = device;
  const facts = { name: 'Phone', counter: 0, transports: [], createdAt: 1, usedAt: null };
  await store.staff.secondSteps.addPasskey({ id, userId, publicKey, ...facts });
  return device;
};
const challengeFor = async ({ store }: Started, userId: string | null): Promise<string> => {
  const challenge = Buffer.from(randomUUID()).toString('base64url');
  const endsAt = Date.now() + MINUTE;
  const kind = 'challenge' as const;
  await store.staff.tokens.add([{ digest: tokenDigest(challenge), kind, userId, endsAt }]);
  return challenge;
};
const pushKeys = () => {
  const keys = createECDH('prime256v1');
  keys.generateKeys();
  return {
    endpoint: `https://push.example.com/${randomUUID()}`,
    keys: { p256dh: keys.getPublicKey('base64url'), auth: 'a'.repeat(22) },
  };
};

const PREPARED: Readonly<Record<string, Prepare>> = {
  'DELETE /session': async () => ({ path: '/session' }),
  'POST /session/code': async (started) => {
    const user = await newUser(started);
    const code = codeOf(await addApp(started, user));
    return {
      path: '/session/code',
      body: { code },
      ...(await cookieFor(started, user, 'second-step')),
    };
  },
  'POST /session/code (recovery)': async (started) => {
    const user = await newUser(started);
    await addApp(started, user);
    const { codes, tokens } = newRecoveryCodes(user.id, Date.now());
    await started.store.staff.tokens.replace(user.id, 'recovery', tokens);
    const { cookie } = await cookieFor(started, user, 'second-step');
    return { path: '/session/code', body: { recoveryCode: codes[0] }, cookie };
  },
  'POST /session/passkey': async (started) => {
    const device = await addPasskey(started, await newUser(started));
    // Each try uses one up.
    const answer = async () => device.answer(await challengeFor(started, null), ORIGIN);
    return { path: '/session/passkey', body: await answer(), cookie: '' };
  },
  'POST /session/link': async (started) => {
    const user = await newUser(started, { password: '' });
    const token = randomUUID();
    const facts = { kind: 'link' as const, userId: user.id, endsAt: Date.now() + DAY };
    await started.store.staff.tokens.add([{ digest: tokenDigest(token), ...facts }]);
    return { path: '/session/link', body: { token, password: NEW_PASSWORD }, cookie: '' };
  },
  'POST /second-step/totp/confirm': async (started) => {
    const user = await newUser(started);
    const secret = newSecret();
    await started.store.staff.secondSteps.beginTotp(user.id, secret);
    const { cookie } = await cookieFor(started, user, 'second-step');
    return { path: '/second-step/totp/confirm', body: { code: codeOf(secret) }, cookie };
  },
  'POST /second-step/totp/confirm (another app)': async (started, me) => {
    await addApp(started, me);
    const secret = newSecret();
    await started.store.staff.secondSteps.beginTotp(me.id, secret);
    return { path: '/second-step/totp/confirm', body: { code: codeOf(secret) } };
  },
  'DELETE /sessions': async (started) => {
    await cookieFor(started, await newUser(started));
    return { path: '/sessions' };
  },
  'DELETE /sessions/:id': async (started) => {
    const { sessionId } = await cookieFor(started, await newUser(started));
    return { path: `/sessions/${sessionId}` };
  },
  'DELETE /account/sessions': async (started, me) => {
    await cookieFor(started, me);
    return { path: '/account/sessions' };
  },
  'DELETE /account/sessions/:id': async (started, me) => {
    const { sessionId } = await cookieFor(started, me);
    return { path: `/account/sessions/${sessionId}` };
  },
  'POST /account/confirm': async () => ({ path: '/account/confirm', body: { password: PASSWORD } }),
  'POST /account/confirm/passkey': async (started, me) => {
    const device = await addPasskey(started, me);
    const body = device.answer(await challengeFor(started, me.id), ORIGIN);
    return { path: '/account/confirm/passkey', body };
  },
  'POST /account/password': async () => ({
    path: '/account/password',
    body: { current: PASSWORD, password: NEW_PASSWORD },
  }),
  'POST /account/passkeys/:id/name': async (started, me) => {
    const { id } = await addPasskey(started, me);
    return { path: `/account/passkeys/${id}/name`, body: { name: 'Laptop' } };
  },
  'DELETE /account/passkeys/:id': async (started, me) => {
    await addApp(started, me);
    return { path: `/account/passkeys/${(await addPasskey(started, me)).id}` };
  },
  'DELETE /account/app': async (started, me) => {
    await addApp(started, me);
    await addPasskey(started, me);
    return { path: '/account/app' };
  },
  'POST /account/keep-only': async (started, me) => {
    await addApp(started, me);
    return { path: '/account/keep-only', body: { step: 'app' } };
  },
  'POST /account/recovery-codes': async () => ({ path: '/account/recovery-codes' }),
  'POST /account/calendar': async () => ({ path: '/account/calendar' }),
  'DELETE /account/calendar': async ({ store }, me) => {
    await store.staff.feeds.set(me.id, randomUUID(), 1);
    return { path: '/account/calendar' };
  },
  'POST /staff': async () => {
    count += 1;
    return { path: '/staff', body: { username: `new-${count}`, role: 'staff' } };
  },
  'POST /staff/:id/role': async (started) => ({
    path: `/staff/${(await newUser(started)).id}/role`,
    body: { role: 'staff' },
  }),
  'POST /staff/:id/reset': async (started) => ({
    path: `/staff/${(await newUser(started)).id}/reset`,
  }),
  'DELETE /staff/:id': async (started) => ({ path: `/staff/${(await newUser(started)).id}` }),
  'POST /leads': async () => ({
    path: '/leads',
    body: {
      ...{ key: randomUUID(), cameBy: 'phone', firstName: 'Ada', phone: '(214) 555-0142' },
      ...{ serviceInterest: Object.keys(site.services)[0], state: 'Texas', message: '' },
      ...{ bestWayToContact: 'call', safeToCall: 'yes', dataStorageConsent: true },
    },
  }),
  'POST /leads/:id/export-person': async (started) => ({
    path: `/leads/${await leadIn(started)}/export-person`,
  }),
  'POST /leads/:id/erase-person': async (started) => ({
    path: `/leads/${await leadIn(started)}/erase-person`,
  }),
  'POST /export': async () => ({ path: '/export', body: { queue: 'all' } }),
  'POST /leads/actions': async (started) => ({
    path: '/leads/actions',
    body: { ids: [await leadIn(started), await leadIn(started)], action: 'spam' },
  }),
  ...Object.fromEntries(
    LEAD_ACTIONS.map((action): [string, Prepare] => [
      `POST /leads/:id/${action}`,
      async (started, me) => {
        const isRefused = REFUSED.includes(action);
        const id = await (isRefused ? refusedLead(started) : leadIn(started));
        const body = await BEFORE[action]?.(started, id, me.id);
        const email = action === 'correct' ? { email: 'right@b.example' } : {};
        return {
          path: `/leads/${id}/${action}`,
          body: { ...(body as object | undefined), ...email },
        };
      },
    ]),
  ),
  'POST /leads/:id/booked-call': async (started) => {
    const { id, at } = await bookedCall(started);
    const body = { revision: 0, from: at, to: null, reply: 'Sorry' };
    return { path: `/leads/${id}/booked-call`, body };
  },
  'POST /leads/:id/booked-call (booked)': async (started) => {
    const at = Math.ceil(Date.now() / HOUR) * HOUR + (count + 10) * HOUR;
    const body = { revision: 0, from: null, to: at, reply: null };
    return { path: `/leads/${await leadIn(started)}/booked-call`, body };
  },
  'POST /leads/:id/booked-call/undo': async (started, me) => ({
    path: `/leads/${await movedCall(started, me.id)}/booked-call/undo`,
  }),
  'POST /leads/:id/booked-call/told': async (started, me) => {
    const id = await movedCall(started, me.id);
    started.change("update lead_replies set state = 'refused' where call is not null");
    return { path: `/leads/${id}/booked-call/told` };
  },
  'POST /leads/:id/reply': async (started) => ({
    path: `/leads/${await leadIn(started)}/reply`,
    body: { text: 'Hi', language: 'en' },
  }),
  'POST /leads/:id/replies/:reply/take-back': async (started) => {
    const id = await waitingReply(started);
    return { path: `/leads/${id}/replies/r-${id}/take-back` };
  },
  'POST /leads/:id/replies/:reply/again': async (started) => {
    const id = await waitingReply(started);
    started.change("update lead_replies set state = 'failed' where call is null");
    return { path: `/leads/${id}/replies/r-${id}/again` };
  },
  'POST /notices/devices': async () => ({ path: '/notices/devices', body: pushKeys() }),
  'DELETE /notices/devices/:id': async ({ store }, me) => {
    const id = randomUUID();
    const keys = { endpoint: randomUUID(), p256dh: 'p', auth: 'a' };
    const device = { id, userId: me.id, ...keys, name: 'Phone', addedAt: 1, rangAt: null };
    await store.notices.addDevice(device, 9);
    return { path: `/notices/devices/${id}` };
  },
};

it('Nothing that staff do happens without its line in the audit log', async () => {
  const started = await start();
  const { store, api, ask, rows, setFailing } = started;
  const routes = api.routes
    .filter(
      ({ method, path }) => method !== 'ALL' && (method !== 'GET' || path.includes('/export')),
    )
    .map(({ method, path }) => `${method} ${path.replace('/api/admin', '')}`)
    .filter((route) => !route.includes(' /content/') && !route.endsWith('/:action'));
  const tried = Object.keys(PREPARED).map((name) => name.replace(/ \(.*/, ''));
  const actions = LEAD_ACTIONS.map((action) => `POST /leads/:id/${action}`);
  const expected = [...routes, ...actions].filter(
    (route) => ![...UNLOGGED, ...UNTRIED].includes(route),
  );
  expect([...new Set(tried)].sort()).toEqual([...new Set(expected)].sort());

  const wrong: string[] = [];
  for (const [route, prepare] of Object.entries(PREPARED)) {
    const me = await newUser(started);
    const { cookie: own } = await cookieFor(started, me);
    const asked = await prepare(started, me);
    const before = JSON.stringify(rows());
    setFailing('staff_log');
    const { status } = await ask(route, asked, asked.cookie ?? own);
    setFailing('');
    if (status !== 503) wrong.push(`${route}: answered ${status} while the log takes no line`);
    if (JSON.stringify(rows()) !== before) wrong.push(`${route}: done, but not logged`);
    // The same request is possible otherwise, and has its line. A challenge is used up by each try.
    const again = route.endsWith('passkey') ? await prepare(started, me) : asked;
    const lines = (await store.staff.log.page('', 500)).length;
    const done = await ask(route, again, again.cookie ?? own);
    if (!done.ok) wrong.push(`${route}: answered ${done.status}: ${await done.text()}`);
    if ((await store.staff.log.page('', 500)).length === lines) wrong.push(`${route}: not logged`);
  }
  expect(wrong).toEqual([]);
});

it('An erasure that fails is not in the audit log, nor carried out later', async () => {
  const started = await start();
  const { path, store, ask, rows, setFailing } = started;
  const { cookie } = await cookieFor(started, await newUser(started));
  const id = await leadIn(started);
  const before = rows();
  setFailing('erasures');
  const route = 'POST /leads/:id/erase-person';
  expect((await ask(route, { path: `/leads/${id}/erase-person` }, cookie)).status).toBe(503);
  setFailing('');
  expect(rows()).toEqual(before);
  await syncErasures(store, join(dirname(path), 'erasures.jsonl'), started.deps.log);
  expect(await store.find(id)).not.toBeNull();
  expect((await ask(route, { path: `/leads/${id}/erase-person` }, cookie)).status).toBe(200);
  expect(await store.find(id)).toBeNull();
  expect(await store.staff.log.page('', 9)).toMatchObject([{ action: 'lead.person-erased' }]);
});

it('Two admins who add one name at once add one account, with one link and one line', async () => {
  const started = await start();
  const { store, ask } = started;
  const { cookie } = await cookieFor(started, await newUser(started));
  const add = (role: string) =>
    ask('POST /staff', { path: '/staff', body: { username: 'juno', role } }, cookie);
  const both = await Promise.all([add('admin'), add('staff')]);
  expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
  const winner = both.findIndex(({ status }) => status === 201);
  expect((await store.staff.user('juno'))?.role).toBe(['admin', 'staff'][winner]);
  expect(await store.staff.log.page('', 9)).toHaveLength(1);
});
