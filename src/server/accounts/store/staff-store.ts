import { bind, type Runs } from '../../db/transaction.ts';
import type { createIds } from '../../base/ids.ts';
import type { LogEntry } from '../port.ts';
import * as feeds from './feeds.ts';
import * as log from './log.ts';
import * as steps from './second-steps.ts';
import * as sessions from './sessions.ts';
import * as accounts from './users.ts';

/** @param ids of lines of the audit log */
export const createStaffStore = ({ read, write }: Runs, ids: ReturnType<typeof createIds>) => ({
  ...bind(read, {
    users: accounts.users,
    user: accounts.user,
    userById: accounts.userById,
    lastSeen: accounts.lastSeen,
  }),
  ...bind(write, {
    add: accounts.addUser,
    put: accounts.putUser,
    remove: accounts.removeUser,
    removeById: accounts.removeById,
    setRole: accounts.setRole,
    setPassword: accounts.setPassword,
    changePassword: accounts.changePassword,
    keepOnly: accounts.keepOnly,
    endSecondSteps: accounts.endSecondSteps,
    reset: accounts.resetUser,
  }),
  sessions: {
    ...bind(read, { find: sessions.findSession, list: sessions.listSessions }),
    ...bind(write, {
      start: sessions.startSession,
      touch: sessions.touchSession,
      replace: sessions.replaceSession,
      end: sessions.endSession,
      endOthers: sessions.endOtherSessions,
    }),
  },
  tokens: {
    ...bind(read, { find: sessions.findToken }),
    ...bind(write, {
      add: sessions.addTokens,
      take: sessions.takeToken,
      replace: sessions.replaceTokens,
    }),
  },
  secondSteps: {
    ...bind(read, { of: steps.secondStepsOf, passkey: steps.findPasskey }),
    ...bind(write, {
      addPasskey: steps.addPasskey,
      countPasskey: steps.countPasskey,
      namePasskey: steps.namePasskey,
      removePasskey: steps.removePasskey,
      beginTotp: steps.beginTotp,
      acceptTotp: steps.acceptTotp,
      replaceTotp: steps.replaceTotp,
      removeTotp: steps.removeTotp,
    }),
  },
  log: {
    ...bind(read, { page: log.logPage, frequent: log.frequentNames }),
    /** Pass ids and usernames of staff only, nothing about people who wrote. */
    add: (entry: LogEntry): Promise<void> => {
      const id = ids.next(entry.at);
      return write((tx) => log.addLogLine(tx, { ...entry, id }));
    },
  },
  feeds: {
    ...bind(read, { of: feeds.feedOf }),
    ...bind(write, { set: feeds.setFeed, end: feeds.endFeed, read: feeds.readFeed }),
  },
  /** Deletes ended sessions and tokens, and log lines from before `logBefore`. */
  purge: (now: number, idleSince: number, logBefore: number): Promise<void> =>
    write(async (tx) => {
      await sessions.purgeSessions(tx, now, idleSince);
      await log.purgeLog(tx, logBefore);
    }),
});

export type StaffStore = ReturnType<typeof createStaffStore>;
