/** The list of leads. In memory only: never in storage, never in an address; of the filters, the search. */
import type { InboxPage, InboxQuery, InboxRow, Queue } from '#staff/contract/inbox.ts';
import { atom } from 'nanostores';
import { askJson, StaffError } from './client.ts';
import { setClock } from './clock.ts';
import { $counts } from './counts.ts';
import type { Person } from '#staff/contract/accounts.ts';
import { filtersIn, filterText, goTo, readView } from './view.ts';

export type Filters = Omit<InboxQuery, 'queue' | 'cursor'>;

export interface InboxList {
  status: 'loading' | 'ready' | 'failed';
  rows: readonly InboxRow[];
  next: string | null;
  failure: StaffError | null;
  /** When it was loaded, epoch milliseconds. */
  loadedAt: number;
}

const EMPTY: InboxList = { status: 'loading', rows: [], next: null, failure: null, loadedAt: 0 };

export const $queue = atom<Queue>('unanswered');
export const $filters = atom<Filters>({});
export const $list = atom<InboxList>(EMPTY);
/** The oldest messages to be read first, whatever the queue. */
export const $first = atom<readonly InboxRow[]>([]);
/** New rows that wait above the list until they are asked for. */
export const $arrived = atom<readonly InboxRow[]>([]);
/** Everybody a lead may be assigned to. */
export const $colleagues = atom<readonly Person[]>([]);
/** Rows marked for one action. */
export const $picked = atom<ReadonlySet<string>>(new Set());

/** Of the last response, for what changed since. */
let version = '';
/** Counts up with every question, so that a late response to an earlier one is dropped. */
let asked = 0;

async function fetchPage(cursor: string | null, isBackground: boolean): Promise<InboxPage> {
  const body = { queue: $queue.get(), ...$filters.get(), ...(cursor && { cursor }) };
  const page = await askJson<InboxPage>('inbox', { body, isBackground });
  setClock(page.now);
  $counts.set(page.counts);
  $colleagues.set(page.people);
  if (!cursor) $first.set(page.first);
  version = page.version;
  return page;
}

/** Loads the first page of the queue. What is shown stays until it is there, unless the queue is another. */
export async function loadInbox(isOther = true): Promise<void> {
  asked += 1;
  const mine = asked;
  $arrived.set([]);
  if (isOther) {
    $picked.set(new Set());
    $list.set(EMPTY);
  }
  try {
    const { rows, next } = await fetchPage(null, false);
    if (mine === asked)
      $list.set({ status: 'ready', rows, next, failure: null, loadedAt: Date.now() });
  } catch (error) {
    if (!(error instanceof StaffError)) throw error;
    const { rows } = $list.get();
    if (mine === asked && !rows.length) $list.set({ ...EMPTY, status: 'failed', failure: error });
  }
}

/** Loads the next page. */
export async function loadMore(): Promise<void> {
  const { next, rows } = $list.get();
  if (!next) return;
  const mine = asked;
  const page = await fetchPage(next, false);
  if (mine !== asked) return;
  const known = new Set(rows.map(({ id }) => id));
  const more = page.rows.filter(({ id }) => !known.has(id));
  $list.set({ ...$list.get(), rows: [...rows, ...more], next: page.next });
}

/** Shows a queue with the filters of its address; the search stays. */
export function showQueue(queue: Queue, filters: string): Promise<void> {
  const { search } = $filters.get();
  $queue.set(queue);
  $filters.set({ ...filtersIn(filters), ...(search && { search }) });
  return loadInbox();
}

/** Searches and filters the queue. A change of the address shows its list. */
export function applyFilters(filters: Filters): Promise<void> {
  const text = filterText(filters);
  $filters.set(filters);
  if (text === readView(location.hash).filters) return loadInbox();
  goTo({ filters: text, lead: null, isFull: false, isAmongFirst: false });
  return Promise.resolve();
}

let lastPicked: string | null = null;

/** Selects or deselects a row; with `upTo`, selects all from the last one to it. */
export function pickRow(id: string, upTo: boolean): void {
  const picked = new Set($picked.get());
  const ids = $list.get().rows.map((row) => row.id);
  const ends = [ids.indexOf(lastPicked ?? id), ids.indexOf(id)];
  const [from, to] = ends.sort((one, other) => one - other);
  if (upTo && from !== undefined && to !== undefined && from >= 0)
    for (const one of ids.slice(from, to + 1)) picked.add(one);
  else if (!picked.delete(id)) picked.add(id);
  lastPicked = id;
  $picked.set(picked);
}

/** Changes rows in place. */
export function changeRows(change: (row: InboxRow) => InboxRow): void {
  const list = $list.get();
  $list.set({ ...list, rows: list.rows.map(change) });
  $first.set(
    $first
      .get()
      .map(change)
      .filter(({ isFirst }) => isFirst),
  );
}

/** Puts new rows into the list, at the place the server gave them. */
export function showArrived(): Promise<void> {
  return loadInbox(false);
}

/**
 * Compares the first page with what is shown: known rows change in place, rows that left the queue go, new ones wait
 * above the list, which does not move.
 */
export async function refresh(): Promise<void> {
  const mine = asked;
  const before = $list.get();
  const page = await fetchPage(null, true);
  const shown = $list.get();
  if (mine !== asked || shown.status !== 'ready' || shown.rows !== before.rows) return;
  const fresh = new Map(page.rows.map((row) => [row.id, row]));
  const known = new Set(shown.rows.map(({ id }) => id));
  const isWhole = shown.next === null && page.next === null;
  const kept = shown.rows.slice(0, isWhole ? undefined : page.rows.length);
  const rows = kept.flatMap((row) => fresh.get(row.id) ?? (isWhole ? [] : [row]));
  const rest = shown.rows.slice(kept.length);
  $list.set({ ...shown, rows: [...rows, ...rest], loadedAt: Date.now() });
  $arrived.set(page.rows.filter(({ id }) => !known.has(id)));
}

/** Version of the list that is shown. */
export const shownVersion = (): string => version;
