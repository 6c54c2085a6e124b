/** Runs the contract of `describe-*.ts` on both stores. */
import { join } from 'node:path';
import { test } from 'vitest';
import { lentDatabases } from '../postgres/shared.ts';
import { createLog } from '#server/base/log.ts';
import { createPostgresStore } from '#server/run/postgres-store.ts';
import { createSqliteStore } from '#server/run/open.ts';
import type { Store } from '#server/run/store.ts';
import { describeCalls } from './describe-calls.ts';
import { describeCare, describeSharing } from './describe-care.ts';
import { describeFollowUp } from './describe-follow-up.ts';
import { describeInbox } from './describe-inbox.ts';
import { describeInboxDelivery, describeInboxSharing } from './describe-inbox-delivery.ts';
import { describePerson } from './describe-person.ts';
import { describeReadFirst } from './describe-read-first.ts';
import { describeRepeats } from './describe-repeats.ts';
import { describeNotices } from './describe-notices.ts';
import { describeReplies } from './describe-replies.ts';
import { describeStaff } from './describe-staff.ts';
import { describeStore } from './describe-store.ts';
import { afterwards, emptyFolder } from './cleanup.ts';
import type { Stores } from './store-test.ts';

const databases = lentDatabases();

const closing = (store: Store): Store => {
  afterwards(() => store.close());
  return store;
};
// Silent: every new store warns of a database without fsync.
const log = createLog('error', () => undefined);

const CONTRACT = [
  describeStore,
  describeRepeats,
  describeCare,
  describeInbox,
  describeInboxDelivery,
  describeNotices,
  describeReplies,
  describeReadFirst,
  describeFollowUp,
  describePerson,
  describeStaff,
  describeCalls,
  describeSharing,
  describeInboxSharing,
];

const KINDS = {
  'The SQLite store': {
    place: async () => join(emptyFolder(), 'leads.db'),
    open: (path: string) => closing(createSqliteStore(path, log)),
  },
  'The PostgreSQL store': {
    place: async () => {
      const url = await databases.lend();
      // After its stores were closed.
      afterwards(() => databases.takeBack(url));
      return url;
    },
    open: (url: string) => closing(createPostgresStore(url, log)),
  },
};

for (const [name, { place, open }] of Object.entries(KINDS)) {
  const it = test.extend<Stores>({
    open: async ({ task: _task }, use) => {
      const where = await place();
      await use(() => open(where));
    },
    store: ({ open }, use) => use(open()),
    staff: ({ store }, use) => use(store.staff),
    secondSteps: ({ staff }, use) => use(staff.secondSteps),
    beside: ({ open }, use) => use(open()),
    other: async ({ task: _task }, use) => use(open(await place())),
  });
  for (const describeContract of CONTRACT) describeContract(name, it);
}
