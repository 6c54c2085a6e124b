/** Staff move or cancel a call, and the person is told. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { slotOf } from '#features/booking/preferred-time.ts';
import type { LeadView } from '#staff/contract/lead.ts';
import type { Slots } from '#staff/contract/slots.ts';
import { type FakeMailServer, startFakeMailServer } from '../mail/fake-smtp.ts';
import { until } from './cleanup.ts';
import { freshServer, rowsOf, type Server } from './harness.ts';
import { jsonOf, type Member, member } from './inbox-client.ts';
import { acceptedId, lead, post } from './leads.ts';
import { offerCalls, timesOf, valuesOf } from './offered-calls.ts';
import { changeRows } from './staff-client.ts';

beforeEach(() => offerCalls());

let office: FakeMailServer | undefined;
afterEach(() => office?.stop());

const at = (value: string | undefined): number => slotOf(value) ?? 0;

/** `free` are later times. */
async function booked(env: Record<string, string> = {}) {
  const server = await freshServer(env);
  const [safiya, marco] = [await member(server, 'safiya'), await member(server, 'marco')];
  const [slot = '', ...free] = valuesOf(await timesOf(server)).slice(-4);
  const sent = lead({ slot });
  const id = await acceptedId(await post(server.origin, sent));
  const { revision } = await safiya.lead(id);
  const change = (who: Member, body: object): Promise<Response> =>
    who.post(`/leads/${id}/booked-call`, {
      revision,
      from: at(slot),
      to: null,
      reply: null,
      ...body,
    });
  return { server, safiya, marco, slot, free, id, change, email: String(sent['email']) };
}

const entryLine = async ({ origin }: Server, slot: string, name: string): Promise<string> => {
  const text = await (await fetch(`${origin}/api/call.ics?at=${slot}`)).text();
  return new RegExp(`^${name}:(.*)\r$`, 'm').exec(text)?.[1] ?? '';
};

const decoded = (text: string): string =>
  text.replace(
    /\n\n([\w+/=\n]{40,}?)\n(?=\n|--|$)/g,
    (_all, part: string) => `\n\n${Buffer.from(part, 'base64').toString('utf8')}\n`,
  );

const mailsTo = (email: string) => office?.received.filter(({ to }) => to.includes(email)) ?? [];

describe('A call that staff book', () => {
  /** A request without a call, and how to book one for it. */
  async function open(env: Record<string, string> = {}, change: object = {}) {
    const server = await freshServer(env);
    const safiya = await member(server, 'safiya');
    const times = valuesOf(await timesOf(server)).slice(-4);
    const sent = lead(change);
    const id = await acceptedId(await post(server.origin, sent));
    const book = (body: object) =>
      safiya.post(`/leads/${id}/booked-call`, { revision: 0, from: null, reply: null, ...body });
    return { server, safiya, times, id, book, email: String(sent['email']) };
  }

  it('is booked, off the form, in Calls and in the timeline, and can be moved', async () => {
    const { server, safiya, times, id, book } = await open();
    const [to = '', later = ''] = times;
    const view = await jsonOf<LeadView>(book({ to: at(to) }));
    expect(view).toMatchObject({ callAt: at(to), revision: 1, first: { isBooked: true } });
    expect(view.timeline.at(-1)).toMatchObject({ action: 'book-call', by: 'safiya' });
    expect(valuesOf(await timesOf(server))).not.toContain(to);
    const { days } = await jsonOf<Slots>(safiya.get('/slots'));
    expect(days.flatMap((day) => day.booked)).toMatchObject([{ at: at(to), id }]);
    expect((await book({ revision: 1, to: at(later) })).status).toBe(422);
    const moved = { revision: 1, from: at(to), to: at(later) };
    expect((await jsonOf<LeadView>(book(moved))).callAt).toBe(at(later));
  });

  it('is told by mail with an entry for their calendar, and taken back with it', async () => {
    office = await startFakeMailServer();
    const { server, safiya, times, id, book, email } = await open(office.env);
    const to = at(times[0]);
    await jsonOf(book({ to, reply: 'Hi Ada' }));
    const undone = await jsonOf<LeadView>(safiya.post(`/leads/${id}/booked-call/undo`));
    expect([undone.callAt, undone.preferredTime]).toEqual([null, null]);
    const { revision } = undone;
    await jsonOf(book({ revision, to, reply: 'Hi Ada, our 15 minutes are on Tuesday.' }));
    await until(() => mailsTo(email).length === 1);
    const text = decoded(mailsTo(email)[0]?.text ?? '');
    for (const part of ['our 15 minutes are on', 'METHOD:REQUEST']) expect(text).toContain(part);
    expect(text).toContain(`UID:${await entryLine(server, times[0] ?? '', 'UID')}`);
  });

  it('is told in Spanish to somebody who wrote in Spanish, in the subject and in the calendar', async () => {
    office = await startFakeMailServer();
    const page = { pageUri: '/es/llamada', bestWayToContact: 'call', safeToCall: 'yes' };
    const { times, book, email } = await open(office.env, page);
    await jsonOf(book({ to: at(times[0]), reply: 'Hola, Ada:' }));
    await until(() => mailsTo(email).length === 1);
    const [mail] = mailsTo(email);
    expect(mail?.headers.find((line) => /^Subject:/.test(line))).toMatch(
      /^Subject: (?:Sobre el |=\?utf-8\?)/i,
    );
    expect(decoded(mail?.text ?? '')).toMatch(/SUMMARY:Llamada/);
  });

  it('is none without a time, for spam, or at a time that is not free', async () => {
    const { server, safiya, times, id, book } = await open();
    expect((await book({ to: null })).status).toBe(400);
    expect((await book({ to: at(times[0]) + 60_000 })).status).toBe(422);
    await post(server.origin, lead({ slot: times[1] }));
    expect((await book({ to: at(times[1]) })).status).toBe(422);
    await safiya.act(id, 'spam');
    const { revision } = await safiya.lead(id);
    const refused = await book({ revision, to: at(times[0]) });
    expect([refused.status, await refused.text()]).toEqual([422, expect.stringContaining('Spam')]);
  });
});

