/** Graceful shutdown: no acknowledged lead is lost, and no personal data is printed. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };
import { afterwards, emptyFolder, until } from './cleanup.ts';
import { freshServer, rowsOf, startCrm, startServer, idsIn } from './harness.ts';
import { acceptedId, lead, post, postForm } from './leads.ts';
import { scaled } from '../run/limits.ts';

it('npm start forwards SIGTERM, and exits after the server', async () => {
  const folder = emptyFolder();
  const { scripts, engines } = manifest;
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ scripts, engines }));
  mkdirSync(join(folder, 'src/server'), { recursive: true });
  for (const file of ['src/with-node.mjs', 'src/node-floor.mjs'])
    cpSync(resolve(import.meta.dirname, '../..', file), join(folder, file));
  writeFileSync(
    join(folder, 'src/server/start.mjs'),
    `process.on('SIGTERM', () => { console.log('told'); process.exit(7); });
    setInterval(() => undefined, 1000);
    console.log('up');`,
  );
  const npm = spawn('npm', ['start', '--silent'], { cwd: folder });
  let printed = '';
  npm.stdout.setEncoding('utf8').on('data', (text: string) => (printed += text));
  const ended = once(npm, 'exit');
  await until(() => printed.includes('up'));
  npm.kill('SIGTERM');
  expect((await ended)[0]).toBe(7);
  expect(printed).toContain('told');
});

it('SIGTERM under load answers open requests, finishes the delivery in flight, and exits in time', async () => {
  const crm = await startCrm();
  const data = emptyFolder();
  const server = await startServer(data, crm.env);
  crm.behave({ kind: 'slow', ms: 600 }, 1);
  await post(server.origin, lead());
  await until(() => crm.accepted.length === 1);

  const accepted: string[] = [];
  let sending = true;
  const visitor = async (): Promise<void> => {
    while (sending) {
      try {
        const answer = await post(server.origin, lead());
        if (answer.status === 200) accepted.push(await acceptedId(answer));
      } catch (error) {
        // Connection refused: the lead was not acknowledged.
        expect(error).toBeInstanceOf(TypeError);
        return;
      }
    }
  };
  const visitors = Promise.all(Array.from({ length: 8 }, visitor));
  await until(() => accepted.length > 20);
  const idle = connect(Number(new URL(server.origin).port), '127.0.0.1');
  idle.on('error', () => undefined);
  afterwards(() => idle.destroy());
  const started = performance.now();
  expect(await server.end('SIGTERM')).toBe(0);
  expect(performance.now() - started).toBeLessThan(scaled(10_000));
  sending = false;
  await visitors;

  const stored = idsIn(data);
  expect(accepted.filter((id) => !stored.includes(id))).toEqual([]);
  expect(rowsOf(data, "select 1 from attempts where outcome = 'open'")).toEqual([]);
  expect(server.output()).toMatch(/"event":"server\.stopped","inTime":true/);
});

it('Server output is one JSON line per event, without visitor input', async () => {
  const crm = await startCrm({ fields: ['email'] });
  const server = await freshServer({
    ...crm.env,
    LOG_LEVEL: 'debug',
    TRUST_PROXY: '1',
    RATE_LIMIT: '6/10m',
  });
  const secret = 'Zq7';
  const body = lead({
    firstName: `${secret}First\r\n{"event":"forged"}`,
    lastName: `${secret}Last`,
    email: `${secret}@example.com`,
    phone: `${secret}0142`,
    state: `${secret}State`,
    message: `${secret} message`,
    pageUri: `/${secret}`,
    pageName: secret,
  });
  const headers = {
    'X-Forwarded-For': '203.0.113.77',
    'Idempotency-Key': `${secret}-key`,
    'User-Agent': secret,
  };
  await post(server.origin, body, headers);
  await post(server.origin, { ...body, state: 'other' }, headers);
  await post(server.origin, { ...body, email: `${secret} no address`, [`${secret}`]: 1 }, headers);
  await post(server.origin, `{"firstName": "${secret}", oops`, headers);
  await postForm(server.origin, { firstName: secret }, headers);
  await fetch(`${server.origin}/api/${secret}?email=${secret}`);
  await fetch(`${server.origin}/${secret}/?email=${secret}`);
  for (let time = 0; time < 3; time += 1) await post(server.origin, body, headers);
  await until(() => server.output().includes('delivery.refused'));
  await server.end('SIGTERM');

  const output = server.output();
  const lines = output.split('\n').filter((line) => line && !line.startsWith('serving '));
  const events = lines.map((line) => (JSON.parse(line) as { event: string }).event);
  expect(events).toEqual(
    expect.arrayContaining([
      'server.listening',
      'lead.stored',
      'post.refused',
      'delivery.refused',
      'server.stopped',
    ]),
  );
  expect(events).not.toContain('forged');
  for (const trace of [secret, '203.0.113.77', '127.0.0.1"', crm.definition.portalId])
    expect(output).not.toContain(trace);
});
