/** Replies from the page of a lead: sent in the practice's name, kept with the lead, refused where they could hurt. */
import { expect, it } from 'vitest';
import type { LeadView, TimelineEntry } from '#staff/contract/lead.ts';
import { site } from '#site';
import { type FakeMailServer, startFakeMailServer } from '../mail/fake-smtp.ts';
import { afterwards, until } from './cleanup.ts';
import { freshServer, rowsOf, type Server } from './harness.ts';
import { jsonOf, member, type Member } from './inbox-client.ts';
import { acceptedId, lead, post } from './leads.ts';
import { addressesIn } from './residue.ts';
import { run } from './run-command.ts';
import { LETTERS } from '#staff/contract/messages/words.ts';
import { changeRows } from './staff-client.ts';

const PERSON = 'visitor-4711@example.com';
const LETTER = 'Hi Ada,\n\nyes, we can talk.\n\nSafiya';

interface Ready {
  office: FakeMailServer;
  server: Server;
  safiya: Member;
  id: string;
}

async function ready(fields: object = {}): Promise<Ready> {
  const office = await startFakeMailServer();
  afterwards(() => office.stop());
  const server = await freshServer(office.env);
  const safiya = await member(server, 'safiya');
  const id = await acceptedId(await post(server.origin, lead({ email: PERSON, ...fields })));
  // The notice about the lead is no part of this.
  await until(() => office.received.length === 1);
  office.received.splice(0);
  return { office, server, safiya, id };
}

const send = (who: Member, id: string, body: object = {}): Promise<Response> =>
  who.post(`/leads/${id}/reply`, { text: LETTER, language: 'en', ...body });

type ReplyEntry = Extract<TimelineEntry, { kind: 'reply' }>;
const repliesIn = ({ timeline }: LeadView): ReplyEntry[] =>
  timeline.filter((entry) => entry.kind === 'reply');

/** Ends the time in which it can be taken back. */
const letGo = ({ data }: Server): void =>
  changeRows(data, "update lead_replies set due_at = 0 where state = 'waiting'");

it.concurrent(
  'A reply goes out in the practice’s name, in one thread, and stops the clock',
  async () => {
    const { office, server, safiya, id } = await ready({ firstName: 'Ada' });
    const view = await jsonOf<LeadView>(send(safiya, id));
    expect(view).toMatchObject({ answeredAt: expect.any(Number), answeredBy: 'safiya' });
    const [first] = repliesIn(view);
    expect(first).toMatchObject({ by: 'safiya', state: 'waiting', text: LETTER });
    // Held for ten seconds.
    expect(office.received).toEqual([]);
    await until(() => office.received.length === 1);
    const [mail] = office.received;
    const host = new URL(site.url).hostname;
    expect(mail?.to).toEqual([PERSON]);
    expect(mail?.text.trim()).toBe(LETTER);
    expect(mail?.headers).toEqual(
      expect.arrayContaining([
        `From: ${site.name} <site@practice.example>`,
        `To: ${PERSON}`,
        `Reply-To: ${site.email}`,
        `Subject: ${LETTERS.en.replySubject}`,
        `Message-ID: <${first?.id}@${host}>`,
      ]),
    );
    expect(mail?.headers.join('\n')).not.toMatch(/^(?:Auto-Submitted|In-Reply-To|References):/im);
    await until(async () => repliesIn(await safiya.lead(id))[0]?.state === 'sent');
    await jsonOf(send(safiya, id, { text: 'Uno más.', language: 'es' }));
    letGo(server);
    await until(() => office.received.length === 2);
    const next = office.received[1]?.headers ?? [];
    expect(next).toContain(`In-Reply-To: <${first?.id}@${host}>`);
    expect(next).toContain(`References: <${first?.id}@${host}>`);
    expect(next).toContain(`Subject: ${LETTERS.es.replySubject}`);
    expect(server.output()).not.toContain('visitor-4711');
    const admin = await member(server, 'odessa', 'admin');
    const log = await jsonOf<object[]>(admin.get('/log?by=safiya'));
    expect(log).toContainEqual(
      expect.objectContaining({ action: 'lead.reply', about: id.slice(-4) }),
    );
  },
);

it.concurrent(
  'Within ten seconds it can be taken back, and the request is open again',
  async () => {
    const { office, server, safiya, id } = await ready();
    const view = await jsonOf<LeadView>(send(safiya, id));
    const path = `/leads/${id}/replies/${repliesIn(view)[0]?.id}`;
    const back = await jsonOf<LeadView>(safiya.post(`${path}/take-back`));
    expect(back).toMatchObject({ answeredAt: null });
    expect(repliesIn(back)).toMatchObject([{ state: 'taken-back' }]);
    expect((await safiya.list('unanswered')).counts.unanswered).toBe(1);
    expect((await safiya.post(`${path}/take-back`)).status).toBe(422);
    expect((await safiya.post(`${path}/again`)).status).toBe(422);
    letGo(server);
    await jsonOf(send(safiya, id, { text: 'Second' }));
    letGo(server);
    await until(() => office.received.length === 1);
    expect(office.received[0]?.text.trim()).toBe('Second');
  },
);

