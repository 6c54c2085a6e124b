/** What needs a fresh password or passkey although the person is signed in, and what a role may not: all routes, decided one by one. */
import { join } from 'node:path';
import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { LEAD_ACTIONS } from '#staff/contract/lead.ts';
import type { Role } from '#staff/contract/session.ts';
import { REFUSALS } from '#server/accounts/answers.ts';
import { systemClock } from '#server/base/clock.ts';
import { addContentRoutes } from '#server/editor/routes.ts';
import type { RequestContext } from '#server/base/http/context.ts';
import type { Problem } from '#server/base/http/problems.ts';
import { addInboxRoutes } from '#server/desk/inbox/routes.ts';
import { createLog } from '#server/base/log.ts';
import { SESSION_COOKIE } from '#server/accounts/cookies.ts';
import { addStaffRoutes } from '#server/accounts/routes.ts';
import { createSessions } from '#server/accounts/sessions.ts';
import { createSqliteStore } from '#server/run/open.ts';
import { afterwards, emptyFolder } from './cleanup.ts';
import { sharedServer } from './harness.ts';
import { acceptedId, lead, post } from './leads.ts';
import { OWN_ACCOUNT, addPasskey, person, PLACE, wait } from './own-account.ts';
import { changeRows, staffRequests } from './staff-client.ts';
import { cookiesOf, PASSWORD } from './staff-steps.ts';

const ORIGIN = 'https://example.org';
const MINUTES = 5;

/** Decides who gets in, hands data out, or cannot be undone. */
const NEEDS = `
  POST /second-step/totp
  POST /second-step/totp/confirm
  POST /second-step/passkey/options
  POST /second-step/passkey
  DELETE /account/passkeys/:id
  DELETE /account/app
  POST /account/keep-only
  POST /account/recovery-codes
  POST /account/calendar
  POST /leads/:id/export-person
  POST /leads/:id/erase-person
  POST /leads/:id/discard
  POST /export
  POST /staff
  POST /staff/:id/role
  POST /staff/:id/reset
  DELETE /staff/:id
`;

/** Is how one signs in or confirms, makes things safer, or can be taken back. */
const NEEDS_NOT = `
  DELETE /session
  POST /session
  POST /session/code
  POST /session/passkey/options
  POST /session/passkey
  POST /session/link
  DELETE /sessions
  DELETE /sessions/:id
  DELETE /account/sessions
  DELETE /account/sessions/:id
  POST /account/confirm
  POST /account/confirm/passkey/options
  POST /account/confirm/passkey
  POST /account/password
  POST /account/passkeys/:id/name
  POST /inbox
  POST /leads
  POST /leads/actions
  POST /slots/check
  DELETE /account/calendar
  POST /leads/:id/booked-call
  POST /leads/:id/booked-call/undo
  POST /leads/:id/booked-call/told
  PUT /leads/:id/draft
  POST /leads/:id/reply
  POST /leads/:id/replies/:reply/take-back
  POST /leads/:id/replies/:reply/again
  POST /leads/:id/open
  POST /leads/:id/answer
  POST /leads/:id/reopen
  POST /leads/:id/told
  POST /leads/:id/not-urgent
  POST /leads/:id/reached
  POST /leads/:id/held
  POST /leads/:id/scheduled
  POST /leads/:id/no-fit
  POST /leads/:id/referred
  POST /leads/:id/no-answer
  POST /leads/:id/call
  POST /leads/:id/later
  POST /leads/:id/undo
  POST /leads/:id/join
  POST /leads/:id/part
  POST /leads/:id/rejoin
  POST /leads/:id/email-unsafe
  POST /leads/:id/email-safe
  POST /leads/:id/assign
  POST /leads/:id/note
  POST /leads/:id/spam
  POST /leads/:id/not-spam
  POST /leads/:id/resend
  POST /leads/:id/correct
  PUT /notices
  POST /notices/devices
  DELETE /notices/devices/:id
  POST /notices/devices/:id/ring
  POST /content/git/repos/practice/content/contents
  POST /content/git/repos/practice/content/file-contents
  POST /content/preview
  POST /content/preview/open
  POST /content/publish
  POST /content/publications/:id/restore
  POST /content/changes/:id/discard
`;

const listed = (text: string): string[] => text.trim().split(/\s*\n\s*/);

/** All routes behind the sign-in. What their handlers need is not there: they are only asked whether they are reached. */
function allRoutes() {
  const store = createSqliteStore(join(emptyFolder(), 'leads.db'), createLog('error'));
  afterwards(() => store.close());
  const api = new Hono<{ Bindings: RequestContext }>();
  addStaffRoutes(api, {
    store,
    clock: systemClock,
    log: { ...createLog('error'), error: () => undefined },
    origins: new Set([ORIGIN]),
    addInbox: (admin) => addInboxRoutes(admin, { store, clock: systemClock } as never),
    addContent: (admin) => addContentRoutes(admin, {} as never),
  });
  const sessions = createSessions(store.staff, systemClock);
  const routes = api.routes
    .filter(({ method }) => method !== 'ALL')
    .map(({ method, path }) => `${method} ${path.replace('/api/admin', '')}`)
    .flatMap((route) =>
      route.endsWith('/:action')
        ? LEAD_ACTIONS.map((action) => route.replace(':action', action))
        : [route],
    );
  /** @param role of a session that was confirmed some minutes ago; `undefined`: of none */
  const ask = async (route: string, role: Role | undefined, minutes = 0): Promise<Response> => {
    let cookie = '';
    if (role) {
      const user = { id: role, username: role, role, password: '', createdAt: 0, passwordAt: 0 };
      await store.staff.put(user);
      const { token, identity } = sessions.begin(user, 'signed-in', '');
      const confirmedAt = Date.now() - minutes * 60_000 - 1;
      await store.staff.sessions.start({ ...identity.session, confirmedAt });
      cookie = `${SESSION_COOKIE}=${token}`;
    }
    const [method = '', path = ''] = route.split(' ');
    return await api.fetch(
      new Request(`${ORIGIN}/api/admin${path.replaceAll(/:\w+/g, 'x')}`, { method }),
      {
        headers: { origin: ORIGIN, 'content-type': 'application/json', cookie },
        body: Buffer.from('{}'),
        visitor: route,
        isLocal: false,
        isSelfTest: false,
      },
    );
  };
  return { routes: [...new Set(routes)], ask };
}

