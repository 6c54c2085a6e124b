/** Occurrences of one event series: rules, added, excluded and changed dates. */
import ICAL from 'ical.js';
import type { Interval } from './interval.ts';
import { asUtc, type Instant } from './zones.ts';

/** Epoch milliseconds. */
export interface Window {
  from: number;
  until: number;
}

export interface Occurrence {
  event: ICAL.Component;
  interval: Interval;
}

type Zones = (tzid: string | null) => Instant;

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Maximum difference of a local time to UTC. */
const FARTHEST_ZONE = 15 * HOUR;

interface Moment {
  time: ICAL.Time;
  at: number;
  clocks: Instant;
}

const utc: Instant = asUtc;

const clocksFor = (property: ICAL.Property, time: ICAL.Time, zones: Zones): Instant => {
  if (time.zone === ICAL.Timezone.utcTimezone) return utc;
  const tzid = time.isDate ? undefined : property.getFirstParameter('tzid');
  return zones(tzid === undefined ? null : String(tzid));
};

/** A period counts from its start. */
function momentsOf(property: ICAL.Property, zones: Zones): (Moment & { period?: ICAL.Period })[] {
  return property.getValues().flatMap((value: unknown) => {
    const period = value instanceof ICAL.Period ? value : undefined;
    const time = period?.start ?? value;
    if (!(time instanceof ICAL.Time)) return [];
    const clocks = clocksFor(property, time, zones);
    const at = clocks(time);
    if (Number.isNaN(at)) return [];
    return [{ time, at, clocks, ...(period && { period }) }];
  });
}

function momentOf(event: ICAL.Component, name: string, zones: Zones): Moment | undefined {
  const property = event.getFirstProperty(name);
  return property ? momentsOf(property, zones)[0] : undefined;
}

type EndOf = (time: ICAL.Time, at: number) => number;

/** By its end or duration; without both, a date lasts the whole day and a time is instantaneous (RFC 5545, 3.6.1). */
function endOf(event: ICAL.Component, start: Moment, zones: Zones): EndOf {
  const end = momentOf(event, 'dtend', zones);
  const duration: unknown = event.getFirstPropertyValue('duration');
  if (start.time.isDate) {
    // Days have 23 or 25 hours when clocks change.
    const seconds = duration instanceof ICAL.Duration ? duration.toSeconds() : DAY / 1000;
    const days = end ? (asUtc(end.time) - asUtc(start.time)) / DAY : (seconds * 1000) / DAY;
    return (time) => {
      const last = time.clone();
      last.adjust(Math.max(1, Math.round(days)), 0, 0, 0);
      return start.clocks(last);
    };
  }
  const length = duration instanceof ICAL.Duration ? duration.toSeconds() * 1000 : 0;
  return (_time, at) => at + (end ? end.at - start.at : length);
}

/** The occurrences of a rule from the first on, within the window. */
function* byRule(start: Moment, rule: ICAL.Recur, from: number, until: number): Generator<Moment> {
  const { clocks, time: first } = start;
  // Compared as instants: some programs write the end in UTC, others in local time or as a date.
  const { until: last } = rule;
  const ends = last ? endOfRule(last, clocks) : Number.POSITIVE_INFINITY;
  rule.until = null;
  const iterator = rule.iterator(first);
  for (let time = iterator.next(); time; time = iterator.next()) {
    const near = asUtc(time);
    if (near - FARTHEST_ZONE > Math.min(until, ends)) return;
    if (near + FARTHEST_ZONE < from) continue;
    const at = clocks(time);
    if (at <= ends) yield { time: time.clone(), at, clocks };
  }
}

function endOfRule(last: ICAL.Time, clocks: Instant): number {
  if (last.zone === ICAL.Timezone.utcTimezone) return utc(last);
  return last.isDate ? clocks(last) + DAY : clocks(last);
}

function* startsOf(
  event: ICAL.Component,
  start: Moment,
  zones: Zones,
  { from, until }: Window,
): Generator<Moment & { period?: ICAL.Period }> {
  yield start;
  for (const property of event.getAllProperties('rrule')) {
    const rule: unknown = property.getFirstValue();
    if (rule instanceof ICAL.Recur) yield* byRule(start, rule, from, until);
  }
  for (const property of event.getAllProperties('rdate')) yield* momentsOf(property, zones);
}

/**
 * Keys of an excluded or changed start: as an instant, and as its day, because some programs write whole days as times.
 */
const keysOf = ({ time, at }: Moment): string[] => [
  String(at),
  ...(time.isDate ? [time.toString()] : []),
];

/** Changed occurrences, by the start they replace. */
interface Changed {
  event: ICAL.Component;
  replaces: Moment;
  start: Moment;
  /** Whether later occurrences change alike (`THISANDFUTURE`). */
  isForLater: boolean;
}

function changedOf(event: ICAL.Component, zones: Zones): Changed | undefined {
  const replaces = momentOf(event, 'recurrence-id', zones);
  const start = momentOf(event, 'dtstart', zones);
  if (!replaces || !start) return undefined;
  const range = event.getFirstProperty('recurrence-id')?.getFirstParameter('range');
  return { event, replaces, start, isForLater: range === 'THISANDFUTURE' };
}

/** Skips an event that cannot be read, so that it does not hide all others. */
function* readable(work: () => Generator<Occurrence>): Generator<Occurrence> {
  const found = work();
  for (;;) {
    let step: IteratorResult<Occurrence>;
    try {
      step = found.next();
    } catch {
      return;
    }
    if (step.done) return;
    yield step.value;
  }
}

/** Occurrences of events with the same UID in a window. @param zones by name; `null` for the practice's */
export function* occurrencesOf(
  series: readonly ICAL.Component[],
  zones: Zones,
  window: Window,
): Generator<Occurrence> {
  const isChange = (event: ICAL.Component): boolean => event.hasProperty('recurrence-id');
  const changes = series.filter(isChange).flatMap((event) => changedOf(event, zones) ?? []);
  const replaced = new Set(changes.flatMap(({ replaces }) => keysOf(replaces)));
  const later = changes
    .filter(({ isForLater }) => isForLater)
    .sort((one, other) => other.replaces.at - one.replaces.at);
  for (const { event, start } of changes)
    yield* readable(function* () {
      const end = endOf(event, start, zones);
      yield { event, interval: [start.at, end(start.time, start.at)] };
    });
  for (const event of series.filter((one) => !isChange(one)))
    yield* readable(function* () {
      const start = momentOf(event, 'dtstart', zones);
      if (!start) return;
      const end = endOf(event, start, zones);
      const length = Math.max(0, end(start.time, start.at) - start.at);
      const left = event
        .getAllProperties('exdate')
        .flatMap((property) => momentsOf(property, zones).flatMap(keysOf));
      const gone = new Set([...replaced, ...left]);
      const wide = { from: window.from - length - DAY, until: window.until };
      for (const one of startsOf(event, start, zones, wide)) {
        const { time, at, period } = one;
        const day = `${time.toString().slice(0, 10)}`;
        if (gone.has(String(at)) || gone.has(day)) continue;
        const change = later.find(({ replaces }) => replaces.at <= at);
        if (change) {
          const moved = at + change.start.at - change.replaces.at;
          const endOfChange = endOf(change.event, change.start, zones);
          const lasts = endOfChange(change.start.time, change.start.at) - change.start.at;
          yield { event: change.event, interval: [moved, moved + lasts] };
        } else if (period) {
          const periodLength = period.getDuration().toSeconds() * 1000;
          yield { event, interval: [at, at + periodLength] };
        } else yield { event, interval: [at, end(time, at)] };
      }
    });
}