it.concurrent('What was copied is kept and sends nothing; the clock runs on', async () => {
  const { office, server, safiya, id } = await ready();
  const view = await jsonOf<LeadView>(send(safiya, id, { isCopied: true, text: 'With a [gap]' }));
  expect([view.answeredAt, view.canMail]).toEqual([null, true]);
  expect(repliesIn(view)).toMatchObject([{ state: 'copied', text: 'With a [gap]' }]);
  letGo(server);
  expect(rowsOf(server.data, "select 1 from lead_replies where state = 'waiting'")).toEqual([]);
  expect(office.received).toEqual([]);
});

it.concurrent(
  'It is refused once staff noted that email is not safe, also if it waits, until it is taken back',
  async () => {
    const { office, server, safiya, id } = await ready();
    const view = await jsonOf<LeadView>(send(safiya, id));
    const noted = await safiya.act(id, 'email-unsafe');
    expect(noted).toMatchObject({ emailSafe: 'no', emailNoted: true });
    letGo(server);
    await until(async () => repliesIn(await safiya.lead(id))[0]?.state === 'refused');
    expect(office.received).toEqual([]);
    const [lost] = repliesIn(await safiya.lead(id));
    expect(lost?.reason).toMatch(/^Email is not safe/);
    const again = `/leads/${id}/replies/${repliesIn(view)[0]?.id}/again`;
    for (const refused of [await send(safiya, id), await safiya.post(again)])
      expect([refused.status, await refused.text()]).toEqual([
        422,
        expect.stringMatching(/Email isn’t safe. It was noted on this page/),
      ]);
    const data = await (await safiya.post(`/leads/${id}/export-person`)).text();
    expect(data).toMatch(/"emailNotSafe": ?true/);
    expect(await safiya.act(id, 'email-safe')).toMatchObject({
      emailSafe: null,
      emailNoted: false,
    });
    expect((await safiya.post(again)).status).toBe(200);
    await until(() => office.received.length === 1);
    const said = (await safiya.lead(id)).timeline.map((one) => ('action' in one ? one.action : ''));
    expect(said).toEqual(expect.arrayContaining(['email-unsafe', 'email-safe']));
  },
);

it.concurrent(
  'It is refused where email was called unsafe, in spam, without an address, or with a gap',
  async () => {
    const { server, safiya, id } = await ready();
    const said = async (lead: string, body: object = {}): Promise<string> => {
      const response = await send(safiya, lead, body);
      expect(response.status).toBe(422);
      return ((await response.json()) as { message: string }).message;
    };
    expect(await said(id, { text: 'On [day] then' })).toBe('Fill in “day” to send it.');
    expect(await said(id, { text: ' \u0000 ' })).toMatch(/write the letter first/);
    expect(await said(id, { text: 'x'.repeat(9000) })).toMatch(/at most/);
    changeRows(server.data, `update leads set fields = json_set(fields, '$.safeToEmail', 'no')`);
    expect(await said(id)).toMatch(/^Email isn’t safe/);
    // Nothing to copy into a mail, either.
    expect(await said(id, { isCopied: true })).toMatch(/^Email isn’t safe/);
    expect((await safiya.lead(id)).emailSafe).toBe('no');
    changeRows(
      server.data,
      `update leads set fields = json_remove(fields, '$.safeToEmail', '$.email')`,
    );
    expect(await said(id)).toBe('They left no email address.');
    expect((await send(safiya, id, { isCopied: true })).status).toBe(200);
    const spam = await acceptedId(await post(server.origin, lead({ confirm_reading_order: 'x' })));
    expect(await said(spam)).toMatch(/Spam/);
    for (const body of [{ text: 5 }, { language: 'fr' }, { isCopied: 'yes' }])
      expect([body, (await send(safiya, id, body)).status]).toEqual([body, 400]);
    expect((await send(safiya, 'nobody')).status).toBe(404);
    expect(rowsOf(server.data, "select 1 from lead_replies where state <> 'copied'")).toEqual([]);
  },
);

