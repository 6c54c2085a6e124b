/** All parts of booking: the calls on offer, their limits, busy times of the practice, and entries of calendars. */
import { type BusyReader, createBusyReader } from './busy-times/reader.ts';
import type { Clock } from '../base/clock.ts';
import type { Config } from '../base/config.ts';
import type { Log } from '../base/log.ts';
import type { HealthCheck } from '../base/health-report.ts';
import type { CallsStore } from './store.ts';
import { type CallLimits, createCallLimits } from './call-limits.ts';
import { type Calls, createCalls, offerOf } from './calls.ts';
import { type CalendarOf, calendarEntries } from './call-mail.ts';

export interface BookingOptions {
  config: Pick<Config, 'busyCalendars' | 'mail' | 'rateLimit'>;
  dist: string;
  store: CallsStore;
  clock: Clock;
  log: Log;
}

export interface Booking {
  calls: Calls;
  limits: CallLimits;
  busy: BusyReader;
  calendarOf: CalendarOf;
  checks: readonly HealthCheck[];
}

export function createBooking({ config, dist, store, clock, log }: BookingOptions): Booking {
  const { busyCalendars: addresses, mail, rateLimit } = config;
  const calls = createCalls(store, clock, offerOf(dist));
  const limits = createCallLimits(rateLimit, clock, store, calls);
  const busy = createBusyReader({ addresses, store, offer: calls.offer, clock, log });
  const calendarOf = calendarEntries(calls, mail?.from ?? '');
  return { calls, limits, busy, calendarOf, checks: [limits.issue, ...busy.checks] };
}
