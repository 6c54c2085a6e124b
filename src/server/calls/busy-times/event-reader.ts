/** One event: its times, length and rules, and what of it cannot be read. */
import type { UnreadKind } from '#staff/contract/slots.ts';
import type { Budget } from './budget.ts';
import type { Interval } from './interval.ts';
import type { Component, Property } from './lines.ts';
import { type ReadRule, readRule } from './rule.ts';
import { DAY, HOUR } from '../../base/clock.ts';
import { type Clocks, listOf, readDuration, readTime, type Time } from './values.ts';
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

/** An event that began longer before is over, if its end cannot be read. */
const MAX_LENGTH_MS = 31 * DAY;

export interface Moment extends Time {
  at: number;
  clocks: Clocks;
}

export interface Start extends Moment {
  /** In place of the event's own end, epoch milliseconds. */
  end?: number;
}

/** Reads the parts of one event, and remembers what it cannot read. */
export class EventReader {
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
    const since = window.from - MAX_LENGTH_MS;
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
