/** A page of the inbox is read from the index of its queue in SQLite; PostgreSQL and times are in `inbox-scale.deep.test.ts`. */
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, it } from 'vitest';
import { createLog } from '#server/base/log.ts';
import { listStatement } from '#server/desk/store/list.ts';
import { sqliteSql } from '#server/db/transaction.ts';
import { createSqliteStore } from '#server/run/open.ts';
import { afterwards, emptyFolder } from './cleanup.ts';
import { INDEXES, VIEWS } from './inbox-leads.ts';

it.each(VIEWS)('a page of the inbox is read from an index of SQLite: %j', async (view) => {
  const path = join(emptyFolder(), 'leads.db');
  const store = createSqliteStore(path, createLog('error'));
  afterwards(() => store.close());
  await store.count();
  const db = new DatabaseSync(path, { readOnly: true });
  afterwards(() => db.close());
  const { sql } = listStatement({ ...view, most: 51 });
  const plan = db.prepare(`explain query plan ${sqliteSql(sql)}`).all();
  const steps = plan.map(({ detail }) => String(detail)).filter((text) => /lead_work/.test(text));
  expect(steps).toHaveLength(1);
  const index = view.queue === 'all' ? /PRIMARY KEY|SCAN lead_work$/ : INDEXES[view.queue];
  expect(steps[0]).toMatch(index);
  // Sorting is left for the rows of the page only.
  expect(
    plan.filter(({ detail }) => /TEMP B-TREE/.test(String(detail))).length,
  ).toBeLessThanOrEqual(1);
});
