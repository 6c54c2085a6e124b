/** Tests of the contract of every store: each gets an empty store, closed after it. */
import type { TestAPI } from 'vitest';
import type { StaffStore } from '#server/accounts/store/staff-store.ts';
import type { Store } from '#server/run/store.ts';

export interface Stores {
  open: () => Store;
  store: Store;
  staff: StaffStore;
  secondSteps: StaffStore['secondSteps'];
  beside: Store;
  /** Another empty store. */
  other: Store;
}

export type StoreTest = TestAPI<Stores>;
