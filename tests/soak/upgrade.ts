/**
 * `npm run soak -- upgrade <checkout>`: a rolling upgrade of two processes on PostgreSQL from the version in another
 * checkout (with its packages) to this one, while leads are posted. It passes if no lead is lost and every lead is in
 * the inbox.
 */
import { createLog } from '#server/base/log.ts';
import { openStore } from '#server/run/open.ts';
import { database } from '#server/base/settings.ts';
import { query, startCluster } from '../postgres/cluster.ts';
import { underLoad, type KillResult } from './kill.ts';

/** Acknowledged leads before, between and after the steps. */
const LEADS = 200;
const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

export interface Upgrade extends KillResult {
  /** Versions of the schema before, and after each step. */
  versions: string;
  /** Leads that never came into the inbox. */
  unseen: number;
}

export async function rollingUpgrade(tree: string): Promise<Upgrade> {
  const cluster = await startCluster();
  try {
    const url = await cluster.create();
    const version = async (): Promise<number> =>
      Number((await query(url, 'select version from schema_version'))[0]?.['version']);
    const versions: number[] = [];
    const result = await underLoad(
      { servers: 2, url, tree },
      async ({ running, start, promised }) => {
        const more = async (): Promise<void> => {
          const enough = promised() + LEADS;
          while (promised() < enough) await pause(10);
        };
        await more();
        versions.push(await version());
        for (const at of running.keys()) {
          const before = running[at];
          const next = await start(at);
          while ((await fetch(`${next.origin}/healthz`)).status !== 200) await pause(50);
          versions.push(await version());
          // The old process goes on beside the new one.
          await more();
          running[at] = next;
          await before?.stop();
        }
        await more();
      },
    );
    const store = await openStore(database.parse(url), createLog('error'));
    try {
      const classify = () => ({
        replyBy: null,
        therapist: null,
        person: null,
        phrase: '',
        phone: null,
      });
      while ((await store.inbox.take(classify, 250)) > 0);
    } finally {
      await store.close();
    }
    const unseen = await query(
      url,
      'select count(*)::int as count from leads where self_test = 0 and id not in (select lead_id from lead_work)',
    );
    return { ...result, versions: versions.join(', '), unseen: Number(unseen[0]?.['count']) };
  } finally {
    await cluster.stop();
  }
}
