/** Ids that sort by the time they were made (UUID version 7, RFC 9562): new rows go to the end of a table. */
import { randomFillSync } from 'node:crypto';

const BYTES = 8;
const COUNTER_LIMIT = 0x1000;

/**
 * A maker of ids that only ever grow, also within a millisecond and when the clock steps back.
 * @param last an id that all new ones have to follow
 */
export function createIds(last?: string): {
  next: (now: number) => string;
  follow: (id: string) => void;
} {
  const pool = Buffer.alloc(BYTES * 512);
  let used = pool.length;
  let time = 0;
  let counter = 0;

  const follow = (id: string): void => {
    const seen = timeOf(id);
    if (seen < time) return;
    time = seen;
    counter = Math.max(counter, Number.parseInt(id.slice(15, 18), 16));
  };
  const next = (now: number): string => {
    if (now > time) {
      time = now;
      counter = 0;
    } else if (++counter >= COUNTER_LIMIT) {
      time += 1;
      counter = 0;
    }
    if (used === pool.length) {
      randomFillSync(pool);
      used = 0;
    }
    const random = pool.toString('hex', used, used + BYTES);
    used += BYTES;
    const stamp = time.toString(16).padStart(12, '0');
    const step = counter.toString(16).padStart(3, '0');
    return `${stamp.slice(0, 8)}-${stamp.slice(8)}-7${step}-8${random.slice(0, 3)}-${random.slice(4)}`;
  };
  if (last !== undefined) follow(last);
  return { next, follow };
}

/** When an id was made, epoch milliseconds. */
export function timeOf(id: string): number {
  return Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16);
}

/** An id that sorts before all ids made at `time`. */
export function firstIdAt(time: number): string {
  const stamp = Math.max(0, time).toString(16).padStart(12, '0');
  return `${stamp.slice(0, 8)}-${stamp.slice(8)}`;
}
