/** Occurrences of one event series: rules, added, excluded and changed dates. In doubt they are there, and it is said. */
import type { UnreadKind } from '#staff/contract/slots.ts';
import type { Interval } from './interval.ts';
import type { Component, Property } from './lines.ts';
import { Budget, momentsOfRule, TooLong } from './recurrence.ts';
import { type ReadRule, readRule } from './rule.ts';
import { type Clocks, DAY, listOf, readDuration, readTime, type Time } from './values.ts';
import { fixed, localOf, type Zones } from './zones.ts';

/** Epoch milliseconds. */
export interface Window {
  from: number;
  until: number;
}

export interface Occurrence {
  event: Component;
  interval: Interval;
}

export interface Reading {
  zones: Zones;
  window: Window;
  /** Of all events together. */
  budget: Budget;
  isBusy: (event: Component) => boolean;
  /** Called once for an event of which a part cannot be read. */
  report: (kind: UnreadKind) => void;
}

const HOUR = 3_600_000;
/** Maximum difference of a local time to UTC. */
const FARTHEST_ZONE = 15 * HOUR;
/** An event that began longer before is over, if its end cannot be read. */
const LONGEST = 31 * DAY;
/** Steps of one event: a minute of each day of ten years, or what happens every hour for a century. */
const MAX_STEPS = 1_000_000;
/** Occurrences of one event in the window: more than one each quarter of an hour. */
const MAX_OCCURRENCES = 5000;

interface Moment extends Time {
  at: number;
  clocks: Clocks;
}

interface Start extends Moment {
  /** In place of the event's own end, epoch milliseconds. */
  end?: number;
}

/** Reads the parts of one event, and remembers what it cannot read. */
class EventReader {
  readonly event: Component;
  readonly reading: Reading;
  /** The first kind. */
  unread: UnreadKind | undefined;
  /** An added date cannot be read. */
  isOpen = false;

  constructor(event: Component, reading: Reading) {
    this.event = event;
    this.reading = reading;
  }

  note(kind: UnreadKind): undefined {
    this.unread ??= kind;
    return undefined;
  }

  time(text: string, { parameters }: Property): Moment | undefined {
    const time = readTime(text, parameters.get('VALUE'));
    if (!time) return undefined;
    if (time.offset !== null) {
      const clocks = fixed(time.offset);
      return { ...time, clocks, at: clocks(time.local) };
    }
    const { zones } = this.reading;
    const zone = time.isDate ? zones.days : zones.byName(parameters.get('TZID') || null);
    if (!zone.isCertain) this.note('ZONE');
    return { ...time, clocks: zone.clocks, at: zone.clocks(time.local) };
  }

  moment(name: string): Moment | undefined {
    const property = this.event.first(name);
    return property?.value ? this.time(property.value, property) : undefined;
  }

  /** Of a list of times and periods; an empty list says nothing. */
  moments(name: string): Start[] {
    return this.event.all(name).flatMap((property) => {
      const lost = (): [] => {
        this.isOpen ||= name === 'RDATE';
        return this.note('DATES') ?? [];
      };
      if (property.value === null) return lost();
      return listOf(property.value).flatMap((text) => {
        const [from = '', to] = text.split('/');
        const start = this.time(from, property);
        if (!start) return lost();
        if (to === undefined) return [start];
        const end =
          this.time(to, property)?.at ?? this.afterDuration(to)?.(start.local, start.clocks);
        return [{ ...start, end: end ?? this.note('DATES') ?? start.at + HOUR }];
      });
    });
  }

  afterDuration(text: string): ((local: number, clocks: Clocks) => number) | undefined {
    const duration = readDuration(text);
    if (!duration) return undefined;
    const { days, milliseconds } = duration;
    return (local, clocks) => clocks(local + days * DAY) + milliseconds;
  }

  rules(): ReadRule[] {
    return this.event.all('RRULE').map(({ value }) => readRule(value ?? ''));
  }

