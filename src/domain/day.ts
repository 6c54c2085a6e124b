/** Calendar days, without time or zone: what editors write and readers see. */
import * as z from 'zod';

const EXAMPLE = 'write the day as year-month-day, for example: 2026-03-04';

/** A day in front matter, `2026-03-04`; YAML hands it over as a date, everything after this sees the text. */
export const day = z.preprocess(
  (value) =>
    value instanceof Date && !Number.isNaN(value.getTime())
      ? value.toISOString().slice(0, 10)
      : value,
  z.iso.date(EXAMPLE),
);

const LONG = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** `2026-03-04` → `March 4, 2026` (R096). */
export function longDay(of: string): string {
  return LONG.format(new Date(of));
}

/** The day it is at `now` in `zone`, as `2026-03-04`. */
export function dayAt(now: Date, zone: string): string {
  const parts = new Intl.DateTimeFormat('en-CA', { dateStyle: 'short', timeZone: zone });
  return parts.format(now);
}

/** Whether readers may see it: no draft, and its day has come. */
export function isPublished(
  { draft, date }: { draft: boolean; date: string },
  today: string,
): boolean {
  return !draft && date <= today;
}
