/** Sessions of the staff area, and what every request to `/api/admin` has to pass. */
import { describe, expect, it } from 'vitest';
import { rowsOf, sharedServer } from './harness.ts';
import { changeRows, signedIn, staffRequests, withStore } from './staff-client.ts';

const server = sharedServer();
const PATH = '/people';

describe('A request to /api/admin (ASVS 7.2, 8.3.1, 14.3.2)', () => {
  it('is answered for a session, and its token is nowhere in the store', async () => {
    const staff = await signedIn(server(), 'staff', { username: 'wren' });
    const response = await staff.get(PATH);
    expect(response.status).toBe(200);
    expect(await response.json()).toContainEqual({ id: staff.userId, username: 'wren' });
    const rows = JSON.stringify(rowsOf(server().data, 'select * from staff_sessions'));
    expect(rows).not.toContain(staff.cookie.split('=')[1]);
  });

  it.each([
    ['no cookie', undefined],
    ['an invented token', `__Host-session=${'x'.repeat(43)}`],
    ['an empty token', '__Host-session='],
    ['two tokens', '__Host-session=a; __Host-session=b'],
    ['another cookie', 'session=admin; user=admin'],
  ])('with %s gets 401', async (_what, cookie) => {
    const response = await staffRequests(server(), cookie).get(PATH);
    expect(response.status).toBe(401);
    expect(await response.json()).toEqual({ message: 'You are signed out. Please sign in.' });
  });

  it('with two session cookies gets 401, even if one is right', async () => {
    const { cookie } = await signedIn(server());
    const both = staffRequests(server(), `${cookie}; __Host-session=b`);
    expect((await both.get(PATH)).status).toBe(401);
  });

  it('before the second step gets 401', async () => {
    const staff = await signedIn(server(), 'admin', { stage: 'second-step' });
    expect((await staff.get(PATH)).status).toBe(401);
    expect(await (await staff.get('/session')).json()).toEqual({ state: 'set-up' });
  });

  it('R295 D45 is not let in by any other header', async () => {
    const headers = {
      'X-Auth-User': 'admin',
      'X-Auth-Admin': 'true',
      'X-Original-URL': '/api/admin/session',
      'X-Rewrite-URL': '/api/admin/session',
      'X-HTTP-Method-Override': 'GET',
      'X-Forwarded-For': '127.0.0.1',
      Authorization: 'Basic YWRtaW46YWRtaW4=',
    };
    const anyone = staffRequests(server());
    expect((await anyone.get(PATH, headers)).status).toBe(401);
    expect((await anyone.send('POST', PATH, {}, headers)).status).toBe(401);
  });

  it('cannot turn into another method by header, parameter or body', async () => {
    const staff = await signedIn(server());
    const override = { 'X-HTTP-Method-Override': 'DELETE', 'X-HTTP-Method': 'DELETE' };
    expect((await staff.get('/session?_method=DELETE', override)).status).toBe(200);
    await staff.send('POST', '/session', { _method: 'DELETE' }, override);
    expect((await staff.get(PATH)).status).toBe(200);
  });

  it.each([
    ['of another site', { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' }],
    ['of another port', { Origin: 'http://127.0.0.1:1', 'Sec-Fetch-Site': 'same-site' }],
    ['of an older browser', { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'none' }],
    ['of a sandboxed frame', { Origin: 'null', 'Sec-Fetch-Site': 'cross-site' }],
  ])('%s gets 403 and changes nothing', async (_what, headers) => {
    const staff = await signedIn(server());
    expect((await staff.send('DELETE', '/session', undefined, headers)).status).toBe(403);
    expect((await staff.get(PATH, headers)).status).toBe(403);
    expect((await staff.get(PATH)).status).toBe(200);
    await expect
      .poll(() => server().output())
      .toMatch(
        /staff.denied-unknown","method":"DELETE","path":"\/api\/admin\/session","why":"foreign"/,
      );
  });

  it.each(['application/x-www-form-urlencoded', 'text/plain', 'multipart/form-data; boundary=x'])(
    'with a body of type %s gets 415',
    async (type) => {
      const staff = await signedIn(server());
      const headers = { 'Content-Type': type };
      expect((await staff.send('POST', PATH, '{}', headers)).status).toBe(415);
      expect((await staff.send('DELETE', '/session', '{}', headers)).status).toBe(415);
      expect((await staff.get(PATH)).status).toBe(200);
    },
  );

  it('is never cached, whatever the answer', async () => {
    const [staff, anyone] = [await signedIn(server()), staffRequests(server())];
    const responses = await Promise.all([
      staff.get(PATH),
      staff.get('/session'),
      staff.get('/nothing'),
      staff.send('POST', PATH, 'not json'),
      anyone.get(PATH),
      anyone.get('/nothing'),
      anyone.get(PATH, { 'Sec-Fetch-Site': 'cross-site' }),
      anyone.send('POST', '/session', 'x', { 'Content-Type': 'text/plain' }),
      anyone.send('POST', '/session', 'x'.repeat(70_000)),
    ]);
    expect(responses.map(({ headers }) => headers.get('cache-control'))).toEqual(
      responses.map(() => 'no-store'),
    );
  });
});

describe('A session', () => {
  it('ends at sign-out on the server, so that a stolen cookie is worth nothing', async () => {
    const staff = await signedIn(server());
    const response = await staff.send('DELETE', '/session');
    expect(await response.json()).toEqual({ state: 'signed-out' });
    expect(response.headers.get('set-cookie')).toBe(
      '__Host-session=; Path=/; HttpOnly; Secure; SameSite=Strict; Max-Age=0',
    );
    expect(response.headers.get('clear-site-data')).toBe('"cache"');
    expect((await staff.get(PATH)).status).toBe(401);
    expect(await (await staff.get('/session')).json()).toEqual({ state: 'signed-out' });
  });

  it.each([
    ['after 30 minutes without a request', 'seen_at = seen_at - 1800001', 401],
    ['not before that', 'seen_at = seen_at - 1740000', 200],
    ['when the clock is set back a day', 'seen_at = seen_at + 86400000', 401],
    ['not when the clock of another machine is ahead', 'seen_at = seen_at + 30000', 200],
    ['after 12 hours in any case', 'ends_at = ends_at - 43200001', 401],
  ])('ends %s', async (_when, change, status) => {
    const staff = await signedIn(server());
    const sql = `update staff_sessions set ${change} where id = ?`;
    changeRows(server().data, sql, staff.session.id);
    expect((await staff.get(PATH)).status).toBe(status);
  });

  it('is extended by a request of a person, not by polling', async () => {
    const staff = await signedIn(server());
    const { data } = server();
    const seen = (): unknown =>
      rowsOf(data, 'select seen_at from staff_sessions where id = ?', staff.session.id)[0]?.[
        'seen_at'
      ];
    const sql = 'update staff_sessions set seen_at = seen_at - 60000 where id = ?';
    changeRows(data, sql, staff.session.id);
    const before = seen();
    await staff.get(PATH, { 'X-Background': '1' });
    expect(seen()).toBe(before);
    await staff.get(PATH);
    expect(Number(seen()) - Number(before)).toBeGreaterThan(59_000);
  });

  it.each([
    ['a new password', (id: string) => withUser(({ setPassword }) => setPassword(id, 'x', 1))],
    ['a reset', (id: string) => withUser(({ reset }) => reset(id))],
    ['another role', (id: string) => withUser(({ setRole }) => setRole(id, 'editor'))],
    ['removal', (id: string) => withUser(({ removeById }) => removeById(id))],
  ])('ends by %s of the account', async (_what, change) => {
    await signedIn(server(), 'admin');
    const staff = await signedIn(server());
    await change(staff.userId);
    expect((await staff.get(PATH)).status).toBe(401);
  });
});

type Accounts = Parameters<Parameters<typeof withStore>[1]>[0]['staff'];
const withUser = (work: (accounts: Accounts) => Promise<unknown>): Promise<unknown> =>
  withStore(server().data, ({ staff }) => work(staff));
