/** What a browser gets after a correct step of signing in. */
import type { SessionState } from '#staff/contract/session.ts';
import { DAY, type Clock } from '../../clock.ts';
import type { StaffContext } from '../context.ts';
import { cookie, cookieOf, DEVICE_COOKIE, SESSION_COOKIE } from '../cookies.ts';
import { deviceOf } from '../device.ts';
import type { SessionStage, StaffSession, StaffStore, StaffUser } from '../port.ts';
import { meOf, type Identity, type Sessions } from '../sessions.ts';
import { digestOf, newToken } from '../tokens.ts';

/** How long a browser is known after a sign-in. */
const DEVICE_MS = 180 * DAY;

export interface Entry {
  /** The request's session, complete or not. */
  identityOf: (context: StaffContext) => Promise<Identity | undefined>;
  stateOf: (identity: Identity | undefined) => Promise<SessionState>;
  /** Starts a session in place of `former`; `undefined` if `former` ended meanwhile. */
  enter: (
    context: StaffContext,
    user: StaffUser,
    stage: SessionStage,
    former: StaffSession | undefined,
  ) => Promise<SessionState | undefined>;
  /** Records a re-authentication, with a new cookie; `undefined` if the session ended meanwhile. */
  confirm: (context: StaffContext, identity: Identity) => Promise<Identity | undefined>;
  /** Digest of the browser's mark, if this account has signed in with it. */
  knownDevice: (context: StaffContext, user: StaffUser | undefined) => Promise<string | undefined>;
  note: (
    context: StaffContext,
    user: StaffUser | undefined,
    action: string,
    about?: string,
  ) => Promise<void>;
}

export function createEntry(staff: StaffStore, sessions: Sessions, clock: Clock): Entry {
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
    const known = token && (await staff.tokens.find('device', digestOf(token), clock.now()));
    return known && known.userId === user?.id ? known.digest : undefined;
  };

  return {
    identityOf,
    stateOf,
    knownDevice,
    async enter(context, user, stage, former) {
      const device = deviceOf(context.env.headers['user-agent']);
      const started = await sessions.start(user, stage, device, former);
      if (!started) return undefined;
      const { token, identity } = started;
      const lastsMs = identity.session.endsAt - identity.session.startedAt;
      context.header('Set-Cookie', cookie(SESSION_COOKIE, token, lastsMs));
      if (stage === 'signed-in' && !(await knownDevice(context, user))) {
        const mark = newToken();
        const endsAt = clock.now() + DEVICE_MS;
        await staff.tokens.add([
          { digest: digestOf(mark), kind: 'device', userId: user.id, endsAt },
        ]);
        context.header('Set-Cookie', cookie(DEVICE_COOKIE, mark, DEVICE_MS), { append: true });
      }
      return stateOf(identity);
    },
    async confirm(context, former) {
      const confirmed = await sessions.confirm(former);
      if (!confirmed) return undefined;
      const { token, identity } = confirmed;
      const lastsMs = identity.session.endsAt - clock.now();
      context.header('Set-Cookie', cookie(SESSION_COOKIE, token, lastsMs));
      return identity;
    },
    async note({ env }, user, action, about = deviceOf(env.headers['user-agent'])) {
      await staff.log.add({ at: clock.now(), by: user?.username ?? null, action, about });
    },
  };
}
