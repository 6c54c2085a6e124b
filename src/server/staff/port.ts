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

export interface SessionStore {
  start: (session: StaffSession) => Promise<void>;
  /** A live session used after `idleSince`, with its user. */
  find: (
    digest: string,
    now: number,
    idleSince: number,
  ) => Promise<{ session: StaffSession; user: StaffUser } | undefined>;
  touch: (id: string, at: number) => Promise<void>;
  /** Ends a session and starts the next in one transaction; `false` if the first had ended. */
  replace: (id: string, next: StaffSession) => Promise<boolean>;
  end: (id: string) => Promise<boolean>;
  /** Ends all sessions but one, of everybody or of one account; returns how many. */
  endOthers: (id: string, userId?: string) => Promise<number>;
  /** Live signed-in sessions, newest first. */
  list: (now: number, idleSince: number) => Promise<(StaffSession & { username: string })[]>;
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

export interface TokenStore {
  add: (tokens: readonly StaffToken[]) => Promise<void>;
  find: (kind: TokenKind, digest: string, now: number) => Promise<StaffToken | undefined>;
  /** Deletes and returns a live token: each is used once. */
  take: (kind: TokenKind, digest: string, now: number) => Promise<StaffToken | undefined>;
  /** Replaces an account's tokens of a kind. */
  replace: (userId: string, kind: TokenKind, tokens: readonly StaffToken[]) => Promise<void>;
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

export interface SecondStepStore {
  of: (userId: string) => Promise<SecondSteps>;
  passkey: (id: string) => Promise<StaffPasskey | undefined>;
  addPasskey: (passkey: StaffPasskey) => Promise<void>;
  countPasskey: (id: string, counter: number, at: number) => Promise<void>;
  /** `false` for an unknown passkey. */
  namePasskey: (userId: string, id: string, name: string) => Promise<boolean>;
  removePasskey: (userId: string, id: string) => Promise<StepRemoval>;
  /** Stores an unconfirmed secret. A confirmed one works until then. */
  beginTotp: (userId: string, secret: string) => Promise<void>;
  /** `false` if that time step or a later one was accepted before. */
  acceptTotp: (userId: string, step: number) => Promise<boolean>;
  /** Replaces the secret with the next one; `false` if it is not the next one any more. */
  replaceTotp: (userId: string, nextSecret: string, step: number) => Promise<boolean>;
  removeTotp: (userId: string) => Promise<StepRemoval>;
}

/** Audit log action: the password was right, the code was not. */
export const WRONG_CODE = 'session.refused.code';

/** The private address of held calls for one's calendar. */
export interface StaffFeed {
  madeAt: number;
  /** `null` if no calendar has read it. */
  readAt: number | null;
}

export interface FeedStore {
  of: (userId: string) => Promise<StaffFeed | undefined>;
  /** Replaces the account's former address. */
  set: (userId: string, digest: string, at: number) => Promise<void>;
  /** `false` without one. */
  end: (userId: string) => Promise<boolean>;
  /** Whose address it is. Notes that it was read. */
  read: (digest: string, at: number) => Promise<StaffUser | undefined>;
}

export interface LogEntry extends Omit<LogLine, 'id'> {}

export interface LogSelection {
  /** Username; '' for everybody. */
  by?: string;
  /** Prefixes of actions, at least one. */
  actions?: readonly string[];
}

export interface LogStore {
  /** Pass ids and usernames of staff only, nothing about people who wrote. */
  add: (entry: LogEntry) => Promise<void>;
  /** Up to `count` lines, newest first, older than the line `before` ('' for the newest). */
  page: (before: string, count: number, only?: LogSelection) => Promise<LogLine[]>;
  /** Usernames with at least `least` lines of an action since a time. */
  frequent: (action: string, since: number, least: number) => Promise<string[]>;
}

/** The last admin who can sign in stays one. */
export type AccountChange = 'changed' | 'unknown' | 'last-admin';

/** How many of each were removed. */
export interface Removed {
  passkeys: number;
  apps: number;
  sessions: number;
}

export interface StaffStore {
  users: () => Promise<StaffUser[]>;
  user: (username: string) => Promise<StaffUser | undefined>;
  userById: (id: string) => Promise<StaffUser | undefined>;
  /** By username, as far as log and sessions say. */
  lastSeen: () => Promise<Map<string, number>>;
  /** `false` if the username is taken; nothing is changed then. */
  add: (user: StaffUser) => Promise<boolean>;
  /** Adds an account, or resets role and password of the existing one, which ends sessions and set-up links. */
  put: (user: StaffUser) => Promise<'added' | 'reset'>;
  /** Removes an account and its data except the log; `false` if it does not exist. */
  remove: (username: string) => Promise<boolean>;
  /** Unless it is the last admin who can sign in. */
  removeById: (id: string) => Promise<AccountChange>;
  /** Ends the account's sessions. */
  setRole: (id: string, role: Role) => Promise<AccountChange>;
  /** Ends the account's sessions; `false` if it does not exist. */
  setPassword: (id: string, password: string, at: number) => Promise<boolean>;
  /** Ends the account's other sessions. */
  changePassword: (id: string, password: string, at: number, session: string) => Promise<boolean>;
  /**
   * Leaves one session and one second step of an account: removes its other passkeys or app, and ends all other
   * sessions, recovery codes, known browsers, devices that ring, and private addresses. `undefined` without that step.
   * @param step id of a passkey, or `app`
   */
  keepOnly: (id: string, session: string, step: string) => Promise<Removed | undefined>;
  /** Removes second factors and browsers that are known, and ends the sessions; the password stays. */
  endSecondSteps: (id: string) => Promise<AccountChange>;
  /** Removes password and second factors and ends the sessions, so that the person starts again. */
  reset: (id: string) => Promise<AccountChange>;
  sessions: SessionStore;
  tokens: TokenStore;
  secondSteps: SecondStepStore;
  log: LogStore;
  feeds: FeedStore;
  /** Deletes ended sessions and tokens, old unfinished notes, and log lines from before `logBefore`. */
  purge: (now: number, idleSince: number, logBefore: number) => Promise<void>;
}
