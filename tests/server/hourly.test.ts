/** Scheduled jobs of a running server: retention every hour, erasures applied to a restored store, the file at night. */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, it, vi } from 'vitest';
import { DAY, HOUR, MINUTE, systemClock } from '#server/base/clock.ts';
import { getConfig } from '#server/base/config.ts';
import { createLog } from '#server/base/log.ts';
import { untilNight, vacuumTonight } from '#server/run/nightly-vacuum.ts';
import { startServer } from '#server/run/server.ts';
import { createSqliteStore } from '#server/run/open.ts';
import { site } from '#site';
import { newLead } from './describe-store.ts';
import { afterwards, emptyFolder, until } from './cleanup.ts';
import { builtSite, rowsOf } from './harness.ts';
import { addressesIn } from './residue.ts';

it('a server deletes old leads within the hour, deletes old backups, and repeats erasures', async () => {
  const folder = emptyFolder();
  const log = createLog('error', () => undefined);
  const store = createSqliteStore(join(folder, 'leads.db'), log);
  const old = { receivedAt: Date.now() - 400 * DAY, spam: true, destinations: [] };
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
});

it('at night nothing is left of who was erased, in the file of leads and its log, once no other connection reads', async () => {
  const folder = emptyFolder();
  const path = join(folder, 'leads.db');
  const lines: string[] = [];
  const log = createLog('info', (text) => {
    lines.push(text);
  });
  // Only the waits of the jobs.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  afterwards(() => vi.useRealTimers());
  const DATABASE_URL = `file:${path}`;
  const config = getConfig({ PORT: '0', DATABASE_URL, SELF_TEST: 'off' });
  // One minute before three in the practice’s winter.
  const clock = { now: () => Date.parse('2026-12-01T08:59:00Z'), steady: systemClock.steady };
  const { stop } = await startServer({ config, dist: builtSite(), log, clock, keepsGlobals: true });
  afterwards(stop);
  const store = createSqliteStore(path, log);
  afterwards(store.close);
  const leads = Array.from({ length: 72 }, (_, number) =>
    newLead(number, {
      receivedAt: Date.now(),
      fields: { email: `visitor-${number}@example.com`, message: 'm'.repeat((number * 37) % 1500) },
    }),
  );
  const saved = await Promise.all(leads.map((lead) => store.save(lead)));
  // Rows that change their length are moved between pages, and SQLite does not overwrite where they were.
  const db = new DatabaseSync(path);
  db.exec('pragma secure_delete = on');
  const rename = db.prepare('update leads set page_name = ? where id = ?');
  for (const [number, { id }] of saved.entries()) rename.run('n'.repeat((number * 911) % 1500), id);
  db.close();
  const ids = saved.filter((_, number) => number % 6 !== 5).map(({ id }) => id);
  await store.erase({ id: 'receipt', at: Date.now(), leads: ids, forms: {} });
  const left = (file: string): number => addressesIn(folder, (found) => found === file).size;
  expect(left(`${path}-wal`)).toBe(72);
  const reader = new DatabaseSync(path, { readOnly: true });
  reader.exec('begin; select count(*) from leads');
  const nights = (event: string): number => lines.join('').split(`"${event}"`).length - 1;
  await vi.advanceTimersByTimeAsync(MINUTE - 1);
  expect(nights('retention.unvacuumed')).toBe(0);
  await vi.advanceTimersByTimeAsync(1);
  vi.useRealTimers();
  await until(() => nights('retention.unvacuumed') === 1);
  expect(left(`${path}-wal`)).toBe(72);

  reader.close();
  expect(await vacuumTonight(store, site.timeZone, clock, log)).toBe(MINUTE);
  expect([left(`${path}-wal`), left(path)]).toEqual([0, 12]);
});

it.each([
  ['2026-12-01T08:59:00Z', MINUTE],
  ['2026-12-01T09:00:00Z', DAY],
  ['2026-12-01T10:00:00Z', DAY - HOUR],
  ['2026-07-01T07:00:00Z', HOUR],
])('at %s the next night in Chicago is %d ms away', (now, left) => {
  expect(untilNight(Date.parse(now), 'America/Chicago')).toBe(left);
});
