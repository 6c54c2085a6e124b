/** Tries a full-size lead: a full disk passes small writes, which fit into space that the store has, and leads would fail. */
import { randomBytes } from 'node:crypto';
import { MAX_BYTES } from '../base/http/body.ts';
import { MINUTE, type Clock } from '../base/clock.ts';
import { receiptOf } from '../leads/idempotency-key.ts';
import type { Store } from './store.ts';

/** Between full-size leads while none was refused: each one writes twice its size. */
const FULL_SIZE_MS = MINUTE;

export interface CapacityProbe {
  onRefused: () => void;
  onStored: () => void;
  /** Writes a full-size lead if one was refused or none was tried within the last minute, else a few bytes. @throws {StoreDown} */
  check: () => Promise<void>;
  /** Whether the store takes no leads now. */
  isDown: () => Promise<boolean>;
}

export function createCapacityProbe(
  store: Pick<Store, 'probe' | 'save' | 'removeSelfTest'>,
  { now, steady }: Pick<Clock, 'now' | 'steady'>,
): CapacityProbe {
  let isInDoubt = false;
  let triedAt = Number.NEGATIVE_INFINITY;
  /** Lead of a try that could be written but not removed. */
  let left: string | undefined;

  const removeLeft = async (): Promise<void> => {
    if (left !== undefined) await store.removeSelfTest(left);
    left = undefined;
  };
  const tryFullSize = async (): Promise<void> => {
    await removeLeft();
    const key = randomBytes(16).toString('base64url');
    const { id } = await store.save({
      form: 'contact',
      // Random, because PostgreSQL would compress anything else.
      fields: { message: randomBytes(MAX_BYTES).toString('base64').slice(0, MAX_BYTES) },
      receivedAt: now(),
      pageUri: '/',
      pageName: 'Self-test',
      visitorToken: null,
      consents: {},
      spam: false,
      quarantined: false,
      selfTest: true,
      receipt: receiptOf(key, key),
      destinations: [],
    });
    left = id;
    await removeLeft();
  };
  const check = async (): Promise<void> => {
    if (!isInDoubt && steady() - triedAt < FULL_SIZE_MS) return store.probe();
    isInDoubt = true;
    await tryFullSize();
    isInDoubt = false;
    triedAt = steady();
  };

  return {
    onRefused: () => {
      isInDoubt = true;
    },
    onStored: () => {
      isInDoubt = false;
    },
    check,
    async isDown() {
      try {
        await check();
        return false;
      } catch (error) {
        // Whatever it is, health reports it as well.
        if (error instanceof Error) return true;
        throw error;
      }
    },
  };
}
