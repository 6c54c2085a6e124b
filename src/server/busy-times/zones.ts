import ICAL from 'ical.js';
import { instantsOf, isZone, offsetOf } from '#domain/booking/zone-time.ts';
import { WINDOWS_ZONES } from './windows-zones.ts';

const DAY = 86_400_000;

/** Epoch milliseconds of a local time. */
export type Instant = (time: ICAL.Time) => number;

/** A local time as if it were UTC, epoch milliseconds. */
export const asUtc = ({ year, month, day, hour, minute, second }: ICAL.Time): number =>
  Date.UTC(year, month - 1, day, hour, minute, second);

/** A name that Intl knows, for `America/Chicago`, `/mozilla.org/…/America/Chicago` or a Windows name. */
function knownName(tzid: string): string | undefined {
  const windows = WINDOWS_ZONES.get(tzid);
  if (windows !== undefined) return windows;
  const [, path = tzid] = /^\/.*?\/((?:[A-Z]\w+\/)+[A-Z][\w+-]+)$/.exec(tzid) ?? [];
  return isZone(path) ? path : undefined;
}

/** Local times of a zone. One in the hour that spring skips counts as before the change. */
export function clocksOf(zone: string): Instant {
  return (time) => {
    const utc = asUtc(time);
    const day = new Date(utc).toISOString().slice(0, 10);
    const minutes = Math.floor((utc - Date.parse(day)) / 60_000);
    const [at = utc - offsetOf(utc - DAY, zone)] = instantsOf({ day, minutes }, zone);
    return at + (utc % 60_000);
  };
}

/** Resolves local times by a calendar's zone names; `own` is for times without one and unknown names. */
export function zonesOf(calendar: ICAL.Component, own: string): (tzid: string | null) => Instant {
  const floating = clocksOf(own);
  const defined = new Map<string, Instant>();
  for (const component of calendar.getAllSubcomponents('vtimezone')) {
    const tzid = String(component.getFirstPropertyValue('tzid') ?? '');
    const zone = new ICAL.Timezone(component);
    defined.set(tzid, (time) => asUtc(time) - zone.utcOffset(time) * 1000);
  }
  const known = new Map<string, Instant>();
  const find = (tzid: string): Instant => {
    const name = knownName(tzid);
    return name === undefined ? (defined.get(tzid) ?? floating) : clocksOf(name);
  };
  return (tzid) => {
    if (tzid === null) return floating;
    const clocks = known.get(tzid) ?? find(tzid);
    known.set(tzid, clocks);
    return clocks;
  };
}
