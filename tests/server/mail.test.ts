/** Email notices, sent to a fake SMTP server. */
import { afterEach, describe, expect, it } from 'vitest';
import { zoneName } from '#lib/time-words.ts';
import { createMail, type Send } from '#server/base/mail.ts';
import { createRecipientCheck } from '#server/base/mail-result.ts';
import { createEmail } from '#server/leads/delivery/email.ts';
import { site } from '#site';
import { startExim } from '../mail/exim.ts';
import { startFakeMailServer, type FakeMailServer } from '../mail/fake-smtp.ts';
import { optional } from '../programs/optional.ts';
import { sendNoticeMail } from '#server/desk/notices/notice-mail.ts';
import { newLead } from './describe-store.ts';
import { until } from './cleanup.ts';
import { freshServer, rowsOf } from './harness.ts';
import { acceptedId, lead, post, SERVICE } from './leads.ts';

let office: FakeMailServer | undefined;
afterEach(() => office?.stop());
const start = async (): Promise<FakeMailServer> => {
  office = await startFakeMailServer();
  return office;
};

describe('A notice', () => {
  it('says that somebody is answered in Spanish, before anybody calls', async () => {
    const { received, env } = await start();
    const server = await freshServer(env);
    await acceptedId(await post(server.origin, lead({ pageUri: '/es/llamada?a=b' })));
    await until(() => received.length === 1);
    expect(received[0]?.text).toMatch(/^Language: Spanish$/m);
  });

  it('contains name and contact details for all recipients, and nothing the visitor wrote', async () => {
    const { received, env } = await start();
    const server = await freshServer(env);
    const body = lead({
      firstName: 'Linh',
      lastName: 'Nguyễn',
      message: 'Two phones in one bed.',
      pageUri: '/vibe-check?q=panic#attack',
      safeToText: 'yes',
      safeToVoicemail: 'no',
    });
    const id = await acceptedId(await post(server.origin, body));
    await until(() => received.length === 1);
    const [mail] = received;
    expect([mail?.from, mail?.to]).toEqual([
      'site@practice.example',
      ['office@practice.example', 'desk@practice.example'],
    ]);
    expect(mail?.headers).toContain('Subject: New lead from the contact form');
    expect(mail?.headers).toContain(`Message-ID: <${id}@${new URL(site.url).hostname}>`);
    expect(mail?.text).toContain('Name: Linh Nguyễn\nEmail: ');
    expect(mail?.text).toContain(`Phone: ${String(body['phone'])}\nPrefers: text\n`);
    expect(mail?.text).toContain('Safe to text: yes\nSafe to leave a voicemail: no\n');
    expect(mail?.text).not.toContain('Safe to call');
    expect(mail?.text).toMatch(
      new RegExp(
        `^Received: \\w{3}, \\w{3} \\d+, \\d+:\\d\\d [AP]M ${zoneName(site.timeZone)}$`,
        'm',
      ),
    );
    expect(mail?.text).toContain(`\nOpen: ${site.url}/admin#all/${id}\n`);
    // A reply from the mail program would not see which ways are safe.
    expect(mail?.headers.filter((line) => /^Reply-To:/i.test(line))).toEqual([]);
    expect(mail?.text).toMatch(/^Page: \S+\/vibe-check$/m);
    expect(mail?.text).not.toMatch(/^Language:/m);
    for (const secret of ['Two phones', SERVICE, 'Texas', 'panic', 'attack'])
      expect(JSON.stringify(mail)).not.toContain(secret);
    await until(
      () =>
        rowsOf(
          server.data,
          "select 1 from deliveries where adapter = 'email' and state = 'delivered'",
        ).length === 1,
    );
    // HubSpot is not configured, but its delivery is queued.
    expect(rowsOf(server.data, "select state from deliveries where adapter = 'hubspot'")).toEqual([
      { state: 'waiting' },
    ]);
    await server.end('SIGTERM');
    expect(server.output()).not.toContain('practice.example');
  });

  it('is sent once, only to the recipients, whatever the fields contain', async () => {
    const { received, env } = await start();
    const server = await freshServer(env);
    const typed = 'Eve\r\nBcc: all@evil.example\r\n\r\nBuy now';
    const evil = lead({
      firstName: typed,
      lastName: '\nSubject: forged',
      phone: '1\r\n.\r\nMAIL FROM:<x@evil.example>',
      pageUri: '/x%0d%0aBcc:all@evil.example',
      pageName: typed,
    });
    await acceptedId(await post(server.origin, evil));
    await acceptedId(await post(server.origin, lead()));
    await until(() => received.length === 2);
    const [mail] = received;
    expect(mail?.to).toEqual(['office@practice.example', 'desk@practice.example']);
    expect(mail?.headers.filter((header) => /^(?:bcc|cc|subject):/i.test(header))).toEqual([
      'Subject: New lead from the contact form',
    ]);
    expect(mail?.text).toContain('Name: Eve Bcc: all@evil.example');
  });

  it('is retried if the mail server is down, slow or temporarily rejects it', async () => {
    const { received, env, behave, stop } = await start();
    const server = await freshServer(env);
    behave({ data: '451 Try again later' });
    await acceptedId(await post(server.origin, lead()));
    const tries =
      "select 1 from attempts where adapter = 'email' and outcome = 'later' and status = 451";
    await until(() => rowsOf(server.data, tries).length >= 2);
    behave({});
    await until(() => received.length === 1);
    await stop();
    office = undefined;
    await acceptedId(await post(server.origin, lead()));
    const gone =
      "select 1 from attempts where adapter = 'email' and status is null and outcome = 'later'";
    await until(() => rowsOf(server.data, gone).length >= 1);
  });

  it('is given up by the mail server as well once it took too long, so that it comes once', async () => {
    const { env, behave, open } = await start();
    behave({ data: 'hang' });
    const mail = { smtpUrl: env['SMTP_URL'] ?? '', to: ['a@b.example'], from: 'c@d.example' };
    const send = createMail(mail, 'practice.example', 200);
    const late = { code: 'ETIMEDOUT', message: 'The mail server timed out' };
    await expect(send({ id: '1', subject: 'New', text: 'Hi' })).rejects.toMatchObject(late);
    // Before its own time limit of five seconds.
    await until(() => open() === 0, 400);
  });

  it('goes again to whom the mail server did not take, and to nobody else', async () => {
    const { received, env, behave } = await start();
    const to = ['office@practice.example', 'Desk@Practice.example', 'gone@practice.example'];
    const mail = { smtpUrl: env['SMTP_URL'] ?? '', to, from: 'site@practice.example' };
    const recipients = createRecipientCheck({ steady: () => now });
    let now = 0;
    const post = createMail(mail, 'practice.example');
    const send: Send = async (message) => {
      const sent = await post(message);
      recipients.onSent(sent);
      return sent;
    };
    const { receipt: _receipt, destinations: _destinations, ...kept } = newLead(1);
    const notice = createEmail(send, ['contact'], 'https://practice.example');
    const lead = { ...kept, id: '1' };
    const gone = '550 No such user';
    behave({ 'Desk@practice.example': '450 Greylisted', 'gone@practice.example': gone });
    const first = await notice.deliver(lead);
    expect(first).toEqual({
      kind: 'later',
      status: 450,
      code: 'RECIPIENT',
      reason: expect.stringContaining('one of several recipients (450)'),
      reached: ['office@practice.example', 'gone@practice.example'],
    });
    expect(received.map((one) => one.to)).toEqual([['office@practice.example']]);
    expect(recipients.issue()?.text).toMatch(/mail for gone@practice\.example \(550\), so/);
    const reached = 'reached' in first ? first.reached : [];
    // Nobody else is left, and it is no failure of the mail server.
    expect(await notice.deliver(lead, reached)).toMatchObject({ kind: 'later', reached });
    now += 16 * 60_000;
    expect(recipients.issue()?.text).toMatch(/Desk@Practice\.example \(450\)/);
    behave({ 'gone@practice.example': gone });
    expect(await notice.deliver(lead, reached)).toEqual({ kind: 'delivered', status: 250 });
    expect(received.map((one) => one.to)).toEqual([
      ['office@practice.example'],
      ['Desk@practice.example'],
    ]);
    expect(received[0]?.headers.filter((line) => /^message-id/i.test(line))).toEqual(
      received[1]?.headers.filter((line) => /^message-id/i.test(line)),
    );
    expect(await notice.deliver(lead)).toMatchObject({
      kind: 'delivered',
      reason: expect.stringContaining('(550): /healthz says whom'),
    });
    // Nobody has written there for a day: it may be corrected.
    now += 24 * 60 * 60_000 + 1;
    expect(recipients.issue()).toBeUndefined();
    expect(await notice.deliver(lead)).toMatchObject({ kind: 'delivered' });
    expect(recipients.issue()?.text).toMatch(/gone@practice/);
    behave({});
    await notice.deliver(lead);
    expect(recipients.issue()).toBeUndefined();
    behave({ rcpt: '450 Greylisted', 'gone@practice.example': gone });
    expect(await notice.deliver(lead)).toMatchObject({ kind: 'later', status: 450 });
  });

  it('is paused if the mail server rejects the recipient', async () => {
    const { env, behave } = await start();
    behave({ rcpt: '550 No such user' });
    const send = createMail(
      {
        smtpUrl: env['SMTP_URL'] ?? '',
        to: ['office@practice.example'],
        from: 'site@practice.example',
      },
      'practice.example',
    );
    const { receipt: _receipt, destinations: _destinations, ...kept } = newLead(1);
    const notice = createEmail(send, ['contact'], 'https://practice.example');
    expect(await notice.deliver({ ...kept, id: '1' })).toEqual({
      kind: 'paused',
      status: 550,
      code: 'EENVELOPE',
      reason: expect.stringContaining('check SMTP_URL'),
    });
  });
});

