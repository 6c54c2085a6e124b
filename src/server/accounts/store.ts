import type { SharedCounts } from '../base/rate-limit.ts';
import type { StaffStore } from './store/staff-store.ts';
import type { LogEntry } from './port.ts';

/**
 * An action of staff and its lines of the audit log in one transaction: done and logged, or neither. `act` may run
 * again, and must await nothing but `inside`.
 * @param lines none if the result says that nothing was done
 */
export type Logged<Inside> = <T>(
  act: (inside: Inside) => Promise<T>,
  lines: (result: T) => readonly LogEntry[],
) => Promise<T>;

/** What an action on accounts may do in its transaction. */
export interface InsideAccounts {
  staff: StaffStore;
}

export interface AccountStore extends InsideAccounts {
  logged: Logged<InsideAccounts>;
  /** Only of a store for several processes. */
  counts?: SharedCounts;
}
