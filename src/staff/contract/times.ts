/** Times of the staff pages in words, on the practice's clock. Pure functions; epoch milliseconds. */
import { timeText } from '#lib/time-words.ts';
import { addDays, zoneTimeOf } from '#lib/zone-time.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Weekday of a date, `Wed`. */
export const weekday = (day: string): string =>
  new Intl.DateTimeFormat('en-US', { weekday: 'short', timeZone: 'UTC' }).format(Date.parse(day));
/** `Nov 25` */
const monthDay = (day: string): string =>
  new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' }).format(
    Date.parse(day),
  );

/** `9 AM`, `4:05 PM`. */
export const shortClock = (at: number, zone: string): string =>
  timeText(at, zone).replace(':00', '');

/** A span in its largest unit: `42 min`, `3 h`, `2 d`. */
export function spanText(ms: number): string {
  if (ms < HOUR) return `${Math.max(1, Math.floor(ms / MINUTE))} min`;
  return ms < DAY ? `${Math.floor(ms / HOUR)} h` : `${Math.floor(ms / DAY)} d`;
}

/** Business time in hours and minutes: `3 h 10 min`. */
export function durationText(ms: number): string {
  const minutes = Math.round(ms / MINUTE);
  const hours = Math.floor(minutes / 60);
  return [hours && `${hours} h`, (minutes % 60 || !hours) && `${minutes % 60} min`]
    .filter(Boolean)
    .join(' ');
}

/** Age of a lead in a narrow column: `18 m`, `23 h`, `1 d`. */
export const ageText = (at: number, now: number): string =>
  spanText(Math.max(0, now - at)).replace('min', 'm');

/** How soon a reply is due. */
export type DueState = 'overdue' | 'today' | 'later';

/** State of a reply that is due at `due`. */
export function dueState(due: number, now: number, zone: string): DueState {
  if (due < now) return 'overdue';
  return zoneTimeOf(due, zone).day === zoneTimeOf(now, zone).day ? 'today' : 'later';
}

/** `Overdue 42 min`, `Today 4:05 PM`, `by Wed 9 AM`; from a week on `by Dec 7`. */
export function dueText(due: number, now: number, zone: string): string {
  const state = dueState(due, now, zone);
  if (state === 'overdue') return `Overdue ${spanText(now - due)}`;
  if (state === 'today') return `Today ${shortClock(due, zone)}`;
  const { day } = zoneTimeOf(due, zone);
  const isNear = day < addDays(zoneTimeOf(now, zone).day, 7);
  return isNear ? `by ${weekday(day)} ${shortClock(due, zone)}` : `by ${monthDay(day)}`;
}

/** `today 3:00 PM`, `tomorrow 9:00 AM`, `Mon 3:00 PM`, `Nov 2, 3:00 PM`, `Nov 2, 2025, 3:00 PM`. */
export function whenText(at: number, now: number, zone: string): string {
  const { day } = zoneTimeOf(at, zone);
  const today = zoneTimeOf(now, zone).day;
  const time = timeText(at, zone);
  if (day === today) return `today ${time}`;
  if (day === addDays(today, 1)) return `tomorrow ${time}`;
  if (day > addDays(today, -7) && day < addDays(today, 7)) return `${weekday(day)} ${time}`;
  const year = day.slice(0, 4) === today.slice(0, 4) ? '' : `, ${day.slice(0, 4)}`;
  return `${monthDay(day)}${year}, ${time}`;
}

/** `Mon, Nov 23, 3:00 PM` */
export function fullText(at: number, zone: string): string {
  const { day } = zoneTimeOf(at, zone);
  return `${weekday(day)}, ${monthDay(day)}, ${timeText(at, zone)}`;
}

/** Start of a booked call in a row: `today 4 PM`, `Wed 12:30 PM`, `Dec 7, 9 AM`. */
export function slotText(at: number, now: number, zone: string): string {
  const { day } = zoneTimeOf(at, zone);
  const time = shortClock(at, zone);
  const today = zoneTimeOf(now, zone).day;
  if (day === today) return `today ${time}`;
  const isNear = day > today && day < addDays(today, 7);
  return isNear ? `${weekday(day)} ${time}` : `${monthDay(day)}, ${time}`;
}

/** A past time where there is no room for `today`: `4 PM` of today, `Dec 7` of another day. */
export function pastText(at: number, now: number, zone: string): string {
  const { day } = zoneTimeOf(at, zone);
  return day === zoneTimeOf(now, zone).day ? shortClock(at, zone) : monthDay(day);
}

/** Upper case at the start of a line: `today` → `Today`. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Name of a date in a group: `today`, `tomorrow`, `Wed`, `Nov 30`. */
export function dayName(day: string, today: string): string {
  if (day === today) return 'today';
  if (day === addDays(today, 1)) return 'tomorrow';
  return day < addDays(today, 7) ? weekday(day) : monthDay(day);
}

/** Weekday and date in a table: `Tue 24`. */
export const tableDay = (day: string): string => `${weekday(day)} ${Number(day.slice(8))}`;

/** `Nov 24` */
export const shortDate = monthDay;

/** Whether a date is a Saturday or Sunday. */
export const isWeekend = (day: string): boolean => /^S/.test(weekday(day));
