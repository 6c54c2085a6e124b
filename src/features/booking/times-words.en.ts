/** English words of open times. */
import { dateText, dayText, timeText, weekdayText, zoneName } from '#lib/time-words.ts';
import { zoneTimeOf } from '#lib/zone-time.ts';

type Write = (at: number, zone: string) => string;

/** How one language writes times; `at` is in epoch milliseconds. */
export interface TimesWords {
  /** `Tuesday` */
  weekday: Write;
  /** `November` */
  month: Write;
  /** `November 24` */
  date: Write;
  /** `Tuesday, November 24` */
  day: Write;
  /** `3:00 PM` */
  time: Write;
  /** `Central Time` */
  zoneName: (zone: string) => string;
  /** Latest reply, `Tuesday, 3 PM`; `isFar` with the date, `Monday, December 7, 9 AM`. */
  reply: (at: number, zone: string, isFar: boolean) => string;
  today: string;
  /** Why a day has no times. */
  taken: string;
  closed: (why: string) => string;
}

/** `3 PM`, `3:30 PM` */
function hourText(at: number, zone: string): string {
  const { minutes } = zoneTimeOf(at, zone);
  const hour = Math.floor(minutes / 60);
  const past = minutes % 60 ? `:${String(minutes % 60).padStart(2, '0')}` : '';
  return `${hour % 12 || 12}${past} ${hour < 12 ? 'AM' : 'PM'}`;
}

export const ENGLISH_TIMES: TimesWords = {
  weekday: weekdayText,
  month: (at, zone) => dateText(at, zone).split(' ')[0] ?? '',
  date: dateText,
  day: dayText,
  time: timeText,
  zoneName,
  reply: (at, zone, isFar) =>
    `${isFar ? dayText(at, zone) : weekdayText(at, zone)}, ${hourText(at, zone)}`,
  today: 'Today',
  taken: 'All taken',
  closed: (why) => `Closed for ${why}`,
};
