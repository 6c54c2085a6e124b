/** The days of a week of calls, for the list of a phone and the table of a desk. Pure functions. */
import { zoneTimeOf } from '#lib/zone-time.ts';
import type { BookedCall, SlotsDay } from '#staff/contract/slots.ts';
import { capital, dayName, shortDate, weekday } from '#staff/contract/times.ts';

/** Columns beside each other. */
const COLUMNS = 5;
/** Height of a row of the table, minutes. */
const STEP = 30;

/** A day, or days in a row that are closed for the same reason. */
export interface Column {
  days: readonly [SlotsDay, ...SlotsDay[]];
  /** `Today`, `Wed`, `Thu, Fri` */
  name: string;
  /** `Nov 25`, `Thanksgiving` */
  about: string;
  /** Nobody can call or be called. */
  isShut: boolean;
}

const isShut = ({ closed, booked }: SlotsDay): boolean => closed !== null && booked.length === 0;

/** The columns of days. */
export function columnsOf(days: readonly SlotsDay[], today: string): Column[] {
  const columns: Column[] = [];
  for (const day of days) {
    const before = columns.at(-1);
    const [first] = before?.days ?? [];
    if (before && first && before.isShut && isShut(day) && first.closed === day.closed) {
      const all = [...before.days, day] as const;
      columns[columns.length - 1] = {
        ...before,
        days: [first, ...all.slice(1)],
        name: all.map((one) => weekday(one.day)).join(', '),
        about: day.closed ?? '',
      };
      continue;
    }
    const isToday = day.day === today;
    const date = shortDate(day.day);
    const about = isToday ? `${weekday(day.day)}, ${date}` : date;
    columns.push({
      days: [day],
      name: isToday ? capital(dayName(day.day, today)) : weekday(day.day),
      about: isShut(day) ? `${date}, ${day.closed}` : about,
      isShut: isShut(day),
    });
  }
  return columns;
}

/** Days from one on that make a week: as many as have room beside each other. */
export function weekFrom(days: readonly SlotsDay[], start: number, today: string): SlotsDay[] {
  let end = start;
  while (end < days.length && columnsOf(days.slice(start, end + 1), today).length <= COLUMNS)
    end += 1;
  return days.slice(start, end);
}

/** `2 booked · 3 free`, `5 booked · full` */
export function countText({ booked, free, closed }: SlotsDay): string {
  if (closed !== null && booked.length === 0) return closed;
  const counts = [
    booked.length > 0 && `${booked.length} booked`,
    free.length > 0 ? `${free.length} free` : 'full',
  ];
  return [closed, ...counts].filter(Boolean).join(' · ');
}

/** Something at a time of a day. */
export type Entry =
  | { kind: 'booked'; at: number; call: BookedCall }
  | { kind: 'free'; at: number; starts: readonly number[] }
  | { kind: 'busy'; at: number; until: number };

/** What a day has, earliest first; free times are one entry, busy times are those of the hours of calls. */
export function entriesOf({ booked, free, busy }: SlotsDay): Entry[] {
  const [first] = free;
  const entries: Entry[] = [
    ...booked.map((call) => ({ kind: 'booked' as const, at: call.at, call })),
    ...(first === undefined ? [] : [{ kind: 'free' as const, at: first, starts: free }]),
    ...busy.map(([at, until]) => ({ kind: 'busy' as const, at, until })),
  ];
  return entries.sort((one, other) => one.at - other.at);
}

/** A cell of the table. */
export interface Cell {
  booked: readonly BookedCall[];
  free: readonly number[];
  isBusy: boolean;
  /** The busy time begins here, or the table does. */
  isBusyStart: boolean;
  /** Now is in it. */
  isNow: boolean;
}

export interface Row {
  /** Minutes since midnight. */
  minutes: number;
  cells: readonly Cell[];
}

const minutesAt = (at: number, zone: string): number => zoneTimeOf(at, zone).minutes;
const floor = (minutes: number): number => Math.floor(minutes / STEP) * STEP;

/** Rows of half hours that have all calls, and at least the hours given, minutes since midnight. */
export function rowsOf(
  columns: readonly Column[],
  hours: { opens: number; closes: number },
  now: number,
  zone: string,
): Row[] {
  const days = columns.map(({ days: [day] }) => day);
  const starts = days
    .flatMap(({ booked, free }) => [...booked.map(({ at }) => at), ...free])
    .map((at) => minutesAt(at, zone));
  const from = floor(Math.min(hours.opens, ...starts));
  const until = Math.max(hours.closes, ...starts.map((start) => floor(start) + STEP));
  const today = zoneTimeOf(now, zone);
  return Array.from({ length: Math.ceil((until - from) / STEP) }, (_, index) => {
    const minutes = from + index * STEP;
    const isHere = (at: number): boolean => floor(minutesAt(at, zone)) === minutes;
    const cells = days.map((day): Cell => {
      const spans = day.busy.map(([start, end]) => {
        const first = minutesAt(start, zone);
        // The end of the day is midnight, which is zero again.
        const last = minutesAt(end, zone) || 24 * 60;
        return [first, last] as const;
      });
      const span = spans.find(([start, end]) => start < minutes + STEP && end > minutes);
      return {
        booked: day.booked.filter(({ at }) => isHere(at)),
        free: day.free.filter(isHere),
        isBusy: span !== undefined,
        isBusyStart: span !== undefined && (floor(span[0]) === minutes || index === 0),
        isNow: today.day === day.day && floor(today.minutes) === minutes,
      };
    });
    return { minutes, cells };
  });
}
