/** What a browser gets after a correct step of signing in. */
import type { SessionState } from '#staff/contract/session.ts';
import { DAY, type Clock } from '../../base/clock.ts';
import type { StaffContext } from '../context.ts';
import { cookie, cookieOf, DEVICE_COOKIE, SESSION_COOKIE } from '../cookies.ts';
import { deviceOf } from '../device.ts';
import type { LogEntry, SessionStage, StaffSession, StaffToken, StaffUser } from '../port.ts';
import type { AccountStore, InsideAccounts } from '../store.ts';
import { Undone } from '../../db/transaction.ts';
import { meOf, type Identity, type Sessions } from '../sessions.ts';
import { tokenDigest, newToken } from '../tokens.ts';

/** What is done, and logged, in the transaction of a session that begins or goes on under a new token. */
export interface With {
  /** Lines of the audit log. */
  lines: readonly LogEntry[];
  /** First; no session and no line unless it returns `true`. */
  act?: (inside: InsideAccounts) => Promise<boolean>;
}

/** How long a browser is known after a sign-in. */
const DEVICE_MS = 180 * DAY;

export interface Entry {
  /** The request's session, complete or not. */
  identityOf: (context: StaffContext) => Promise<Identity | undefined>;
  stateOf: (identity: Identity | undefined) => Promise<SessionState>;
  /**
   * Starts a session in place of `former`. `ended`: `former` had ended meanwhile. `undone`: `act` did not return `true`.
   */
  enter: (
    context: StaffContext,
    user: StaffUser,
    stage: SessionStage,
    former: StaffSession | undefined,
    what: With,
  ) => Promise<SessionState | 'ended' | 'undone'>;
  /** Records a re-authentication, with a new cookie; `undefined` if the session ended meanwhile. */
  confirm: (context: StaffContext, identity: Identity, what: With) => Promise<Identity | undefined>;
  /** Digest of the browser's mark, if this account has signed in with it. */
  knownDevice: (context: StaffContext, user: StaffUser | undefined) => Promise<string | undefined>;
  /** A line of the audit log. @param about the browser by default */
  line: (
    context: StaffContext,
    user: StaffUser | undefined,
    action: string,
    about?: string,
  ) => LogEntry;
  /** Writes a line about what was refused, or only looked at. Anything done is logged with it: `Store.logged`. */
  note: (context: StaffContext, user: StaffUser | undefined, action: string) => Promise<void>;
}

export function createEntry(
  { staff, logged }: Pick<AccountStore, 'staff' | 'logged'>,
  sessions: Sessions,
  clock: Clock,
): Entry {
  /** @param former whose place it takes */
  const store = async (
    next: StaffSession,
    former: StaffSession | undefined,
    { act, lines }: With,
    marks: readonly StaffToken[] = [],
  ): Promise<'stored' | 'ended' | 'undone'> => {
    try {
      const isDone = await logged(
        async (inside) => {
          if (act && !(await act(inside))) return false;
          const { sessions: stored, tokens } = inside.staff;
          if (!former) await stored.start(next);
          else if (!(await stored.replace(former.id, next))) throw new Undone();
          if (marks.length > 0) await tokens.add(marks);
          return true;
        },
        (done) => (done ? lines : []),
      );
      return isDone ? 'stored' : 'undone';
    } catch (error) {
      if (error instanceof Undone) return 'ended';
      throw error;
    }
  };
  const line: Entry['line'] = (
    { env },
    user,
    action,
    about = deviceOf(env.headers['user-agent']),
  ) => ({ at: clock.now(), by: user?.username ?? null, action, about });

  const identityOf: Entry['identityOf'] = ({ env }) =>
    sessions.find(cookieOf(env.headers, SESSION_COOKIE));

  const stateOf: Entry['stateOf'] = async (identity) => {
    if (!identity) return { state: 'signed-out' };
    if (identity.session.stage === 'signed-in') return { state: 'signed-in', me: meOf(identity) };
    const { passkeys, totp, recoveryCodes } = await staff.secondSteps.of(identity.user.id);
    const hasTotp = totp !== undefined && totp.lastStep >= 0;
    if (passkeys.length === 0 && !hasTotp) return { state: 'set-up' };
    return {
      state: 'second-step',
      steps: [
        ...(passkeys.length > 0 ? (['passkey'] as const) : []),
        ...(hasTotp ? (['totp'] as const) : []),
        ...(recoveryCodes > 0 ? (['recovery'] as const) : []),
      ],
    };
  };

  const knownDevice: Entry['knownDevice'] = async ({ env }, user) => {
    const token = cookieOf(env.headers, DEVICE_COOKIE);
    const known = token && (await staff.tokens.find('device', tokenDigest(token), clock.now()));
    return known && known.userId === user?.id ? known.digest : undefined;
  };

  return {
    identityOf,
    stateOf,
    knownDevice,
    line,
    async enter(context, user, stage, former, what) {
      const device = deviceOf(context.env.headers['user-agent']);
      const { token, identity } = sessions.begin(user, stage, device);
      const { session } = identity;
      const isNew = stage === 'signed-in' && !(await knownDevice(context, user));
      const mark = newToken();
      const endsAt = clock.now() + DEVICE_MS;
      const marks: StaffToken[] = isNew
        ? [{ digest: tokenDigest(mark), kind: 'device', userId: user.id, endsAt }]
        : [];
      const outcome = await store(session, former, what, marks);
      if (outcome !== 'stored') return outcome;
      const lastsMs = session.endsAt - session.startedAt;
      context.header('Set-Cookie', cookie(SESSION_COOKIE, token, lastsMs));
      if (isNew)
        context.header('Set-Cookie', cookie(DEVICE_COOKIE, mark, DEVICE_MS), { append: true });
      return stateOf(identity);
    },
    async confirm(context, former, what) {
      const { token, identity } = sessions.renew(former);
      if ((await store(identity.session, former.session, what)) !== 'stored') return undefined;
      const lastsMs = identity.session.endsAt - clock.now();
      context.header('Set-Cookie', cookie(SESSION_COOKIE, token, lastsMs));
      return identity;
    },
    note: (context, user, action) => staff.log.add(line(context, user, action)),
  };
}
