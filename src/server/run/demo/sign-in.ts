/** The demo's sign-in link on a separate server, so that the real one has no way in without a second factor. */
import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { DAY, systemClock } from '../../base/clock.ts';
import { cookie, SESSION_COOKIE } from '../../accounts/cookies.ts';
import { hashPassword } from '../../accounts/password.ts';
import { createSessions } from '../../accounts/sessions.ts';
import { newToken } from '../../accounts/tokens.ts';
import type { StaffUser } from '../../accounts/port.ts';
import type { Store } from '../store.ts';

/** Adds the demo's account; its password only re-authenticates. @throws {StoreDown} */
export async function addAdmin({
  staff,
}: Pick<Store, 'staff'>): Promise<{ user: StaffUser; password: string }> {
  const password = newToken().slice(0, 12);
  const now = systemClock.now();
  const user = {
    id: randomUUID(),
    username: 'demo',
    role: 'admin',
    password: await hashPassword(password),
    createdAt: now,
    passwordAt: now,
  } as const;
  await staff.put(user);
  return { user, password };
}

/** Listens for a link that signs in at `target`, on the same host: cookies do not depend on the port. */
export async function openSignIn(
  { staff }: Pick<Store, 'staff'>,
  user: StaffUser,
  target: string,
): Promise<string> {
  const sessions = createSessions(staff, systemClock);
  const path = `/${newToken()}`;
  const server = createServer(async ({ url }, answer) => {
    const started =
      url === path ? await sessions.start(user, 'signed-in', 'Demo', undefined) : undefined;
    if (!started) answer.writeHead(404).end();
    else {
      const headers = {
        'Set-Cookie': cookie(SESSION_COOKIE, started.token, DAY),
        Location: target,
      };
      answer.writeHead(303, headers).end();
    }
  });
  const { hostname } = new URL(target);
  await new Promise<void>((done) => server.listen(0, hostname, done));
  return `http://${hostname}:${(server.address() as AddressInfo).port}${path}`;
}
