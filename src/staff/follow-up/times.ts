/** Times that are offered for a next try, or to look at a lead again. Pure functions; epoch milliseconds. */
import { weekdayOf } from '#features/booking/open-slots.ts';
import type { BusinessHours } from '#features/booking/reply-time.ts';
import { addDays, instantsOf, zoneTimeOf } from '#lib/zone-time.ts';
import { daysOf, minutesOf } from '#lib/hours.ts';
import { shortClock, shortDate, weekday } from '#staff/contract/times.ts';

export interface Choice {
  at: number;
  text: string;
  /** Not past the answer while nobody has written or talked. */
  isOpen: boolean;
}

interface Waiting {
  replyBy: number | null;
  answeredAt: number | null;
}

const MINUTE = 60_000;
const QUARTER = 15 * MINUTE;
const HOUR = 60 * MINUTE;
/** What is late already may be tried again within these hours, as the server has it. */
const GRACE_MS = 4 * HOUR;

/** Whether somebody may wait until a time. */
export const mayWait = ({ replyBy, answeredAt }: Waiting, at: number, now: number): boolean =>
  answeredAt !== null || replyBy === null || at <= Math.max(replyBy, now + GRACE_MS - MINUTE);

const isOpenDay = (day: string, { hours, holidays }: BusinessHours): boolean =>
  daysOf(hours).includes(weekdayOf(day)) && !holidays.includes(day);

/** The open days after a date, at most so many. */
function openDaysAfter(day: string, count: number, business: BusinessHours): string[] {
  const found: string[] = [];
  for (let ahead = 1; ahead <= 60 && found.length < count; ahead += 1) {
    const next = addDays(day, ahead);
    if (isOpenDay(next, business)) found.push(next);
  }
  return found;
}

/** When the office opens on a date. */
export function openingOf(day: string, { hours, zone }: BusinessHours): number {
  const minutes = minutesOf(hours.opens);
  return instantsOf({ day, minutes }, zone)[0] ?? Date.parse(day);
}

/** The next try after a call that nobody answered: in a while, later today, on the next open day. */
export function tryTimes(lead: Waiting, now: number, business: BusinessHours): Choice[] {
  const { zone } = business;
  const { day } = zoneTimeOf(now, zone);
  const soon = [30 * MINUTE, 2 * HOUR]
    .map((wait) => Math.ceil((now + wait) / QUARTER) * QUARTER)
    .filter((at) => zoneTimeOf(at, zone).day === day)
    .map((at) => ({ at, text: shortClock(at, zone) }));
  const [next] = openDaysAfter(day, 1, business).map((open) => ({
    at: openingOf(open, business),
    text: open === addDays(day, 1) ? 'Tomorrow' : `${weekday(open)}, ${shortDate(open)}`,
  }));
  return [...soon, ...(next ? [next] : [])].map((one) => ({
    ...one,
    isOpen: mayWait(lead, one.at, now),
  }));
}

/** Days on which to look at it again: this afternoon, the next open days, in two weeks. */
export function laterTimes(lead: Waiting, now: number, business: BusinessHours): Choice[] {
  const { zone } = business;
  const { day, minutes } = zoneTimeOf(now, zone);
  const afternoon = 14 * 60;
  const today =
    minutes < afternoon - 30 && isOpenDay(day, business)
      ? [
          {
            at: instantsOf({ day, minutes: afternoon }, zone)[0] ?? now,
            text: 'This afternoon, 2 PM',
          },
        ]
      : [];
  const days = openDaysAfter(day, 3, business);
  const [fortnight] = openDaysAfter(addDays(day, 13), 1, business);
  return [
    ...today,
    ...days.map((open) => ({ at: openingOf(open, business), text: dayText(open) })),
    ...(fortnight && !days.includes(fortnight)
      ? [
          {
            at: openingOf(fortnight, business),
            text: `In two weeks, ${dayText(fortnight)}`,
          },
        ]
      : []),
  ].map((one) => ({ ...one, isOpen: mayWait(lead, one.at, now) }));
}

const dayText = (day: string): string => `${weekday(day)}, ${shortDate(day)}`;
