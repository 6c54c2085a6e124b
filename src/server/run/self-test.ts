/** End-to-end self-test: posts a marked lead over HTTP, checks its delivery to a built-in destination, removes it. */
import { SELF_TEST_HEADER } from '../base/http/context.ts';
import { site } from '#site';
import { randomBytes, timingSafeEqual } from 'node:crypto';
import { CONTACT_PATH } from '#features/booking/contact.schema.ts';
import type { Destination } from '../leads/delivery/port.ts';
import { MINUTE, SECOND, type Clock } from '../base/clock.ts';
import { createCounters } from '../base/counters.ts';
import { postJson } from '../base/post-json.ts';
import { createDeliveryWorker } from '../leads/delivery/worker.ts';
import { errorFields, type Log } from '../base/log.ts';
import { SELF_TEST_DESTINATION } from '../leads/lead.ts';
import type { Store } from './store.ts';
import type { HealthCheck } from '../base/health-report.ts';

const TIMEOUT_MS = 20 * SECOND;
const POLL_MS = 50;
/** Waits after failed runs; the last one repeats. */
const AGAIN_MS = [MINUTE, 2 * MINUTE, 5 * MINUTE];
/** A single failure may be a moment of overload, and would take all machines out of service at once. */
const MIN_FAILURES = 2;

const LEAD = {
  firstName: 'Self-test',
  lastName: 'Not a person',
  email: 'self-test@example.com',
  serviceInterest: Object.keys(site.services).at(-1),
  bestWayToContact: 'email',
  state: site.state,
  dataStorageConsent: true,
  pageUri: '/',
  pageName: 'Self-test',
} as const;

export interface SelfTest {
  /** Never throws. Returns milliseconds until the next run after a failure; `undefined`: as usual. */
  run: (address: string) => Promise<number | undefined>;
  /** Call when a lead of a visitor was stored: the way is open. */
  onStored: () => void;
  /** Compared in constant time. */
  isOwnRequest: (header: string | undefined) => boolean;
  /** From the second failure in a row; fails only if no lead was stored between two failures. */
  issue: HealthCheck;
}

export interface SelfTestOptions {
  store: Store;
  clock: Clock;
  log: Log;
  /** Whether another check fails now, so that a failed run says nothing new. Never throws. */
  isNamed: () => Promise<boolean>;
}

export function createSelfTest({ store, clock, log, isNamed }: SelfTestOptions): SelfTest {
  const secret = randomBytes(24).toString('base64url');
  let failure: string | undefined;
  /** In a row, for the next wait. */
  let runs = 0;
  /** Of these, those that no other check named, */
  let failures = 0;
  /** and those since the last lead of a visitor. */
  let unanswered = 0;

  const post = async (address: string): Promise<string> => {
    const headers = {
      'Idempotency-Key': randomBytes(16).toString('base64url'),
      [SELF_TEST_HEADER]: secret,
    };
    const url = address + CONTACT_PATH;
    const answer = await postJson(url, JSON.stringify(LEAD), headers, clock.now);
    if (answer.status !== 200)
      throw new Error(`The form answered ${answer.status ?? `nothing (${answer.code})`}`);
    const { id }: { id: string } = JSON.parse(answer.text);
    return id;
  };

  const waitForDelivery = async (id: string): Promise<void> => {
    const end = clock.steady() + TIMEOUT_MS;
    for (;;) {
      const found = await store.find(id);
      if (!found?.lead.selfTest) throw new Error('The lead is not in the store');
      if (found.deliveries.every(({ state }) => state === 'delivered')) return;
      if (clock.steady() > end) throw new Error('The lead was not delivered');
      await new Promise((done) => setTimeout(done, POLL_MS));
    }
  };

  const destination: Destination = {
    name: SELF_TEST_DESTINATION,
    forms: ['contact'],
    spacingMs: 0,
    deliver: async () => ({ kind: 'delivered', status: 200 }),
  };

  const attempt = async (address: string): Promise<void> => {
    const id = await post(address);
    const worker = createDeliveryWorker({
      store,
      destination: destination,
      retryMs: [SECOND],
      clock,
      log,
      counters: createCounters(),
    });
    try {
      await waitForDelivery(id);
    } finally {
      await worker.stop();
      await store.removeSelfTest(id);
    }
  };

  return {
    async run(address) {
      try {
        await attempt(address);
        if (runs > 0) log.info('self-test.recovered');
        [failure, runs, failures, unanswered] = [undefined, 0, 0, 0];
        return undefined;
      } catch (error) {
        log.error('self-test.failed', errorFields(error));
        const waitMs = AGAIN_MS[Math.min(runs, AGAIN_MS.length - 1)];
        runs += 1;
        if (!(await isNamed())) {
          failure = error instanceof Error ? error.message : 'unknown';
          failures += 1;
          unanswered += 1;
        }
        return waitMs;
      }
    },
    onStored: () => {
      unanswered = 0;
    },
    isOwnRequest(header) {
      if (header === undefined) return false;
      // `timingSafeEqual` requires equal lengths.
      const [sent, wanted] = [Buffer.from(header), Buffer.from(secret)];
      return sent.length === wanted.length && timingSafeEqual(sent, wanted);
    },
    issue: () =>
      failures < MIN_FAILURES
        ? undefined
        : {
            kind: 'self-test',
            text: `The last ${failures} self-tests failed: ${failure}`,
            fails: unanswered >= MIN_FAILURES,
          },
  };
}