  /**
   * The end of an occurrence. Its length is the same in hours or on the clock when clocks change in it, whichever is
   * later: the standard says hours for an end, and programs show the clock. Without end and duration, a date lasts the
   * whole day and a time is instantaneous (RFC 5545, 3.6.1). An hour if the end cannot be read.
   */
  endOf(start: Moment): (local: number) => number {
    const { clocks } = start;
    const has = (name: string): boolean => this.event.first(name) !== undefined;
    const end = this.moment('DTEND');
    const after = this.afterDuration(this.event.text('DURATION'));
    if (start.isDate) {
      if (has('DTEND') ? !end || end.local < start.local : has('DURATION') && !after)
        this.note('TIME');
      const last = end?.local ?? after?.(start.local, fixed(0)) ?? start.local;
      const days = Math.max(1, Math.ceil((last - start.local) / DAY));
      return (local) => clocks(local + days * DAY);
    }
    const unknown = (local: number): number => clocks(local) + HOUR;
    if (has('DTEND') && (end || !after)) {
      // The end of a day, where a time was meant, and its beginning is too early.
      const isLate = end?.isDate === true && end.at <= start.at;
      const at = end && (isLate ? end.clocks(end.local + DAY) : end.at);
      if (at === undefined || at < start.at || isLate) this.note('TIME');
      if (at === undefined || at < start.at) return unknown;
      const [hours, shown] = [at - start.at, localOf(at, clocks) - start.local];
      return (local) => Math.max(clocks(local) + hours, clocks(local + shown));
    }
    if (has('DTEND')) this.note('TIME');
    if (after) return (local) => after(local, clocks);
    if (!has('DURATION')) return clocks;
    this.note('TIME');
    return unknown;
  }

  /** The event itself, if its start cannot be read: the time before its end. */
  *withoutStart(): Generator<Occurrence> {
    this.note('TIME');
    const end = this.moment('DTEND');
    if (end) yield { event: this.event, interval: [end.at - (end.isDate ? DAY : HOUR), end.at] };
  }

  /** Reports what could not be read, unless the event is free or over. */
  finish(start: Moment | undefined): void {
    const { isBusy, report, window } = this.reading;
    if (this.unread === undefined || !isBusy(this.event)) return;
    const since = window.from - LONGEST;
    const isOver =
      start !== undefined &&
      start.at < since &&
      this.rules().every(({ until }) => until && until.local < since) &&
      this.moments('RDATE').every(({ at }) => at < since) &&
      !this.isOpen;
    const isLater = start !== undefined && start.at > window.until + DAY;
    if (!isOver && !isLater) report(this.unread);
  }
}

/** Whether a start is within the end of a rule: some programs write it in UTC, others in local time or as a date. */
function isBeforeEnd(
  until: Time | undefined,
  { isDate, clocks }: Moment,
): (local: number) => boolean {
  if (until === undefined) return () => true;
  if (isDate || until.isDate) {
    const end = (Math.floor(until.local / DAY) + 1) * DAY;
    return (local) => local < end;
  }
  const { offset } = until;
  if (offset === null) return (local) => local <= until.local;
  return (local) => clocks(local) <= until.local - offset;
}

/** Starts of an event in a window. */
function* startsOf(reader: EventReader, start: Moment, window: Window): Generator<Start> {
  const { clocks } = start;
  yield start;
  const { budget } = reader.reading;
  const own = new Budget(Math.min(MAX_STEPS, budget.left));
  const before = own.left;
  let found = 0;
  try {
    for (const { rule, until, isDoubtful } of reader.rules()) {
      if (isDoubtful) reader.note('RULE');
      if (!rule) continue;
      const isIn = isBeforeEnd(until, start);
      const near = {
        from: window.from - FARTHEST_ZONE,
        until: Math.min(window.until, until ? until.local + DAY : window.until) + FARTHEST_ZONE,
      };
      for (const local of momentsOfRule(rule, start, near, own)) {
        if (!isIn(local)) break;
        const at = clocks(local);
        if (at >= reader.reading.window.from) found += 1;
        if (found > MAX_OCCURRENCES) throw new TooLong('Too many occurrences');
        yield { ...start, local, at };
      }
    }
  } catch (error) {
    if (!(error instanceof TooLong)) throw error;
    reader.note('LONG');
  } finally {
    budget.take(before - own.left);
  }
  yield* reader.moments('RDATE');
}

