/** Managing staff: for admins only, and never without one. */
import { describe, expect, it } from 'vitest';
import { DAY } from '#server/base/clock.ts';
import type { Account, LogLine, SessionLine, SetUpLink } from '#staff/contract/accounts.ts';
import { sharedServer } from './harness.ts';
import { signedIn, staffRequests, type StaffClient, withStore } from './staff-client.ts';

const server = sharedServer();
const PASSWORD = 'otter violin gravel tuesday';
let names = 0;
const newName = (): string => {
  names += 1;
  return `person-${names}`;
};

const accountsOf = async (admin: StaffClient): Promise<Account[]> =>
  (await admin.get('/staff')).json();
const tokenOf = ({ path }: SetUpLink): string => path.slice(path.indexOf('=') + 1);

async function add(admin: StaffClient, role = 'staff'): Promise<SetUpLink> {
  const response = await admin.send('POST', '/staff', { username: newName(), role });
  expect(response.status).toBe(201);
  return response.json();
}

describe('Staff and editors', () => {
  it('cannot do what admins do, whatever a header says', async () => {
    const [admin, staff] = [await signedIn(server(), 'admin'), await signedIn(server())];
    const before = await accountsOf(admin);
    const requests: [string, string, object?][] = [
      ['GET', '/staff'],
      ['POST', `/staff/${staff.userId}/role`, { role: 'admin' }],
      ['DELETE', `/sessions/${admin.session.id}`],
    ];
    for (const [method, path, body] of requests) {
      const headers = { 'X-Auth-User': 'admin', 'X-Auth-Admin': 'true' };
      const response =
        method === 'GET'
          ? await staff.get(path, headers)
          : await staff.send(method, path, body, headers);
      expect([method, path, response.status]).toEqual([method, path, 403]);
      expect(await response.json()).toEqual({ message: 'Only admins manage people.' });
    }
    // In the log of the server by the pattern of the route, never by an id in it (ASVS 16.3.2).
    const logged = (): unknown[] =>
      server()
        .output()
        .split('\n')
        .filter((line) => line.includes('"staff.denied"') && line.includes(staff.userId))
        .map((line) => JSON.parse(line) as Record<string, string>)
        .map(({ method, path, why }) => [method, path, why]);
    await expect
      .poll(logged)
      .toEqual(
        requests.map(([method, path]) => [
          method,
          `/api/admin${path.replace(/^(\/\w+\/)[\w-]{36}/, '$1:id')}`,
          'adminOnly',
        ]),
      );
    const now = await accountsOf(admin);
    const facts = ({ username, role: one }: Account): string => `${username} ${one}`;
    expect(now.map(facts)).toEqual(before.map(facts));
  });

  it('know who leads can be assigned to, and nothing more of them', async () => {
    const staff = await signedIn(server());
    const people = (await (await staff.get('/people')).json()) as object[];
    expect(people.flatMap((person) => Object.keys(person)).sort()).toEqual(
      people.flatMap(() => ['id', 'username']).sort(),
    );
  });
});

