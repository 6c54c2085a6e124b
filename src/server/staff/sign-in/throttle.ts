/**
 * Slows guessing down without locking anybody out (ASVS 6.3.1). Each address has 10 tries in 15 minutes, and each
 * account 50 from all unknown browsers together, which many addresses use up. A browser in which the account has signed
 * in before has 10 tries of its own, whatever strangers do, and passkeys are counted per address only. One count for all processes
 * of a shared store, otherwise in memory, bounded.
 */
import { MINUTE, type Clock } from '../../clock.ts';
import { createSharedLimiter, type Limiter } from '../../http/rate-limit.ts';
import type { SharedCounts } from '../../store/port.ts';

const WINDOW_MS = 15 * MINUTE;
const TRIES = 10;
const ACCOUNT_TRIES = 50;
const CODE_TRIES = 10;
/** Challenges for passkeys: a page asks for one when it opens. */
const CHALLENGES = 60;

/** Requests of one address to what is open to everybody and may write: 30 sign-ins of an office. */
const OPEN_REQUESTS = 120;
/** Lines of the audit log about accounts that do not exist. */
const UNKNOWN_LINES = 60;

/** Who tries. */
export interface Try {
  /** Rate limit key of the client's address. */
  address: string;
  /** The username as typed; it need not exist. */
  account: string;
  /** Digest of the browser's mark, if it belongs to this account. */
  device: string | undefined;
}

export interface Throttle {
  /** Counts a try with a password. Returns 0, or milliseconds to wait. */
  password: (one: Try) => Promise<number>;
  /** Takes a try back that turned out right. */
  refund: (one: Try) => Promise<void>;
  /** Counts a try with a code of an account whose password was right. Returns 0, or milliseconds to wait. */
  code: (userId: string) => Promise<number>;
  /** The same for a challenge. */
  challenge: (address: string) => Promise<number>;
  /** The same for any request that may write, of somebody who is not signed in. */
  open: (address: string) => Promise<number>;
  /** The same for a line of the audit log about an unknown account, of all addresses together. */
  unknownLine: () => Promise<number>;
}

/** Creates the counters. @param counts of a store that several processes share */
export function createThrottle(clock: Clock, counts?: SharedCounts): Throttle {
  const limiter = (kind: string, max: number): Limiter =>
    createSharedLimiter(kind, { max, windowMs: WINDOW_MS }, clock, counts);
  const addresses = limiter('address', TRIES);
  const accounts = limiter('account', ACCOUNT_TRIES);
  const devices = limiter('device', TRIES);
  const codes = limiter('code', CODE_TRIES);
  const challenges = limiter('challenge', CHALLENGES);
  const open = limiter('open', OPEN_REQUESTS);
  const unknownLines = limiter('unknown-line', UNKNOWN_LINES);
  return {
    async password({ address, account, device }) {
      if (device) return devices.take(device);
      // A blocked address does not use up the tries of the account.
      return (await addresses.take(address)) || accounts.take(account);
    },
    async refund({ address, account, device }) {
      if (device) return devices.refund(device);
      await addresses.refund(address);
      await accounts.refund(account);
    },
    code: async (userId) => codes.take(userId),
    challenge: async (address) => challenges.take(address),
    open: async (address) => open.take(address),
    unknownLine: async () => unknownLines.take(''),
  };
}
