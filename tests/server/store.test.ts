/** Runs the contract of `describe-*.ts` on both stores. */
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { startCluster, type Cluster } from '../postgres/cluster.ts';
import { createLog } from '#server/log.ts';
import { createPostgresStore } from '#server/store/postgres/store.ts';
import { createSqliteStore } from '#server/store/sqlite/store.ts';
import type { Store } from '#server/store/port.ts';
import { describeCalls } from './describe-calls.ts';
import { describeCare, describeSharing } from './describe-care.ts';
import { describeInbox } from './describe-inbox.ts';
import { describeInboxDelivery, describeInboxSharing } from './describe-inbox-delivery.ts';
import { describeRepeats } from './describe-repeats.ts';
import { describeStaff } from './describe-staff.ts';
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
  describeRepeats(name, async () => {
    const where = await place();
    return () => open(where);
  });
  describeCare(name, async () => open(await place()));
  describeInbox(name, async () => open(await place()));
  describeInboxDelivery(name, async () => open(await place()));
  describeStaff(name, async () => open(await place()));
  describeCalls(name, async () => {
    const where = await place();
    return [open(where), open(where)];
  });
  describeSharing(name, async () => {
    const where = await place();
    return [open(where), open(where)];
  });
  describeInboxSharing(name, async () => {
    const where = await place();
    return [open(where), open(where)];
  });
}
