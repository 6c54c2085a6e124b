/** A signed-in member of staff for tests: the session is written to the store of a running server. */
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Role } from '#staff/contract/session.ts';
import { systemClock } from '#server/base/clock.ts';
import { MAX_BYTES } from '#server/base/http/body.ts';
import { createLog } from '#server/base/log.ts';
import { SESSION_COOKIE } from '#server/accounts/cookies.ts';
import type { SessionStage, StaffSession } from '#server/accounts/port.ts';
import { createSessions } from '#server/accounts/sessions.ts';
import { createSqliteStore } from '#server/run/open.ts';
import type { Store } from '#server/run/store.ts';
import type { Server } from './harness.ts';
import { scaled } from '../run/limits.ts';

type Headers = Readonly<Record<string, string>>;

/** From this process. */
export async function withStore<T>(data: string, work: (store: Store) => Promise<T>): Promise<T> {
  const store = createSqliteStore(join(data, 'leads.db'), createLog('error'));
  try {
    return await work(store);
  } finally {
    await store.close();
  }
}

export interface StaffClient {
  userId: string;
  cookie: string;
  session: StaffSession;
  get: (path: string, headers?: Headers) => Promise<Response>;
  send: (method: string, path: string, body?: unknown, headers?: Headers) => Promise<Response>;
}

export function changeRows(data: string, sql: string, ...values: string[]): void {
  const db = new DatabaseSync(join(data, 'leads.db'), { timeout: scaled(5000) });
  try {
    db.prepare(sql).run(...values);
  } finally {
    db.close();
  }
}

/** Text as it is, anything else as JSON. */
function textOf(body: unknown): string | null {
  if (body === undefined) return null;
  return typeof body === 'string' ? body : JSON.stringify(body);
}

/** Between two requests the server may close an idle connection, at the moment in which the second is sent. */
const CLOSE = { Connection: 'close' };

/** Requests to `/api/admin` as a page sends them. @param cookie none for somebody who is signed out */
export function staffRequests(
  { origin }: Pick<Server, 'origin'>,
  cookie?: string,
): Pick<StaffClient, 'get' | 'send'> {
  const own = {
    'Sec-Fetch-Site': 'same-origin',
    ...(cookie && { Cookie: cookie }),
  };
  return {
    get: (path, headers = {}) =>
      fetch(`${origin}/api/admin${path}`, { headers: { ...own, ...CLOSE, ...headers } }),
    send: (method, path, body, headers = {}) => {
      const text = textOf(body);
      const type = { Origin: origin, 'Content-Type': 'application/json' };
      return fetch(`${origin}/api/admin${path}`, {
        method,
        // A body that may be refused while it is sent needs a connection that stays open after the answer.
        headers: { ...own, ...((text?.length ?? 0) <= MAX_BYTES && CLOSE), ...type, ...headers },
        body: text,
        redirect: 'manual',
      });
    },
  };
}

/** Has a password that nobody knows: an admin without one would not count as one who can sign in. */
const UNKNOWN = `$argon2id$v=19$m=19456,t=2,p=1$${'A'.repeat(22)}$${'A'.repeat(43)}`;

export async function signedIn(
  server: Pick<Server, 'origin' | 'data'>,
  role: Role = 'staff',
  { username = `user-${randomUUID().slice(0, 8)}`, stage = 'signed-in' as SessionStage } = {},
): Promise<StaffClient> {
  const now = Date.now();
  const user = {
    id: randomUUID(),
    username,
    role,
    password: UNKNOWN,
    createdAt: now,
    passwordAt: now,
  };
  const started = await withStore(server.data, async ({ staff }) => {
    await staff.put(user);
    return createSessions(staff, systemClock).start(user, stage, 'Firefox, Mac', undefined);
  });
  if (!started) throw new Error('No session was started');
  const { token, identity } = started;
  const cookie = `${SESSION_COOKIE}=${token}`;
  return { userId: user.id, cookie, session: identity.session, ...staffRequests(server, cookie) };
}
