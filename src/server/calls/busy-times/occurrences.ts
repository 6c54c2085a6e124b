/** Occurrences of one event series: rules, added, excluded and changed dates. In doubt they are there, and it is said. */
import { Budget, TooLong } from './budget.ts';
import {
  EventReader,
  type Moment,
  type Occurrence,
  type Reading,
  type Start,
  type Window,
} from './event-reader.ts';
import type { Interval } from './interval.ts';
import type { Component } from './lines.ts';
import { momentsOfRule } from './recurrence.ts';
import { DAY } from '../../base/clock.ts';
import type { Time } from './values.ts';
import { localOf } from './zones.ts';

/** Maximum difference of a local time to UTC. */
const FARTHEST_ZONE = 15 * 3_600_000;
/** Steps of one event: a minute of each day of ten years, or what happens every hour for a century. */
const MAX_STEPS = 1_000_000;
/** Occurrences of one event in the window: more than one each quarter of an hour. */
const MAX_OCCURRENCES = 5000;

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
