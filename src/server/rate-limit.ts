/** How many posts one visitor may send. In memory: a restart forgives. */
import { systemClock, type Clock } from './clock.ts';
import { createGenerations } from './generations.ts';
import type { RateLimit } from './settings.ts';

/** Visitors remembered at most; beyond it the longest known half is forgotten. */
const MOST_VISITORS = 100_000;

export interface Limiter {
  /** Counts one post; returns milliseconds to wait when it was one too many, else 0. */
  take: (visitor: string) => number;
  /** Takes a count back: the post turned out to be a repeat. */
  giveBack: (visitor: string) => void;
}

export function createLimiter(
  limit: RateLimit | 'off',
  { steady }: Pick<Clock, 'steady'> = systemClock,
): Limiter {
  if (limit === 'off') return { take: () => 0, giveBack: () => undefined };
  const visitors = createGenerations<{ count: number; endsAt: number }>(MOST_VISITORS);
  let turnsAt = steady() + limit.windowMs;

  return {
    take(visitor) {
      const now = steady();
      if (now >= turnsAt) {
        // What is older than a whole window has ended.
        visitors.turn();
        turnsAt = now + limit.windowMs;
      }
      const known = visitors.get(visitor);
      if (known && known.endsAt > now) {
        known.count += 1;
        return known.count > limit.most ? known.endsAt - now : 0;
      }
      visitors.set(visitor, { count: 1, endsAt: now + limit.windowMs });
      return 0;
    },
    giveBack(visitor) {
      const known = visitors.get(visitor);
      if (known && known.count > 0) known.count -= 1;
    },
  };
}
