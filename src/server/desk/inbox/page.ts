import { addDays, instantsOf, zoneTimeOf } from '#lib/zone-time.ts';
import type { InboxChanges, InboxPage, InboxRow } from '#staff/contract/inbox.ts';
import { maySee } from '#staff/contract/practice.ts';
import type { InboxDeps } from '../deps.ts';
import type { ListedLead } from './port.ts';
import { cursorOf, type CheckedQuery } from './query.ts';
import { listPage, positionOf } from './search.ts';
import { rowOf } from './view.ts';

const ROWS = 50;
/** Rows of `first` on every page. */
const FIRST_ROWS = 5;
const MAX_CHANGES = 200;

/** End of the day in the practice's time zone. */
export function dayEnd(now: number, zone: string): number {
  const tomorrow = addDays(zoneTimeOf(now, zone).day, 1);
  return instantsOf({ day: tomorrow, minutes: 0 }, zone)[0] ?? Date.parse(tomorrow);
}

export type PageDeps = Pick<
  InboxDeps,
  'store' | 'clock' | 'takeNew' | 'receivers' | 'phrases' | 'business'
>;

/** @param signal of the request @throws {StoreDown} @throws {NobodyWaits} */
export async function inboxPage(
  { store: { inbox, staff }, clock, takeNew, receivers, phrases, business }: PageDeps,
  query: CheckedQuery,
  signal?: AbortSignal,
): Promise<InboxPage> {
  await takeNew();
  const now = clock.now();
  // Counted first: what changes in between is in the next list of changes.
  const { version, ...counts } = await inbox.counts(now, dayEnd(now, business().zone), receivers);
  const { leads, hasMore } = await listPage(
    inbox,
    { ...query, receivers, dueUntil: dayEnd(now, business().zone) },
    ROWS,
    signal,
  );
  const urgent = counts.first ? await inbox.list({ queue: 'first', most: FIRST_ROWS }) : [];
  const deliveries = await inbox.deliveries([...leads, ...urgent].map(({ lead }) => lead.id));
  const last = leads.at(-1);
  const words = phrases();
  const row = (one: ListedLead): InboxRow =>
    rowOf(one, deliveries.get(one.lead.id) ?? [], receivers, words);
  return {
    rows: leads.map(row),
    first: urgent.map(row),
    next: hasMore && last ? cursorOf(positionOf(last, query.queue)) : null,
    counts,
    // Who sees no leads cannot answer one.
    people: (await staff.users()).flatMap(({ id, username, role }) =>
      maySee(role, 'inbox') ? [{ id, username }] : [],
    ),
    version: String(version),
    now,
  };
}

/** @throws {StoreDown} */
export async function inboxChanges(
  { store: { inbox }, clock, takeNew, receivers, business }: PageDeps,
  since: number,
): Promise<InboxChanges> {
  await takeNew();
  const now = clock.now();
  const { version, ...counts } = await inbox.counts(now, dayEnd(now, business().zone), receivers);
  const changed = await inbox.changes(since, MAX_CHANGES);
  return { version: String(version), counts, changed, now };
}
