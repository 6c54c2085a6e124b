import { join } from 'node:path';
import { createLog } from '#server/log.ts';
import { createSqliteStore } from '#server/sqlite.ts';
import { describeStore } from './describe-store.ts';
import { afterwards, emptyFolder } from './harness.ts';

describeStore('The SQLite store', async () => {
  const store = createSqliteStore(join(emptyFolder(), 'leads.db'), createLog('error'));
  afterwards(() => store.close());
  return store;
});
