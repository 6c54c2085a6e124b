/** `npm run doctor`: on an installation that is well, and on one that fails in each way it looks for. */
import { execFileSync } from 'node:child_process';
import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { freePort } from '../browser/free-port.ts';
import { createDisk } from '../faults/disk.ts';
import { mountSmall, optional } from '../programs/optional.ts';
import { startFakeMailServer } from '../mail/fake-smtp.ts';
import { failing, listen, practice, systemctl, type Practice } from './doctor-practice.ts';
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

  it('says what is wrong with the settings, and only that', async () => {
    const { doctor } = await practice();
    const { code, found } = await doctor({ RETENTION_DAYS: 'x' });
    expect([code, Object.keys(found)]).toEqual([1, ['settings']]);
    expect(found['settings']?.text).toContain('RETENTION_DAYS must be');
  });

  it('says that it has no such option', async () => {
    expect(await run(emptyFolder(), 'doctor', ['--what'])).toMatchObject(failure('--what'));
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

  it('a store that is not there', async () => {
    const elsewhere = join(emptyFolder(), 'none.db');
    await expectFailures(
      { store: 'set DATABASE_URL', backup: 'there is none' },
      { DATABASE_URL: `file:${elsewhere}` },
    );
  });

  it('a damaged store', async () => {
    const data = emptyFolder();
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
      await expectFailures({ store: 'the disk is full' }, disk.env);
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

  it('wrong ids and a CRM that is down', async () => {
    await expectFailures(
      { HubSpot: 'HubSpot answered 404: check' },
      { HUBSPOT_CONTACT_FORM_ID: 'another-form' },
    );
    await one.crm.down();
    const { found } = await one.doctor();
    expect(found['HubSpot']?.text).toContain('no answer from HubSpot (ECONNREFUSED)');
    await one.crm.up();
  });

  it('a form at the CRM that would refuse every lead', async () => {
    const body = { errors: [{ errorType: 'FORM_HAS_RECAPTCHA_ENABLED', message: 'captcha' }] };
    one.crm.behave({ kind: 'status', status: 400, body });
    await expectFailures({ HubSpot: 'FORM_HAS_RECAPTCHA_ENABLED' });
  });

  it('an old backup, an empty one, and none', async () => {
    const folder = join(one.server.data, 'backups');
    const file = join(folder, 'leads-2026-01-02T030405Z.db');
    await run(one.server.data, 'backup', [folder]);
    rmSync(folder, { recursive: true });
    await run(one.server.data, 'backup');
    const [name = ''] = execFileSync('ls', [folder], { encoding: 'utf8' }).split('\n');
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

  it('a proxy that passes visitors off as local, shows the metrics, or leads elsewhere', async () => {
    one.front.hidesMetrics = false;
    one.front.forwards = false;
    const { found } = await one.doctor();
    expect(found['proxy']?.text).toContain('the proxy must set X-Forwarded-For');
    expect(found['proxy']?.text).toContain('/metrics is public');
    one.front.leadsHere = false;
    await expectFailures({ proxy: 'forward /api/ and /healthz' });
  });

  it('a certificate that is not trusted', async () => {
    const { found } = await one.doctor({ NODE_EXTRA_CA_CERTS: '' });
    expect(found['certificate']?.text).toContain('browsers do not trust it (');
  });

  it('a clock that is wrong', async () => {
    const times = createServer((_request, response) =>
      response.setHeader('Date', new Date(Date.now() + 90_000).toUTCString()).end(),
    );
    const port = await listen(times);
    const { found } = await one.doctor({ HUBSPOT_ORIGIN: `http://127.0.0.1:${port}` });
    expect(found['clock']?.text).toMatch(/^(?:89|90|91) seconds behind /);
  });

  it('timers that do not run, and services that failed', async () => {
    systemctl(one.bin, { 'backup.timer': 'inactive', 'verify.service': 'exit-code' });
    await expectFailures({ timers: 'systemctl enable --now hearthline-backup.timer' });
    const { found } = await one.doctor();
    expect(found['timers']?.text).toContain('the last run of hearthline-verify.service failed');
    rmSync(join(one.bin, 'systemctl'));
    expect((await one.doctor()).found['timers']?.state).toBe('skipped');
  });

  it('mail that does not arrive, if it was asked to send some', async () => {
    const mail = await startFakeMailServer();
    afterwards(() => mail.stop());
    expect((await one.doctor(mail.env)).found['mail']?.state).toBe('skipped');
    expect(mail.received).toEqual([]);
    expect((await one.doctor(mail.env, ['--mail'])).found['mail']?.state).toBe('ok');
    expect(mail.received.map(({ text }) => text.includes('notices'))).toEqual([true]);
    mail.behave({ rcpt: '550 No such user' });
    await expectFailures({ mail: 'check SMTP_URL' }, mail.env, ['--mail']);
  });

  it('a webhook whose server does not answer', async () => {
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

  it('a certificate that ends soon', async () => {
    const { doctor } = await practice({}, { days: 10, ago: 80 });
    const { code, found } = await doctor();
    expect([code, failing(found)]).toEqual([1, ['certificate']]);
    expect(found['certificate']?.text).toContain('in 9 days: its renewal does not work');
  });

  it('nothing about a certificate that is short by design', async () => {
    const { doctor } = await practice({}, { days: 4, ago: 2 });
    expect((await doctor()).found['certificate']?.state).toBe('ok');
  });

  // Only the superuser can mount a small disk; the limit itself is tested in health.test.ts.
  if (optional('mount'))
    it('a disk with little space', async () => {
      const small = emptyFolder();
      mountSmall(small);
      afterwards(() => execFileSync('umount', ['-l', small]));
      const { doctor, server } = await practice();
      execFileSync('cp', ['-r', join(server.data, 'backups'), small]);
      changeRows(server.data, `vacuum into '${join(small, 'leads.db')}'`);
      const { code, found } = await doctor({ DATABASE_URL: `file:${join(small, 'leads.db')}` });
      expect([code, failing(found)]).toEqual([1, ['disk']]);
      expect(found['disk']?.text).toContain('Less than 100 MB free');
    });
});
