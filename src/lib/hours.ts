/** For readers and for search engines (D14, R320, R321). */

export const DAYS = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;
export type Day = (typeof DAYS)[number];

/** `HH:MM` in 24-hour time, in the practice's time zone. */
export interface Hours {
  from: Day;
  to: Day;
  opens: string;
  closes: string;
  /** Such as "Weekends by appointment". */
  note?: string;
}

/** `17:00` → `5:00 PM`. */
export function clock(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** `17:00` → 1020. */
export function minutesOf(time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return hour * 60 + minute;
}

/** 1020 → `17:00`. */
export const clock24 = (minutes: number): string =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');

/** `Monday to Friday, 9:00 AM to 6:00 PM`. */
export function hoursText({ from, to, opens, closes }: Hours): string {
  return `${from} to ${to}, ${clock(opens)} to ${clock(closes)}`;
}

/** In order. */
export function daysOf({ from, to }: Pick<Hours, 'from' | 'to'>): Day[] {
  return DAYS.slice(DAYS.indexOf(from), DAYS.indexOf(to) + 1);
}
