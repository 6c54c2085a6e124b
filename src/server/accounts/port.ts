/** Accounts, sessions, second factors and audit log. Times in epoch milliseconds. Methods reject with StoreDown. */

import type { LogLine } from '#staff/contract/accounts.ts';
import type { Role } from '#staff/contract/session.ts';

export interface StaffUser {
  /** UUID; the same when the account is reset. */
  id: string;
  username: string;
  role: Role;
  /** As `hashPassword` returns it; empty until a set-up link was used. */
  password: string;
  createdAt: number;
  passwordAt: number;
}

/** `second-step`: the password was right, nothing else is allowed yet. */
export type SessionStage = 'second-step' | 'signed-in';

export interface StaffSession {
  /** UUID for the list of sessions. Not the token. */
  id: string;
  /** SHA-256 of the token in the cookie, base64url. */
  digest: string;
  userId: string;
  stage: SessionStage;
  startedAt: number;
  lastSeenAt: number;
  /** Latest end. */
  endsAt: number;
  /** Browser and system in words. */
  device: string;
  /** Last re-authentication. */
  confirmedAt: number;
}

/**
 * One-time secrets, as digests. `recovery`: a code instead of the second factor. `link`: sets the first password.
 * `challenge`: of a passkey. `device`: marks a browser that has signed in; the only one used many times.
 */
export type TokenKind = 'recovery' | 'link' | 'challenge' | 'device';

export interface StaffToken {
  digest: string;
  kind: TokenKind;
  /** `null` for a challenge before the user is known. */
  userId: string | null;
  endsAt: number;
}

export interface StaffPasskey {
  /** Credential id, base64url. */
  id: string;
  userId: string;
  /** COSE key, base64url. */
  publicKey: string;
  /** Many authenticators stay at 0. */
  counter: number;
  transports: readonly string[];
  createdAt: number;
  /** Given by the person; empty for one from before passkeys had names. */
  name: string;
  usedAt: number | null;
}

export interface SecondSteps {
  passkeys: readonly StaffPasskey[];
  /** `lastStep` is -1 before the first code. `nextSecret` replaces `secret` once a code of it was accepted. */
  totp: { secret: string; lastStep: number; nextSecret: string | null } | undefined;
  recoveryCodes: number;
}

/** An account keeps its last second factor. */
export type StepRemoval = 'removed' | 'unknown' | 'last';

/** Audit log action: the password was right, the code was not. */
export const WRONG_CODE = 'session.refused.code';

/** The private address of booked calls for one's calendar. */
export interface StaffFeed {
  madeAt: number;
  /** `null` if no calendar has read it. */
  readAt: number | null;
}

export interface LogEntry extends Omit<LogLine, 'id'> {}

export interface LogSelection {
  /** Username; '' for everybody. */
  by?: string;
  /** Prefixes of actions, at least one. */
  actions?: readonly string[];
}

/** The last admin who can sign in stays one. */
export type AccountChange = 'changed' | 'unknown' | 'last-admin';

/** How many of each were removed. */
export interface Removed {
  passkeys: number;
  apps: number;
  sessions: number;
}
