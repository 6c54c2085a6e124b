/** Reads the practice's own calendars. An unreachable one keeps its busy times until they end, and staff are told. */
import { hash } from 'node:crypto';
import type { Offer } from '#features/booking/offered-times.ts';
import { site } from '#site';
import { type BusyCalendar, UNREAD_KINDS, type UnreadCount } from '#staff/contract/slots.ts';
import { DAY, HOUR, MINUTE, type Clock } from '../../base/clock.ts';
import type { Log } from '../../base/log.ts';
import type { HealthCheck, HealthIssue } from '../../base/health-report.ts';
import type { CallsStore } from '../store.ts';
import { fetchCalendar } from './fetch-calendar.ts';
import type { KeptCalendar } from './port.ts';
import { findBusyTimes } from './read-thread.ts';

export const READ_EVERY_MS = 5 * MINUTE;
/** Days read beyond the last on offer, so that an unreachable calendar blocks its known times on new days, too. */
const DAYS_BEYOND = 14;
/** Unreachable for longer is reported. */
const SILENT_MS = HOUR;
/** Problems that waiting does not fix are reported at once. */
const LASTING = /^(?:HTTP_4(?!08|25|29)\d\d|NO_CALENDAR|TOO_|E?INSIDE)/;

export interface BusyReaderOptions {
  /** Secret addresses. */
  addresses: readonly string[];
  store: Pick<CallsStore, 'busy'>;
  offer: () => Offer | undefined;
  clock: Clock;
  log: Log;
}

export interface BusyReader {
  /** Reads all calendars after the call: joins a reading that waits, not one that has begun. @throws {StoreDown} */
  read: () => Promise<void>;
  /** What staff are told of each calendar. */
  calendars: () => Promise<BusyCalendar[]>;
  /** Of calendars that cannot be read, and of appointments in them that cannot. */
  checks: readonly HealthCheck[];
}

interface Known {
  address: string;
  id: string;
  /** Host of the address, to name it without its secret; numbered if there are several. */
  name: string;
}

const isReported = ({ failingSince, problem }: KeptCalendar, now: number): boolean =>
  failingSince !== null && (LASTING.test(problem ?? '') || now - failingSince > SILENT_MS);

/** `RULE=2 ZONE=1`, as it is kept and reported; `null` if all could be read. */
const codeOfUnread = (unread: readonly UnreadCount[]): string | null =>
  unread.map(({ kind, count }) => `${kind}=${count}`).join(' ') || null;

function unreadOf({ failingSince, problem }: KeptCalendar): UnreadCount[] {
  const parts = failingSince === null ? (problem ?? '').split(' ') : [];
  return parts.flatMap((part) => {
    const [name, count] = part.split('=');
    const kind = UNREAD_KINDS.find((one) => one === name);
    return kind ? [{ kind, count: Number(count) }] : [];
  });
}

const countOf = (calendars: readonly KeptCalendar[]): number =>
  calendars.flatMap(unreadOf).reduce((sum, { count }) => sum + count, 0);

export function createBusyReader(options: BusyReaderOptions): BusyReader {
  const { addresses, store, offer, clock, log } = options;
  const host = new URL(site.url).hostname;
  const hosts = addresses.map((address) => new URL(address).hostname);
  const known: Known[] = addresses.map((address, index) => {
    const name = hosts[index] ?? '';
    const same = hosts.slice(0, index).filter((one) => one === name).length;
    return {
      address,
      id: hash('sha256', address, 'base64url'),
      name: same === 0 ? name : `${name} (${same + 1})`,
    };
  });
  let last: Promise<unknown> = Promise.resolve();
  let waiting: Promise<void> | undefined;
  /** From the last reading: a health check must not wait. */
  let kept: readonly KeptCalendar[] = [];
  /** Read since the start. An earlier version of this program may have read less of an unchanged calendar. */
  const readHere = new Set<string>();

  const readOne = async ({ address, id, name }: Known): Promise<void> => {
    const offered = offer();
    const horizon = offered?.rules.horizon ?? 0;
    const zone = offered?.business.zone ?? site.timeZone;
    const now = clock.now();
    const last = kept.find((calendar) => calendar.id === id);
    const coversUntil = now + (horizon + DAYS_BEYOND) * DAY;
    // Unchanged for long, it must be read again for days that came into range. What was read while the clock was ahead
    // has the busy times of those days only.
    const isCovered =
      last?.failingSince === null &&
      readHere.has(id) &&
      last.readAt <= now &&
      last.coversUntil > now + (horizon + 1) * DAY;
    const version = isCovered ? last : { etag: null, modified: null };
    const fetched = await fetchCalendar(address, version);
    const fail = async (problem: string): Promise<void> => {
      log.warn('calendar.unread', { calendar: name, problem });
      await store.busy.fail(id, problem, now);
    };
    if (fetched.kind === 'failed') return fail(fetched.problem);
    if (fetched.kind === 'unchanged')
      return last ? store.busy.keep({ ...last, readAt: now }) : fail('HTTP_304');
    const { text, etag, modified } = fetched;
    const found = await findBusyTimes(text, { from: now, until: coversUntil, zone, host });
    if ('problem' in found) return fail(found.problem);
    const problem = codeOfUnread(found.unread);
    if (problem !== null) log.warn('calendar.partly_unread', { calendar: name, problem });
    const calendar = { id, readAt: now, coversUntil, etag, modified, problem };
    await store.busy.keep(calendar, found.intervals);
    readHere.add(id);
  };

  const readAll = async (): Promise<void> => {
    kept = await store.busy.calendars();
    await store.busy.forgetOthers(
      known.map(({ id }) => id),
      clock.now() - DAY,
    );
    for (const one of known) await readOne(one);
    kept = await store.busy.calendars();
  };

  const silentCalendars = (): HealthIssue | undefined => {
    const now = clock.now();
    const silent = kept.filter((calendar) => isReported(calendar, now));
    const [first] = silent;
    if (!first) return undefined;
    const text =
      `Busy times cannot be read from a calendar of BUSY_CALENDARS (${first.problem}), so calls may be booked over appointments. ` +
      (first.readAt === 0
        ? 'None are known yet'
        : 'Those known before still count, until they are over');
    return { kind: 'busy-calendars', text, fails: false, count: silent.length };
  };

  /** Nobody here may be able to change a calendar, so once a day is enough. */
  const unreadAppointments = (): HealthIssue | undefined => {
    const count = countOf(kept);
    if (count === 0) return undefined;
    const codes = kept.flatMap((calendar) => codeOfUnread(unreadOf(calendar)) ?? []).join('; ');
    const text =
      `${count} ${count === 1 ? 'appointment' : 'appointments'} in calendars of BUSY_CALENDARS cannot be read in full (${codes}), ` +
      'so calls may be booked over them. What can be read of them is blocked; /admin/slots says what to look for';
    return { kind: 'busy-appointments', text, fails: false, count, repeatMs: DAY };
  };

  return {
    read() {
      waiting ??= last
        .catch(() => undefined)
        .then(() => {
          waiting = undefined;
          const reading = readAll();
          last = reading;
          return reading;
        });
      return waiting;
    },
    async calendars() {
      const now = await store.busy.calendars();
      return known.map(({ id, name }) => {
        const calendar = now.find((one) => one.id === id);
        const { readAt = 0, failingSince = null } = calendar ?? {};
        return {
          name,
          readAt: readAt || null,
          failingSince,
          unread: calendar ? unreadOf(calendar) : [],
        };
      });
    },
    checks: [silentCalendars, unreadAppointments],
  };
}
