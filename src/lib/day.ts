/** Calendar dates without time or zone, as editors write and readers see them. */
import * as z from 'zod';
import { byLanguage, type Language, LOCALES } from './language.ts';

const EXAMPLE = 'write the day as year-month-day, for example: 2026-03-04';

const DAY = /^\d{4}-\d\d-\d\d$/;

/**
 * As written: `2026-03-04`. `Date` objects are rejected, because they turn February 30 into March 2.
 */
export const day = z.iso.date({
  error: ({ input }) =>
    typeof input === 'string' && DAY.test(input)
      ? `there is no day ${input} in the calendar; ${EXAMPLE}`
      : EXAMPLE,
});

const LONG = { dateStyle: 'long', timeZone: 'UTC' } as const;
const LONG_DAYS = byLanguage((language) => new Intl.DateTimeFormat(LOCALES[language], LONG));

/** `2026-03-04` → `March 4, 2026`; `4 de marzo de 2026` (R096). */
export function longDay(of: string, language: Language): string {
  return LONG_DAYS[language].format(new Date(of));
}

const WEEKDAY = new Intl.DateTimeFormat('en-US', {
  weekday: 'long',
  month: 'long',
  day: 'numeric',
  timeZone: 'UTC',
});

/** `2026-03-04` → `Wednesday, March 4`, for near days. */
export function nearDay(of: string): string {
  return WEEKDAY.format(new Date(of));
}

const MONTH_DAY = new Intl.DateTimeFormat('en-US', {
  month: 'long',
  day: 'numeric',
  timeZone: 'UTC',
});

/** `2027-01-08` and three days → `January 8 to 10`; `January 30 to February 1`. */
export function daysTogether(first: string, count: number): string {
  const start = new Date(first);
  const end = new Date(start);
  end.setUTCDate(end.getUTCDate() + count - 1);
  if (count === 1) return MONTH_DAY.format(start);
  const isOneMonth = start.getUTCMonth() === end.getUTCMonth();
  return `${MONTH_DAY.format(start)} to ${isOneMonth ? end.getUTCDate() : MONTH_DAY.format(end)}`;
}

/** Finished, with a future date. */
export function isScheduled(
  { draft, date }: { draft: boolean; date: string },
  today: string,
): boolean {
  return !draft && date > today;
}

/** Not a draft, and its date has come. */
export function isPublished(
  { draft, date }: { draft: boolean; date: string },
  today: string,
): boolean {
  return !draft && date <= today;
}
