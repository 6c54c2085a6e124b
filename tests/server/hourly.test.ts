/** Scheduled jobs of a running server: retention every hour, and erasures applied to a restored store. */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { DAY, HOUR } from '#server/clock.ts';
import { getConfig } from '#server/config.ts';
import { createLog } from '#server/log.ts';
import { startServer } from '#server/server.ts';
import { createSqliteStore } from '#server/store/open.ts';
import { newLead } from './describe-store.ts';
import { afterwards, emptyFolder, until } from './cleanup.ts';
import { builtSite, rowsOf } from './harness.ts';
import { addressesIn } from './residue.ts';

it('a server deletes and overwrites old leads within the hour, deletes old backups, and repeats erasures', async () => {
  const folder = emptyFolder();
  const log = createLog('error', () => undefined);
  const store = createSqliteStore(join(folder, 'leads.db'), log);
  const old = { receivedAt: Date.now() - 400 * DAY, spam: true, adapters: [] };
  await store.save(newLead(1, old));
  const recent = await store.save(newLead(2, { receivedAt: Date.now() }));
  const erased = await store.save(newLead(3, { receivedAt: Date.now() }));
  await store.close();
  const receipt = { id: 'receipt', at: Date.now(), leads: [erased.id], forms: { contact: 1 } };
  writeFileSync(join(folder, 'erasures.jsonl'), `${JSON.stringify(receipt)}\n`);
  const backup = join(folder, 'backups/leads-2020-01-01T000000Z.db');
  mkdirSync(join(folder, 'backups'));
  writeFileSync(backup, '');

  // Only the waits of the jobs: the clock of the store and of the retention is the real one.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  afterwards(() => vi.useRealTimers());
  const config = getConfig({
    PORT: '0',
    DATABASE_URL: `file:${join(folder, 'leads.db')}`,
    SELF_TEST: 'off',
  });
  const { stop } = await startServer({ config, dist: builtSite(), log, keepsGlobals: true });
  afterwards(stop);
  await vi.advanceTimersByTimeAsync(HOUR);
  vi.useRealTimers();

  await until(() => !existsSync(backup));
  await until(() => rowsOf(folder, 'select 1 from leads').length === 1);
  expect(rowsOf(folder, 'select id from leads')).toEqual([{ id: recent.id }]);
  await until(() => addressesIn(folder).size === 1);
  expect([...addressesIn(folder)]).toEqual(['visitor-2@example.com']);
});
