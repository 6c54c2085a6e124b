/** Limits of tests end what hangs. Everything waits for conditions, so a long limit costs time only when a test fails. */

/** How much slower than two idle cores a machine may be; at load 16 it was 1.8. */
const SLOWEST = 4;

/** The limit for what takes at most `ms` on an idle machine, milliseconds. */
export const scaled = (ms: number): number => ms * SLOWEST;
