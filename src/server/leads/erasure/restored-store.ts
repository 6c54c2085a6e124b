import { syncErasures } from './erasure-receipts.ts';
import type { Log } from '../../base/log.ts';
import { StoreDown } from '../../base/store-errors.ts';
import type { LeadStore } from '../store.ts';

/** Blocks deliveries until past erasures were repeated on the store, which may be a restored backup. */
export function withErasures<Store extends LeadStore>(store: Store, path: string, log: Log): Store {
  let clean: Promise<void> | undefined;
  const prepare = async (): Promise<void> => {
    clean ??= syncErasures(store, path, log);
    try {
      await clean;
    } catch (error) {
      clean = undefined;
      throw error instanceof StoreDown
        ? error
        : new StoreDown(`The erasure receipts in ${path} cannot be read or applied`, {
            cause: error,
            problem: `the erasure receipts in ${path} cannot be read or applied: restore that file from a backup`,
          });
    }
  };
  return {
    ...store,
    claim: async (options) => {
      await prepare();
      return store.claim(options);
    },
    claimAll: async (options, most) => {
      await prepare();
      return store.claimAll(options, most);
    },
  };
}
