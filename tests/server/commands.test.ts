/** Operator commands next to a running server; each once as a process, as npm starts it. */
import { copyFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HONEYPOT } from '#lib/honeypot.ts';
import { backUp } from '#server/run/backup/make.ts';
import { DAY } from '#server/base/clock.ts';
import { createLog } from '#server/base/log.ts';
import { createSqliteStore } from '#server/run/open.ts';
import { freePort } from '../browser/free-port.ts';
import { newLead } from './describe-store.ts';
import { afterwards, dropFolder, emptyFolder, makeFolder, until } from './cleanup.ts';
import { freshServer, rowsOf, startCrm, serverOn } from './harness.ts';
import { acceptedId, lead, post } from './leads.ts';
import { addressesIn } from './residue.ts';
import { failure, run, runProcess, type CommandName } from './run-command.ts';
import { changeRows } from './staff-client.ts';

const PASSWORD = 'otter violin gravel tuesday';

/** A store without leads, for tests that leave it so. */
function emptyOnce(): () => string {
  let data = '';
  beforeAll(async () => {
    data = makeFolder();
    await createSqliteStore(join(data, 'leads.db'), createLog('error')).close();
  });
  afterAll(() => dropFolder(data));
  return () => data;
}

describe('As a process, with its exit code, on the streams of the shell', () => {
  const data = emptyOnce();
  const address = 'file:next.db\n';
  it.each<
    [name: CommandName, args: string[], input: string, code: number, out: RegExp, err: RegExp]
  >([
    ['backup', [], '', 0, /^$/, /contains at least 0 leads\n$/],
    ['discard', ['nobody'], '', 1, /^$/, /^There is no lead with the id nobody\n$/],
    ['doctor', ['--json'], '', 1, /^\{\n {2}"ok": false/, /^$/],
    ['export', ['leads'], '', 0, /^\uFEFF"id",.*\r\n$/, /^0 leads\n$/],
    ['move-store', [], address, 0, /^$/, /^#{30} 0 of 0\nCopied 0 leads to .*next\.db/],
    ['person', ['show', 'a@example.com'], '', 0, /^There are no leads with this address/, /^$/],
    ['purge', [], '', 0, /^$/, /^Deleted leads older than 365 days: 0\n$/],
    ['resend', ['all'], '', 0, /^$/, /^0 deliveries are due again/],
    ['staff', ['add', 'sam'], PASSWORD, 0, /^$/, /^sam was added as admin\n$/],
  ])('%s', async (name, args, input, code, out, err) => {
    expect(await runProcess(data(), name, args, { PORT: '1' }, input)).toEqual({
      code,
      stdout: expect.stringMatching(out),
      stderr: expect.stringMatching(err),
    });
  });
});

describe('npm run export', () => {
  it('exports every lead unchanged, without formulas', async () => {
    const server = await freshServer();
    const elsewhere = 'well;=1+1\n-1+1, a-b = c; d';
    await post(server.origin, lead({ message: elsewhere }));
    const typed = ['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', ' =HYPERLINK("https://x.example")'];
    for (const message of typed) await post(server.origin, lead({ message }));
    await post(server.origin, lead({ lastName: 'O"Brien, Nguyễn', message: 'Two\nlines' }));
    await post(
      server.origin,
      lead({ [HONEYPOT]: 'https://spam.example', firstName: 'Bot', safeToVoicemail: 'no' }),
    );

    const { code, stdout, stderr } = await run(server.data, 'export', ['leads']);
    expect([code, stderr]).toEqual([0, '9 leads, 1 of them marked as spam\n']);
    const [head = '', ...lines] = stdout.replace(/^\uFEFF/, '').split('\r\n');
    expect(head).toMatch(
      /^"id","received","form","page","spam","delivery","language","firstName",/,
    );
    expect(head).toMatch(/"safeToVoicemail"/);
    expect(stdout).toContain('"O""Brien, Nguyễn"');
    expect(stdout).toContain('"Two\nlines"');
    // With another separator these would be the start of cells.
    expect(stdout).toContain(`"well;'=1+1\n'-1+1, a-b = c; d"`);
    expect(lines.find((one) => one.includes('"Bot"'))).toContain('"spam"');
    const cells = [...stdout.matchAll(/"((?:[^"]|"")*)"/g)].map(([, text = '']) => text);
    expect(cells.filter((text) => /^\s*[=+\-@]/.test(text))).toEqual([]);
    expect(cells.filter((text) => text.startsWith("'"))).toHaveLength(typed.length);
    expect((await run(server.data, 'export', ['leads', 'quiz'])).stderr).toBe('0 leads\n');
  });

  it('prints its usage without arguments', async () => {
    const data = emptyFolder();
    await createSqliteStore(join(data, 'leads.db'), createLog('error')).close();
    expect(await run(data, 'export')).toMatchObject(failure('export -- leads'));
  });
});

it('A command does not create a missing store or rename a damaged one', async () => {
  const data = emptyFolder();
  expect(await run(data, 'backup')).toMatchObject(failure('Set DATABASE_URL'));
  expect(readdirSync(data)).toEqual([]);

  writeFileSync(join(data, 'leads.db'), 'garbage'.repeat(1000));
  expect(await run(data, 'export', ['leads'])).toMatchObject(
    failure('The file of leads is damaged'),
  );
  expect(readdirSync(data)).toContain('leads.db');
});

it('npm run purge deletes old delivered leads, and keeps waiting ones', async () => {
  const data = emptyFolder();
  const store = createSqliteStore(join(data, 'leads.db'), createLog('error'));
  const old = Date.now() - 31 * DAY;
  await store.save(newLead(1, { receivedAt: old }));
  await store.save(newLead(2, { receivedAt: old, spam: true, destinations: [] }));
  await store.close();
  const env = { RETENTION_DAYS: '30', HUBSPOT_PORTAL_ID: '1', HUBSPOT_CONTACT_FORM_ID: 'a' };
  const purge = (...args: string[]) => run(data, 'purge', args, env);
  // Nothing was stored for 31 days, so the clock may be wrong.
  expect(await purge()).toMatchObject(failure('31 days apart'));
  expect(await purge('--today', '2026-11-2')).toMatchObject(failure('takes a date'));
  expect(await purge('--today', '2046-11-27')).toMatchObject(failure('set the clock'));
  expect((await run(data, 'backup')).stderr).toContain('No backup was deleted');
  expect(rowsOf(data, 'select 1 from leads')).toHaveLength(2);
  const { stderr } = await purge('--today', new Date().toISOString().slice(0, 10));
  expect(stderr).toMatch(/^Deleted leads older than 30 days: 1/);
  expect(rowsOf(data, 'select spam from leads')).toEqual([{ spam: 0 }]);
  expect((await run(data, 'purge', [], { RETENTION_DAYS: 'x' })).stderr).toContain(
    'RETENTION_DAYS',
  );
});

it('npm run purge without HubSpot deletes and overwrites leads delivered to the only configured destination', async () => {
  let answers = 0;
  const receiver = createServer((request, response) => {
    request.resume().on('end', () => response.writeHead(answers++ < 3 ? 204 : 503).end());
  });
  const port = await freePort();
  receiver.listen(port, '127.0.0.1');
  afterwards(() => receiver.close());
  const env = {
    WEBHOOK_URL: `http://127.0.0.1:${port}/`,
    WEBHOOK_SECRET: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
  };
  const server = await freshServer(env);
  for (let number = 0; number < 4; number += 1) await acceptedId(await post(server.origin, lead()));
  const count = (state: string): number =>
    rowsOf(server.data, `select 1 from deliveries where state = '${state}'`).length;
  await until(() => count('delivered') === 3);
  expect(count('waiting')).toBe(5);
  // Backdate the leads.
  changeRows(server.data, 'update leads set received_at = 0');
  expect((await run(server.data, 'purge', [], env)).stderr).toMatch(
    /^Deleted leads older than \d+ days: 3/,
  );
  expect(rowsOf(server.data, 'select adapter from deliveries order by adapter')).toEqual([
    { adapter: 'hubspot' },
    { adapter: 'webhook' },
  ]);
  expect(addressesIn(server.data).size).toBe(1);
  expect(addressesIn(server.data, (path) => path.endsWith('.db')).size).toBe(1);
  await acceptedId(await post(server.origin, lead()));
});

it('npm run resend makes refused leads due again in the running server', async () => {
  const crm = await startCrm({ required: ['nobody'] });
  const server = await freshServer(crm.env);
  const id = await acceptedId(await post(server.origin, lead()));
  const spam = await acceptedId(await post(server.origin, lead({ [HONEYPOT]: 'x' })));
  const refused = "select 1 from deliveries where state = 'refused'";
  await until(() => rowsOf(server.data, refused).length === 1);
  const nobody = await run(server.data, 'resend', ['nobody']);
  expect([nobody.code, nobody.stderr]).toEqual([1, 'There is no lead with the id nobody\n']);
  crm.definition.required = [];
  expect((await run(server.data, 'resend', [id])).stderr).toMatch(/^1 delivery/);
  // A false positive in the spam check: only resent by id.
  expect((await run(server.data, 'resend', ['all'])).stderr).toMatch(/^0 deliveries/);
  expect((await run(server.data, 'resend', [spam])).stderr).toMatch(/^1 delivery/);
  // The server notices at its next poll.
  await until(() => crm.accepted.length === 2);
});

it('npm run discard discards refused and quarantined leads, until they are resent', async () => {
  const crm = await startCrm({ required: ['nobody'] });
  const server = await freshServer(crm.env);
  const send = async (changes = {}) => acceptedId(await post(server.origin, lead(changes)));
  const [refused, other] = [await send(), await send()];
  const quarantined = await send({ email: 'a@b@c.example', phone: '' });
  const states = (): unknown[] =>
    rowsOf(server.data, 'select state from deliveries order by lead_id').map(({ state }) => state);
  await until(() => String(states()) === 'refused,refused,quarantined');
  const reasons = async () => (await (await fetch(`${server.origin}/healthz`)).json()).reasons;
  await until(async () => (await reasons()).length === 2);

  expect((await run(server.data, 'discard')).stderr).toContain('npm run discard -- all');
  expect((await run(server.data, 'discard', ['nobody'])).code).toBe(1);
  expect((await run(server.data, 'discard', [refused])).stderr).toMatch(/^1 delivery disc/);
  expect(states()).toEqual(['discarded', 'refused', 'quarantined']);
  expect((await run(server.data, 'discard', ['all'])).stderr).toMatch(/^2 deliveries disc/);
  await until(async () => (await reasons()).length === 0);
  expect((await run(server.data, 'resend', ['all'])).stderr).toMatch(/^0 deliveries/);
  const table = (await run(server.data, 'export', ['leads'])).stdout;
  expect(table.split('hubspot: discarded')).toHaveLength(4);

  crm.definition.required = [];
  for (const id of [other, quarantined])
    expect((await run(server.data, 'resend', [id])).stderr).toMatch(/^1 delivery/);
  // Now attempted and refused, as expected for a quarantined lead.
  await until(() => String(states()) === 'discarded,delivered,refused');
});

describe('npm run backup', () => {
  it('leaves no files after a failure', async () => {
    const folder = emptyFolder();
    const nowhere = { kind: 'file', path: join(folder, 'none.db') } as const;
    await expect(backUp(nowhere, join(folder, 'backups'), 0)).rejects.toThrow();
    expect(readdirSync(join(folder, 'backups'))).toEqual([]);
  });

  it('copies a store in use, and the copy works without the original', async () => {
    const server = await freshServer();
    let posting = true;
    const visitor = (async () => {
      while (posting) await acceptedId(await post(server.origin, lead()));
    })();
    const before = await acceptedId(await post(server.origin, lead()));
    const { code, stderr } = await run(server.data, 'backup');
    posting = false;
    await visitor;
    await server.end('SIGKILL');
    expect([code, stderr]).toEqual([0, expect.stringMatching(/contains at least \d+ leads?/)]);

    const folder = join(server.data, 'backups');
    const [file = ''] = readdirSync(folder);
    expect(file).toMatch(/^leads-.*Z\.db$/);
    expect(readdirSync(folder)).toEqual([file, `${file}.sha256`]);
    expect(statSync(join(folder, file)).mode & 0o777).toBe(0o600);
    const restored = emptyFolder();
    copyFileSync(join(folder, file), join(restored, 'leads.db'));
    const next = await serverOn(restored);
    await acceptedId(await post(next.origin, lead()));
    expect(rowsOf(restored, 'select id from leads where id = ?', before)).toEqual([{ id: before }]);
  });
});
