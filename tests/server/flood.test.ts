/** A flood of leads is not a flood of mail. The clock is held. */
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { HOUR, MINUTE, SECOND } from '#server/base/clock.ts';
import { createEmail } from '#server/leads/delivery/email.ts';
import type { MailMessage } from '#server/base/mail.ts';
import type { Sent } from '#server/base/mail-result.ts';
import { ALONE_AN_HOUR } from '#server/leads/delivery/pace.ts';
import { createDeliveryWorker } from '#server/leads/delivery/worker.ts';
import { createLog } from '#server/base/log.ts';
import { createPlanner } from '#server/desk/notices/planner.ts';
import { createCounters } from '#server/base/counters.ts';
import { createHealth } from '#server/run/health.ts';
import { createSqliteStore } from '#server/run/open.ts';
import { DEFAULT_SETTINGS } from '#staff/contract/messages/notices.ts';
import { afterwards, emptyFolder, until } from './cleanup.ts';
import { newLead } from './describe-store.ts';

const URL = 'https://practice.example';
const CRISIS = 'I want to hurt myself';

function start() {
  // 2:05 PM in Dallas.
  const time = { now: Date.UTC(2026, 10, 20, 20, 5) };
  const clock = { now: () => time.now, steady: () => time.now };
  const log = createLog('error', () => undefined);
  const store = createSqliteStore(join(emptyFolder(), 'leads.db'), log, clock);
  afterwards(() => store.close());
  const takeNew = async (): Promise<void> => {
    const unclassified = { replyBy: time.now + HOUR, therapist: null, person: null, phone: null };
    await store.inbox.take(
      ({ fields }) => ({
        ...unclassified,
        phrase: fields['message'] === CRISIS ? 'en 1 0000' : '',
      }),
      999,
    );
  };
  let count = 0;
  const save = async (leads: number, message = 'Hi', pageUri = '/'): Promise<string[]> => {
    const ids: string[] = [];
    for (let left = leads; left > 0; left -= 1) {
      count += 1;
      const fields = { firstName: `Linh ${count}`, message };
      const facts = { receivedAt: time.now, destinations: ['email'], fields, pageUri };
      ids.push((await store.save(newLead(count, facts))).id);
    }
    return ids;
  };
  return { time, clock, log, store, takeNew, save };
}

function startMail(answer: (message: MailMessage) => Sent = () => ({ taken: [], refused: [] })) {
  const started = start();
  const { store, clock, log, takeNew, time } = started;
  const messages: MailMessage[] = [];
  const notice = createEmail(
    async (message) => {
      messages.push(message);
      return answer(message);
    },
    ['contact'],
    URL,
  );
  const worker = createDeliveryWorker({
    store,
    destination: { ...notice, spacingMs: 0 },
    retryMs: [SECOND],
    clock,
    log,
    counters: createCounters(),
    takeNew,
  });
  afterwards(() => worker.stop());
  const sent = (wanted: number): Promise<void> => {
    worker.wake();
    return until(() => messages.length >= wanted);
  };
  const waiting = async (): Promise<number> =>
    (await store.backlog()).reduce((sum, one) => sum + one.count, 0);
  /** Lets the worker look, more than once. */
  const look = async (): Promise<void> => {
    for (let round = 0; round < 3; round += 1) {
      worker.wake();
      await new Promise((done) => setTimeout(done, 20));
    }
  };
  return { ...started, messages, sent, waiting, look, pass: (ms: number) => (time.now += ms) };
}

