/** Open times as the booking form shows them: in the visitor's time zone, by day, with words for closed days. */
import { ENGLISH_TIMES, type TimesWords } from './times-words.en.ts';
import { openSlots, type SlotDay, type Taken } from './open-slots.ts';
import { slotValue } from './preferred-time.ts';
import { type BusinessHours, replyBy } from './reply-time.ts';
import type { SlotRules } from './slot-rules.ts';
import { addDays, zoneTimeOf } from '#lib/zone-time.ts';

/** From when on a weekday could be taken for the next one. */
const FAR_MS = 6 * 24 * 3_600_000;

export function replyByText(at: number, business: BusinessHours, { reply }: TimesWords): string {
  const due = replyBy(at, business);
  return reply(due, business.zone, due - at >= FAR_MS);
}

export interface OfferedTime {
  /** Value of the field `slot`. */
  value: string;
  /** `3:00 PM` */
  text: string;
  /** `Tuesday, November 24` */
  day: string;
  /** Another visitor has just booked it. */
  isTaken?: true;
}

/** A day with its times, or days without any. */
export interface OfferedDay {
  /** `Today`, `Tuesday`, `Thursday, Friday` */
  name: string;
  /** `November 24`; empty for several days. */
  date: string;
  times: OfferedTime[];
  /** Why there are no times. */
  note: string;
}

export interface OfferedTimes {
  zone: string;
  /** `Central Time` */
  zoneName: string;
  days: OfferedDay[];
  /** `December 5`, the last day with calls. */
  until: string;
  /** Latest reply, `Tuesday, 3 PM`. */
  replyBy: string;
}

interface Row extends OfferedDay {
  /** The date in the visitor's zone, or the practice's for a day without times. */
  day: string;
}

const noteOf = (why: SlotDay['why'], { taken, closed }: TimesWords): string => {
  if (why === 'taken') return taken;
  return why ? closed(why.closed) : '';
};

/** The visitor's midnight may divide a day of the practice. */
function openRows(
  days: readonly SlotDay[],
  zone: string,
  gone: number | undefined,
  words: TimesWords,
): Row[] {
  const open = days.flatMap((one) => one.open);
  const isGone = gone !== undefined && !open.includes(gone);
  const starts = isGone ? [...open, gone].sort((one, other) => one - other) : open;
  const byDay = Map.groupBy(starts, (at) => zoneTimeOf(at, zone).day);
  return [...byDay].map(([day, [first = 0, ...others]]) => ({
    day,
    name: words.weekday(first, zone),
    date: words.date(first, zone),
    times: [first, ...others].map((at) => ({
      value: slotValue(at),
      text: words.time(at, zone),
      day: words.day(at, zone),
      ...(isGone && at === gone && { isTaken: true as const }),
    })),
    note: '',
  }));
}

/** Neighboring days with the same reason share a row. */
function closedRows(days: readonly SlotDay[], words: TimesWords): Row[] {
  const rows: Row[] = [];
  for (const [index, { day, why }] of days.entries()) {
    if (!why) continue;
    const note = noteOf(why, words);
    const name = words.weekday(Date.parse(day), 'UTC');
    const before = rows.at(-1);
    if (before?.note === note && days[index - 1]?.why) {
      before.name += `, ${name}`;
      before.date = '';
    } else rows.push({ day, name, date: words.date(Date.parse(day), 'UTC'), times: [], note });
  }
  return rows;
}

const lastDay = ({ horizon }: SlotRules, now: number, zone: string): string =>
  addDays(zoneTimeOf(now, zone).day, horizon - 1);

export interface Offer {
  rules: SlotRules;
  business: BusinessHours;
}

/** `gone`: a start that another visitor has just booked, listed as taken. `now` in epoch milliseconds. */
export function offeredTimes(
  { rules, business }: Offer,
  taken: Taken,
  now: number,
  zone: string,
  { gone, words = ENGLISH_TIMES }: { gone?: number | undefined; words?: TimesWords } = {},
): OfferedTimes {
  const days = openSlots(rules, taken, { now, zone: business.zone });
  const today = zoneTimeOf(now, zone).day;
  const open = openRows(days, zone, gone, words);
  const closed = closedRows(days, words).filter(({ day }) => !open.some((row) => row.day === day));
  const rows = [...open, ...closed].sort((one, other) => (one.day < other.day ? -1 : 1));
  return {
    zone,
    zoneName: words.zoneName(zone),
    days: rows.map(({ day, ...row }) =>
      day === today && row.date
        ? { ...row, name: words.today, date: `${row.name}, ${row.date}` }
        : row,
    ),
    until: words.date(Date.parse(lastDay(rules, now, business.zone)), 'UTC'),
    replyBy: replyByText(now, business, words),
  };
}

export const holidaysOf = (rules: SlotRules | undefined): string[] =>
  (rules?.exceptions ?? []).filter(({ closed }) => closed).map(({ day }) => day);
