/** How days are written, by language; English is in `day.ts`, which browsers get as well. */
import { daysTogether, longDay, nearDay } from './day.ts';
import { type Language, SPANISH_LOCALE } from './language.ts';

/** Days are like `2026-03-04`. */
export interface DayWords {
  /** `March 4, 2026` */
  long: (day: string) => string;
  /** `Wednesday, March 4`, for near days. */
  near: (day: string) => string;
  /** `January 8 to 10`, from the first day and their number. */
  together: (first: string, count: number) => string;
}

const spanish = (options: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat(SPANISH_LOCALE, { timeZone: 'UTC', ...options });
  return (day: string | Date): string => format.format(new Date(day));
};
const monthDay = spanish({ month: 'long', day: 'numeric' });

/** `del 8 al 10 de enero`, `del 30 de enero al 1 de febrero` */
function spanishTogether(first: string, count: number): string {
  if (count === 1) return monthDay(first);
  const start = new Date(first);
  const end = new Date(start);
  end.setUTCDate(end.getUTCDate() + count - 1);
  const isOneMonth = start.getUTCMonth() === end.getUTCMonth();
  return `del ${isOneMonth ? start.getUTCDate() : monthDay(start)} al ${monthDay(end)}`;
}

export const DAY_WORDS: Readonly<Record<Language, DayWords>> = {
  en: { long: (day) => longDay(day, 'en'), near: nearDay, together: daysTogether },
  es: {
    long: spanish({ dateStyle: 'long' }),
    near: spanish({ weekday: 'long', month: 'long', day: 'numeric' }),
    together: spanishTogether,
  },
};