describe('An admin', () => {
  it('adds a person with a link that sets the first password, once', async () => {
    const admin = await signedIn(server(), 'admin');
    const link = await add(admin, 'editor');
    expect(Math.ceil((link.endsAt - Date.now()) / DAY)).toBe(3);
    const anyone = staffRequests(server());
    const token = tokenOf(link);
    expect(await accountsOf(admin)).toContainEqual(
      expect.objectContaining({
        username: link.username,
        role: 'editor',
        hasPassword: false,
        secondSteps: [],
        lastSeenAt: null,
      }),
    );
    // An account without a password opens with no password.
    const empty = await anyone.send('POST', '/session', { username: link.username, password: '' });
    expect(empty.status).toBe(422);

    const asked = await anyone.send('POST', '/session/link', { token });
    expect(await asked.json()).toEqual({ username: link.username });
    const weak = await anyone.send('POST', '/session/link', { token, password: 'qwerty123456' });
    expect(weak.status).toBe(422);
    const set = await anyone.send('POST', '/session/link', { token, password: PASSWORD });
    expect(await set.json()).toEqual({ state: 'set-up' });
    const again = await anyone.send('POST', '/session/link', { token, password: 'another violin' });
    expect(again.status).toBe(422);
    const wrong = await anyone.send('POST', '/session/link', { token: 'x'.repeat(43) });
    expect(wrong.status).toBe(422);
    const body = { username: link.username, password: PASSWORD };
    expect((await anyone.send('POST', '/session', body)).status).toBe(200);
  });

  it('ends the set-up link of an account with a new role or password', async () => {
    const admin = await signedIn(server(), 'admin');
    const anyone = staffRequests(server());
    const ways: ((username: string, id: string) => Promise<unknown>)[] = [
      (_username, id) => admin.send('POST', `/staff/${id}/role`, { role: 'editor' }),
      // As `npm run staff -- add` does.
      (username) =>
        withStore(server().data, ({ staff }) =>
          staff.put({
            id: 'new',
            username,
            role: 'staff',
            password: 'x',
            createdAt: 0,
            passwordAt: 0,
          }),
        ),
      (_username, id) =>
        withStore(server().data, ({ staff }) => staff.changePassword(id, 'x', 0, 'none')),
    ];
    for (const way of ways) {
      const link = await add(admin, 'staff');
      const { id = '' } =
        (await accountsOf(admin)).find((one) => one.username === link.username) ?? {};
      await way(link.username, id);
      const used = await anyone.send('POST', '/session/link', { token: tokenOf(link) });
      expect(used.status).toBe(422);
    }
  });

  it.each([
    [{ username: 'no name', role: 'staff' }, /no username/],
    [{ username: ['wren'], role: 'staff' }, /no username/],
    [{ username: 'someone', role: 'owner' }, /Choose a role/],
    [{ username: 'someone' }, /Choose a role/],
  ])('cannot add %j', async (body, message) => {
    const admin = await signedIn(server(), 'admin');
    const response = await admin.send('POST', '/staff', body);
    expect(response.status).toBe(422);
    expect(((await response.json()) as { message: string }).message).toMatch(message);
  });

  it('cannot set more than name and role', async () => {
    const admin = await signedIn(server(), 'admin');
    const username = newName();
    const extra = { id: 'own-id', password: PASSWORD, createdAt: 1, __proto__: { role: 'admin' } };
    await admin.send('POST', '/staff', { ...extra, username, role: 'staff' });
    const added = (await accountsOf(admin)).find((one) => one.username === username);
    expect(added).toMatchObject({ role: 'staff', hasPassword: false });
    expect(added?.id).toMatch(/^[\da-f-]{36}$/);
    expect(added?.createdAt).toBeGreaterThan(1);
  });

  it('cannot add a name twice, not even at once: the first link lives', async () => {
    const [admin, other] = [await signedIn(server(), 'admin'), await signedIn(server(), 'admin')];
    const username = newName();
    const both = await Promise.all([
      admin.send('POST', '/staff', { username, role: 'admin' }),
      other.send('POST', '/staff', { username, role: 'staff' }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
    const links = await Promise.all(both.map((one) => one.json()));
    const [link] = links.filter((one) => 'path' in one) as [SetUpLink];
    const used = await staffRequests(server()).send('POST', '/session/link', {
      token: tokenOf(link),
    });
    expect(await used.json()).toEqual({ username });
    const again = await admin.send('POST', '/staff', { username, role: 'admin' });
    expect([again.status, await again.json()]).toEqual([
      409,
      { message: 'There is an account of this name already.' },
    ]);
  });

  it('resets an account: password, second steps and sessions are gone', async () => {
    const [admin, staff] = [await signedIn(server(), 'admin'), await signedIn(server())];
    const response = await admin.send('POST', `/staff/${staff.userId}/reset`, {});
    expect(response.status).toBe(200);
    expect((await staff.get('/people')).status).toBe(401);
    const own = await admin.send('POST', `/staff/${admin.userId}/reset`, {});
    expect(own.status).toBe(422);
  });

  it('changes a role, which ends the sessions of that person', async () => {
    const [admin, staff] = [await signedIn(server(), 'admin'), await signedIn(server())];
    const path = `/staff/${staff.userId}/role`;
    expect((await admin.send('POST', path, { role: 'editor' })).status).toBe(200);
    expect((await staff.get('/people')).status).toBe(401);
    const unknown = await admin.send('POST', '/staff/nobody/role', { role: 'editor' });
    expect(unknown.status).toBe(404);
  });

  it('sees and ends sessions', async () => {
    const admin = await signedIn(server(), 'admin');
    const [one, other] = [await signedIn(server()), await signedIn(server())];
    const lines = (await (await admin.get('/sessions')).json()) as SessionLine[];
    expect(lines.filter(({ isOwn }) => isOwn).map(({ id }) => id)).toEqual([admin.session.id]);
    expect(JSON.stringify(lines)).not.toMatch(/digest|userId/);
    await admin.send('DELETE', `/sessions/${one.session.id}`);
    expect((await one.get('/people')).status).toBe(401);
    expect((await other.get('/people')).status).toBe(200);
    await admin.send('DELETE', '/sessions');
    expect((await other.get('/people')).status).toBe(401);
    expect((await admin.get('/people')).status).toBe(200);
  });

  it('finds all of that in the log, newest first, a page at a time', async () => {
    const admin = await signedIn(server(), 'admin', { username: 'safiya' });
    const { username } = await add(admin);
    const id = (await accountsOf(admin)).find((one) => one.username === username)?.id;
    await admin.send('POST', `/staff/${id}/role`, { role: 'admin' });
    await admin.send('DELETE', `/staff/${id}`);
    const lines = (await (await admin.get('/log')).json()) as LogLine[];
    expect(lines.slice(0, 3).map(({ by, action, about }) => [by, action, about])).toEqual([
      ['safiya', 'staff.removed', username],
      ['safiya', 'staff.role', `${username}: staff, now admin`],
      ['safiya', 'staff.added', `${username}, staff`],
    ]);
    const older = (await (await admin.get(`/log?before=${lines[0]?.id}`)).json()) as LogLine[];
    expect(older[0]).toEqual(lines[1]);

    const only = async (words: string): Promise<LogLine[]> =>
      (await (await admin.get(`/log?${words}`)).json()) as LogLine[];
    expect(await only('kind=staff&by=safiya')).toEqual(lines.slice(0, 3));
    expect(await only('kind=leads&by=safiya')).toEqual([]);
    expect(await only('kind=staff&by=nobody')).toEqual([]);
    const today = new Date(lines[0]?.at ?? 0);
    const day = (from: number): string =>
      new Date(today.getTime() + from * 24 * 3_600_000).toISOString().slice(0, 10);
    expect(await only(`until=${day(1)}`)).toHaveLength(lines.length);
    expect(await only(`until=${day(-2)}`)).not.toContainEqual(lines[0]);
    // What is no day or kind is ignored.
    expect(await only('until=2026-13-45&kind=constructor')).toEqual(lines);
  });
});

it('The last admin cannot be removed or become something else', async () => {
  const admin = await signedIn(server(), 'admin');
  for (const { id, role } of await accountsOf(admin))
    if (role === 'admin' && id !== admin.userId) await admin.send('DELETE', `/staff/${id}`);
  const path = `/staff/${admin.userId}`;
  const removed = await admin.send('DELETE', path);
  expect([removed.status, await removed.json()]).toEqual([
    422,
    {
      message:
        'No other admin can sign in. Add one, or wait until one has set a password with their link.',
    },
  ]);
  const { username } = await add(admin, 'admin');
  expect((await admin.send('POST', `${path}/role`, { role: 'staff' })).status).toBe(422);
  expect((await admin.send('DELETE', path)).status).toBe(422);
  const invited = (await accountsOf(admin)).find((one) => one.username === username);
  expect((await admin.send('DELETE', `/staff/${invited?.id}`)).status).toBe(200);
});
