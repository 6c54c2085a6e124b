/** Steps of signing in as a person would take them, against a running server behind a proxy. */
import { randomUUID } from 'node:crypto';
import type { SecondStepAdded, TotpSetUp } from '#staff/contract/session.ts';
import { hashPassword } from '#server/accounts/password.ts';
import { codeAt, STEP_MS } from '#server/accounts/sign-in/totp.ts';
import type { Server } from './harness.ts';
import { staffRequests, withStore } from './staff-client.ts';

export const PASSWORD = 'otter violin gravel tuesday';

let addresses = 0;
/** Addresses are counted, so every test has its own. */
export const newAddress = (): string => {
  addresses += 1;
  return `203.0.${addresses >> 8}.${addresses & 255}`;
};

export const cookiesOf = (response: Response): string =>
  response.headers
    .getSetCookie()
    .map((line) => line.slice(0, line.indexOf(';')))
    .join('; ');

interface Typed {
  cookie?: string | undefined;
  address?: string;
}

export interface AddedApp extends TotpSetUp, SecondStepAdded {
  half: string;
  cookie: string;
  /** Time step of the code that was used. */
  step: number;
}

export interface Steps {
  /** Adds an account with a password and no second step. */
  newUser: () => Promise<{ id: string; username: string }>;
  post: (path: string, body: unknown, typed?: Typed) => Promise<Response>;
  typePassword: (username: string, password: string, typed?: Typed) => Promise<Response>;
  signIn: (username: string, second: object) => Promise<Response>;
  stateOf: (cookie: string) => Promise<unknown>;
  addApp: (username: string) => Promise<AddedApp>;
}

/** @param server running with `TRUST_PROXY=1` */
export function createSteps(server: () => Pick<Server, 'origin' | 'data'>): Steps {
  const hash = hashPassword(PASSWORD);
  const post: Steps['post'] = (path, body, { cookie, address = newAddress() } = {}) =>
    staffRequests(server(), cookie).send('POST', path, body, { 'X-Forwarded-For': address });
  const typePassword: Steps['typePassword'] = (username, password, typed) =>
    post('/session', { username, password }, typed);
  return {
    post,
    typePassword,
    async newUser() {
      const [id, username] = [randomUUID(), `user-${randomUUID().slice(0, 8)}`];
      const now = Date.now();
      const user = { id, username, role: 'staff' as const, password: await hash };
      await withStore(server().data, ({ staff }) =>
        staff.put({ ...user, createdAt: now, passwordAt: now }),
      );
      return { id, username };
    },
    async signIn(username, second) {
      const cookie = cookiesOf(await typePassword(username, PASSWORD));
      return post('/session/code', second, { cookie });
    },
    stateOf: async (cookie) => (await staffRequests(server(), cookie).get('/session')).json(),
    async addApp(username) {
      const half = cookiesOf(await typePassword(username, PASSWORD));
      const started = await post('/second-step/totp', {}, { cookie: half });
      const setUp = (await started.json()) as TotpSetUp;
      const step = Math.floor(Date.now() / STEP_MS);
      const code = codeAt(setUp.secret, step);
      const confirmed = await post('/second-step/totp/confirm', { code }, { cookie: half });
      const added = (await confirmed.json()) as SecondStepAdded;
      return { ...setUp, ...added, half, step, cookie: cookiesOf(confirmed) };
    },
  };
}

/** Milliseconds of wrong passwords for a user and, in turns, for users that do not exist. */
export async function signInTimes(
  { typePassword }: Pick<Steps, 'typePassword'>,
  username: string,
  rounds: number,
): Promise<{ known: number[]; unknown: number[] }> {
  const times = { known: [] as number[], unknown: [] as number[] };
  for (let round = 0; round < rounds; round += 1)
    for (const kind of ['known', 'unknown'] as const) {
      const start = performance.now();
      const name = kind === 'known' ? username : `unknown-${round}`;
      await (await typePassword(name, 'wrong password')).text();
      times[kind].push(performance.now() - start);
    }
  return times;
}
