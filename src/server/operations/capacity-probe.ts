/** After a failed save, tries a full-size lead: a nearly full disk passes the small probe, and leads would be lost. */
import { randomBytes } from 'node:crypto';
import { MAX_BYTES } from '../http/body.ts';
import type { Clock } from '../clock.ts';
import { receiptOf } from '../store/idempotency-key.ts';
import type { Store } from '../store/port.ts';

export interface CapacityProbe {
  onRefused: () => void;
  onStored: () => void;
  /** @throws {StoreDown} */
  check: () => Promise<void>;
}

/** Inactive until `onRefused`. */
export function createCapacityProbe(store: Store, { now }: Pick<Clock, 'now'>): CapacityProbe {
  let isInDoubt = false;
  return {
    onRefused: () => {
      isInDoubt = true;
    },
    onStored: () => {
      isInDoubt = false;
    },
    async check() {
      if (!isInDoubt) return;
      const uniqueKey = randomBytes(16).toString('base64url');
      const { id } = await store.save({
        form: 'contact',
        fields: { message: 'x'.repeat(MAX_BYTES) },
        receivedAt: now(),
        pageUri: '/',
        pageName: 'Self-test',
        visitorToken: null,
        consents: {},
        spam: false,
        quarantined: false,
        selfTest: true,
        receipt: receiptOf(uniqueKey, uniqueKey),
        adapters: [],
      });
      isInDoubt = false;
      await store.removeSelfTest(id);
    },
  };
}
