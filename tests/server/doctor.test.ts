/** `npm run doctor`: on an installation that is well, and on one that fails in each way it looks for. */
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { freePort } from '../browser/free-port.ts';
import { createDisk } from '../faults/disk.ts';
import { mountSmall, optional } from '../programs/optional.ts';
import { startFakeMailServer } from '../mail/fake-smtp.ts';
import { checkCertificate } from '#server/run/doctor/certificate.ts';
import { checkDisk } from '#server/run/doctor/data.ts';
import { getConfig } from '#server/base/config.ts';
import {
  distrust,
  failing,
  listen,
  practice,
  systemctl,
  trust,
  type Practice,
} from './doctor-practice.ts';
import { makeCertificate } from '../programs/certificate.ts';
import { afterwards, emptyFolder, until } from './cleanup.ts';
import { acceptedId, lead, post } from './leads.ts';
import { failure, run } from './run-command.ts';
import { changeRows } from './staff-client.ts';

describe('npm run doctor', () => {
  it('finds nothing on an installation that is well, leaves nothing behind, and says so in lines', async () => {
    const { doctor, crm, server, env, bin } = await practice();
    const { code, found } = await doctor();
    expect([code, failing(found)]).toEqual([0, []]);
    const passed = Object.values(found).filter(({ state }) => state === 'ok');
    expect(passed.map(({ check }) => check)).toEqual(
      ['settings', 'node', 'store', 'deliveries', 'disk', 'backup', 'proxy', 'server'].concat([
        'certificate',
        'clock',
        'timers',
        'HubSpot',
      ]),
    );
    // The dry call was refused and stored nowhere.
    expect(crm.accepted).toHaveLength(1);
    expect(crm.answers.at(-1)).toBe(400);
    const lines = await run(server.data, 'doctor', [], {
      ...env,
      PATH: `${bin}:${process.env['PATH']}`,
      PORT: new URL(server.origin).port,
    });
    expect(lines.code).toBe(0);
    const starts = lines.stdout.trim().split('\n');
    expect(starts).toHaveLength(Object.keys(found).length);
    expect(starts.every((line) => /^(?:ok|-) {2,}\w/.test(line))).toBe(true);
  });

  it('says what is wrong with the settings, and only that, and that it has no such option', async () => {
    const folder = emptyFolder();
    const { code, stdout } = await run(folder, 'doctor', ['--json'], { RETENTION_DAYS: 'x' });
    expect([code, JSON.parse(stdout)]).toMatchObject([
      1,
      { checks: [{ check: 'settings', text: expect.stringContaining('RETENTION_DAYS must be') }] },
    ]);
    expect(await run(folder, 'doctor', ['--what'])).toMatchObject(failure('--what'));
  });
});

