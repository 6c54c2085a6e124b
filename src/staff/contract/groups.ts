/** Groups of the inbox, which say again in words what color says. Pure functions. */
import type { BusinessHours } from '#features/booking/reply-time.ts';
import { weekdayOf } from '#features/booking/open-slots.ts';
import { addDays, zoneTimeOf } from '#lib/zone-time.ts';
import { clock, daysOf, minutesOf } from '#lib/hours.ts';
import type { InboxRow, Queue } from './inbox.ts';
import { capital, dayName } from './times.ts';

export interface Group {
  key: string;
  title: string;
  /** Words at the end of the line. */
  note: string;
  isOverdue: boolean;
  rows: readonly InboxRow[];
}

/** `Thu`, `Thu and Fri`, `Thu, Fri and Mon`. */
const list = (names: readonly string[]): string =>
  names.length > 1 ? `${names.slice(0, -1).join(', ')} and ${names.at(-1)}` : (names[0] ?? '');

/** The closed business days of the week that begins today: `Office closed Thu and Fri`. */
function closedDays(today: string, { hours, holidays }: BusinessHours): string {
  const days = Array.from({ length: 7 }, (_, ahead) => addDays(today, ahead));
  const closed = days.filter(
    (day) => holidays.includes(day) && daysOf(hours).includes(weekdayOf(day)),
  );
  return closed.length ? `Office closed ${list(closed.map((day) => dayName(day, today)))}` : '';
}

/** Whether nobody is there on a date: a holiday, or no business day. */
const isClosed = (day: string, { hours, holidays }: BusinessHours): boolean =>
  holidays.includes(day) || !daysOf(hours).includes(weekdayOf(day));

/** What decides the group of a row. */
function keyOf(row: InboxRow, queue: Queue, now: number, zone: string): string {
  if (queue === 'undelivered') return row.delivery;
  if (queue === 'spam' || queue === 'first') return queue;
  if (queue === 'all') return zoneTimeOf(row.receivedAt, zone).day;
  if (row.replyBy === null) return 'none';
  return row.replyBy < now ? 'overdue' : zoneTimeOf(row.replyBy, zone).day;
}

const TITLES: Readonly<Record<string, readonly [title: string, note: string]>> = {
  overdue: ['Overdue', 'Answer first'],
  none: ['No reply needed', ''],
  first: ['Read first', 'oldest first'],
  spam: ['Spam', 'never delivered, never deleted unseen'],
  waiting: ['Waiting', 'go out by themselves'],
  refused: ['Refused', 'need you'],
  failed: ['Given up', 'need you'],
  quarantined: ['Held back', 'need you'],
};

/** Rows in groups, in the order they came in. Neighbors with the same key are one group. */
export function groupRows(
  rows: readonly InboxRow[],
  queue: Queue,
  now: number,
  business: BusinessHours,
): Group[] {
  const { day: today, minutes } = zoneTimeOf(now, business.zone);
  const isOpen = minutes < minutesOf(business.hours.closes);
  const byKey = Map.groupBy(rows, (row) => keyOf(row, queue, now, business.zone));
  const closed = closedDays(today, business);
  // What is due on a closed day says so itself; the days ahead stand above the first rows that are due on an open one.
  const firstLater = [...byKey.keys()].find(
    (key) => /^\d/.test(key) && key > today && !isClosed(key, business),
  );
  return [...byKey].map(([key, members]) => {
    const [name, words = ''] = TITLES[key] ?? [];
    const count = queue === 'all' ? '' : ` · ${members.length}`;
    const isDue = /^\d/.test(key) && queue !== 'all';
    const shut = isDue && isClosed(key, business) ? `Office closed ${dayName(key, today)}` : '';
    const ends = isDue && key === today && isOpen ? `until ${closing(business)}` : '';
    const later = key === firstLater && queue === 'unanswered' ? closed : '';
    return {
      key,
      title: `${name ?? capital(`${queue === 'all' ? '' : 'due '}${dayName(key, today)}`)}${count}`,
      note: words || shut || ends || later,
      isOverdue: key === 'overdue',
      rows: members,
    };
  });
}

/** `5 PM` */
const closing = ({ hours }: BusinessHours): string => clock(hours.closes).replace(':00', '');
