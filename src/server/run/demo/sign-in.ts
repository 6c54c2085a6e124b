/** The demo's sign-in links and its outbox on a separate server, so that the real one has no way in without a second factor. */
import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Role } from '#staff/contract/session.ts';
import { DAY, systemClock } from '../../base/clock.ts';
import { cookie, SESSION_COOKIE } from '../../accounts/cookies.ts';
import { hashPassword } from '../../accounts/password.ts';
import { createSessions } from '../../accounts/sessions.ts';
import { newToken } from '../../accounts/tokens.ts';
import type { StaffUser } from '../../accounts/port.ts';
import type { Store } from '../store.ts';

/** Adds an account; its password only re-authenticates. @throws {StoreDown} */
export async function addAccount(
  { staff }: Pick<Store, 'staff'>,
  username: string,
  role: Role,
): Promise<{ user: StaffUser; password: string }> {
  const password = newToken().slice(0, 12);
  const now = systemClock.now();
  const user = {
    id: randomUUID(),
    username,
    role,
    password: await hashPassword(password),
    createdAt: now,
    passwordAt: now,
  };
  await staff.put(user);
  return { user, password };
}

export interface Doors {
  /** Links that sign in at `target`, in the order of the users. */
  links: readonly string[];
  outbox: string;
}

/** Listens for the links, on the same host: cookies do not depend on the port. */
export async function openDoors(
  { staff }: Pick<Store, 'staff'>,
  users: readonly StaffUser[],
  target: string,
  outbox: () => string,
): Promise<Doors> {
  const sessions = createSessions(staff, systemClock);
  const doors = new Map(users.map((user) => [`/${newToken()}`, user]));
  const outboxPath = `/${newToken()}/outbox`;
  const server = createServer(async ({ url = '' }, answer) => {
    if (url === outboxPath) {
      answer.writeHead(200, {
        'Content-Type': 'text/html; charset=utf-8',
        'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'",
      });
      answer.end(outbox());
      return;
    }
    const user = doors.get(url);
    const started = user && (await sessions.start(user, 'signed-in', 'Demo', undefined));
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
  const origin = `http://${hostname}:${(server.address() as AddressInfo).port}`;
  return { links: [...doors.keys()].map((path) => origin + path), outbox: origin + outboxPath };
}
