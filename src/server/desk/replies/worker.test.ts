import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type Clock, DAY, SECOND } from '../../base/clock.ts';
import type { Send } from '../../base/mail.ts';
import { createLog } from '../../base/log.ts';
import { StoreDown } from '../../base/store-errors.ts';
import type { Store } from '../../run/store.ts';
import { createSqliteStore } from '../../run/open.ts';
import { createReplyWorker, type ReplyWorker } from './worker.ts';

const log = createLog('error', () => undefined);
const folders: string[] = [];
const undo: (() => Promise<void>)[] = [];
let now = 0;
const clock: Clock = { now: () => now, steady: () => now };
beforeEach(() => {
  now = Date.UTC(2026, 10, 20, 15);
});
afterEach(async () => {
  for (const step of undo.splice(0).reverse()) await step();
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

/** Stores of one file with due replies, as two processes have it. */
async function stores(replies: readonly string[]): Promise<{ store: Store; beside: Store }> {
  const folder = mkdtempSync(join(tmpdir(), 'hearthline-'));
  folders.push(folder);
  const open = (): Store => {
    const store = createSqliteStore(join(folder, 'leads.db'), log, clock);
    undo.push(() => store.close());
    return store;
  };
  const store = open();
  const { id } = await store.save({
    form: 'contact',
    fields: { email: 'ada@example.com' },
    receivedAt: now,
    pageUri: '/',
    pageName: '',
    visitorToken: null,
    consents: {},
    spam: false,
    quarantined: false,
    selfTest: false,
    receipt: { digest: 'd', keyed: false, content: 'c' },
    destinations: [],
  });
  const classified = { replyBy: null, therapist: null, person: null, phone: null, phrase: '' };
  await store.inbox.take(() => classified, 9);
  for (const reply of replies)
    await store.replies.add(id, {
      id: reply,
      userId: 'safiya',
      at: now,
      to: 'ada@example.com',
      subject: 'Following up',
      text: 'Hi',
      state: 'waiting',
      reason: null,
      dueAt: now,
    });
  return { store, beside: open() };
}

function startWorker(store: Pick<Store, 'replies'>, send: Send): ReplyWorker {
  const worker = createReplyWorker({
    store,
    send,
    name: 'Practice',
    answersTo: 'office@practice.example',
    calendarOf: () => ({ method: 'REQUEST', text: '' }),
    retryMs: [SECOND],
    clock,
    log,
  });
  undo.push(worker.stop);
  return worker;
}

const turns = async (): Promise<void> => {
  for (let turn = 0; turn < 30; turn += 1) await new Promise((done) => setTimeout(done, 1));
};
const isSettled = async (store: Store): Promise<boolean> => (await store.replies.nextAt()) === null;
const until = async (holds: () => Promise<boolean> | boolean): Promise<void> => {
  while (!(await holds())) await turns();
};
const NONE_REFUSED = { taken: [], refused: [] };
const REPLIES = ['1', '2', '3', '4', '5'];

it('Each reply is sent by one process, however slow the mail server is', async () => {
  const { store, beside } = await stores(REPLIES);
  const sent: string[] = [];
  const workers: ReplyWorker[] = [];
  const send: Send = async ({ id }) => {
    sent.push(id);
    // The longest that one may take. The other process looks meanwhile.
    now += 8 * SECOND;
    for (const { wake } of workers) wake();
    await turns();
    return NONE_REFUSED;
  };
  workers.push(startWorker(store, send), startWorker(beside, send));
  await until(() => isSettled(store));
  expect(sent.sort()).toEqual(REPLIES);
});

it('A stop ends after the reply that is being sent', async () => {
  const { store } = await stores(REPLIES);
  const sent: string[] = [];
  let end: () => void = () => undefined;
  const sending = new Promise<void>((done) => {
    end = done;
  });
  const worker = startWorker(store, async ({ id }) => {
    sent.push(id);
    await sending;
    return NONE_REFUSED;
  });
  await until(() => sent.length > 0);
  const stopped = worker.stop();
  end();
  await stopped;
  expect(sent).toHaveLength(1);
  const { waiting } = await store.replies.backlog(0);
  expect(waiting).toBe(4);
});

it('A reply that went out is not sent again because the store was down afterwards', async () => {
  const { store } = await stores(['1']);
  const sent: string[] = [];
  let failures = 1;
  const { replies } = store;
  const faulty: Store['replies'] = {
    ...replies,
    settle: async (...result) => {
      // Longer than the lease.
      now += 60 * SECOND;
      if (failures === 0) return replies.settle(...result);
      failures -= 1;
      throw new StoreDown('The disk is full');
    },
  };
  startWorker({ replies: faulty }, async ({ id }) => {
    sent.push(id);
    return NONE_REFUSED;
  });
  await until(() => isSettled(store));
  expect(sent).toEqual(['1']);
});

it.each([
  [450, 'waiting'],
  [450, 'waiting', 3 * DAY - SECOND],
  [450, 'failed', 3 * DAY],
  [550, 'refused'],
  [551, 'refused'],
  [552, 'waiting'],
  [553, 'refused'],
  [554, 'refused'],
] as const)('After an answer of %i a reply is %s', async (responseCode, state, age = 0) => {
  const { store } = await stores(['1']);
  now += age;
  startWorker(store, async () => {
    throw Object.assign(new Error('No'), { responseCode });
  });
  const replyOf = async () => (await store.page('', 1))[0]?.replies[0];
  await until(async () => (await replyOf())?.reason !== null);
  expect(await replyOf()).toMatchObject({
    state,
    reason: `The mail server did not take it (${responseCode})`,
  });
});
