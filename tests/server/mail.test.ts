/** Notices and alerts, through a mail server that keeps what it gets. */
import { afterEach, describe, expect, it } from 'vitest';
import { createAlerts } from '#server/alerts.ts';
import { HOUR } from '#server/clock.ts';
import type { Health } from '#server/health.ts';
import { createLog } from '#server/log.ts';
import { createMail, type Letter } from '#server/mail.ts';
import { createNotice } from '#server/notice.ts';
import { startMailStandIn, type MailStandIn } from '../mail/stand-in.ts';
import { newLead } from './describe-store.ts';
import { acceptedId, emptyFolder, lead, post, rowsOf, startServer, until } from './harness.ts';

let office: MailStandIn | undefined;
afterEach(() => office?.stop());
const start = async (): Promise<MailStandIn> => {
  office = await startMailStandIn();
  return office;
};

describe('A notice', () => {
  it('says who and how to reach them, to those who are told, and nothing they wrote', async () => {
    const { received, env } = await start();
    const server = await startServer(emptyFolder(), env);
    const body = lead({
      firstName: 'Linh',
      lastName: 'Nguyễn',
      message: 'Two phones in one bed.',
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
    expect(mail?.headers).toContain(`Message-ID: <${id}@hearthline.example.com>`);
    expect(mail?.text).toContain('Name: Linh Nguyễn\nEmail: ');
    expect(mail?.text).toContain(`Phone: ${String(body['phone'])}\nPrefers: text\n`);
    expect(mail?.text).toContain('Safe to text: yes\nSafe to leave a voicemail: no\n');
    expect(mail?.text).not.toContain('Safe to call');
    for (const secret of ['Two phones', 'couples-therapy', 'Texas'])
      expect(JSON.stringify(mail)).not.toContain(secret);
    await until(
      () =>
        rowsOf(
          server.data,
          "select 1 from deliveries where adapter = 'email' and state = 'delivered'",
        ).length === 1,
    );
    // HubSpot is not configured: its own delivery waits all the same.
    expect(rowsOf(server.data, "select state from deliveries where adapter = 'hubspot'")).toEqual([
      { state: 'waiting' },
    ]);
    await server.end('SIGTERM');
    expect(server.output()).not.toContain('practice.example');
  });

  it('goes once, to nobody else, whatever is typed into the fields', async () => {
    const { received, env } = await start();
    const server = await startServer(emptyFolder(), env);
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

  it('is tried again when the mail server is gone, slow or says later', async () => {
    const { received, env, behave, stop } = await start();
    const server = await startServer(emptyFolder(), env);
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

  it('waits for better settings when the mail server does not know the address', async () => {
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
    const { receipt: _receipt, adapters: _adapters, ...kept } = newLead(1);
    const notice = createNotice(send, ['contact'], 'https://practice.example');
    expect(await notice.deliver({ ...kept, id: '1' })).toEqual({
      kind: 'paused',
      status: 550,
      code: 'EENVELOPE',
      reason: expect.stringContaining('check SMTP_URL'),
    });
  });
});

describe('An alert', () => {
  const FINE: Health = { status: 'ok', reasons: [], store: 'writable', delivery: {} };
  const failing = (minutes: number, refused = 0): Health => ({
    ...FINE,
    status: 'failing',
    reasons: [`A lead has waited ${minutes} minutes for hubspot`],
    delivery: {
      hubspot: {
        configured: true,
        paused: null,
        waiting: 1,
        oldestWaitingSeconds: minutes * 60,
        refused,
        failed: 0,
      },
    },
  });

  function alerts() {
    const letters: Letter[] = [];
    const time = { steady: 0 };
    let health = FINE;
    let isDown = false;
    const look = createAlerts({
      health: async () => health,
      send: async (letter) => {
        if (isDown) throw new Error('no mail');
        letters.push(letter);
      },
      clock: { now: () => 1, steady: () => time.steady },
      log: createLog('error', () => undefined),
      siteUrl: 'https://practice.example',
    });
    return {
      letters,
      at: async (hours: number, now: Health, mail: 'up' | 'down' = 'up') => {
        time.steady = hours * HOUR;
        health = now;
        isDown = mail === 'down';
        await look();
        return letters.length;
      },
    };
  }

  it('says what visitors see while nothing can be stored', async () => {
    const { at, letters } = alerts();
    await at(0, {
      ...FINE,
      status: 'failing',
      reasons: ['The store takes no writes'],
      store: 'down',
    });
    expect(letters[0]?.text).toContain('Forms ask people to try again or to call');
  });

  it('comes once for one trouble, again after hours or with news, and when all is well', async () => {
    const { at, letters } = alerts();
    expect(await at(0, FINE)).toBe(0);
    expect(await at(0.1, failing(16))).toBe(1);
    expect(letters[0]?.text).toContain('A lead has waited 16 minutes for hubspot');
    expect(await at(1, failing(70))).toBe(1);
    expect(await at(2, failing(130, 1))).toBe(2);
    expect(letters[1]?.text).toContain('hubspot will not take 1 lead');
    expect(await at(9, failing(500, 1))).toBe(3);
    expect(await at(10, FINE)).toBe(4);
    expect(letters[3]?.subject).toBe('Leads get through again');
    expect(await at(99, FINE)).toBe(4);
  });

  it('that cannot be sent is sent later', async () => {
    const { at } = alerts();
    expect(await at(0, failing(16), 'down')).toBe(0);
    expect(await at(0.1, failing(17))).toBe(1);
  });
});
