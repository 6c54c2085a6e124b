/** Sessions of staff: kept on the server, named by a random token in a cookie (ASVS 7.2, 7.3). */
import { randomUUID } from 'node:crypto';
import type { Me } from '#staff/contract/session.ts';
import { HOUR, MINUTE, SECOND, type Clock } from '../base/clock.ts';
import type { SessionStage, StaffSession, StaffUser } from './port.ts';
import type { StaffStore } from './store/staff-store.ts';
import { tokenDigest, newToken } from './tokens.ts';

/** A session ends after this time without a request. */
export const IDLE_MS = 30 * MINUTE;
/** A session ends after this time in any case. */
export const ABSOLUTE_MS = 12 * HOUR;
/** Time for the second factor after the password. */
const SECOND_STEP_MS = 10 * MINUTE;
/** How long a re-authentication counts. */
const CONFIRMED_MS = 5 * MINUTE;
/** Difference allowed for another machine's clock. A session from later was written while a clock was wrong. */
const CLOCK_SKEW_MS = MINUTE;
/** Requests within this time do not write the time of the last one again. */
const TOUCH_MS = 20 * SECOND;

export interface Identity {
  session: StaffSession;
  user: StaffUser;
}

export interface NewSession {
  token: string;
  identity: Identity;
}

export interface Sessions {
  find: (token: string | undefined) => Promise<Identity | undefined>;
  /** Starts a session and ends `former` in one transaction; `undefined` if that had ended already. */
  start: (
    user: StaffUser,
    stage: SessionStage,
    device: string,
    former: StaffSession | undefined,
  ) => Promise<NewSession | undefined>;
  /** A session that is not stored yet. */
  begin: (user: StaffUser, stage: SessionStage, device: string) => NewSession;
  /** The same session after a re-authentication, under a new token (ASVS 7.2.4), with the same latest end. Not stored. */
  renew: (identity: Identity) => NewSession;
  /** Whether the last re-authentication is recent. */
  isConfirmed: (identity: Pick<Identity, 'session'>) => boolean;
  /** Records a person's request, not polling. */
  touch: (identity: Identity) => Promise<void>;
}

export const meOf = ({ session, user }: Identity): Me => ({
  id: user.id,
  username: user.username,
  role: user.role,
  endsAt: session.endsAt,
  idleEndsAt: Math.min(session.lastSeenAt + IDLE_MS, session.endsAt),
});

export function createSessions(staff: StaffStore, clock: Clock): Sessions {
  const begin: Sessions['begin'] = (user, stage, device) => {
    const now = clock.now();
    const token = newToken();
    const session: StaffSession = {
      id: randomUUID(),
      digest: tokenDigest(token),
      userId: user.id,
      stage,
      startedAt: now,
      lastSeenAt: now,
      endsAt: now + (stage === 'signed-in' ? ABSOLUTE_MS : SECOND_STEP_MS),
      device,
      confirmedAt: now,
    };
    return { token, identity: { session, user } };
  };

  return {
    begin,
    async find(token) {
      if (!token) return undefined;
      const now = clock.now();
      const found = await staff.sessions.find(tokenDigest(token), now, now - IDLE_MS);
      // After the clock was set back it would outlive both of its limits.
      const isAhead = found !== undefined && found.session.lastSeenAt > now + CLOCK_SKEW_MS;
      return isAhead ? undefined : found;
    },
    async start(user, stage, device, former) {
      const started = begin(user, stage, device);
      const { session } = started.identity;
      if (!former) await staff.sessions.start(session);
      else if (!(await staff.sessions.replace(former.id, session))) return undefined;
      return started;
    },
    renew({ session: former, user }) {
      const now = clock.now();
      const token = newToken();
      const session: StaffSession = {
        ...former,
        id: randomUUID(),
        digest: tokenDigest(token),
        lastSeenAt: now,
        confirmedAt: now,
      };
      return { token, identity: { session, user } };
    },
    isConfirmed: ({ session }) => Math.abs(clock.now() - session.confirmedAt) <= CONFIRMED_MS,
    async touch({ session }) {
      const now = clock.now();
      if (now - session.lastSeenAt < TOUCH_MS) return;
      await staff.sessions.touch(session.id, now);
      session.lastSeenAt = now;
    },
  };
}
