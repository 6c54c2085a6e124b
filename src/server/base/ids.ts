/** Time-ordered ids (UUID version 7, RFC 9562), so that new rows go to the end of a table. */
import { randomFillSync } from 'node:crypto';

const BYTES = 8;
const COUNTER_LIMIT = 0x1000;

/** Strictly increasing, also within one millisecond and when the clock is set back. */
export function createIds(): { next: (now: number) => string } {
  const pool = Buffer.alloc(BYTES * 512);
  /** The pool as hexadecimal digits. */
  let digits = '';
  let used = 0;
  let time = 0;
  let counter = 0;
  /** Cached prefix of the current millisecond. */
  let [stampedAt, stamp] = [-1, ''];

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
  return { next };
}

/** Epoch milliseconds. */
export function timeOf(id: string): number {
  return Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16);
}

/** Prefix of all ids created at `time`, up to the version. */
function stampOf(time: number): string {
  const stamp = time.toString(16).padStart(12, '0');
  return `${stamp.slice(0, 8)}-${stamp.slice(8)}`;
}

/** Sorts before all ids created at `time` (epoch milliseconds). */
export const firstIdAt = (time: number): string => stampOf(Math.max(0, time));
