/** `npm run move-store`: to PostgreSQL and back, never beside a running server. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createLog } from '#server/base/log.ts';
import { createPostgresStore } from '#server/run/postgres-store.ts';
import { createSqliteStore } from '#server/run/open.ts';
import { sharedCluster } from '../postgres/shared.ts';
import { newLead } from './describe-store.ts';
import { afterwards, emptyFolder } from './cleanup.ts';
import { startServer } from './harness.ts';
import { acceptedId, lead, post } from './leads.ts';
import { run } from './run-command.ts';

const database = sharedCluster();

describe('npm run move-store', () => {
  it('copies all leads to PostgreSQL, verifies the count, and can be repeated', async () => {
    const data = emptyFolder();
    const store = createSqliteStore(join(data, 'leads.db'), createLog('error'));
    await Promise.all(Array.from({ length: 450 }, (_, number) => store.save(newLead(number))));
    await store.save(newLead(1000, { spam: true, destinations: [] }));
    await store.close();
    const url = await database();
    for (const time of ['first', 'second']) {
      const { code, stderr } = await run(data, 'move-store', [url]);
      expect([time, code, stderr]).toEqual([
        time,
        0,
        expect.stringContaining('Copied 451 leads to PostgreSQL'),
      ]);
      expect(stderr).toMatch(/#{30} 451 of 451\n/);
    }
    const there = createPostgresStore(url, createLog('error'));
    const from = createSqliteStore(join(data, 'leads.db'), createLog('error'));
    afterwards(() => Promise.all([there.close(), from.close()]));
    for (let after = ''; ;) {
      const [here, moved] = [await from.page(after, 100), await there.page(after, 100)];
      expect(moved).toEqual(here);
      after = here.at(-1)?.lead.id ?? '';
      if (!after) break;
    }
    expect(await there.backlog()).toEqual(await from.backlog());
  });

  it('reads URLs with a password only from safe places, and applies erasures to the target', async () => {
    const data = emptyFolder();
    const store = createSqliteStore(join(data, 'leads.db'), createLog('error'));
    const { id } = await store.save(newLead(1));
    await store.save(newLead(2));
    await store.close();
    const url = await database();
    const secret = url.replace('leads@', 'leads:let-me-in@');
    for (const word of [secret, `${url}?password=let-me-in`]) {
      const refused = await run(data, 'move-store', [word]);
      expect([refused.code, refused.stderr]).toEqual([1, expect.stringContaining('MOVE_TO')]);
      expect(refused.stderr).not.toContain('let-me-in');
    }
    const first = await run(data, 'move-store', [], {}, `${secret}\n`);
    expect(first.stderr).toContain('Copied 2 leads to');

    const again = createSqliteStore(join(data, 'leads.db'), createLog('error'));
    await again.erase({ id: 'receipt', at: 1, leads: [id], forms: { contact: 1 } });
    await again.close();
    const moved = await run(data, 'move-store', [], { MOVE_TO: secret });
    expect([moved.code, moved.stderr]).toEqual([0, expect.stringContaining('Copied 1 leads to')]);
    const there = createPostgresStore(url, createLog('error'));
    afterwards(() => there.close());
    expect([await there.count(), await there.find(id)]).toEqual([1, null]);
    expect(await there.erasures()).toHaveLength(1);
  });

  it('refuses beside a running server, whose next leads would stay behind', async () => {
    const server = await startServer(emptyFolder());
    await acceptedId(await post(server.origin, lead()));
    const target = emptyFolder();
    const MOVE_TO = `file:${join(target, 'leads.db')}`;
    const beside = await run(server.data, 'move-store', [], { MOVE_TO });
    expect(beside.stderr).toContain(`process ${server.pid}`);
    expect([beside.code, existsSync(join(target, 'leads.db'))]).toEqual([1, false]);
    await server.end('SIGTERM');
    const alone = await run(server.data, 'move-store', [], { MOVE_TO });
    expect([alone.code, alone.stderr]).toEqual([0, expect.stringContaining('Copied 1 leads')]);
  });

  it('refuses beside a server on the same database', async () => {
    const url = await database();
    const data = emptyFolder();
    const server = await startServer(data, { DATABASE_URL: url });
    await acceptedId(await post(server.origin, lead()));
    const MOVE_TO = `file:${join(data, 'moved.db')}`;
    const beside = await run(data, 'move-store', [], { DATABASE_URL: url, MOVE_TO });
    expect([beside.code, beside.stderr]).toEqual([1, expect.stringContaining('Stop the server')]);
    await server.end('SIGTERM');
    const alone = await run(data, 'move-store', [], { DATABASE_URL: url, MOVE_TO });
    expect([alone.code, alone.stderr]).toEqual([0, expect.stringContaining('Copied 1 leads')]);
  });

  it('explains an invalid target', async () => {
    const data = emptyFolder();
    await createSqliteStore(join(data, 'leads.db'), createLog('error')).close();
    const other = await run(data, 'move-store', ['mysql://x/y']);
    expect(other.stderr).toContain('The new address must be');
    expect((await run(data, 'move-store', [`file:${join(data, 'leads.db')}`])).stderr).toContain(
      'The target is the current store',
    );
    expect((await run(data, 'move-store')).code).toBe(1);
    expect(readFileSync(join(data, 'leads.db')).length).toBeGreaterThan(0);
  });
});
