/**
 * Who may be written to: addresses that another mail program could read as two, or as a name and another address, get
 * nothing, from no sender. Replies that were refused are in `replies.test.ts`.
 */
import { expect, it } from 'vitest';
import { type Recipient, recipientOf } from '#lib/email-address.ts';
import { addressOf } from '#server/calls/call-mail.ts';
import { createMail } from '#server/base/mail.ts';
import { readSettings } from '#server/desk/notices/settings.ts';
import { sendNoticeMail } from '#server/desk/notices/notice-mail.ts';
import { DEFAULT_SETTINGS } from '#staff/contract/messages/notices.ts';
import { type FakeMailServer, startFakeMailServer } from '../mail/fake-smtp.ts';
import { afterwards, until } from './cleanup.ts';
import { freshServer } from './harness.ts';
import { jsonOf, member } from './inbox-client.ts';
import { acceptedId, lead, post } from './leads.ts';
import { changeRows } from './staff-client.ts';

const HOSTILE = [
  '"x@evil.example,y"@example.com',
  '"x@evil.example y"@example.com',
  '"<x@evil.example>"@example.com',
  '"x@evil.example>,<y"@example.com',
  '"a\\" ,x@evil.example,\\"b"@example.com',
  '"group:x@evil.example;"@example.com',
  '"(x@evil.example)"@example.com',
  'ada@example.com,x@evil.example',
  'ada,x@evil.example',
  'ada@example.com;x@evil.example',
  'Ada <x@evil.example>',
  'ada@example.com\r\nBcc: x@evil.example',
  'x@evil.example@example.com',
];

const OFFICE = ['office@practice.example', 'desk@practice.example'];

async function startOffice(): Promise<FakeMailServer> {
  const office = await startFakeMailServer();
  afterwards(() => office.stop());
  return office;
}

it.concurrent.each(HOSTILE)('%j is no recipient, in no place that asks', async (address) => {
  expect(recipientOf(address)).toBeUndefined();
  expect(addressOf({ email: address })).toBeUndefined();
  // Staff may paste `Name <address>`: what is kept is one address all the same.
  const read = readSettings({ ...DEFAULT_SETTINGS, byEmail: true, email: address });
  if (read && 'settings' in read)
    expect(recipientOf(read.settings.email)).toBe(read.settings.email);
  else expect(read).toHaveProperty('problem');
  let sent = 0;
  const outcome = await sendNoticeMail(
    async () => {
      sent += 1;
      return { taken: [], refused: [] };
    },
    address,
    'notice',
    { subject: 'New request', text: 'Answer by 3 PM' },
  );
  expect([outcome.kind, sent]).toEqual(['refused', 0]);
});

it.concurrent('Such an address in the store gets no letter, and staff are told', async () => {
  const office = await startOffice();
  const server = await freshServer(office.env);
  const safiya = await member(server, 'safiya');
  const id = await acceptedId(await post(server.origin, lead({ email: 'ada@example.com' })));
  for (const [number, address] of HOSTILE.entries()) {
    const text = `Letter ${number}`;
    await jsonOf(safiya.post(`/leads/${id}/reply`, { text, language: 'en' }));
    changeRows(server.data, 'update lead_replies set recipient = ? where text = ?', address, text);
  }
  changeRows(server.data, 'update lead_replies set due_at = 0');
  const states = async (): Promise<string[]> =>
    (await safiya.lead(id)).timeline.flatMap((one) => (one.kind === 'reply' ? one.state : []));
  await until(async () => (await states()).every((state) => state === 'refused'));
  expect(await states()).toHaveLength(HOSTILE.length);
  // The notice about the lead, and perhaps one about the letters.
  expect(office.received.flatMap((mail) => mail.to).filter((to) => !OFFICE.includes(to))).toEqual(
    [],
  );
});

it.concurrent('Even past the check, one letter has one recipient on the wire', async () => {
  const office = await startOffice();
  const mail = { smtpUrl: String(office.env['SMTP_URL']), to: [], from: 'site@practice.example' };
  const send = createMail(mail, 'practice.example');
  let sent = 0;
  for (const address of HOSTILE) {
    office.received.splice(0);
    await send({ id: 'x', subject: 'Hi', text: 'Hi', to: address as Recipient }).then(
      () => (sent += 1),
      // The library refuses some, which is as good.
      (error: unknown) => expect(error).toBeInstanceOf(Error),
    );
    for (const one of office.received) {
      expect(one.to).toHaveLength(1);
      expect(one.to[0]).not.toMatch(/^[^"]*@evil\.example$/);
      expect(one.headers.filter((header) => /^bcc/i.test(header))).toEqual([]);
    }
  }
  expect(sent).toBeGreaterThan(5);
});
