/** Staff accounts, their sessions, second steps and log in the store. */

import type { LogLine } from '#staff/contract/accounts.ts';
import type { Role } from '#staff/contract/session.ts';

export interface StaffUser {
  /** A random UUID; the same when the account is reset. */
  id: string;
  /** As `usernameOf` returns it. */
  username: string;
  role: Role;
  /** As `hashPassword` returns it; empty until a set-up link was used. */
  password: string;
  /** When the account was made, epoch milliseconds. */
  createdAt: number;
  /** When the password was set, epoch milliseconds. */
  passwordAt: number;
}

/** `second-step`: the password was right, nothing else is allowed yet. */
export type SessionStage = 'second-step' | 'signed-in';

export interface StaffSession {
  /** A random UUID, to name the session in the list of sessions. Not the token. */
  id: string;
  /** SHA-256 of the token in the cookie, base64url. */
  digest: string;
  userId: string;
  stage: SessionStage;
  /** Epoch milliseconds, as all times. */
  startedAt: number;
  lastSeenAt: number;
  /** When it ends in any case. */
  endsAt: number;
  /** Browser and system in words. */
  device: string;
  /** When the person last proved who they are: at sign-in, or before a change of their account. */
  confirmedAt: number;
}

export interface SessionStore {
  start: (session: StaffSession) => Promise<void>;
  /** A session that has not ended and was used after `idleSince`, with its user. */
  find: (
    digest: string,
    now: number,
    idleSince: number,
  ) => Promise<{ session: StaffSession; user: StaffUser } | undefined>;
  touch: (id: string, at: number) => Promise<void>;
  /** Ends a session and starts the next one in one transaction; `false` if the first had ended. */
  replace: (id: string, next: StaffSession) => Promise<boolean>;
  end: (id: string) => Promise<boolean>;
  /** Ends all sessions but one, of everybody or of one account; returns how many. */
  endOthers: (id: string, userId?: string) => Promise<number>;
  /** Live signed-in sessions with usernames, newest first. */
  list: (now: number, idleSince: number) => Promise<(StaffSession & { username: string })[]>;
}

/**
 * Secrets that are used once, as digests. `recovery`: a code instead of the second step. `link`: sets the first
 * password. `challenge`: of a passkey. `device`: marks a browser that has signed in; the only one used many times.
 */
export type TokenKind = 'recovery' | 'link' | 'challenge' | 'device';

export interface StaffToken {
  digest: string;
  kind: TokenKind;
  /** `null` for the challenge of a sign-in, when the user is not known yet. */
  userId: string | null;
  endsAt: number;
}

export interface TokenStore {
  add: (tokens: readonly StaffToken[]) => Promise<void>;
  find: (kind: TokenKind, digest: string, now: number) => Promise<StaffToken | undefined>;
  /** Deletes and returns a token that has not ended: each is used once. */
  take: (kind: TokenKind, digest: string, now: number) => Promise<StaffToken | undefined>;
  /** Replaces all tokens of a kind that an account has. */
  replace: (userId: string, kind: TokenKind, tokens: readonly StaffToken[]) => Promise<void>;
}

export interface StaffPasskey {
  /** Credential id, base64url. */
  id: string;
  userId: string;
  /** COSE key, base64url. */
  publicKey: string;
  /** Signature counter; many authenticators stay at 0. */
  counter: number;
  transports: readonly string[];
  createdAt: number;
  /** As the person calls it; empty for one that was added before passkeys had names. */
  name: string;
  /** The last sign-in with it. */
  usedAt: number | null;
}

export interface SecondSteps {
  passkeys: readonly StaffPasskey[];
  /**
   * `lastStep` is the last time step that a code was accepted for; -1 until the first one was. `nextSecret` replaces
   * `secret` once a code of it was accepted.
   */
  totp: { secret: string; lastStep: number; nextSecret: string | null } | undefined;
  recoveryCodes: number;
}

/** What kept a second step from being removed: an account keeps its last one. */
export type StepRemoval = 'removed' | 'unknown' | 'last';