const exim = optional('exim');
if (exim !== undefined)
  describe('Mail through exim4 with STARTTLS and its own certificate', () => {
    const sender =
      (port: number, host = '127.0.0.1', query = '') =>
      (to: string[], from = 'site@practice.example'): Send =>
        createMail({ smtpUrl: `smtp://${host}:${port}${query}`, to, from }, 'practice.example');
    const message = { subject: 'New', text: 'Hi' };

    it('is sent on this machine', async () => {
      const { port, taken, stop } = await startExim(exim);
      try {
        for (const [at, host, query] of [
          ['1', '127.0.0.1', ''],
          ['2', 'localhost', ''],
          ['3', '127.0.0.1', '?requireTLS=false'],
        ] as const) {
          const send = sender(port, host, query)(['office@practice.example']);
          expect(await send({ ...message, id: at })).toMatchObject({ refused: [] });
        }
        // Any other address counts as a server elsewhere, also this one, which leads here.
        const far = sender(port, '0.0.0.0')(['office@practice.example']);
        await expect(far({ ...message, id: '4' })).rejects.toThrow(/self[- ]signed/);
        expect(taken()).toHaveLength(3);
        const wanted = sender(port, '0.0.0.0', '?requireTLS=false')(['office@practice.example']);
        expect(await wanted({ ...message, id: '5' })).toMatchObject({ refused: [] });
        // Over TLS, although nobody vouches for the certificate.
        expect(taken().filter((mail) => mail.includes('-tls_cipher'))).toHaveLength(4);
      } finally {
        await stop();
      }
    });

    it('goes to mailboxes beyond ASCII only if the server announces SMTPUTF8', async () => {
      const jose = 'josé@example.org';
      const able = await startExim(exim);
      try {
        const send = sender(able.port)(['office@practice.example', jose]);
        expect(await send({ ...message, id: '1' })).toEqual({
          taken: ['office@practice.example', jose],
          refused: [],
        });
        expect(able.taken().join('')).toContain(jose);
      } finally {
        await able.stop();
      }
      const { port, taken, stop } = await startExim(exim, { utf8: false });
      try {
        const send = sender(port)(['office@practice.example', jose]);
        const refused = [{ to: jose, status: 553, isFinal: true }];
        expect(await send({ ...message, id: '2' })).toEqual({
          taken: ['office@practice.example'],
          refused,
        });
        // The others have it.
        const rest = await send({ ...message, id: '2', except: ['office@practice.example'] });
        expect(rest).toEqual({ taken: [], refused });
        const alone = { code: 'ENOUTF8', responseCode: 553 };
        await expect(sender(port)([jose])({ ...message, id: '3' })).rejects.toMatchObject(alone);
        const from = sender(port)(['office@practice.example'], 'niño@practice.example');
        await expect(from({ ...message, id: '4' })).rejects.toMatchObject(alone);
        expect(await sendNoticeMail(send, jose, '5', message)).toEqual({
          kind: 'refused',
          reason: expect.stringContaining('letters beyond a to z before the @'),
        });
        // A domain in any script has a name in ASCII.
        const domain = sender(port)(['office@münchen.example']);
        expect(await domain({ ...message, id: '6' })).toMatchObject({ refused: [] });
        expect(taken().join('')).not.toContain('josé');
        expect(taken()).toHaveLength(2);
      } finally {
        await stop();
      }
    });
  });
