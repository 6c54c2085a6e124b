import type { StaffStore } from '../../staff/port.ts';
import type { Runs } from '../transaction.ts';
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
    user: (username) => read((tx) => accounts.user(tx, username)),
    userById: (id) => read((tx) => accounts.userById(tx, id)),
    lastSeen: () => read(accounts.lastSeen),
    add: (user) => write((tx) => accounts.addUser(tx, user)),
    put: (user) => write((tx) => accounts.putUser(tx, user)),
    remove: (username) => write((tx) => accounts.removeUser(tx, username)),
    removeById: (id) => write((tx) => accounts.removeById(tx, id)),
    setRole: (id, role) => write((tx) => accounts.setRole(tx, id, role)),
    setPassword: (id, password, at) => write((tx) => accounts.setPassword(tx, id, password, at)),
    changePassword: (id, password, at, session) =>
      write((tx) => accounts.changePassword(tx, id, password, at, session)),
    keepOnly: (id, session, step) => write((tx) => accounts.keepOnly(tx, id, session, step)),
    endSecondSteps: (id) => write((tx) => accounts.endSecondSteps(tx, id)),
    reset: (id) => write((tx) => accounts.resetUser(tx, id)),
    sessions: {
      start: (session) => write((tx) => sessions.startSession(tx, session)),
      find: (digest, now, idleSince) =>
        read((tx) => sessions.findSession(tx, digest, now, idleSince)),
      touch: (id, at) => write((tx) => sessions.touchSession(tx, id, at)),
      replace: (id, next) => write((tx) => sessions.replaceSession(tx, id, next)),
      end: (id) => write((tx) => sessions.endSession(tx, id)),
      endOthers: (id, userId) => write((tx) => sessions.endOtherSessions(tx, id, userId)),
      list: (now, idleSince) => read((tx) => sessions.listSessions(tx, now, idleSince)),
    },
    tokens: {
      add: (tokens) => write((tx) => sessions.addTokens(tx, tokens)),
      find: (kind, digest, now) => read((tx) => sessions.findToken(tx, kind, digest, now)),
      take: (kind, digest, now) => write((tx) => sessions.takeToken(tx, kind, digest, now)),
      replace: (userId, kind, tokens) =>
        write((tx) => sessions.replaceTokens(tx, userId, kind, tokens)),
    },
    secondSteps: {
      of: (userId) => read((tx) => steps.secondStepsOf(tx, userId)),
      passkey: (id) => read((tx) => steps.findPasskey(tx, id)),
      addPasskey: (passkey) => write((tx) => steps.addPasskey(tx, passkey)),
      countPasskey: (id, counter, at) => write((tx) => steps.countPasskey(tx, id, counter, at)),
      namePasskey: (userId, id, name) => write((tx) => steps.namePasskey(tx, userId, id, name)),
      removePasskey: (userId, id) => write((tx) => steps.removePasskey(tx, userId, id)),
      beginTotp: (userId, secret) => write((tx) => steps.beginTotp(tx, userId, secret)),
      acceptTotp: (userId, step) => write((tx) => steps.acceptTotp(tx, userId, step)),
      replaceTotp: (userId, nextSecret, step) =>
        write((tx) => steps.replaceTotp(tx, userId, nextSecret, step)),
      removeTotp: (userId) => write((tx) => steps.removeTotp(tx, userId)),
    },
    log: {
      add: (entry) => {
        const id = ids.next(entry.at);
        return write((tx) => log.addLogLine(tx, { ...entry, id }));
      },
      page: (before, count, only) => read((tx) => log.logPage(tx, before, count, only)),
      frequent: (action, since, least) => read((tx) => log.frequentNames(tx, action, since, least)),
    },
    feeds: {
      of: (userId) => read((tx) => feeds.feedOf(tx, userId)),
      set: (userId, digest, at) => write((tx) => feeds.setFeed(tx, userId, digest, at)),
      end: (userId) => write((tx) => feeds.endFeed(tx, userId)),
      read: (digest, at) => write((tx) => feeds.readFeed(tx, digest, at)),
    },
    purge: (now, idleSince, logBefore) =>
      write(async (tx) => {
        await sessions.purgeSessions(tx, now, idleSince);
        await log.purgeLog(tx, logBefore);
        await purgeDrafts(tx, now);
        await purgeNotices(tx, now);
      }),
  };
}
