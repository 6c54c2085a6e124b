/** End-to-end self-test: posts a marked lead over HTTP, checks its delivery to a built-in destination, removes it. */
import { site } from '#site';
import { randomBytes, timingSafeEqual } from 'node:crypto';
import { CONTACT_PATH } from '#domain/forms/contact.ts';
import type { Destination } from '../delivery/port.ts';
import { SECOND, type Clock } from '../clock.ts';
import { createCounters } from './counters.ts';
import { postJson } from '../delivery/post-json.ts';
import { createDeliveryWorker } from '../delivery/worker.ts';
import { errorFields, type Log } from '../log.ts';
import { SELF_TEST_DESTINATION } from '../store/lead.ts';
import type { Store } from '../store/port.ts';
import type { HealthCheck } from './health-checks.ts';

/** Header with the secret that identifies self-tests. */
export const SELF_TEST_HEADER = 'x-self-test';

const TIMEOUT_MS = 20 * SECOND;
const POLL_MS = 50;

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
  /** Never throws. */
  run: (address: string) => Promise<void>;
  /** Compared in constant time. */
  isOwnRequest: (header: string | undefined) => boolean;
  /** `undefined` if the last run passed or none has run. */
  issue: HealthCheck;
}

export interface SelfTestOptions {
  store: Store;
  clock: Clock;
  log: Log;
}

export function createSelfTest({ store, clock, log }: SelfTestOptions): SelfTest {
  const secret = randomBytes(24).toString('base64url');
  let failure: string | undefined;

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
        if (failure !== undefined) log.info('self-test.recovered');
        failure = undefined;
      } catch (error) {
        failure = error instanceof Error ? error.message : 'unknown';
        log.error('self-test.failed', errorFields(error));
      }
    },
    isOwnRequest(header) {
      if (header === undefined) return false;
      // `timingSafeEqual` requires equal lengths.
      const [sent, wanted] = [Buffer.from(header), Buffer.from(secret)];
      return sent.length === wanted.length && timingSafeEqual(sent, wanted);
    },
    issue: () =>
      failure === undefined
        ? undefined
        : { kind: 'self-test', text: `The last self-test failed: ${failure}`, fails: true },
  };
}