describe('A call that is moved', () => {
  it('is booked at the new time, free at the old one, the same entry, and in the timeline', async () => {
    const { server, safiya, slot, free, id, change } = await booked();
    const uid = await entryLine(server, slot, 'UID');
    const [to = ''] = free;
    const view = await jsonOf<LeadView>(change(safiya, { to: at(to) }));
    expect(view).toMatchObject({ callAt: at(to), revision: 1 });
    expect(view.timeline.at(-1)).toMatchObject({ action: 'move-call', by: 'safiya' });
    const open = valuesOf(await timesOf(server));
    expect(open).toContain(slot);
    expect(open).not.toContain(to);
    expect(await entryLine(server, to, 'UID')).toBe(uid);
    expect(await entryLine(server, to, 'SEQUENCE')).toBe('1');
    const { days } = await jsonOf<Slots>(safiya.get('/slots'));
    expect(days.flatMap((day) => day.booked)).toMatchObject([
      { at: at(to), id, noMail: 'This server sends no mail yet.' },
    ]);
    expect((await post(server.origin, lead({ slot }))).status).toBe(200);
  });

  it('is told by mail, with the entry of their calendar', async () => {
    office = await startFakeMailServer();
    const { safiya, slot, free, id, change, server, email } = await booked(office.env);
    const uid = await entryLine(server, slot, 'UID');
    const reply = 'Hi Ada,\n\nI have to move our 15 minutes. Does that work?';
    await jsonOf(change(safiya, { to: at(free[0]), reply }));
    await until(() => mailsTo(email).length === 1);
    const [mail] = mailsTo(email);
    expect(mail?.headers.find((line) => /^Subject:/.test(line))).toMatch(/^Subject: About \w+day$/);
    const text = decoded(mail?.text ?? '');
    for (const part of [
      'I have to move our 15 minutes',
      `UID:${uid}`,
      'SEQUENCE:1',
      'METHOD:REQUEST',
    ])
      expect(text).toContain(part);
    expect(text).toMatch(/text\/calendar; charset=utf-8; method=REQUEST/i);
    const letterOf = async () =>
      (await safiya.lead(id)).timeline.find((entry) => entry.kind === 'reply');
    await until(async () => (await letterOf())?.state === 'sent');
    expect(await letterOf()).toMatchObject({ by: 'safiya', text: reply });
    // One line for the mail, one for the call.
    expect((await safiya.lead(id)).timeline.filter(({ kind }) => kind === 'staff')).toHaveLength(1);
  });

  it('is told by no mail where email was noted as not safe', async () => {
    office = await startFakeMailServer();
    const { safiya, free, id, change } = await booked(office.env);
    await safiya.act(id, 'email-unsafe');
    const revision = (await safiya.lead(id)).revision;
    const refused = await change(safiya, { to: at(free[0]), reply: 'Hi', revision });
    expect([refused.status, await refused.text()]).toEqual([
      422,
      expect.stringContaining('Email isn’t safe'),
    ]);
    const { days } = await jsonOf<Slots>(safiya.get('/slots'));
    expect(days.flatMap((day) => day.booked)).toMatchObject([
      { id, noMail: expect.stringContaining('Email isn’t safe') },
    ]);
    expect((await change(safiya, { to: at(free[0]), revision })).status).toBe(200);
  });

  it('can be taken back while the mail waits, and the mail is not sent', async () => {
    office = await startFakeMailServer();
    const { server, safiya, slot, free, id, change, email } = await booked(office.env);
    await jsonOf(change(safiya, { to: at(free[0]), reply: 'Hi' }));
    const view = await jsonOf<LeadView>(safiya.post(`/leads/${id}/booked-call/undo`));
    expect(view.callAt).toBe(at(slot));
    expect(view.timeline.at(-1)).toMatchObject({ action: 'restore-call' });
    expect(valuesOf(await timesOf(server))).not.toContain(slot);
    expect(rowsOf(server.data, 'select 1 from lead_replies')).toEqual([]);
    expect((await safiya.post(`/leads/${id}/booked-call/undo`)).status).toBe(422);
    expect(mailsTo(email)).toEqual([]);
  });

  it('is not moved twice at once, to a time that was taken, or without being offered', async () => {
    const { server, safiya, marco, free, change } = await booked();
    const [one = '', two = ''] = free;
    await post(server.origin, lead({ slot: two }));
    expect((await change(safiya, { to: at(two) })).status).toBe(422);
    expect((await change(safiya, { to: at(one) + 60_000 })).status).toBe(422);
    const both = await Promise.all([change(safiya, { to: at(one) }), change(marco, { to: null })]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await change(marco, { to: null })).status).toBe(409);
  });

  it('is refused if it is over, if nobody can write, and if it cannot be read', async () => {
    const { safiya, free, change, id } = await booked();
    const past = Math.floor(Date.now() / 60_000) * 60_000 - 3_600_000;
    const over = await change(safiya, { from: past, to: at(free[0]) });
    expect([over.status, await over.text()]).toEqual([422, expect.stringContaining('is over')]);
    expect((await change(safiya, { to: at(free[0]), reply: 'Hi' })).status).toBe(422);
    for (const wrong of [{ to: 'soon' }, { revision: '0' }, { reply: 7 }, { from: 1 }])
      expect([wrong, (await change(safiya, wrong)).status]).toEqual([wrong, 400]);
    expect((await safiya.post('/leads/nothing/booked-call', {})).status).toBe(404);
    expect((await safiya.post(`/leads/${id}/booked-call/told`)).status).toBe(404);
  });
});

