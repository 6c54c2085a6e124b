import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { InboxRow } from '#staff/contract/inbox.ts';
import { $connection, $signedOut, ask } from './client.ts';
import { $arrived, $filters, $list, applyFilters, loadInbox, refresh, showQueue } from './inbox.ts';
import { takeOut } from '../follow-up/take-out.ts';
import { act, $conflict, $waiting, sendWaiting } from './lead.ts';

const calls = vi.fn<(url: string, init: RequestInit) => Promise<Response>>();
beforeAll(() => {
  vi.stubGlobal('fetch', calls);
  vi.stubGlobal('location', { origin: 'https://www.example.com' });
  vi.stubGlobal('localStorage', { getItem: () => null });
});
afterAll(() => vi.unstubAllGlobals());

const row = (id: string): InboxRow => ({ id, firstName: id, answeredAt: null }) as InboxRow;
const counts = { first: 0, due: 0, unanswered: 1, undelivered: 0, spam: 0, all: 1, overdue: 0 };
const pageOf = (...ids: string[]): Response =>
  Response.json({
    rows: ids.map(row),
    first: [],
    people: [],
    next: null,
    counts,
    version: '1',
    now: 1,
  });
const shown = (): string[] => $list.get().rows.map(({ id }) => id);

beforeEach(() => {
  calls.mockReset();
  $connection.set({ isOnline: true, since: 0 });
  $signedOut.set(false);
  $waiting.set([]);
  $conflict.set(null);
});

it('new leads wait above the list, which does not move; those that left the queue go', async () => {
  calls.mockResolvedValueOnce(pageOf('a', 'b'));
  await loadInbox();
  calls.mockResolvedValueOnce(pageOf('new', 'b'));
  await refresh();
  expect(shown()).toEqual(['b']);
  expect($arrived.get().map(({ id }) => id)).toEqual(['new']);
  expect(calls.mock.lastCall?.[1].headers).toMatchObject({ 'X-Background': '1' });
});

it('rows that were taken out go back to their place', async () => {
  calls.mockResolvedValueOnce(pageOf('a', 'b', 'c'));
  await loadInbox();
  const putBack = takeOut(new Set(['b']));
  expect(shown()).toEqual(['a', 'c']);
  putBack();
  expect(shown()).toEqual(['a', 'b', 'c']);
});

it('marks wait for the connection and go out in their order', async () => {
  calls.mockRejectedValueOnce(new TypeError('offline'));
  calls.mockRejectedValueOnce(new TypeError('offline'));
  await act('a', 'answer');
  await act('b', 'note', { text: 'Later' });
  expect($connection.get().isOnline).toBe(false);
  calls.mockRejectedValueOnce(new TypeError('offline'));
  await sendWaiting();
  expect($waiting.get().map(({ id }) => id)).toEqual(['a', 'b']);
  calls.mockImplementation((url) => Promise.resolve(Response.json({ id: url })));
  await sendWaiting();
  expect($waiting.get()).toEqual([]);
  expect(calls.mock.calls.slice(-2).map(([url]) => url)).toEqual([
    '/api/admin/leads/a/answer',
    '/api/admin/leads/b/note',
  ]);
});

it('another person’s action is kept beside ours', async () => {
  calls.mockResolvedValueOnce(Response.json({ id: 'a', revision: 2 }, { status: 409 }));
  expect(await act('a', 'answer', { revision: 1 })).toBeNull();
  expect($conflict.get()).toMatchObject({ action: 'answer', now: { revision: 2 } });
});

it('an ended session is noticed wherever it shows', async () => {
  calls.mockResolvedValueOnce(Response.json({}, { status: 401 }));
  await expect(ask('inbox')).rejects.toMatchObject({ trouble: 'signed-out', status: 401 });
  expect($signedOut.get()).toBe(true);
});

it('filters are in the address, whose change loads the list; the search is in neither', async () => {
  const hashes: string[] = [];
  const origin = 'https://www.example.com';
  vi.stubGlobal('location', { origin, hash: '#all/lead-1' });
  vi.stubGlobal('history', { pushState: (_: null, __: '', to: string) => hashes.push(to) });
  vi.stubGlobal('dispatchEvent', () => true);
  await applyFilters({ search: 'Renata', assignedTo: 'me' });
  expect(hashes).toEqual(['#all?assignedTo=me']);
  expect(calls).not.toHaveBeenCalled();
  calls.mockResolvedValueOnce(pageOf('a'));
  await showQueue('all', 'assignedTo=me');
  const sent = JSON.parse(String(calls.mock.lastCall?.[1].body));
  expect(sent).toEqual({ queue: 'all', search: 'Renata', assignedTo: 'me' });
  // Another search alone is no other address.
  vi.stubGlobal('location', { origin, hash: '#all?assignedTo=me' });
  calls.mockResolvedValueOnce(pageOf('a'));
  await applyFilters({ search: 'Dev', assignedTo: 'me' });
  expect(hashes).toHaveLength(1);
  expect(shown()).toEqual(['a']);
  $filters.set({});
});
