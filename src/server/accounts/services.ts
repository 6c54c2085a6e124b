import type { Clock } from '../base/clock.ts';
import type { Log } from '../base/log.ts';
import { createEntry, type Entry } from './sign-in/entry.ts';
import { createPasskeys, type Passkeys } from './sign-in/passkeys.ts';
import type { SharedCounts } from '../base/rate-limit.ts';
import type { AccountStore } from './store.ts';
import type { StaffStore } from './store/staff-store.ts';
import { createSessions, type Sessions } from './sessions.ts';
import { createThrottle, type Throttle } from './sign-in/throttle.ts';

export interface StaffDeps {
  store: Pick<AccountStore, 'staff' | 'logged'> & { counts?: SharedCounts };
  clock: Clock;
  log: Log;
  origins: ReadonlySet<string>;
}

export interface StaffServices extends Omit<StaffDeps, 'store'> {
  staff: StaffStore;
  logged: AccountStore['logged'];
  sessions: Sessions;
  entry: Entry;
  throttle: Throttle;
  passkeys: Passkeys;
}

export function createStaffServices({ store, ...rest }: StaffDeps): StaffServices {
  const { staff, logged, counts } = store;
  const { clock } = rest;
  const sessions = createSessions(staff, clock);
  return {
    ...rest,
    staff,
    logged,
    sessions,
    entry: createEntry(store, sessions, clock),
    throttle: createThrottle(clock, counts),
    passkeys: createPasskeys(staff, clock),
  };
}
