/**
 * Slows guessing down without locking anybody out (ASVS 6.3.1). Each address has 10 tries in 15 minutes, and each
 * account 50 from all unknown browsers together. A browser in which the account has signed in before has 10 tries of
 * its own, whatever strangers do, for codes as well; passkeys are counted per address only, and recovery codes not at
 * all: 120 bits need no count. One count for all processes of a shared store, otherwise in memory, bounded.
 */
import { MINUTE, type Clock } from '../../base/clock.ts';
import { createSharedLimiter, type Limiter } from '../../base/rate-limit.ts';
import type { SharedCounts } from '../../base/rate-limit.ts';

const WINDOW_MS = 15 * MINUTE;
const TRIES = 10;
const ACCOUNT_TRIES = 50;
const CODE_TRIES = 10;
/** Challenges for passkeys: a page requests one when it opens. */
const CHALLENGES = 60;

/** Writing requests of one address without a session: 30 sign-ins of an office. */
const OPEN_REQUESTS = 120;
/** Audit log lines about accounts that do not exist. */
const UNKNOWN_LINES = 60;
/** Audit log lines about wrong recovery codes of one account. */
const RECOVERY_LINES = 10;

export interface Try {
  /** Rate limit key of the address. */
  address: string;
  /** As typed; it need not exist. */
  account: string;
  /** Digest of the browser's mark, if it belongs to this account. */
  device: string | undefined;
}

/** `waitMs` if there were too many tries, otherwise what was found. */
export type Tried<T> = { waitMs: number; found?: undefined } | { waitMs: 0; found: T };

export interface Throttle {
  /** A right password does not count, nor one that could not be checked. @throws what `check` throws */
  password: (one: Try, check: () => Promise<boolean>) => Promise<Tried<boolean>>;
  /** The same with a code after a right password. @param check finds nothing if the code is wrong */
  code: <T>(
    one: Pick<Try, 'account' | 'device'>,
    check: () => Promise<T | undefined>,
  ) => Promise<Tried<T | undefined>>;
  /** Counts unless the challenge could not be made. */
  challenge: <T>(address: string, make: () => Promise<T>) => Promise<Tried<T>>;
  /** Counts a writing request without a session. Returns 0, or milliseconds to wait. */
  open: (address: string) => Promise<number>;
  /** The same for an audit log line about an unknown account, of all addresses together. */
  unknownLine: () => Promise<number>;
  /** The same for an audit log line about a wrong recovery code. */
  recoveryLine: (account: string) => Promise<number>;
}

type Count = readonly [limiter: Limiter, key: string];

/** Counts a try and makes it. Free and failed ones do not count. */
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

/** @param counts of a store that several processes share */
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