describe('npm run doctor reports', () => {
  let one: Practice;
  beforeEach(async () => {
    one = await practice();
  });

  async function expectFailures(
    wanted: Readonly<Record<string, string>>,
    env?: Record<string, string>,
    args?: string[],
  ): Promise<void> {
    const { code, found } = await one.doctor(env, args);
    expect([code, failing(found)]).toEqual([1, Object.keys(wanted)]);
    for (const [check, words] of Object.entries(wanted))
      expect(found[check]?.text).toContain(words);
  }

  it('a store that is not there, and a damaged one', async () => {
    const data = emptyFolder();
    await expectFailures(
      { store: 'set DATABASE_URL', backup: 'there is none' },
      { DATABASE_URL: `file:${join(data, 'none.db')}` },
    );
    writeFileSync(join(data, 'leads.db'), 'garbage'.repeat(1000));
    await expectFailures(
      { store: 'does not accept writes', backup: 'there is none' },
      { DATABASE_URL: `file:${join(data, 'leads.db')}` },
    );
  });

  if (optional('compiler'))
    it('a full disk', async () => {
      const disk = createDisk();
      afterwards(disk.drop);
      disk.set('ENOSPC');
      const env = { ...disk.env, NODE_EXTRA_CA_CERTS: one.certificate };
      await expectFailures({ store: 'the disk is full' }, env);
    });

  it('a lead that a destination refused', async () => {
    changeRows(one.server.data, "update deliveries set state = 'refused'");
    const words = 'hubspot did not accept 1 lead';
    await expectFailures({ deliveries: words, server: words });
  });

  it('a lead that waits, and a destination that rejects the token', async () => {
    one.crm.behave({ kind: 'status', status: 401 });
    await acceptedId(await post(one.server.origin, lead()));
    await until(async () => (await fetch(`${one.server.origin}/healthz`)).status === 503);
    changeRows(one.server.data, "update deliveries set queued_at = 1 where state = 'waiting'");
    await expectFailures({
      deliveries: 'A lead has waited',
      server: 'Delivery to hubspot is paused',
      HubSpot: 'contact: HubSpot answered 401: check HUBSPOT_TOKEN',
    });
  });

  it('wrong ids, a form at the CRM that would refuse every lead, a clock that is wrong, and a CRM that is down', async () => {
    await expectFailures(
      { HubSpot: 'HubSpot answered 404: check' },
      { HUBSPOT_CONTACT_FORM_ID: 'another-form' },
    );
    const body = { errors: [{ errorType: 'FORM_HAS_RECAPTCHA_ENABLED', message: 'captcha' }] };
    one.crm.behave({ kind: 'status', status: 400, body });
    await expectFailures({ HubSpot: 'FORM_HAS_RECAPTCHA_ENABLED' });
    const times = createServer((_request, response) =>
      response.setHeader('Date', new Date(Date.now() + 90_000).toUTCString()).end(),
    );
    const port = await listen(times);
    const { found: late } = await one.doctor({ HUBSPOT_ORIGIN: `http://127.0.0.1:${port}` });
    expect(late['clock']?.text).toMatch(/^(?:89|90|91) seconds behind /);
    await one.crm.down();
    const { found } = await one.doctor();
    expect(found['HubSpot']?.text).toContain('no answer from HubSpot (ECONNREFUSED)');
    await one.crm.up();
  });

  it('an old backup, an empty one, and none', async () => {
    const folder = join(one.server.data, 'backups');
    const file = join(folder, 'leads-2026-01-02T030405Z.db');
    const [name = ''] = readdirSync(folder);
    renameSync(join(folder, name), file);
    await expectFailures({ backup: 'days old' });
    const stamp = new Date().toISOString().slice(0, 19).replaceAll(':', '');
    writeFileSync(join(folder, `leads-${stamp}Z.db`), '');
    await expectFailures({ backup: 'is empty' });
    await expectFailures({ backup: 'there is none' }, {}, ['--backups', emptyFolder()]);
  });

  it('a server that does not run, and another program at its port', async () => {
    const other = createServer((_request, response) => response.end('hello'));
    const port = await listen(other);
    await expectFailures({ server: 'another program answers' }, { PORT: String(port) });
    await one.server.end('SIGTERM');
    const { found } = await one.doctor();
    expect(found['server']?.text).toContain('systemctl status hearthline');
  });

  it('a proxy that passes visitors off as local, shows the metrics, or leads elsewhere, and a certificate that is not trusted', async () => {
    one.front.hidesMetrics = false;
    one.front.forwards = false;
    const { found } = await one.doctor();
    expect(found['proxy']?.text).toContain('the proxy must set X-Forwarded-For');
    expect(found['proxy']?.text).toContain('/metrics is public');
    one.front.leadsHere = false;
    await expectFailures({ proxy: 'forward /api/ and /healthz' });
    distrust();
    const { found: untrusted } = await one.doctor();
    expect(untrusted['certificate']?.text).toContain('browsers do not trust it (');
  });

  it('timers that do not run, and services that failed', async () => {
    systemctl(one.bin, { 'backup.timer': 'inactive', 'verify.service': 'exit-code' });
    await expectFailures({ timers: 'systemctl enable --now hearthline-backup.timer' });
    const { found } = await one.doctor();
    expect(found['timers']?.text).toContain('the last run of hearthline-verify.service failed');
    rmSync(join(one.bin, 'systemctl'));
    expect((await one.doctor()).found['timers']?.state).toBe('skipped');
  });

  it('mail that does not arrive, if it was asked to send some, and a webhook whose server does not answer', async () => {
    const mail = await startFakeMailServer();
    afterwards(() => mail.stop());
    expect((await one.doctor(mail.env)).found['mail']?.state).toBe('skipped');
    expect(mail.received).toEqual([]);
    expect((await one.doctor(mail.env, ['--mail'])).found['mail']?.state).toBe('ok');
    expect(mail.received.map(({ text }) => text.includes('emails about leads'))).toEqual([true]);
    mail.behave({ rcpt: '550 No such user' });
    await expectFailures({ mail: 'check SMTP_URL' }, mail.env, ['--mail']);
    const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
    const hook = createServer((_request, response) => response.writeHead(405).end());
    const port = await listen(hook);
    const env = { WEBHOOK_URL: `http://127.0.0.1:${port}/`, WEBHOOK_SECRET: secret };
    expect((await one.doctor(env)).found['webhook']?.text).toContain('answers (405)');
    const gone = { ...env, WEBHOOK_URL: `http://127.0.0.1:${await freePort()}/` };
    await expectFailures({ webhook: 'does not answer (ECONNREFUSED)' }, gone);
  });
});

describe('npm run doctor reports too', () => {
  it('a proxy that the server does not trust', async () => {
    const { doctor } = await practice({ TRUST_PROXY: '0' });
    const { code, found } = await doctor();
    expect([code, failing(found)]).toEqual([1, ['server']]);
    expect(found['server']?.text).toContain('set TRUST_PROXY=1');
  });

  it.each([
    ['a certificate that ends soon', { days: 10, ago: 80 }, 'failed'],
    ['nothing about a certificate that is short by design', { days: 4, ago: 2 }, 'ok'],
  ])('%s', async (_what, time, state) => {
    const { key, certificate } = makeCertificate(emptyFolder(), 'localhost', time);
    const files = { key: readFileSync(key), cert: readFileSync(certificate) };
    const port = await listen(createSecureServer(files));
    trust(certificate);
    const found = await checkCertificate({ siteUrl: `https://localhost:${port}` });
    expect(found.state).toBe(state);
    if (state === 'failed') expect(found.text).toContain('in 9 days: its renewal does not work');
  });

  // Only the superuser can mount a small disk; the limit itself is tested in health.test.ts.
  if (optional('mount'))
    it('a disk with little space', () => {
      const small = emptyFolder();
      mountSmall(small);
      afterwards(() => execFileSync('umount', ['-l', small]));
      const config = getConfig({ DATABASE_URL: `file:${join(small, 'leads.db')}` });
      expect(checkDisk(config)).toMatchObject({
        state: 'failed',
        text: expect.stringContaining('Less than 100 MB free'),
      });
    });
});
