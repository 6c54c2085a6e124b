/** Both stores pass the same contract. */
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { startCluster, type Cluster } from '../postgres/cluster.ts';
import { createLog } from '#server/log.ts';
import { createPostgresStore } from '#server/postgres.ts';
import { createSqliteStore } from '#server/sqlite.ts';
import type { Store } from '#server/store.ts';
import { describeCare, describeSharing } from './describe-care.ts';
import { describeStore } from './describe-store.ts';
import { afterwards, emptyFolder } from './harness.ts';

let cluster: Cluster | undefined;
beforeAll(async () => {
  cluster = await startCluster();
});
afterAll(() => cluster?.stop());

const closing = (store: Store): Store => {
  afterwards(() => store.close());
  return store;
};
const log = createLog('error');

const KINDS = {
  'The SQLite store': {
    place: async () => join(emptyFolder(), 'leads.db'),
    open: (path: string) => closing(createSqliteStore(path, log)),
  },
  'The PostgreSQL store': {
    place: async () => (await cluster?.create()) ?? '',
    open: (url: string) => closing(createPostgresStore(url, log)),
  },
};

for (const [name, { place, open }] of Object.entries(KINDS)) {
  describeStore(name, async () => open(await place()));
  describeCare(name, async () => open(await place()));
  describeSharing(name, async () => {
    const where = await place();
    return [open(where), open(where)];
  });
}
