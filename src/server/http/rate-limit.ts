/** Rate limit per visitor, in memory: a restart resets it. */
import { systemClock, type Clock } from '../clock.ts';
import { createBoundedMap } from '../bounded-map.ts';
import type { RateLimit } from '../env-parsers.ts';

/** Maximum number of visitors; beyond it the older half is dropped. */
const MAX_VISITORS = 100_000;
/** Refunded repeats per window, as a multiple of the limit; enough for repeated clicks. */
const FREE_REPEATS = 10;
type Visitor = { count: number; repeats: number; endsAt: number };

export interface Limiter {
  /** Counts one post. Returns 0, or milliseconds to wait if the limit is exceeded. */
  take: (visitor: string) => number;
  /** Refunds a repeated post, at most {@link FREE_REPEATS} times the limit per window. */
  refund: (visitor: string) => void;
}

/** Creates a limiter with fixed windows on the monotonic clock. */
export function createLimiter(
  limit: RateLimit | 'off',
  { steady }: Pick<Clock, 'steady'> = systemClock,
): Limiter {
  if (limit === 'off') return { take: () => 0, refund: () => undefined };
  const visitors = createBoundedMap<Visitor>(MAX_VISITORS);
  let rotatesAt = steady() + limit.windowMs;

  return {
    take(visitor) {
      const now = steady();
      if (now >= rotatesAt) {
        // Entries older than a whole window have expired.
        visitors.rotate();
        rotatesAt = now + limit.windowMs;
      }
      const known = visitors.get(visitor);
      if (known && known.endsAt > now) {
        known.count += 1;
        return known.count > limit.max ? known.endsAt - now : 0;
      }
      visitors.set(visitor, { count: 1, repeats: 0, endsAt: now + limit.windowMs });
      return 0;
    },
    refund(visitor) {
      const known = visitors.get(visitor);
      if (!known || known.count === 0 || known.repeats >= limit.max * FREE_REPEATS) return;
      known.repeats += 1;
      known.count -= 1;
    },
  };
}
