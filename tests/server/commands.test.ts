/** The operator's commands, as processes beside a running server. */
import { execFile } from 'node:child_process';
import { copyFileSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { backUp } from '#server/backup.ts';
import { DAY } from '#server/clock.ts';
import { createLog } from '#server/log.ts';
import { createPostgresStore } from '#server/postgres.ts';
import { createSqliteStore } from '#server/sqlite.ts';
import { startStandIn } from '../hubspot/stand-in.ts';
import { startCluster, type Cluster } from '../postgres/cluster.ts';
import { newLead } from './describe-store.ts';
import {
  acceptedId,
  afterwards,
  emptyFolder,
  lead,
  post,
  rowsOf,
  startServer,
  until,
} from './harness.ts';

const COMMANDS = resolve(import.meta.dirname, '../../src/server/commands');
const execute = promisify(execFile);

interface Result {
  code: number;
  stdout: string;
  stderr: string;
}

async function run(data: string, name: string, words: string[] = [], env = {}): Promise<Result> {
  const settings = { PATH: process.env['PATH'], DATABASE_URL: `file:${join(data, 'leads.db')}` };
  try {
    const done = await execute(process.execPath, [join(COMMANDS, `${name}.ts`), ...words], {
      env: { ...settings, ...env },
    });
    return { code: 0, ...done };
  } catch (error) {
    const { code, stdout, stderr } = error as Result;
    return { code, stdout, stderr };
  }
}

let cluster: Cluster | undefined;
beforeAll(async () => {
  cluster = await startCluster();
});
afterAll(() => cluster?.stop());

describe('npm run export', () => {
  it('writes every lead as it was typed, and no formula', async () => {
    const server = await startServer(emptyFolder());
    const elsewhere = 'well;=1+1\n-1+1, a-b = c; d';
    await post(server.origin, lead({ message: elsewhere }));
    const typed = ['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', ' =HYPERLINK("https://x.example")'];
    for (const message of typed) await post(server.origin, lead({ message }));
    await post(server.origin, lead({ lastName: 'O"Brien, Nguyễn', message: 'Two\nlines' }));
    await post(
      server.origin,
      lead({ website: 'https://spam.example', firstName: 'Bot', safeToVoicemail: 'no' }),
    );

    const { code, stdout, stderr } = await run(server.data, 'export', ['leads']);
    expect([code, stderr]).toEqual([0, '9 leads\n']);
    const [head = '', ...lines] = stdout.replace(/^\uFEFF/, '').split('\r\n');
    expect(head).toMatch(/^"id","received","form","page","spam","delivery","firstName",/);
    expect(head).toMatch(/"safeToVoicemail"/);
    expect(stdout).toContain('"O""Brien, Nguyễn"');
    expect(stdout).toContain('"Two\nlines"');
    // Where another separator is read, these would be the beginnings of cells.
    expect(stdout).toContain(`"well;'=1+1\n'-1+1, a-b = c; d"`);
    expect(lines.find((one) => one.includes('"Bot"'))).toContain('"spam"');
    const cells = [...stdout.matchAll(/"((?:[^"]|"")*)"/g)].map(([, text = '']) => text);
    expect(cells.filter((text) => /^\s*[=+\-@]/.test(text))).toEqual([]);
    expect(cells.filter((text) => text.startsWith("'"))).toHaveLength(typed.length);
    expect((await run(server.data, 'export', ['leads', 'quiz'])).stderr).toBe('0 leads\n');
  });

  it('asks what, when nobody says', async () => {
    const data = emptyFolder();
    await createSqliteStore(join(data, 'leads.db'), createLog('error')).close();
    const { code, stderr } = await run(data, 'export');
    expect([code, stderr]).toEqual([1, expect.stringContaining('export -- leads')]);
  });
});

describe('A command', () => {
  it('makes no empty store where it finds none, and leaves a damaged one where it is', async () => {
    const data = emptyFolder();
    const lost = await run(data, 'backup');
    expect([lost.code, lost.stderr]).toEqual([1, expect.stringContaining('Set DATABASE_URL')]);
    expect(readdirSync(data)).toEqual([]);

    writeFileSync(join(data, 'leads.db'), 'garbage'.repeat(1000));
    const damaged = await run(data, 'export', ['leads']);
    expect([damaged.code, damaged.stderr]).toEqual([
      1,
      expect.stringContaining('The file of leads is damaged'),
    ]);
    expect(readdirSync(data)).toContain('leads.db');
  });
});

