/** Rate limits per visitor: in memory, where a restart resets them, or in a shared store (fault 45). */
import { hash } from 'node:crypto';
import { systemClock, type Clock } from './clock.ts';
import { createBoundedMap } from './bounded-map.ts';
import type { RateLimit } from './settings.ts';
import { StoreDown } from './store-errors.ts';

/** Rate limits shared by processes. A database crash may forget them. Methods reject with StoreDown. */
export interface SharedCounts {
  /** Counts one in the key's window, which begins with its first; with the milliseconds until it ends. */
  add: (key: string, windowMs: number) => Promise<{ count: number; leftMs: number }>;
  /** Takes one back, at most `most` times per window. */
  refund: (key: string, most: number) => Promise<void>;
  /** Deletes ended windows. */
  forget: () => Promise<void>;
}

/** Beyond it the older half is dropped. */
const MAX_VISITORS = 100_000;
/** Refunded repeats per window, as a multiple of the limit; enough for repeated clicks. */
const FREE_REPEATS = 10;
type Visitor = { count: number; repeats: number; endsAt: number };

export interface Limiter {
  /** Counts one post. Returns 0, or milliseconds to wait if the limit is exceeded. */
  take: (visitor: string) => number | Promise<number>;
  /** Refunds a repeated post, at most {@link FREE_REPEATS} times the limit per window. */
  refund: (visitor: string) => void | Promise<void>;
}

export interface LocalLimiter extends Limiter {
  take: (visitor: string) => number;
  refund: (visitor: string) => void;
}

/** Fixed windows on the monotonic clock. */
export function createLimiter(
  limit: RateLimit | 'off',
  { steady }: Pick<Clock, 'steady'> = systemClock,
): LocalLimiter {
  if (limit === 'off') return { take: () => 0, refund: () => undefined };
  const visitors = createBoundedMap<Visitor>(MAX_VISITORS);
  let rotatesAt = steady() + limit.windowMs;

  return {
    take(visitor) {
      const now = steady();
      if (now >= rotatesAt) {
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

/** Without the address or the typed name, which may be a password. */
const limitKey = (kind: string, visitor: string): string =>
  hash('sha256', `${kind}\0${visitor}`, 'base64url').slice(0, 22);

/** Runs work in the store; in this process while it is down. */
async function orElse<T>(work: () => Promise<T>, local: () => T): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof StoreDown) return local();
    throw error;
  }
}

/** One count for all processes of a shared store, else a {@link createLimiter}. `kind` keeps limits apart. */
export function createSharedLimiter(
  kind: string,
  limit: RateLimit | 'off',
  clock: Pick<Clock, 'steady'>,
  counts: SharedCounts | undefined,
): Limiter {
  const local = createLimiter(limit, clock);
  if (limit === 'off' || counts === undefined) return local;
  const { max, windowMs } = limit;
  return {
    take: (visitor) =>
      orElse(
        async () => {
          const { count, leftMs } = await counts.add(limitKey(kind, visitor), windowMs);
          return count > max ? Math.max(1, leftMs) : 0;
        },
        () => local.take(visitor),
      ),
    refund: (visitor) =>
      orElse(
        () => counts.refund(limitKey(kind, visitor), max * FREE_REPEATS),
        () => local.refund(visitor),
      ),
  };
}
