/** Disturbs servers while leads are posted, then checks every acknowledged lead. */
import { randomInt, randomUUID } from 'node:crypto';
import { CONTACT_PATH } from '#features/booking/contact.schema.ts';
import { createLog } from '#server/base/log.ts';
import { openStore } from '#server/run/open.ts';
import type { Store } from '#server/run/store.ts';
import { database } from '#server/base/settings.ts';
import { benchFolder, startApi, type Bench } from '../bench/servers.ts';
import { startReplicated } from '../postgres/replicated.ts';
import { startFakeHubSpot } from '../hubspot/fake-hubspot.ts';
import { scaled } from '../run/limits.ts';

export interface KillOptions {
  kills: number;
  servers: number;
  /** Default: a temporary file. */
  url?: string;
  /** Checkout whose servers run at first; default: this one. */
  tree?: string;
}

export interface KillResult {
  promised: number;
  /** Acknowledged leads missing in the store. */
  lost: number;
  /** Leads in the store without acknowledgement. Every visitor retried until acknowledged. */
  unasked: number;
  /** Acknowledged leads that were never delivered. */
  missing: number;
  /** Duplicate submissions. */
  copies: number;
  /** Posts answered with 500 or more. */
  refused: number;
}

const VISITORS = 8;
/** Minimum acknowledgements between two kills, however busy the machine is. */
const MIN_LEADS = 5;
const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

/**
 * Retries a lead until it is acknowledged, with the same key, like the browser.
 * @param onRefused called for each answer of 500 or more
 */
async function insist(email: string, origin: () => string, onRefused: () => void): Promise<string> {
  const key = randomUUID();
  for (;;) {
    try {
      const answer = await fetch(origin() + CONTACT_PATH, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
        body: JSON.stringify({
          firstName: 'Linh',
          lastName: 'Nguyen',
          email,
          serviceInterest: 'other',
          bestWayToContact: 'call',
          state: 'Texas',
          dataStorageConsent: true,
        }),
      });
      if (answer.status === 200) return String(((await answer.json()) as { id: string }).id);
      if (answer.status >= 500) onRefused();
    } catch (error) {
      // Killed during the request: not acknowledged.
      if (!(error instanceof TypeError)) throw error;
    }
    await pause(20);
  }
}

async function count(
  store: Store,
  promised: ReadonlyMap<string, string>,
): Promise<[number, number]> {
  let [found, others] = [0, 0];
  for (let after = ''; ;) {
    const page = await store.page(after, 500);
    for (const { lead } of page) {
      if (promised.get(String(lead.fields['email'])) === lead.id) found += 1;
      else others += 1;
    }
    const last = page.at(-1);
    if (!last) return [promised.size - found, others];
    after = last.lead.id;
  }
}

export interface Load {
  running: Bench[];
  /** With the code of this checkout. */
  start: (at: number) => Promise<Bench>;
  promised: () => number;
}

/** Posts leads to all servers during a disturbance; then lets them deliver everything, and counts. */
export async function underLoad(
  { servers, url, tree }: Pick<KillOptions, 'servers' | 'url' | 'tree'>,
  disturb: (load: Load) => Promise<void>,
): Promise<KillResult> {
  const { folder, drop } = benchFolder();
  const crm = await startFakeHubSpot({ limit: 'none' });
  const address = url ?? `file:${folder}/leads.db`;
  const env = {
    ...crm.env,
    DATABASE_URL: address,
    HUBSPOT_SPACING_MS: '1',
    DELIVERY_RETRY_MS: '100',
    LOG_LEVEL: 'warn',
  };
  const start = (at: number, of?: string): Promise<Bench> =>
    startApi(folder, env, `server-${at}`, undefined, of);
  const running = await Promise.all(Array.from({ length: servers }, (_, at) => start(at, tree)));
  const promised = new Map<string, string>();
  let refused = 0;
  const onRefused = (): void => {
    refused += 1;
  };
  let isOver = false;
  let number = 0;
  const visitor = async (): Promise<void> => {
    while (!isOver) {
      number += 1;
      const email = `visitor-${number}@example.com`;
      const origin = (): string => running[randomInt(servers)]?.origin ?? '';
      promised.set(email, await insist(email, origin, onRefused));
    }
  };
  try {
    const visitors = Promise.all(Array.from({ length: VISITORS }, visitor));
    await disturb({ running, start: (at) => start(at), promised: () => promised.size });
    isOver = true;
    await visitors;

    const store = await openStore(database.parse(address), createLog('error'));
    try {
      const end = performance.now() + scaled(60_000);
      const isWaiting = async (): Promise<boolean> =>
        (await store.backlog()).some(({ state }) => state === 'waiting');
      while ((await isWaiting()) && performance.now() < end) await pause(100);
      const [lost, unasked] = await count(store, promised);
      const arrived = new Set(
        crm.accepted.map(
          ({ submission }) => submission.fields.find(({ name }) => name === 'email')?.value,
        ),
      );
      return {
        promised: promised.size,
        lost,
        unasked,
        missing: [...promised.keys()].filter((email) => !arrived.has(email)).length,
        copies: crm.accepted.length - arrived.size,
        refused,
      };
    } finally {
      await store.close();
    }
  } finally {
    isOver = true;
    for (const one of running) await one.kill();
    await crm.down();
    drop();
  }
}

export const killLoop = ({ kills, ...options }: KillOptions): Promise<KillResult> =>
  underLoad(options, async ({ running, start, promised }) => {
    for (let kill = 0; kill < kills; kill += 1) {
      const enough = promised() + MIN_LEADS;
      await pause(randomInt(50, 400));
      while (promised() < enough) await pause(randomInt(1, 10));
      const at = randomInt(options.servers);
      await running[at]?.kill();
      running[at] = await start(at);
    }
  });

/**
 * Three processes on PostgreSQL whose primary is killed while leads are posted, and whose standby takes over.
 * @param before acknowledged leads before, and after it
 */
export async function failOver(before: number): Promise<KillResult> {
  const database = await startReplicated();
  try {
    return await underLoad({ servers: 3, url: database.url }, async ({ promised }) => {
      while (promised() < before) await pause(10);
      await database.failOver();
      const enough = promised() + before;
      while (promised() < enough) await pause(10);
    });
  } finally {
    await database.stop();
  }
}
