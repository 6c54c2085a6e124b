/**
 * Whether there is room for leads again, once one was refused: a disk that is almost full takes a small probe and no
 * lead, and nobody would hear that visitors are sent away.
 */
import { randomBytes } from 'node:crypto';
import { MOST_BYTES } from './body.ts';
import type { Clock } from './clock.ts';
import { receiptOf } from './receipt.ts';
import type { Store } from './store.ts';

export interface Room {
  /** A lead was refused because the store could not take it. */
  refused: () => void;
  /** A lead was taken. */
  taken: () => void;
  /** After a refusal, tries a lead of our own, as long as one can be, and removes it. @throws {StoreDown} */
  prove: () => Promise<void>;
}

export function createRoom(store: Store, { now }: Pick<Clock, 'now'>): Room {
  let isDoubted = false;
  return {
    refused: () => {
      isDoubted = true;
    },
    taken: () => {
      isDoubted = false;
    },
    async prove() {
      if (!isDoubted) return;
      const { id } = await store.save({
        form: 'contact',
        fields: { message: 'x'.repeat(MOST_BYTES) },
        receivedAt: now(),
        pageUri: '/',
        pageName: 'Self-test',
        visitorToken: null,
        consents: {},
        spam: false,
        selfTest: true,
        receipt: receiptOf('', randomBytes(16).toString('base64url')),
        adapters: [],
      });
      isDoubted = false;
      await store.removeSelfTest(id);
    },
  };
}
