/** `/healthz` and `/metrics`: access and reasons (refused leads, spam, proxy, descriptors, disk). */
import { connect, type Socket } from 'node:net';
import { describe, expect, it } from 'vitest';
import { HONEYPOT } from '#lib/honeypot.ts';
import { HOUR } from '#server/base/clock.ts';
import { createLog } from '#server/base/log.ts';
import {
  createDescriptorCheck,
  createProxyCheck,
  createDiskSpaceCheck,
} from '#server/run/health-checks.ts';
import { createDisk } from '../faults/disk.ts';
import { optional } from '../programs/optional.ts';
import { startFakeMailServer } from '../mail/fake-smtp.ts';
import { afterwards, emptyFolder, until } from './cleanup.ts';
import { freshProcess, freshServer, type Server, startCrm, startServer } from './harness.ts';
import { acceptedId, lead, post } from './leads.ts';

const QUICK = { ALERT_CHECK_MS: '500' };
const AWAY = { 'X-Forwarded-For': '203.0.113.9' };
const TOKEN = '4b2f7c1e9d5a8036e1f4c7b2';

interface Said {
  status: number;
  body: { reasons?: string[] } & Record<string, unknown>;
}

async function health({ origin }: Server, headers: Record<string, string> = {}): Promise<Said> {
  const answer = await fetch(`${origin}/healthz`, { headers });
  return { status: answer.status, body: await answer.json() };
}
const reasonsOf = async (server: Server): Promise<string[]> =>
  (await health(server)).body.reasons ?? [];