it('Every route is decided: it needs a fresh confirmation, or it can be taken back (ASVS 7.5.3)', async () => {
  const { routes, ask } = allRoutes();
  const needs: string[] = [];
  const rest: string[] = [];
  for (const route of routes) {
    if (route.startsWith('GET ') && !route.includes('/export')) continue;
    const answer = await ask(route, 'admin', MINUTES);
    (/needsConfirmation/.test(await answer.text()) ? needs : rest).push(route);
  }
  expect(needs.sort()).toEqual(listed(NEEDS).sort());
  expect(rest.sort()).toEqual(listed(NEEDS_NOT).sort());
});

/** Routes by the beginning of their path, who may not use them, and what these are told. */
const DENIED: readonly [RegExp, readonly Role[], Problem][] = [
  [/ \/(?:staff|sessions|log)\b/, ['staff', 'editor'], REFUSALS.adminOnly],
  [/ \/content\b/, ['staff'], REFUSALS.noContent],
  [/ \/(?:people|inbox|leads|export|overview|slots|notices)\b/, ['editor'], REFUSALS.noLeads],
  [/^POST \/account\/calendar$/, ['editor'], REFUSALS.role],
];
/** How one signs in. */
const OPEN = / \/session\b/;

it.each(['admin', 'staff', 'editor', undefined] as const)(
  'Every route is decided: of what %s has no right to, nothing is answered (ASVS 8.2.1)',
  async (role) => {
    const { routes, ask } = allRoutes();
    const { message: signedOut } = REFUSALS.signedOut;
    const refusals = [signedOut, ...DENIED.map(([, , { message }]) => message)];
    expect(routes.length).toBeGreaterThan(90);
    const wrong: unknown[] = [];
    for (const route of routes) {
      const denied = DENIED.find(
        ([path, roles]) => role && path.test(route) && roles.includes(role),
      );
      const wanted = role || OPEN.test(route) ? denied?.[2].message : signedOut;
      const said = await (await ask(route, role)).text();
      const found = refusals.find((message) => said.includes(message));
      // A code is asked for within a sign-in that has begun.
      if (found !== wanted && !(OPEN.test(route) && found === signedOut))
        wrong.push([route, found]);
    }
    expect(wrong).toEqual([]);
  },
);

const server = sharedServer(OWN_ACCOUNT);

it('After the password or a passkey the same request is answered; nothing was done before', async () => {
  const own = await person(server);
  changeRows(server().data, "update staff_users set role = 'admin' where id = ?", own.id);
  const device = await addPasskey(server, own);
  const id = await acceptedId(await post(server().origin, lead()));
  wait(server, own);
  const wanted = [
    ['POST', '/staff', { username: 'a-new-admin', role: 'admin' }, 201],
    ['POST', '/export', { queue: 'all' }, 200],
    ['POST', `/leads/${id}/erase-person`, {}, 200],
  ] as const;
  let cookie = own.cookie;
  const ask = (method: string, path: string, body: object, headers = {}) =>
    staffRequests(server(), cookie).send(method, path, body, headers);
  for (const [method, path, body] of wanted)
    expect([path, (await ask(method, path, body)).status]).toEqual([path, 403]);
  expect(await (await staffRequests(server(), cookie).get(`/leads/${id}`)).json()).toMatchObject({
    id,
  });
  // An old session with the rights of another's passkey or a wrong password is not enough.
  expect((await ask('POST', '/account/confirm', { password: 'wrong' })).status).toBe(422);
  const place = { Origin: PLACE };
  const asked = await ask('POST', '/account/confirm/passkey/options', {}, place);
  const { challenge } = (await asked.json()) as { challenge: string };
  const answer = device.answer(challenge, PLACE);
  const confirmed = await ask('POST', '/account/confirm/passkey', answer, place);
  expect(confirmed.status).toBe(200);
  cookie = cookiesOf(confirmed);
  for (const [method, path, body, status] of wanted)
    expect([path, (await ask(method, path, body)).status]).toEqual([path, status]);
  const { id: added } = (
    (await (await staffRequests(server(), cookie).get('/staff')).json()) as {
      id: string;
      username: string;
    }[]
  ).find(({ username }) => username === 'a-new-admin') ?? { id: '' };
  changeRows(
    server().data,
    'update staff_sessions set confirmed_at = confirmed_at - 300001 where user_id = ?',
    own.id,
  );
  expect((await ask('POST', `/staff/${added}/reset`, {})).status).toBe(403);
  // A clock that was set back confirms nobody.
  changeRows(
    server().data,
    'update staff_sessions set confirmed_at = confirmed_at + 86400000 where user_id = ?',
    own.id,
  );
  expect((await ask('POST', `/staff/${added}/reset`, {})).status).toBe(403);
  cookie = cookiesOf(await ask('POST', '/account/confirm', { password: PASSWORD }));
  expect((await ask('POST', `/staff/${added}/reset`, {})).status).toBe(200);
});
