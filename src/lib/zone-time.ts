/** Local times, correct on the days when clocks change. Intl knows every zone's rules. */

/** A local date and the minutes since midnight. */
export interface ZoneTime {
  /** `2026-03-04` */
  day: string;
  minutes: number;
}

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

const readers = new Map<string, Intl.DateTimeFormat>();

function reader(zone: string): Intl.DateTimeFormat {
  const known = readers.get(zone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-CA', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  });
  readers.set(zone, made);
  return made;
}

/** @param at epoch milliseconds @throws {RangeError} for an unknown zone */
export function zoneTimeOf(at: number, zone: string): ZoneTime {
  const parts = new Map(
    reader(zone)
      .formatToParts(at)
      .map(({ type, value }) => [type, value]),
  );
  const day = ['year', 'month', 'day'].map((part) => parts.get(part as 'day')).join('-');
  return { day, minutes: Number(parts.get('hour')) * 60 + Number(parts.get('minute')) };
}

/** As if it were UTC, epoch milliseconds. */
const asUtc = ({ day, minutes }: ZoneTime): number => Date.parse(day) + minutes * MINUTE;

/** Milliseconds by which `zone` is ahead of UTC at an instant. */
export function offsetOf(at: number, zone: string): number {
  return asUtc(zoneTimeOf(at, zone)) - Math.floor(at / MINUTE) * MINUTE;
}

/** Epoch milliseconds of a local time, earliest first: none in the hour spring skips, two in the one fall repeats. */
export function instantsOf(reading: ZoneTime, zone: string): number[] {
  const utc = asUtc(reading);
  const offsets = new Set([utc - DAY, utc + DAY].map((near) => offsetOf(near, zone)));
  return [...offsets]
    .map((offset) => utc - offset)
    .filter((at) => asUtc(zoneTimeOf(at, zone)) === utc)
    .sort((one, other) => one - other);
}

export function isZone(text: string): boolean {
  try {
    return reader(text) !== undefined;
  } catch {
    return false;
  }
}

export function dayAt(now: Date, zone: string): string {
  const parts = new Intl.DateTimeFormat('en-CA', { dateStyle: 'short', timeZone: zone });
  return parts.format(now);
}

export function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY).toISOString().slice(0, 10);
}