describe('/healthz', () => {
  it('shows only the status to the public, and details locally or with the token (L10)', async () => {
    const server = await freshServer({ METRICS_TOKEN: TOKEN, TRUST_PROXY: '1' });
    expect(await health(server, AWAY)).toEqual({ status: 200, body: { status: 'ok' } });
    const others = [
      { Forwarded: 'for=203.0.113.9' },
      { 'X-Real-IP': '203.0.113.9' },
      { Via: '1.1 proxy' },
      { ...AWAY, Authorization: 'Bearer 4b2f7c1e9d5a8036e1f4c7b3' },
    ];
    for (const headers of others)
      expect((await health(server, headers)).body).toEqual({ status: 'ok' });
    for (const headers of [{}, { ...AWAY, Authorization: `Bearer ${TOKEN}` }])
      expect((await health(server, headers)).body).toMatchObject({
        status: 'ok',
        reasons: [],
        store: 'writable',
        spam: 0,
        delivery: { hubspot: { configured: false } },
      });
  });

  it('shows a failing status to the public, but not the reason', async () => {
    const crm = await startCrm();
    const server = await freshServer({ ...crm.env, HUBSPOT_PORTAL_ID: '999' });
    await acceptedId(await post(server.origin, lead()));
    await until(async () => (await health(server)).status === 503);
    expect(await health(server, AWAY)).toEqual({ status: 503, body: { status: 'failing' } });
  });

  it('counts spam, and lists refused leads and quarantine without failing', async () => {
    const crm = await startCrm({ required: ['nobody'] });
    const server = await freshServer(crm.env);
    await acceptedId(await post(server.origin, lead({ [HONEYPOT]: 'x' })));
    await acceptedId(await post(server.origin, lead({ email: 'a@b@c.example', phone: '' })));
    await acceptedId(await post(server.origin, lead()));
    await until(async () => (await reasonsOf(server)).length === 2);
    expect(await health(server)).toMatchObject({
      status: 200,
      body: {
        status: 'ok',
        spam: 1,
        reasons: [
          expect.stringMatching(/^hubspot did not accept 1 lead \(refused: 1/),
          expect.stringMatching(/^1 lead in quarantine/),
        ],
        delivery: { hubspot: { refused: 1, quarantined: 1, waiting: 0 } },
      },
    });
    const metrics = await (await fetch(`${server.origin}/metrics`)).text();
    for (const line of [
      'hearthline_spam_leads{} 1',
      'hearthline_deliveries{destination="hubspot",state="quarantined"} 1',
      'hearthline_trouble{kind="parked hubspot"} 1',
    ])
      expect(metrics).toContain(`${line}\n`);
  });

  it('reports an unconfigured proxy after the first request through it (M5)', async () => {
    const server = await freshServer();
    expect(await reasonsOf(server)).toEqual([]);
    await fetch(`${server.origin}/`, { headers: AWAY });
    await until(async () => (await reasonsOf(server)).length === 1);
    const { status, body } = await health(server);
    expect([status, body.reasons]).toEqual([200, [expect.stringContaining('set TRUST_PROXY=1')]]);
    const named = await freshServer({ TRUST_PROXY: '1' });
    await fetch(`${named.origin}/`, { headers: AWAY });
    await new Promise((done) => setTimeout(done, 1100));
    expect(await reasonsOf(named)).toEqual([]);
  });
});

describe('Descriptors', () => {
  it('that run out are reported while it lasts and for an hour, and an alert is sent', async () => {
    const office = await startFakeMailServer();
    afterwards(office.stop);
    const server = await startServer(emptyFolder(), { ...office.env, ...QUICK }, 64);
    const sockets: Socket[] = [];
    const { hostname, port } = new URL(server.origin);
    expect(await reasonsOf(server)).toEqual([]);
    for (let count = 0; count < 80; count += 1)
      sockets.push(connect(Number(port), hostname).on('error', () => undefined));
    await until(() => server.output().includes('descriptors.exhausted'));
    for (const socket of sockets) socket.destroy();
    await until(() => server.output().includes('descriptors.back'));
    const { status, body } = await health(server);
    expect([status, body.reasons]).toEqual([200, [expect.stringContaining('EMFILE')]]);
    await until(() => office.received.length === 1);
    expect(office.received[0]?.text).toContain('EMFILE');
  });

  it('fail /healthz only while they are exhausted', () => {
    const time = { steady: 0 };
    let isOut = true;
    const { issue: trouble } = createDescriptorCheck(
      { steady: () => time.steady },
      createLog('error', () => undefined),
      () => {
        if (isOut) throw Object.assign(new Error('too many open files'), { code: 'EMFILE' });
      },
    );
    expect(trouble()).toMatchObject({ kind: 'descriptors', fails: true });
    isOut = false;
    time.steady = HOUR;
    expect(trouble()).toMatchObject({ kind: 'descriptors', fails: false });
    time.steady = HOUR + 1;
    expect(trouble()).toBeUndefined();
  });
});

describe('The disk', () => {
  if (optional('compiler'))
    it('that is full is named, by mail too', async () => {
      const office = await startFakeMailServer();
      const disk = createDisk();
      afterwards(async () => {
        disk.drop();
        await office.stop();
      });
      const server = await freshProcess({ ...office.env, ...disk.env, ...QUICK });
      await acceptedId(await post(server.origin, lead()));
      disk.set('ENOSPC');
      expect((await post(server.origin, lead())).status).toBe(503);
      await until(async () => (await health(server)).status === 503);
      expect(await reasonsOf(server)).toEqual([
        'The store does not accept writes: the disk is full (ENOSPC)',
      ]);
      const alert = (): string =>
        office.received.find(({ headers }) =>
          headers.includes('Subject: Leads are not getting through'),
        )?.text ?? '';
      await until(() => alert() !== '');
      expect(alert()).toContain('the disk is full (ENOSPC)');
    });

  if (optional('compiler'))
    it('that is almost full is named by the server', async () => {
      const disk = createDisk();
      afterwards(disk.drop);
      const server = await freshProcess(disk.env);
      expect(await reasonsOf(server)).toEqual([]);
      disk.set('low');
      await until(async () => (await reasonsOf(server)).length > 0);
      const { status, body } = await health(server);
      expect([status, body.reasons]).toEqual([
        200,
        ['Less than 100 MB free on the disk with the leads (ENOSPC soon)'],
      ]);
    });

  it('is reported before it is full', () => {
    const free = (bytes: number) => createDiskSpaceCheck('/data', () => bytes)();
    expect(free(100 * 2 ** 20)).toBeUndefined();
    expect(free(100 * 2 ** 20 - 1)).toMatchObject({ kind: 'disk', fails: false });
    expect(createDiskSpaceCheck(emptyFolder(), undefined)()).toBeUndefined();
    expect(createDiskSpaceCheck('/no/such/folder')()).toBeUndefined();
  });
});

it('An unconfigured proxy is reported for a day after its last request', () => {
  const time = { steady: 0 };
  const watch = createProxyCheck(
    { steady: () => time.steady },
    createLog('error', () => undefined),
  );
  expect(watch.issue()).toBeUndefined();
  watch.onUntrusted();
  time.steady = 24 * HOUR;
  expect(watch.issue()).toMatchObject({ kind: 'proxy', fails: false });
  time.steady += 1;
  expect(watch.issue()).toBeUndefined();
});