it('Above thirty mails about leads an hour, one every ten minutes names them all; urgent ones go at once', async () => {
  const { save, messages, sent, waiting, look, pass } = startMail();
  await save(ALONE_AN_HOUR + 20);
  await sent(ALONE_AN_HOUR);
  pass(9 * MINUTE);
  await save(6);
  const [spanish] = await save(1, 'Hola', '/es/llamada');
  await look();
  expect(messages).toHaveLength(ALONE_AN_HOUR);
  expect(messages.every(({ subject }) => subject === 'New lead from the contact form')).toBe(true);
  const [urgent] = await save(1, CRISIS);
  await sent(ALONE_AN_HOUR + 1);
  expect(messages.at(-1)).toMatchObject({ id: urgent, subject: 'New lead from the contact form' });
  await until(async () => (await waiting()) === 27);
  pass(MINUTE);
  await sent(ALONE_AN_HOUR + 2);
  const { subject, text } = messages.at(-1) as MailMessage;
  expect(subject).toBe('27 new requests since 2:05 PM');
  expect(text).not.toContain(CRISIS);
  await until(async () => (await waiting()) === 0);
  // Nobody is lost: each is named, or has a mail.
  const named = messages.flatMap((one) => [...one.text.matchAll(/#all\/([\w-]+)/g)]);
  expect(new Set(named.map(([, id]) => id)).size).toBe(ALONE_AN_HOUR + 28);
  expect(text.match(/, Linh \d+, contact form, /g)).toHaveLength(27);
  // Whoever reads it sees who is answered in Spanish.
  expect(text.match(/contact form, in Spanish, \S+/g)).toEqual([
    `contact form, in Spanish, ${URL}/admin#all/${spanish}`,
  ]);
  pass(HOUR);
  const [alone] = await save(1);
  await sent(ALONE_AN_HOUR + 3);
  expect(messages.at(-1)?.id).toBe(alone);
});

it('A flood of urgent leads is summed up every minute', async () => {
  const { save, messages, sent, look, pass } = startMail();
  await save(ALONE_AN_HOUR);
  await sent(ALONE_AN_HOUR);
  await save(ALONE_AN_HOUR + 4, CRISIS);
  await sent(2 * ALONE_AN_HOUR);
  await look();
  expect(messages).toHaveLength(2 * ALONE_AN_HOUR);
  pass(MINUTE);
  await sent(2 * ALONE_AN_HOUR + 1);
  expect(messages.at(-1)?.subject).toBe('4 new requests since 2:05 PM');
});

it('Whoever has a notice or a summary does not get it again with those who wait for it', async () => {
  let isGrey = true;
  const desk = { to: 'desk@practice.example', status: 450, isFinal: false };
  const { save, messages, sent, pass, waiting, look } = startMail(() => ({
    taken: ['office@practice.example'],
    refused: isGrey ? [desk] : [],
  }));
  await save(1);
  await sent(1);
  isGrey = false;
  pass(2 * SECOND);
  await sent(2);
  expect(messages.map(({ except }) => except)).toEqual([[], ['office@practice.example']]);
  await save(ALONE_AN_HOUR + 8);
  await sent(ALONE_AN_HOUR);
  isGrey = true;
  pass(10 * MINUTE);
  await sent(ALONE_AN_HOUR + 1);
  expect(messages.at(-1)).toMatchObject({ except: [], subject: expect.stringMatching(/^10 new/) });
  isGrey = false;
  pass(MINUTE);
  await save(3);
  await look();
  // Counted as a mail, although somebody waits for it.
  expect(messages).toHaveLength(ALONE_AN_HOUR + 1);
  pass(9 * MINUTE);
  await sent(ALONE_AN_HOUR + 2);
  expect(messages.at(-1)?.subject).toMatch(/^10 new|^3 new/);
  pass(10 * MINUTE);
  await sent(ALONE_AN_HOUR + 3);
  const [before, last] = messages.slice(-2);
  const excepted = [before, last].map((one) => [one?.subject.slice(0, 2).trim(), one?.except]);
  expect(excepted).toContainEqual(['10', ['office@practice.example']]);
  expect(excepted).toContainEqual(['3', []]);
  await until(async () => (await waiting()) === 0);
});

it('Notices to staff ring in the same measure', async () => {
  const { store, clock, takeNew, save, time } = start();
  const facts = { role: 'admin' as const, password: '', createdAt: 1, passwordAt: 1 };
  await store.staff.put({ id: 'safiya', username: 'safiya', ...facts });
  const email = 'safiya@practice.example';
  const wanted = { ...DEFAULT_SETTINGS, byEmail: true, email, newRequest: true, readFirst: true };
  await store.notices.setSettings('safiya', wanted);
  const plan = createPlanner({ store, clock, takeNew, canMail: true });
  const rings = async (): Promise<{ kind: string; count: number }[]> => {
    const claimed = await store.notices.claim(time.now, HOUR, 999);
    for (const one of claimed) await store.notices.settle(one, 'sent', 0, null);
    return claimed.map(({ kind, count }) => ({ kind, count }));
  };
  const every = async (looks: number, message?: string): Promise<void> => {
    for (let look = 0; look < looks; look += 1) {
      await save(1, message);
      await plan();
      time.now += SECOND;
    }
  };
  await every(ALONE_AN_HOUR + 10);
  expect(await rings()).toHaveLength(ALONE_AN_HOUR);
  time.now += 10 * MINUTE;
  await plan();
  expect(await rings()).toEqual([{ kind: 'new', count: 10 }]);
  await every(ALONE_AN_HOUR + 5, CRISIS);
  expect(await rings()).toHaveLength(ALONE_AN_HOUR);
  time.now += MINUTE;
  await plan();
  expect(await rings()).toEqual([{ kind: 'first', count: 5 }]);
});

it('Many requests are an issue of /healthz and of alerts, which fails nothing', async () => {
  const { store, clock, save, time } = start();
  await save(ALONE_AN_HOUR);
  const healthOf = () => createHealth({ store, workers: () => [], clock })();
  expect((await healthOf()).issues).toEqual([]);
  await save(1);
  const { status, issues } = await healthOf();
  expect([status, issues]).toMatchObject(['ok', [{ kind: 'many-requests', count: 31 }]]);
  time.now += HOUR + 1;
  expect((await healthOf()).issues).toEqual([]);
});