describe('npm run purge', () => {
  it('deletes what is old and delivered, and nothing that waits', async () => {
    const data = emptyFolder();
    const store = createSqliteStore(join(data, 'leads.db'), createLog('error'));
    const old = Date.now() - 31 * DAY;
    await store.save(newLead(1, { receivedAt: old }));
    await store.save(newLead(2, { receivedAt: old, spam: true, adapters: [] }));
    await store.close();
    const { stderr } = await run(data, 'purge', [], { RETENTION_DAYS: '30' });
    expect(stderr).toMatch(/^1 deleted/);
    expect(rowsOf(data, 'select spam from leads')).toEqual([{ spam: 0 }]);
    expect((await run(data, 'purge', [], { RETENTION_DAYS: 'x' })).stderr).toContain(
      'RETENTION_DAYS',
    );
  });
});

describe('npm run resend', () => {
  it('gives refused leads to the running server again', async () => {
    const crm = await startStandIn({ required: ['nobody'] });
    afterwards(() => crm.down());
    const server = await startServer(emptyFolder(), crm.env);
    const id = await acceptedId(await post(server.origin, lead()));
    const spam = await acceptedId(await post(server.origin, lead({ website: 'x' })));
    const refused = "select 1 from deliveries where state = 'refused'";
    await until(() => rowsOf(server.data, refused).length === 1);
    const nobody = await run(server.data, 'resend', ['nobody']);
    expect([nobody.code, nobody.stderr]).toEqual([1, 'No lead has the number nobody\n']);
    crm.definition.required = [];
    expect((await run(server.data, 'resend', [id])).stderr).toMatch(/^1 delivery/);
    // Taken for spam, and none: only who names it sends it.
    expect((await run(server.data, 'resend', ['all'])).stderr).toMatch(/^0 deliveries/);
    expect((await run(server.data, 'resend', [spam])).stderr).toMatch(/^1 delivery/);
    // The server finds out by itself, at its next look.
    await until(() => crm.accepted.length === 2, 20_000);
  });
});

describe('npm run backup', () => {
  it('that fails leaves nothing behind', async () => {
    const folder = emptyFolder();
    const nowhere = { kind: 'file', path: join(folder, 'none.db') } as const;
    await expect(backUp(nowhere, join(folder, 'backups'), 0)).rejects.toThrow();
    expect(readdirSync(join(folder, 'backups'))).toEqual([]);
  });

  it('copies a store in use, and the copy serves after the original is gone', async () => {
    const server = await startServer(emptyFolder());
    let posting = true;
    const visitor = (async () => {
      while (posting) await acceptedId(await post(server.origin, lead()));
    })();
    const before = await acceptedId(await post(server.origin, lead()));
    const { code, stderr } = await run(server.data, 'backup');
    posting = false;
    await visitor;
    await server.end('SIGKILL');
    expect([code, stderr]).toEqual([0, expect.stringMatching(/holds \d+ leads? or more/)]);

    const folder = join(server.data, 'backups');
    const [file = ''] = readdirSync(folder);
    expect(readdirSync(folder)).toEqual([expect.stringMatching(/^leads-.*Z\.db$/)]);
    expect(statSync(join(folder, file)).mode & 0o777).toBe(0o600);
    const restored = emptyFolder();
    copyFileSync(join(folder, file), join(restored, 'leads.db'));
    const next = await startServer(restored);
    await acceptedId(await post(next.origin, lead()));
    expect(rowsOf(restored, 'select id from leads where id = ?', before)).toEqual([{ id: before }]);
  });
});

describe('npm run move', () => {
  it('takes all leads to PostgreSQL, counts them, and can be repeated', async () => {
    const data = emptyFolder();
    const store = createSqliteStore(join(data, 'leads.db'), createLog('error'));
    await Promise.all(Array.from({ length: 450 }, (_, number) => store.save(newLead(number))));
    await store.save(newLead(1000, { spam: true, adapters: [] }));
    const url = (await cluster?.create()) ?? '';
    for (const time of ['first', 'second']) {
      const { code, stderr } = await run(data, 'move', [url]);
      expect([time, code, stderr]).toEqual([
        time,
        0,
        expect.stringContaining('451 leads are in PostgreSQL'),
      ]);
      expect(stderr).toMatch(/#{30} 451 of 451\n/);
    }
    const there = createPostgresStore(url, createLog('error'));
    afterwards(() => Promise.all([there.close(), store.close()]));
    for (let after = ''; ;) {
      const [here, moved] = [await store.page(after, 100), await there.page(after, 100)];
      expect(moved).toEqual(here);
      after = here.at(-1)?.lead.id ?? '';
      if (!after) break;
    }
    expect(await there.backlog()).toEqual(await store.backlog());
  });

  it('says what is wrong with the new address', async () => {
    const data = emptyFolder();
    await createSqliteStore(join(data, 'leads.db'), createLog('error')).close();
    expect((await run(data, 'move', ['mysql://x/y'])).stderr).toContain('The new address must be');
    expect((await run(data, 'move', [`file:${join(data, 'leads.db')}`])).stderr).toContain(
      'where the leads are already',
    );
    expect((await run(data, 'move')).code).toBe(1);
    expect(readFileSync(join(data, 'leads.db')).length).toBeGreaterThan(0);
  });
});
