/** Clocks of the zones that calendars name. */
import { instantsOf, isZone, offsetOf } from '#lib/zone-time.ts';
import type { Component } from './lines.ts';
import { ownZone } from './own-zone.ts';
import { DAY } from '../../base/clock.ts';
import { type Clocks, readOffset, type Zone } from './values.ts';
import { WINDOWS_ZONES, zoneOfCities } from './windows-zones.ts';

/** Clocks by the names in a calendar. */
export interface Zones {
  /** @param tzid `null` for times without one */
  byName: (tzid: string | null) => Zone;
  /** Of whole days: the practice's. */
  days: Zone;
}

export const fixed =
  (ahead: number): Clocks =>
  (local) =>
    local - ahead;

const QUARTER = 15 * 60_000;

/** Local times of a zone. One in the hour that spring skips counts as before the change. */
export function clocksOf(zone: string): Clocks {
  /** By quarters of an hour, at which clocks change: Intl is slow. */
  const known = new Map<number, number>();
  const aheadAt = (quarter: number): number => {
    const day = Math.floor(quarter / DAY) * DAY;
    const reading = {
      day: new Date(day).toISOString().slice(0, 10),
      minutes: (quarter - day) / 60_000,
    };
    const [at] = instantsOf(reading, zone);
    return at === undefined ? offsetOf(quarter - DAY, zone) : quarter - at;
  };
  return (local) => {
    const quarter = Math.floor(local / QUARTER) * QUARTER;
    const ahead = known.get(quarter) ?? aheadAt(quarter);
    known.set(quarter, ahead);
    return local - ahead;
  };
}

/** The local time of an instant, as if in UTC. */
export function localOf(at: number, clocks: Clocks): number {
  const near = at + at - clocks(at);
  return near + at - clocks(near);
}

/** `America/Chicago`, also at the end of a path: `/mozilla.org/20050126_1/America/Chicago`. */
function knownZone(name: string): string | undefined {
  const parts = name.split('/');
  const ends = [parts.length, 3, 2].filter((length) => length > 1 && length <= parts.length);
  return ends.map((length) => parts.slice(-length).join('/')).find(isZone);
}

const OFFSET = /^(?:UTC|GMT)?\s*([+-])(\d{1,2})(?:[:.]?(\d\d))?$/i;
/** `(UTC-05:00) Eastern Time (US & Canada)`, as Windows shows zones to people. */
const SHOWN = /^\((?:UTC|GMT)\s*([+-]\d{1,2}[:.]?\d\d)?\)\s*(.*)$/i;

function offsetNamed(name: string): number | undefined {
  if (/^(?:UTC|GMT|Z|Zulu)$/i.test(name)) return 0;
  const [all, sign = '', hours = '', minutes = '00'] = OFFSET.exec(name) ?? [];
  return all === undefined ? undefined : readOffset(`${sign}${hours.padStart(2, '0')}${minutes}`);
}

/** Names such as `CST` that mean other clocks elsewhere; Intl knows one of them. */
const isAmbiguous = (name: string): boolean => /^[A-Z]{2,4}$/i.test(name);

function known(name: string): Zone | undefined {
  const windows = WINDOWS_ZONES.get(name.toLowerCase());
  if (windows !== undefined) return { clocks: clocksOf(windows), isCertain: true };
  const offset = offsetNamed(name);
  if (offset !== undefined) return { clocks: fixed(offset), isCertain: true };
  const [all, ahead = '+00:00', cities = name] = SHOWN.exec(name) ?? [];
  const standard = offsetNamed(ahead) ?? 0;
  const shown = zoneOfCities(cities, all === undefined ? undefined : standard);
  if (shown !== undefined) return { clocks: clocksOf(shown), isCertain: true };
  if (all !== undefined) return { clocks: fixed(standard), isCertain: cities === '' };
  return isZone(name) ? { clocks: clocksOf(name), isCertain: !isAmbiguous(name) } : undefined;
}

const nameOf = (tzid: string): string => tzid.trim().replace(/^["'“]+|["'”]+$/g, '');

/**
 * Zones by a calendar's names: places that Intl knows, what the calendar defines itself, names of Windows, offsets.
 * @param own the practice's, for names that nobody knows
 */
export function zonesOf(calendar: Component, own: string, until: number): Zones {
  const defined = new Map<string, Component>();
  for (const component of calendar.parts)
    if (component.name === 'VTIMEZONE')
      defined.set(nameOf(component.text('TZID')).toLowerCase(), component);
  const find = (tzid: string): Zone => {
    const name = nameOf(tzid);
    const place = knownZone(name);
    if (place !== undefined) return { clocks: clocksOf(place), isCertain: true };
    const definition = defined.get(name.toLowerCase());
    const defines = definition && ownZone(definition, until);
    if (defines) return defines;
    const alike = knownZone(definition?.text('X-LIC-LOCATION') ?? '');
    if (alike !== undefined) return { clocks: clocksOf(alike), isCertain: true };
    return known(name) ?? { clocks: clocksOf(own), isCertain: false };
  };
  const found = new Map<string, Zone>();
  const byName = (tzid: string): Zone => {
    const zone = found.get(tzid) ?? find(tzid);
    found.set(tzid, zone);
    return zone;
  };
  const floating = calendar.text('X-WR-TIMEZONE') || own;
  return {
    byName: (tzid) => byName(tzid ?? floating),
    days: { clocks: clocksOf(own), isCertain: true },
  };
}
