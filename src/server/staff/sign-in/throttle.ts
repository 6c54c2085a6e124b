/**
 * Slows guessing down without locking anybody out (ASVS 6.3.1). Each address has 10 tries in 15 minutes, and each
 * account 50 from all unknown browsers together, which many addresses use up. A browser in which the account has signed
 * in before has 10 tries of its own, whatever strangers do, and passkeys are not counted. In memory, bounded.
 */
import { MINUTE, type Clock } from '../../clock.ts';
import { createLimiter, type Limiter } from '../../http/rate-limit.ts';

const WINDOW_MS = 15 * MINUTE;
const TRIES = 10;
const ACCOUNT_TRIES = 50;
const CODE_TRIES = 10;
/** Challenges for passkeys: a page asks for one when it opens. */
const CHALLENGES = 60;

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
  password: (one: Try) => number;
  /** Takes a try back that turned out right. */
  refund: (one: Try) => void;
  /** Counts a try with a code of an account whose password was right. Returns 0, or milliseconds to wait. */
  code: (userId: string) => number;
  /** The same for a challenge. */
  challenge: (address: string) => number;
}

/** Creates the counters. */
export function createThrottle(clock: Clock): Throttle {
  const limiter = (max: number): Limiter => createLimiter({ max, windowMs: WINDOW_MS }, clock);
  const addresses = limiter(TRIES);
  const accounts = limiter(ACCOUNT_TRIES);
  const devices = limiter(TRIES);
  const codes = limiter(CODE_TRIES);
  const challenges = limiter(CHALLENGES);
  return {
    password({ address, account, device }) {
      if (device) return devices.take(device);
      // A blocked address does not use up the tries of the account.
      return addresses.take(address) || accounts.take(account);
    },
    refund({ address, account, device }) {
      if (device) devices.refund(device);
      else
        for (const [one, key] of [[addresses, address] as const, [accounts, account] as const])
          one.refund(key);
    },
    code: (userId) => codes.take(userId),
    challenge: (address) => challenges.take(address),
  };
}
