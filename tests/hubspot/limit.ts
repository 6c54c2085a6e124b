/** HubSpot's limit for unauthenticated submissions, and the block for those who do not listen. */

const WINDOW_MS = 10_000;
const MOST = 50;
const BLOCK_AFTER = 10;
const BLOCK_WINDOW_MS = 1000;
const BLOCK_MS = 60_000;

/** Returns a function that judges one request; `blocks` counts how often the address was shut out. */
export function createLimit(now: () => number = () => performance.now()) {
  let taken: number[] = [];
  let refused: number[] = [];
  let blockedUntil = 0;
  const limit = {
    blocks: 0,
    /** Whether a request may pass. */
    passes(): boolean {
      const at = now();
      if (at < blockedUntil) return false;
      taken = taken.filter((time) => at - time < WINDOW_MS);
      if (taken.length < MOST) {
        taken.push(at);
        return true;
      }
      refused = [...refused.filter((time) => at - time < BLOCK_WINDOW_MS), at];
      if (refused.length >= BLOCK_AFTER) {
        blockedUntil = at + BLOCK_MS;
        limit.blocks += 1;
      }
      return false;
    },
  };
  return limit;
}
