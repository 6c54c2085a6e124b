import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { DEFAULT_SETTINGS } from '#staff/contract/messages/notices.ts';
import { MINUTE } from '../../base/clock.ts';
import { createCounters } from '../../base/counters.ts';
import { createLog } from '../../base/log.ts';
import { createSqliteStore } from '../../run/open.ts';
import { startNotices } from './notices.ts';
import { MAIL_CHANNEL } from './port.ts';

it('a notice that could be tried again only when it is of no use has failed, and the health says so', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'notices-'));
  const log = createLog('error', () => undefined);
  const now = Date.parse('2026-11-28T12:00:00Z');
  const clock = { now: () => now, steady: () => 0 };
  const store = createSqliteStore(join(folder, 'leads.db'), log, clock);
  const email = 'wren@practice.example';
  await store.notices.setSettings('wren', { ...DEFAULT_SETTINGS, byEmail: true, email });
  const about = { kind: 'test', about: 'a', leadId: null, at: null, count: 1 } as const;
  const times = { madeAt: now, endsAt: now + MINUTE };
  await store.notices.add([
    { userId: 'wren', channel: MAIL_CHANNEL, ...about, state: 'waiting', ...times },
  ]);
  const { stop } = startNotices({
    config: { siteUrl: 'https://practice.example', retryMs: [MINUTE], pushOrigins: [] },
    store,
    clock,
    log,
    counters: createCounters(),
    send: async () => {
      throw Object.assign(new Error('Try again later'), { responseCode: 451 });
    },
    takeNew: async () => undefined,
  });
  await expect
    .poll(() => store.notices.backlog(now))
    .toEqual({ waiting: 0, oldestAt: null, failed: 1 });
  await stop();
  await store.close();
  rmSync(folder, { recursive: true });
});
