/** Accounts, sessions and the audit log, for admins. */
import { atom } from 'nanostores';
import type {
  Account,
  LogFilter,
  LogLine,
  SessionLine,
  SetUpLink,
} from '#staff/contract/accounts.ts';
import type { Role } from '#staff/contract/session.ts';
import { ask, askJson, StaffError } from './client.ts';

export interface People {
  accounts: readonly Account[];
  sessions: readonly SessionLine[];
  log: readonly LogLine[];
  /** Whether the log has older lines. */
  hasMore: boolean;
}

/** Lines of the log in one response, as the server has it. */
const LOG_LINES = 50;

const ALL_LINES: LogFilter = { by: '', kind: '', until: '' };

/** Which lines of the log are shown. */
export const $logFilter = atom<LogFilter>(ALL_LINES);

/** Lines of the log that the filter lets through. */
const askLog = (before = ''): Promise<LogLine[]> => {
  const words = Object.entries({ ...$logFilter.get(), before }).filter(([, word]) => word);
  return askJson<LogLine[]>(`log?${new URLSearchParams(words)}`);
};

/** `undefined` until the server has answered. */
export const $people = atom<People | undefined>(undefined);
/** Whether the last load failed. */
export const $peopleFailed = atom(false);

/** Loads all three. */
export async function loadPeople(): Promise<void> {
  try {
    const [accounts, sessions, log] = await Promise.all([
      askJson<Account[]>('staff'),
      askJson<SessionLine[]>('sessions'),
      askLog(),
    ]);
    $people.set({ accounts, sessions, log, hasMore: log.length === LOG_LINES });
    $peopleFailed.set(false);
  } catch (error) {
    if (!(error instanceof StaffError)) throw error;
    $peopleFailed.set(true);
  }
}

/** Loads older lines of the log. */
export async function loadOlder(): Promise<void> {
  const people = $people.get();
  const last = people?.log.at(-1);
  if (!people || !last) return;
  const older = await askLog(last.id);
  $people.set({
    ...people,
    log: [...people.log, ...older],
    hasMore: older.length === LOG_LINES,
  });
}

/** Shows other lines of the log. */
export async function filterLog(change: Partial<LogFilter>): Promise<void> {
  const filter = { ...$logFilter.get(), ...change };
  $logFilter.set(filter);
  const log = await askLog();
  const people = $people.get();
  // They may have chosen something else meanwhile.
  if (people && $logFilter.get() === filter)
    $people.set({ ...people, log, hasMore: log.length === LOG_LINES });
}

/** Runs a change, then loads everything again. */
async function changed<T>(change: Promise<T>): Promise<T> {
  const result = await change;
  await loadPeople();
  return result;
}

const accountPath = (id: string): string => `staff/${encodeURIComponent(id)}`;

/** Adds an account; the link sets its password once. */
export const addAccount = (username: string, role: Role): Promise<SetUpLink> =>
  changed(askJson<SetUpLink>('staff', { body: { username, role } }));

/** Removes password and second steps; the link sets a new password once. */
export const resetAccount = (id: string): Promise<SetUpLink> =>
  changed(askJson<SetUpLink>(`${accountPath(id)}/reset`, { body: {} }));

export const changeRole = (id: string, role: Role): Promise<Response> =>
  changed(ask(`${accountPath(id)}/role`, { body: { role } }));

export const removeAccount = (id: string): Promise<Response> =>
  changed(ask(accountPath(id), { method: 'DELETE' }));

export const endSession = (id: string): Promise<Response> =>
  changed(ask(`sessions/${encodeURIComponent(id)}`, { method: 'DELETE' }));

/** Ends all sessions but this one. */
export const endOtherSessions = (): Promise<Response> =>
  changed(ask('sessions', { method: 'DELETE' }));

/** Words for a failed change. */
export function changeFailure(error: unknown): string {
  if (!(error instanceof StaffError)) throw error;
  if (error.trouble === 'offline') return 'No connection. Nothing was changed.';
  const { message } = (error.body ?? {}) as { message?: string };
  return message ?? 'Something went wrong on our side. Nothing was changed.';
}
