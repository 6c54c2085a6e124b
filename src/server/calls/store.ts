import type { BusyStore } from './busy-times/store.ts';
import type { SharedCounts } from '../base/rate-limit.ts';
import type { StaffStore } from '../accounts/store/staff-store.ts';
import type { LeadStore } from '../leads/store.ts';
import type { CallStore } from './changes.ts';

export interface CallsStore extends Pick<LeadStore, 'bookedCalls' | 'leadOfCall'> {
  calls: CallStore;
  busy: BusyStore;
  /** Whose addresses calendars read. */
  staff: StaffStore;
  /** Only of a store for several processes. */
  counts?: SharedCounts;
}
