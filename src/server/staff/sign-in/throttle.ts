/**
 * Slows guessing down without locking anybody out (ASVS 6.3.1). Each address has 10 tries in 15 minutes, and each
 * account 50 from all unknown browsers together, which many addresses use up. A browser in which the account has signed
 * in before has its own 10 tries, whatever strangers do, for codes as well; passkeys are counted per address only, and
 * recovery codes not at all: 80 bits need no count. One count for all processes of a shared store, otherwise in memory,
 * bounded.
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
/** Lines of the audit log about wrong recovery codes of one account. */
const RECOVERY_LINES = 10;

/** Who tries. */
export interface Try {
  /** Rate limit key of the client's address. */
  address: string;
  /** The username as typed; it need not exist. */
  account: string;
  /** Digest of the browser's mark, if it belongs to this account. */
  device: string | undefined;
}

/** What came of a try: `waitMs` if there were too many, in milliseconds, otherwise what was found. */
export type Tried<T> = { waitMs: number; found?: undefined } | { waitMs: 0; found: T };

export interface Throttle {
  /**
   * Checks a password. A right one does not count, nor one that could not be checked.
   * @throws what `check` throws
   */
  password: (one: Try, check: () => Promise<boolean>) => Promise<Tried<boolean>>;
  /**
   * The same with a code of an account whose password was right.
   * @param check finds nothing if the code is wrong
   */
  code: <T>(
    one: Pick<Try, 'account' | 'device'>,
    check: () => Promise<T | undefined>,
  ) => Promise<Tried<T | undefined>>;
  /** Makes a challenge, which counts unless it could not be made. */
  challenge: <T>(address: string, make: () => Promise<T>) => Promise<Tried<T>>;
  /**
   * Counts any request that may write, of somebody who is not signed in. Returns 0, or milliseconds to wait.
   */
  open: (address: string) => Promise<number>;
  /** The same for a line of the audit log about an unknown account, of all addresses together. */
  unknownLine: () => Promise<number>;
  /** The same for a line about a wrong recovery code of an account. */
  recoveryLine: (account: string) => Promise<number>;
}

type Count = readonly [limiter: Limiter, key: string];

/** Counts a try and makes it. Those that `isFree` says, and those that threw, count against nobody. */
async function tried<T>(
  counts: readonly Count[],
  work: () => Promise<T>,
  isFree: (found: T) => boolean,
): Promise<Tried<T>> {
  const refund = async (): Promise<void> => {
    for (const [limiter, key] of counts) await limiter.refund(key);
  };
  // One after the other: a blocked address does not use up the tries of the account.
  for (const [limiter, key] of counts) {
    const waitMs = await limiter.take(key);
    if (waitMs > 0) return { waitMs };
  }
  try {
    const found = await work();
    if (isFree(found)) await refund();
    return { waitMs: 0, found };
  } catch (error) {
    await refund();
    throw error;
  }
}

/** Creates the counters. @param counts of a store that several processes share */
export function createThrottle(clock: Clock, counts?: SharedCounts): Throttle {
  const limiter = (kind: string, max: number): Limiter =>
    createSharedLimiter(kind, { max, windowMs: WINDOW_MS }, clock, counts);
  const addresses = limiter('address', TRIES);
  const accounts = limiter('account', ACCOUNT_TRIES);
  const devices = limiter('device', TRIES);
  const codes = limiter('code', CODE_TRIES);
  const deviceCodes = limiter('device-code', CODE_TRIES);
  const challenges = limiter('challenge', CHALLENGES);
  const open = limiter('open', OPEN_REQUESTS);
  const unknownLines = limiter('unknown-line', UNKNOWN_LINES);
  const recoveryLines = limiter('recovery-line', RECOVERY_LINES);
  return {
    password: ({ address, account, device }, check) =>
      tried(
        device
          ? [[devices, device]]
          : [
              [addresses, address],
              [accounts, account],
            ],
        check,
        (isRight) => isRight,
      ),
    code: ({ account, device }, check) =>
      tried(
        device ? [[deviceCodes, device]] : [[codes, account]],
        check,
        (found) => found !== undefined,
      ),
    challenge: (address, make) => tried([[challenges, address]], make, () => false),
    open: async (address) => open.take(address),
    unknownLine: async () => unknownLines.take(''),
    recoveryLine: async (account) => recoveryLines.take(account),
  };
}
