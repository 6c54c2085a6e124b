import type { BusyStore } from '../busy-times/store.ts';
import type { SharedCounts } from '../http/rate-limit.ts';
import type { StaffStore } from '../store/staff/store.ts';
import type { LeadStore } from '../store/lead-store.ts';
import type { CallStore } from './store.ts';

export interface CallsStore extends Pick<LeadStore, 'bookedCalls' | 'callHolder'> {
  calls: CallStore;
  busy: BusyStore;
  /** Whose addresses calendars read. */
  staff: StaffStore;
  /** Only of a store for several processes. */
  counts?: SharedCounts;
}
