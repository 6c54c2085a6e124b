/** HubSpot's rate limit for unauthenticated submissions, and the block for senders who exceed it repeatedly. */

const WINDOW_MS = 10_000;
const MAX_SUBMISSIONS = 50;
const BLOCK_AFTER = 10;
const BLOCK_WINDOW_MS = 1000;
const BLOCK_MS = 60_000;

/** Returns a function that checks one request; `blocks` counts how often the sender was blocked. */
export function createLimit(now: () => number = () => performance.now()) {
  let taken: number[] = [];
  let refused: number[] = [];
  let blockedUntil = 0;
  const limit = {
    blocks: 0,
    /** Whether a request is accepted. */
    passes(): boolean {
      const at = now();
      if (at < blockedUntil) return false;
      taken = taken.filter((time) => at - time < WINDOW_MS);
      if (taken.length < MAX_SUBMISSIONS) {
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
