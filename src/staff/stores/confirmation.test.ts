import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { $signedOut, ask, askJson } from './client.ts';
import { $confirming } from './confirmation.ts';

const calls = vi.fn<(url: string, init: RequestInit) => Promise<Response>>();
beforeAll(() => {
  vi.stubGlobal('fetch', calls);
  vi.stubGlobal('location', { origin: 'https://www.example.com' });
  vi.stubGlobal('localStorage', { getItem: () => null });
});
afterAll(() => vi.unstubAllGlobals());

const json = (body: object, status: number): Response => Response.json(body, { status });
const UNCONFIRMED = { message: 'Please show first that it is you.', needsConfirmation: true };

/** A server that wants to know who is there until `confirmed`; requests with the former token are signed out then. */
function server() {
  const state = { confirmed: false, asked: [] as string[] };
  calls.mockImplementation(async (url) => {
    state.asked.push(url);
    return state.confirmed ? json({ done: url }, 200) : json(UNCONFIRMED, 403);
  });
  return state;
}

afterEach(() => {
  calls.mockReset();
  $signedOut.set(false);
});

it('a change that needs a confirmation goes on after it, all that wait with one question', async () => {
  const state = server();
  const both = [askJson('export', { body: { queue: 'all' } }), askJson('staff', { body: {} })];
  await expect.poll(() => $confirming.get()).toBeDefined();
  await expect.poll(() => state.asked).toHaveLength(2);
  state.confirmed = true;
  $confirming.get()?.(true);
  expect(await Promise.all(both)).toEqual([
    { done: expect.stringContaining('export') },
    { done: expect.stringContaining('staff') },
  ]);
  expect($confirming.get()).toBeUndefined();
});

it('a change that is not confirmed fails, and can be tried again', async () => {
  server();
  const refused = ask('staff', { body: {} });
  await expect.poll(() => $confirming.get()).toBeDefined();
  $confirming.get()?.(false);
  await expect(refused).rejects.toMatchObject({ trouble: 'forbidden', body: UNCONFIRMED });
  const again = ask('staff', { body: {} });
  await expect.poll(() => $confirming.get()).toBeDefined();
  $confirming.get()?.(false);
  await expect(again).rejects.toMatchObject({ status: 403 });
});

it('what was on its way with the former token of the session is sent again, and nobody is signed out', async () => {
  let isNew = false;
  const tokens: boolean[] = [];
  calls.mockImplementation(async (url) => {
    tokens.push(isNew);
    if (url.endsWith('/export') && !isNew) return json(UNCONFIRMED, 403);
    return isNew ? json({}, 200) : json({ message: 'You are signed out.' }, 401);
  });
  const exported = ask('export', { body: {} });
  await expect.poll(() => $confirming.get()).toBeDefined();
  const polled = ask('inbox/changes?since=0', { isBackground: true });
  await expect.poll(() => tokens).toHaveLength(2);
  // The confirmation itself waits for no other.
  await expect(ask('account/confirm', { body: {} })).rejects.toMatchObject({ status: 401 });
  $signedOut.set(false);
  isNew = true;
  $confirming.get()?.(true);
  expect((await exported).status).toBe(200);
  expect((await polled).status).toBe(200);
  expect($signedOut.get()).toBe(false);
  isNew = false;
  await expect(ask('inbox/changes?since=0')).rejects.toMatchObject({ status: 401 });
  expect($signedOut.get()).toBe(true);
});