export interface SecondStepStore {
  of: (userId: string) => Promise<SecondSteps>;
  passkey: (id: string) => Promise<StaffPasskey | undefined>;
  addPasskey: (passkey: StaffPasskey) => Promise<void>;
  /** Stores counter and time of a sign-in. */
  countPasskey: (id: string, counter: number, at: number) => Promise<void>;
  /** Names a passkey of an account; `false` if it has no such one. */
  namePasskey: (userId: string, id: string, name: string) => Promise<boolean>;
  removePasskey: (userId: string, id: string) => Promise<StepRemoval>;
  /** Stores a secret that is not confirmed yet. A confirmed one works until then. */
  beginTotp: (userId: string, secret: string) => Promise<void>;
  /** Accepts the code of a time step; `false` if that or a later one was accepted before. */
  acceptTotp: (userId: string, step: number) => Promise<boolean>;
  /** Puts the next secret in place of the present one; `false` if it is not the next one any more. */
  replaceTotp: (userId: string, nextSecret: string, step: number) => Promise<boolean>;
  removeTotp: (userId: string) => Promise<StepRemoval>;
}

/** Action in the audit log: the password was right, the code was not. */
export const WRONG_CODE = 'session.refused.code';

/** The private address of held calls that a person gave to their calendar. Times in epoch milliseconds. */
export interface StaffFeed {
  madeAt: number;
  /** When a calendar read it last; `null` if none did. */
  readAt: number | null;
}

export interface FeedStore {
  of: (userId: string) => Promise<StaffFeed | undefined>;
  /** Makes the address of an account, in place of a former one. @throws {StoreDown} */
  set: (userId: string, digest: string, at: number) => Promise<void>;
  /** Ends it; `false` without one. @throws {StoreDown} */
  end: (userId: string) => Promise<boolean>;
  /** Whose address it is. Notes that it was read. @throws {StoreDown} */
  read: (digest: string, at: number) => Promise<StaffUser | undefined>;
}

export interface LogEntry extends Omit<LogLine, 'id'> {}

export interface LogSelection {
  /** Username; '' for everybody. */
  by?: string;
  /** What actions begin with, at least one. */
  actions?: readonly string[];
}

export interface LogStore {
  /** Adds a line to the audit log. Pass ids and usernames of staff only, nothing about people who wrote. */
  add: (entry: LogEntry) => Promise<void>;
  /** Up to `count` lines, newest first, older than the line `before` ('' for the newest). */
  page: (before: string, count: number, only?: LogSelection) => Promise<LogLine[]>;
  /** Usernames with at least `least` lines of an action since a time, epoch milliseconds. */
  frequent: (action: string, since: number, least: number) => Promise<string[]>;
}

/** What kept a change of an account from being made: the last admin stays one. */
export type AccountChange = 'changed' | 'unknown' | 'last-admin';

export interface StaffStore {
  /** All accounts by username. */
  users: () => Promise<StaffUser[]>;
  user: (username: string) => Promise<StaffUser | undefined>;
  userById: (id: string) => Promise<StaffUser | undefined>;
  /** When each account was last seen by username, epoch milliseconds, as far as log and sessions say. */
  lastSeen: () => Promise<Map<string, number>>;
  /**
   * Adds an account, or resets role and password of the one with this username and ends its sessions and set-up
   * links, as every change of role or password does. Returns what happened.
   * @throws {StoreDown}
   */
  put: (user: StaffUser) => Promise<'added' | 'reset'>;
  /** Removes an account and its data except the log; `false` if it does not exist. @throws {StoreDown} */
  remove: (username: string) => Promise<boolean>;
  /** The same by id, unless it is the last admin. */
  removeById: (id: string) => Promise<AccountChange>;
  /** Changes a role and ends the sessions of the account. */
  setRole: (id: string, role: Role) => Promise<AccountChange>;
  /** Sets a password and ends the sessions of the account; `false` if it does not exist. */
  setPassword: (id: string, password: string, at: number) => Promise<boolean>;
  /** The same, but one session goes on. */
  changePassword: (id: string, password: string, at: number, session: string) => Promise<boolean>;
  /** Removes password and second steps and ends the sessions, so that the person starts again; `false` if unknown. */
  reset: (id: string) => Promise<boolean>;
  sessions: SessionStore;
  tokens: TokenStore;
  secondSteps: SecondStepStore;
  log: LogStore;
  feeds: FeedStore;
  /** Deletes ended sessions and tokens, old unfinished notes, and log lines from before `logBefore`. */
  purge: (now: number, idleSince: number, logBefore: number) => Promise<void>;
}
