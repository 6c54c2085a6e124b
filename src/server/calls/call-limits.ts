import { DAY, HOUR, type Clock } from '../base/clock.ts';
import type { RateLimit } from '../base/settings.ts';
import { createSharedLimiter, type Limiter } from '../base/rate-limit.ts';
import type { HealthCheck } from '../base/health-report.ts';
import { StoreDown } from '../base/store-errors.ts';
import type { CallsStore } from './store.ts';
import type { Calls } from './calls.ts';

/** Calls that may be booked from one address in a day: a family or an office, not all that there are. */
const CALLS_A_DAY = 5;
/** Fewer bookings in an hour are no rush, however few calls are offered. */
const FEWEST = 4;

export interface CallLimits {
  limiter: Limiter;
  onBooked: () => Promise<void>;
  issue: HealthCheck;
}

/** @param rateLimit `off` for load tests: then calls have no limit either */
export function createCallLimits(
  rateLimit: RateLimit | 'off',
  clock: Clock,
  store: Pick<CallsStore, 'bookedCalls' | 'counts'>,
  calls: Pick<Calls, 'times'>,
): CallLimits {
  const limit = rateLimit === 'off' ? 'off' : { max: CALLS_A_DAY, windowMs: DAY };
  let booked: number[] = [];
  let rushAt = Number.NEGATIVE_INFINITY;

  const offered = async (): Promise<number> => {
    const free = (await calls.times())?.days.flatMap(({ times }) => times) ?? [];
    return free.length + (await store.bookedCalls(clock.now())).length;
  };

  return {
    limiter: createSharedLimiter('call', limit, clock, store.counts),
    async onBooked() {
      const now = clock.steady();
      booked = [...booked.filter((at) => now - at < HOUR), now];
      if (booked.length < FEWEST) return;
      try {
        if (booked.length * 2 >= (await offered())) rushAt = now;
      } catch (error) {
        // The health check reports the store.
        if (!(error instanceof StoreDown)) throw error;
      }
    },
    issue() {
      if (clock.steady() - rushAt > HOUR) return undefined;
      return {
        kind: 'calls',
        text: 'Half of the offered calls were booked within an hour: see at /admin/slots who booked them, and mark as spam what no person wrote',
        fails: false,
      };
    },
  };
}