it.concurrent(
  'Nothing that somebody typed gets into a header, and one address gets it',
  async () => {
    const { office, server, safiya, id } = await ready({
      firstName: 'Eve\r\nBcc: all@evil.example',
    });
    const text = 'Subject: Therapy\r\nBcc: all@evil.example\r\n\r\n.\r\nQUIT';
    const extra = { subject: 'Therapy', to: 'all@evil.example', from: 'a@evil.example' };
    await jsonOf(send(safiya, id, { text, ...extra }));
    letGo(server);
    await until(() => office.received.length === 1);
    const [mail] = office.received;
    expect(mail?.to).toEqual([PERSON]);
    expect(mail?.headers.join('\n')).not.toMatch(/evil|Therapy|Bcc/);
    for (const email of [
      'a@b.example, all@evil.example',
      'A <a@b.example>',
      'x@y.example\nBcc: z@z.z',
    ]) {
      changeRows(server.data, `update leads set fields = json_set(fields, '$.email', ?)`, email);
      expect([email, (await send(safiya, id)).status]).toEqual([email, 422]);
    }
  },
);

it.concurrent(
  'It is tried again; one that will never arrive opens the request, says why, and can be sent again',
  async () => {
    const { office, server, safiya, id } = await ready();
    office.behave({ rcpt: '450 Try later' });
    await jsonOf(send(safiya, id));
    letGo(server);
    await until(
      () => rowsOf(server.data, 'select 1 from lead_replies where attempts > 1').length === 1,
    );
    expect((await safiya.lead(id)).answeredAt).not.toBeNull();
    office.behave({ rcpt: '550 No such user' });
    await until(async () => repliesIn(await safiya.lead(id))[0]?.state === 'refused');
    const view = await safiya.lead(id);
    expect(view.answeredAt).toBeNull();
    expect(repliesIn(view)).toMatchObject([{ reason: 'The mail server did not take it (550)' }]);
    const health = await (await fetch(`${server.origin}/healthz`)).json();
    expect(health).toMatchObject({ status: 'ok' });
    expect(JSON.stringify(health)).toMatch(/Mail of staff did not go out: 1 given up/);
    office.behave({});
    const again = `/leads/${id}/replies/${repliesIn(view)[0]?.id}/again`;
    expect(await jsonOf(safiya.post(again))).toMatchObject({ answeredBy: 'safiya' });
    await until(async () => repliesIn(await safiya.lead(id))[0]?.state === 'sent');
    expect(office.received).toHaveLength(1);
  },
);

it.concurrent('An account sends sixty letters an hour, and no more', async () => {
  const { server, safiya, id } = await ready();
  expect((await send(safiya, id, { text: 'On [day] then' })).status).toBe(422);
  for (let sent = 0; sent < 60; sent += 1) expect((await send(safiya, id)).status).toBe(200);
  const refused = await send(safiya, id);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(3000);
  expect(await refused.text()).toMatch(/Too many letters\. Wait \d+/);
  // What is copied goes out elsewhere.
  expect((await send(safiya, id, { isCopied: true })).status).toBe(200);
  expect((await send(await member(server, 'marco'), id)).status).toBe(200);
  expect(rowsOf(server.data, 'select 1 from lead_replies')).toHaveLength(62);
});

it.concurrent('It is handed out, moved and erased with its lead', async () => {
  const { server, safiya, id } = await ready();
  await jsonOf(send(safiya, id, { text: `Your address is ${PERSON}`, isCopied: true }));
  const exported = {
    replies: [{ to: PERSON, text: `Your address is ${PERSON}`, state: 'copied' }],
  };
  expect(await jsonOf(safiya.post(`/leads/${id}/export-person`))).toMatchObject([exported]);
  // A reply went to an address that the lead has no more.
  changeRows(server.data, `update leads set fields = json_set(fields, '$.email', 'x@y.example')`);
  const printed = JSON.parse((await run(server.data, 'person', ['export', PERSON])).stdout);
  expect(printed).toMatchObject([exported]);
  expect([...addressesIn(server.data)]).toContain(PERSON);
  const shown = (await run(server.data, 'person', ['show', PERSON])).stdout;
  expect(shown).toMatch(new RegExp(`reply .* to ${PERSON} \\(copied\\), .*: Your address is`));
  const erased = await run(server.data, 'person', ['erase', PERSON, '--yes']);
  expect([erased.code, erased.stderr]).toEqual([0, '']);
  // Mailboxes are out of the server's reach.
  expect(erased.stdout).toMatch(new RegExp(`mailbox of ${site.email}.*written for ${id}`, 's'));
  await run(server.data, 'purge');
  expect([...addressesIn(server.data)]).not.toContain(PERSON);
});

it.concurrent('Without a mail server nothing is sent, and the letter can be copied', async () => {
  const server = await freshServer();
  const safiya = await member(server, 'safiya');
  const id = await acceptedId(await post(server.origin, lead()));
  expect((await send(safiya, id)).status).toBe(422);
  expect((await send(safiya, id, { isCopied: true })).status).toBe(200);
});
