/** Values of calendars (RFC 5545, 3.3), and the deviations of common programs. */
import { HOUR, MINUTE } from '../../base/clock.ts';

/** A date, or a date and time on some clock. */
export interface Time {
  /** As if the clock were in UTC, epoch milliseconds; the midnight of a date. */
  local: number;
  isDate: boolean;
  /** Milliseconds ahead of UTC if the text says so; `null`: by its zone. */
  offset: number | null;
}

/** Epoch milliseconds of a local time, which is given as if in UTC. The first in the hour that autumn repeats. */
export type Clocks = (local: number) => number;

export interface Zone {
  clocks: Clocks;
  /** `false`: nobody knows its name, or a part of its definition cannot be read. */
  isCertain: boolean;
}

/** Milliseconds as if in UTC; days and months beyond the end go on in the next. `Date.UTC` reads year 1 as 1901. */
export const utcOf = (year: number, month: number, day: number): number =>
  new Date(0).setUTCFullYear(year, month - 1, day);

/** Milliseconds by which clocks are ahead of UTC: `-0600`, `-06:00`, `-06`, `-055036`. */
export function readOffset(text: string): number | undefined {
  const [all, sign, hours, minutes = 0, seconds = 0] =
    /^([+-]?)(\d\d)(?::?(\d\d)(?::?(\d\d))?)?$/.exec(text.trim()) ?? [];
  if (all === undefined || Number(hours) > 23) return undefined;
  const ahead = Number(hours) * HOUR + Number(minutes) * MINUTE + Number(seconds) * 1000;
  return sign === '-' ? -ahead : ahead;
}

const TIME =
  /^(\d{4})-?(\d\d)-?(\d\d)(?:[T ]\s*(\d\d):?(\d\d)(?::?(\d\d)(?:[.,]\d+)?)?\s*(Z|[+-]\d\d(?::?\d\d)?)?)?$/i;

/** A date or time; eight digits are a date whatever their type, and so is a time of the type `DATE`. */
export function readTime(text: string, type = ''): Time | undefined {
  const [all, year, month, day, hours, minutes, seconds = 0, zone] = TIME.exec(text.trim()) ?? [];
  if (all === undefined) return undefined;
  const midnight = utcOf(Number(year), Number(month), Number(day));
  // 31 November would go on in December.
  if (new Date(midnight).getUTCMonth() + 1 !== Number(month)) return undefined;
  if (hours === undefined || /^date$/i.test(type))
    return { local: midnight, isDate: true, offset: null };
  if (Number(hours) > 24 || Number(minutes) > 59 || Number(seconds) > 60) return undefined;
  const local =
    midnight +
    Number(hours) * HOUR +
    Number(minutes) * MINUTE +
    Math.min(59, Number(seconds)) * 1000;
  if (zone === undefined) return { local, isDate: false, offset: null };
  const offset = /^z$/i.test(zone) ? 0 : readOffset(zone);
  return offset === undefined ? undefined : { local, isDate: false, offset };
}

/** Days are those of a calendar, with 23 or 25 hours when clocks change (3.3.6). */
export interface Duration {
  days: number;
  milliseconds: number;
}

/** Not negative. */
export function readDuration(text: string): Duration | undefined {
  const [all, weeks = 0, days = 0, hours = 0, minutes = 0, seconds = 0] =
    /^\+?P(?=.)(?:(\d+)W)?(?:(\d+)D)?(?:T(?=\d)(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?)?$/i.exec(
      text.replace(/\s/g, ''),
    ) ?? [];
  if (all === undefined) return undefined;
  return {
    days: Number(weeks) * 7 + Number(days),
    milliseconds: Number(hours) * HOUR + Number(minutes) * MINUTE + Number(seconds) * 1000,
  };
}

/** Parts of a list, without blanks and empty ones. */
export const listOf = (text: string): string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
