/** Latest reply of the practice, in its time zone (R311). */
import { daysOf, type Hours, minutesOf } from '#lib/hours.ts';
import { weekdayOf } from './open-slots.ts';
import { addDays, instantsOf, zoneTimeOf, type ZoneTime } from '#lib/zone-time.ts';

export interface BusinessHours {
  hours: Hours;
  zone: string;
  /** Dates such as `2026-11-26`. */
  holidays: readonly string[];
  /** 24 are a business day, the same clock time on the next one; a remainder counts in open hours. */
  replyHours: number;
}

/** @param holidays dates on which the practice is closed */
export const businessHours = (
  facts: { phoneHours: Hours; timeZone: string; consultation: { replyHours: number } },
  holidays: readonly string[] = [],
): BusinessHours => ({
  hours: facts.phoneHours,
  zone: facts.timeZone,
  holidays,
  replyHours: facts.consultation.replyHours,
});

const HOUR = 60;

const isBusinessDay = (day: string, { hours, holidays }: BusinessHours): boolean =>
  daysOf(hours).includes(weekdayOf(day)) && !holidays.includes(day);

/** The first business day from a date on; the date itself for a practice that never opens. */
function businessDayFrom(day: string, business: BusinessHours): string {
  for (let ahead = 0; ahead < 366; ahead += 1) {
    const next = addDays(day, ahead);
    if (isBusinessDay(next, business)) return next;
  }
  return day;
}

/** When the practice reads a request: at once in business hours, otherwise when it opens next. */
function readAt({ day, minutes }: ZoneTime, business: BusinessHours): ZoneTime {
  const opens = minutesOf(business.hours.opens);
  if (!isBusinessDay(day, business) || minutes >= minutesOf(business.hours.closes))
    return { day: businessDayFrom(addDays(day, 1), business), minutes: opens };
  return { day, minutes: Math.max(minutes, opens) };
}

/** In the hour that spring skips, the day's beginning, which is early enough. */
const instantOf = (time: ZoneTime, zone: string): number =>
  instantsOf(time, zone)[0] ?? Date.parse(time.day);

function businessDaysAfter(
  { day, minutes }: ZoneTime,
  days: number,
  business: BusinessHours,
): ZoneTime {
  let later = day;
  for (let left = days; left > 0; left -= 1) later = businessDayFrom(addDays(later, 1), business);
  return { day: later, minutes };
}

/** What does not fit into a day goes on when the practice opens next. */
function openMinutesAfter(from: ZoneTime, open: number, business: BusinessHours): ZoneTime {
  const [opens, closes] = [business.hours.opens, business.hours.closes].map(minutesOf) as [
    number,
    number,
  ];
  let { day, minutes } = from;
  let left = open;
  while (left > closes - minutes) {
    left -= closes - minutes;
    ({ day } = businessDaysAfter({ day, minutes }, 1, business));
    minutes = opens;
  }
  return { day, minutes: minutes + left };
}

/** End of the promise for a request read at `read`: more hours are never sooner. */
function promiseEnds(read: ZoneTime, business: BusinessHours): ZoneTime {
  const [days, rest] = [Math.floor(business.replyHours / 24), business.replyHours % 24];
  const whole = businessDaysAfter(read, days, business);
  if (rest === 0) return whole;
  const next = businessDaysAfter(whole, 1, business);
  const open = openMinutesAfter(whole, rest * HOUR, business);
  return open.day < next.day || (open.day === next.day && open.minutes < next.minutes)
    ? open
    : next;
}

/** When staff should have replied, to the minute; never later than {@link replyBy}. Both in epoch milliseconds. */
export function replyDue(at: number, business: BusinessHours): number {
  const read = readAt(zoneTimeOf(at, business.zone), business);
  return instantOf(promiseEnds(read, business), business.zone);
}

/** Milliseconds of business hours between two instants. */
export function businessTime(from: number, to: number, business: BusinessHours): number {
  const { hours, zone } = business;
  const last = zoneTimeOf(to, zone).day;
  let sum = 0;
  for (let { day } = zoneTimeOf(from, zone); day <= last; day = addDays(day, 1)) {
    if (!isBusinessDay(day, business)) continue;
    const opens = instantOf({ day, minutes: minutesOf(hours.opens) }, zone);
    const closes = instantOf({ day, minutes: minutesOf(hours.closes) }, zone);
    sum += Math.max(0, Math.min(to, closes) - Math.max(from, opens));
  }
  return sum;
}

/** The latest reply to a request of `at`, rounded up to a full business hour. Both in epoch milliseconds. */
export function replyBy(at: number, business: BusinessHours): number {
  const { day, minutes: exact } = promiseEnds(
    readAt(zoneTimeOf(at, business.zone), business),
    business,
  );
  const full = Math.ceil(exact / HOUR) * HOUR;
  const minutes = Math.min(full, minutesOf(business.hours.closes));
  // In the hour that spring skips, the time before it is early enough.
  return instantsOf({ day, minutes }, business.zone)[0] ?? Date.parse(day);
}
