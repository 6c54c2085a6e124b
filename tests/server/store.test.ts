/** Runs the contract of `describe-*.ts` on both stores. */
import { join } from 'node:path';

import { sharedCluster } from '../postgres/shared.ts';
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

const database = sharedCluster();

const closing = (store: Store): Store => {
  afterwards(() => store.close());
  return store;
};
// Silent: every new store warns of a database without fsync.
const log = createLog('error', () => undefined);

const KINDS = {
  'The SQLite store': {
    place: async () => join(emptyFolder(), 'leads.db'),
    open: (path: string) => closing(createSqliteStore(path, log)),
  },
  'The PostgreSQL store': {
    place: database,
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
