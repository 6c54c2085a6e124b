import type { SharedCounts } from '../base/rate-limit.ts';
import type { Runs } from './transaction.ts';

/** What a database has of its own. Its methods but `open` are called once it is open, and throw its own errors. */
export interface Driver extends Runs {
  /** Resolves at once if it is open. @throws why it cannot be opened; `open` may be called again */
  open: () => Promise<void>;
  isOpen: () => boolean;
  /** Opening it again is of no use before a restart. */
  isBroken: (error: unknown) => boolean;
  /** Whether waiting writes share a transaction: the database has one writer. */
  isShared: boolean;
  /** Rewrites the file and empties its log; `false` if another connection is in the way. */
  vacuum?: () => Promise<boolean>;
  /** Makes copies of the file whole. */
  checkpoint?: () => Promise<void>;
  close: () => Promise<void>;
  /** Another connection holds a lock: retry. */
  isBusy: (error: unknown) => boolean;
  /** The database is unreachable or cannot write, whatever the statement. */
  isDown: (error: unknown) => boolean;
  /** Reason and remedy in one sentence for the operator, without the password. */
  problemOf: (error: unknown) => string;
  counts?: (guard: <T>(work: () => Promise<T>) => Promise<T>) => SharedCounts;
}
