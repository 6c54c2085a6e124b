import type { StaffStore } from '../../staff/port.ts';
import type { Runs } from '../statement.ts';
import type { createIds } from '../ids.ts';
import { purgeDrafts } from '../inbox/drafts.ts';
import * as feeds from './feeds.ts';
import * as log from './log.ts';
import { purgeNotices } from './notices.ts';
import * as steps from './second-steps.ts';
import * as sessions from './sessions.ts';
import * as accounts from './users.ts';

/** @param ids of lines of the audit log */
export function createStaffStore(
  { read, write }: Runs,
  ids: ReturnType<typeof createIds>,
): StaffStore {
  return {
    users: () => read(accounts.users),
    user: (username) => read(() => accounts.user(username)),
    userById: (id) => read(() => accounts.userById(id)),
    lastSeen: () => read(accounts.lastSeen),
    add: (user) => write(() => accounts.addUser(user)),
    put: (user) => write(() => accounts.putUser(user)),
    remove: (username) => write(() => accounts.removeUser(username)),
    removeById: (id) => write(() => accounts.removeById(id)),
    setRole: (id, role) => write(() => accounts.setRole(id, role)),
    setPassword: (id, password, at) => write(() => accounts.setPassword(id, password, at)),
    changePassword: (id, password, at, session) =>
      write(() => accounts.changePassword(id, password, at, session)),
    keepOnly: (id, session, step) => write(() => accounts.keepOnly(id, session, step)),
    endSecondSteps: (id) => write(() => accounts.endSecondSteps(id)),
    reset: (id) => write(() => accounts.resetUser(id)),
    sessions: {
      start: (session) => write(() => sessions.startSession(session)),
      find: (digest, now, idleSince) => read(() => sessions.findSession(digest, now, idleSince)),
      touch: (id, at) => write(() => sessions.touchSession(id, at)),
      replace: (id, next) => write(() => sessions.replaceSession(id, next)),
      end: (id) => write(() => sessions.endSession(id)),
      endOthers: (id, userId) => write(() => sessions.endOtherSessions(id, userId)),
      list: (now, idleSince) => read(() => sessions.listSessions(now, idleSince)),
    },
    tokens: {
      add: (tokens) => write(() => sessions.addTokens(tokens)),
      find: (kind, digest, now) => read(() => sessions.findToken(kind, digest, now)),
      take: (kind, digest, now) => write(() => sessions.takeToken(kind, digest, now)),
      replace: (userId, kind, tokens) => write(() => sessions.replaceTokens(userId, kind, tokens)),
    },
    secondSteps: {
      of: (userId) => read(() => steps.secondStepsOf(userId)),
      passkey: (id) => read(() => steps.findPasskey(id)),
      addPasskey: (passkey) => write(() => steps.addPasskey(passkey)),
      countPasskey: (id, counter, at) => write(() => steps.countPasskey(id, counter, at)),
      namePasskey: (userId, id, name) => write(() => steps.namePasskey(userId, id, name)),
      removePasskey: (userId, id) => write(() => steps.removePasskey(userId, id)),
      beginTotp: (userId, secret) => write(() => steps.beginTotp(userId, secret)),
      acceptTotp: (userId, step) => write(() => steps.acceptTotp(userId, step)),
      replaceTotp: (userId, nextSecret, step) =>
        write(() => steps.replaceTotp(userId, nextSecret, step)),
      removeTotp: (userId) => write(() => steps.removeTotp(userId)),
    },
    log: {
      add: (entry) => {
        const id = ids.next(entry.at);
        return write(() => log.addLogLine({ ...entry, id }));
      },
      page: (before, count, only) => read(() => log.logPage(before, count, only)),
      frequent: (action, since, least) => read(() => log.frequentNames(action, since, least)),
    },
    feeds: {
      of: (userId) => read(() => feeds.feedOf(userId)),
      set: (userId, digest, at) => write(() => feeds.setFeed(userId, digest, at)),
      end: (userId) => write(() => feeds.endFeed(userId)),
      read: (digest, at) => write(() => feeds.readFeed(digest, at)),
    },
    purge: (now, idleSince, logBefore) =>
      write(function* () {
        yield* sessions.purgeSessions(now, idleSince);
        yield* log.purgeLog(logBefore);
        yield* purgeDrafts(now);
        yield* purgeNotices(now);
      }),
  };
}
