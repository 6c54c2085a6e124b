/**
 * The whole path, tried by the server itself: a marked lead over the real line, through the same checks, onto the disk,
 * to a receiver that lives nowhere, and off the disk again. It is never delivered to anybody.
 */
import { randomBytes, timingSafeEqual } from 'node:crypto';
import { CONTACT_PATH } from '#domain/lead.ts';
import type { Adapter } from './adapter.ts';
import { SECOND, type Clock } from './clock.ts';
import { createCounters } from './counters.ts';
import { createLane } from './lane.ts';
import { errorFields, type Log } from './log.ts';
import type { Store } from './store.ts';

/** Header by which the server knows its own test. */
export const SELF_TEST_HEADER = 'x-self-test';
/** The receiver of self-tests, and nothing else. */
export const SELF_TEST_ADAPTER = 'self-test';

const PATIENCE_MS = 20 * SECOND;
const LOOK_MS = 50;

const LEAD = {
  firstName: 'Self-test',
  lastName: 'Not a person',
  email: 'self-test@example.com',
  serviceInterest: 'other',
  bestWayToContact: 'email',
  state: 'Texas',
  dataStorageConsent: true,
  pageUri: '/',
  pageName: 'Self-test',
} as const;

export interface SelfTest {
  /** Tries the path once; never throws. */
  run: (address: string) => Promise<void>;
  /** Whether a request carries the secret of this process. */
  isOurs: (header: string | undefined) => boolean;
  /** What the last try found wrong; `undefined` when it went well or there was none yet. */
  trouble: () => string | undefined;
}

export interface SelfTestOptions {
  store: Store;
  clock: Clock;
  log: Log;
}

export function createSelfTest({ store, clock, log }: SelfTestOptions): SelfTest {
  const secret = randomBytes(24).toString('base64url');
  let trouble: string | undefined;

  const post = async (address: string): Promise<string> => {
    const answer = await fetch(address + CONTACT_PATH, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'Idempotency-Key': randomBytes(16).toString('base64url'),
        [SELF_TEST_HEADER]: secret,
      },
      body: JSON.stringify(LEAD),
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    const body: unknown = await answer.json();
    const id: unknown = typeof body === 'object' && body ? Reflect.get(body, 'id') : undefined;
    if (answer.status !== 200 || typeof id !== 'string')
      throw new Error(`The form answered ${answer.status}`);
    return id;
  };

  const arrives = async (id: string): Promise<void> => {
    const end = clock.steady() + PATIENCE_MS;
    for (;;) {
      const found = await store.find(id);
      if (!found?.lead.selfTest) throw new Error('The lead is not in the store as it was sent');
      if (found.deliveries.every(({ state }) => state === 'delivered')) return;
      if (clock.steady() > end) throw new Error('The lead was not delivered');
      await new Promise((done) => setTimeout(done, LOOK_MS));
    }
  };

  const receiver: Adapter = {
    name: SELF_TEST_ADAPTER,
    forms: ['contact'],
    spacingMs: 0,
    deliver: async () => ({ kind: 'delivered', status: 200 }),
  };

  const attempt = async (address: string): Promise<void> => {
    const id = await post(address);
    const lane = createLane({
      store,
      adapter: receiver,
      retryMs: [SECOND],
      clock,
      log,
      counters: createCounters(),
    });
    try {
      await arrives(id);
    } finally {
      await lane.stop();
      await store.removeSelfTest(id);
    }
  };

  return {
    async run(address) {
      try {
        await attempt(address);
        if (trouble !== undefined) log.info('self-test.recovered');
        trouble = undefined;
      } catch (error) {
        trouble = error instanceof Error ? error.message : 'unknown';
        log.error('self-test.failed', errorFields(error));
      }
    },
    isOurs(header) {
      if (header === undefined) return false;
      // Compared as bytes: as many characters may be more of them, and then there is nothing to compare.
      const [sent, wanted] = [Buffer.from(header), Buffer.from(secret)];
      return sent.length === wanted.length && timingSafeEqual(sent, wanted);
    },
    trouble: () => trouble,
  };
}