/** Changed occurrences, by the start they replace. */
interface Changed {
  reader: EventReader;
  replaces: Moment | undefined;
  start: Moment | undefined;
  /** Whether later occurrences change alike (`THISANDFUTURE`). */
  isForLater: boolean;
}

const isChange = (event: Component): boolean => event.first('RECURRENCE-ID') !== undefined;

function changedOf(reader: EventReader): Changed {
  const { event } = reader;
  const replaces = reader.moment('RECURRENCE-ID') ?? reader.note('DATES');
  const range = event.first('RECURRENCE-ID')?.parameters.get('RANGE')?.toUpperCase();
  if (range !== undefined && range !== 'THISANDFUTURE') reader.note('DATES');
  // Of a single occurrence it is a copy of the series' rule.
  if (range !== undefined && event.first('RRULE')) reader.note('RULE');
  const start = reader.moment('DTSTART');
  return { reader, replaces, start, isForLater: range === 'THISANDFUTURE' };
}

/** Starts that are excluded or changed: as instants, and as days, because some programs mix dates and times. */
class Gone {
  readonly #instants = new Set<number>();
  readonly #days = new Set<number>();
  readonly #midnights = new Set<number>();

  add({ at, local, isDate }: Moment): void {
    this.#instants.add(at);
    this.#midnights.add(local);
    if (isDate) this.#days.add(local);
  }

  has({ at, local, isDate }: Moment): boolean {
    const day = Math.floor(local / DAY) * DAY;
    return this.#instants.has(at) || this.#days.has(day) || (isDate && this.#midnights.has(day));
  }
}

/** An occurrence that changes like an earlier one. */
function moved(change: Changed, one: Moment): Interval | undefined {
  const { start, replaces, reader } = change;
  if (!start || !replaces) return undefined;
  const { clocks } = start;
  const local = localOf(one.at, clocks) + start.local - localOf(replaces.at, clocks);
  return [clocks(local), reader.endOf(start)(local)];
}

/** Occurrences of events with the same UID, at least those in the window. */
export function* occurrencesOf(
  series: readonly Component[],
  reading: Reading,
): Generator<Occurrence> {
  const { window, isBusy } = reading;
  const changes = series
    .filter(isChange)
    .map((event) => changedOf(new EventReader(event, reading)));
  const gone = new Gone();
  for (const { replaces, start, reader } of changes)
    // One that cannot be read replaces nothing, unless it takes away.
    if (replaces && (start || !isBusy(reader.event))) gone.add(replaces);
  const later = changes
    .flatMap((change) => {
      const { start, replaces, isForLater } = change;
      return isForLater && start && replaces ? [{ ...change, start, replaces }] : [];
    })
    .sort((one, other) => other.replaces.at - one.replaces.at);
  for (const { reader, start } of changes) {
    const { event } = reader;
    if (start) yield { event, interval: [start.at, reader.endOf(start)(start.local)] };
    else yield* reader.withoutStart();
    reader.finish(start);
  }
  /** How far a change can move an occurrence, and how long it is then. */
  const farthest = later.map(
    ({ start, replaces, reader }) =>
      Math.abs(start.at - replaces.at) + reader.endOf(start)(start.local) - start.at,
  );
  for (const event of series.filter((one) => !isChange(one))) {
    if (!isBusy(event) && later.length === 0) continue;
    const reader = new EventReader(event, reading);
    const start = reader.moment('DTSTART');
    if (!start) yield* reader.withoutStart();
    else {
      const end = reader.endOf(start);
      const reach = Math.max(end(start.local) - start.at, ...farthest) + DAY;
      const left = new Gone();
      for (const one of reader.moments('EXDATE')) left.add(one);
      const wide = { from: window.from - reach, until: window.until + reach };
      for (const one of startsOf(reader, start, wide)) {
        if (gone.has(one) || left.has(one)) continue;
        const change = later.find(({ replaces }) => replaces.at <= one.at);
        const other = change && moved(change, one);
        if (change && other) yield { event: change.reader.event, interval: other };
        else yield { event, interval: [one.at, one.end ?? end(one.local)] };
      }
    }
    reader.finish(start);
  }
}
