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
  /** The pool in hexadecimal digits, two a byte. */
  let digits = '';
  let used = 0;
  let time = 0;
  let counter = 0;
  /** The beginning of all ids of a millisecond; a busy one makes many. */
  let [stampedAt, stamp] = [-1, ''];

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
    if (used === digits.length) {
      digits = randomFillSync(pool).toString('hex');
      used = 0;
    }
    if (time !== stampedAt) [stampedAt, stamp] = [time, stampOf(time)];
    const step = counter.toString(16).padStart(3, '0');
    const random = digits.slice(used + 4, used + 2 * BYTES);
    const id = `${stamp}-7${step}-8${digits.slice(used, used + 3)}-${random}`;
    used += 2 * BYTES;
    return id;
  };
  if (last !== undefined) follow(last);
  return { next, follow };
}

/** When an id was made, epoch milliseconds. */
export function timeOf(id: string): number {
  return Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16);
}

/** The beginning of all ids made at `time`, which ends before the version. */
function stampOf(time: number): string {
  const stamp = time.toString(16).padStart(12, '0');
  return `${stamp.slice(0, 8)}-${stamp.slice(8)}`;
}

/** An id that sorts before all ids made at `time`. */
export const firstIdAt = (time: number): string => stampOf(Math.max(0, time));