describe('A call that is canceled', () => {
  it('is free again, and its entry goes', async () => {
    office = await startFakeMailServer();
    const { server, safiya, slot, id, change, email } = await booked(office.env);
    const view = await jsonOf<LeadView>(change(safiya, { reply: 'I can’t make our call.' }));
    expect(view.callAt).toBeNull();
    expect(view.preferredTime).toMatch(/^Canceled: /);
    expect(valuesOf(await timesOf(server))).toContain(slot);
    await until(() => mailsTo(email).length === 1);
    const text = decoded(mailsTo(email)[0]?.text ?? '');
    for (const part of ['METHOD:CANCEL', 'STATUS:CANCELLED', 'SEQUENCE:1'])
      expect(text).toContain(part);
    // Its timeline outlives it.
    expect(
      (await safiya.lead(id)).timeline.map((entry) => 'action' in entry && entry.action),
    ).toContain('cancel-call');
  });

  it('is told by phone if the mail cannot be sent: staff are told until somebody has', async () => {
    office = await startFakeMailServer();
    const { server, safiya, id, change } = await booked(office.env);
    office.behave({ rcpt: '550 No such user' });
    await jsonOf(change(safiya, { reply: 'Sorry' }));
    // As if it had waited its ten seconds.
    changeRows(server.data, 'update lead_replies set due_at = 0');
    const untold = async (): Promise<Slots['untold']> =>
      (await jsonOf<Slots>(safiya.get('/slots'))).untold;
    await until(async () => (await untold()).length === 1);
    expect(await untold()).toMatchObject([{ id, to: null }]);
    const health = async (): Promise<string> => (await fetch(`${server.origin}/healthz`)).text();
    await until(async () => (await health()).includes('could not be sent to 1 person: call them'));
    await jsonOf(safiya.post(`/leads/${id}/booked-call/told`));
    expect(await untold()).toEqual([]);
    const { timeline } = await safiya.lead(id);
    expect(timeline.flatMap((entry) => ('action' in entry ? [entry.action] : []))).toEqual(
      expect.arrayContaining(['cancel-call', 'call-told']),
    );
  });
});
