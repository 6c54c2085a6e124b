/** The preferred time of a request: a booked call, or times of day in words. */
import { offsetOf } from '#lib/zone-time.ts';
import { dayText, timeText, zoneName } from '#lib/time-words.ts';

/** Choices if no offered time suits, by field name. */
export const TIMES_OF_DAY = {
  mornings: 'Mornings',
  afternoons: 'Afternoons',
  evenings: 'Evenings',
  saturdays: 'Saturdays',
} as const;

/** UTC, to the minute, for the field `slot`. */
export function slotValue(at: number): string {
  return `${new Date(at).toISOString().slice(0, 16)}Z`;
}

/** Epoch milliseconds; `undefined` for any other text. */
export function slotOf(value: unknown): number | undefined {
  if (typeof value !== 'string' || !/^\d{4}-\d\d-\d\dT\d\d:\d\dZ$/.test(value)) return undefined;
  const at = Date.parse(value);
  return Number.isNaN(at) ? undefined : at;
}

/** As stored and delivered, in the practice's time zone: `2026-11-24T15:00-06:00`. */
export function bookedTime(at: number, zone: string): string {
  const ahead = offsetOf(at, zone);
  const local = new Date(at + ahead).toISOString().slice(0, 16);
  const [hours, minutes] = [3_600_000, 60_000].map((unit) =>
    String(Math.floor(Math.abs(ahead) / unit) % 60).padStart(2, '0'),
  );
  return `${local}${ahead < 0 ? '-' : '+'}${hours}:${minutes}`;
}

const BOOKED = /^\d{4}-\d\d-\d\dT\d\d:\d\d[+-]\d\d:\d\d$/;

/** Epoch milliseconds from a stored preferred time; `undefined` for words. */
export function bookedAt(preferred: unknown): number | undefined {
  return typeof preferred === 'string' && BOOKED.test(preferred)
    ? Date.parse(preferred)
    : undefined;
}

/** `Tuesday, November 24, 3:00 PM Central Time`; words stay. */
export function preferredTimeText(preferred: string, zone: string): string {
  const at = bookedAt(preferred);
  return at === undefined
    ? preferred
    : `${dayText(at, zone)}, ${timeText(at, zone)} ${zoneName(zone)}`;
}

type TimesOfDay = Readonly<Partial<Record<keyof typeof TIMES_OF_DAY, string | undefined>>>;

/** `Mornings, Evenings`. */
export function timesOfDayText(fields: TimesOfDay): string {
  const names = Object.keys(TIMES_OF_DAY) as (keyof typeof TIMES_OF_DAY)[];
  const said = names.filter((name) => fields[name] === 'on').map((name) => TIMES_OF_DAY[name]);
  return said.join(', ') || 'None of the offered times';
}
