/** Busy times in a calendar (RFC 5545), without titles. Hostile ones take long: runs in a thread that can be ended. */
import ICAL from 'ical.js';
import { type Interval, joined } from './interval.ts';
import { readableLines } from './lines.ts';
import { occurrencesOf, type Window } from './occurrences.ts';
import { zonesOf } from './zones.ts';

/** No person's calendar has more busy times, touching ones joined. */
const MAX_INTERVALS = 5000;

/** Its code is safe to log and to show. */
export class UnusableCalendar extends Error {
  override name = 'UnusableCalendar';
  readonly code: 'NO_CALENDAR' | 'TOO_MANY_TIMES';

  constructor(code: UnusableCalendar['code']) {
    super('The calendar cannot be used');
    this.code = code;
  }
}

export interface BusyOptions extends Window {
  /** The practice's time zone, for times without one and whole days. */
  zone: string;
  host: string;
}

const isOwn = (uid: string, host: string): boolean =>
  uid.endsWith(`@${host}`) && /^[0-9a-f]{32}@/.test(uid);

const textOf = (component: ICAL.Component, name: string): string =>
  String(component.getFirstPropertyValue(name) ?? '');

/** Whether the calendar's owner declined. Google names a calendar after its owner's address. */
function isDeclined(event: ICAL.Component, owner: string): boolean {
  return event
    .getAllProperties('attendee')
    .some(
      (attendee) =>
        owner !== '' &&
        String(attendee.getFirstValue()).toLowerCase() === `mailto:${owner}` &&
        attendee.getFirstParameter('partstat') === 'DECLINED',
    );
}

const FREE_IN_OUTLOOK = /^(?:FREE|WORKINGELSEWHERE)$/i;

/** Tentative events count as busy. */
const isBusy = (event: ICAL.Component, owner: string): boolean =>
  !/^transparent$/i.test(textOf(event, 'transp')) &&
  !FREE_IN_OUTLOOK.test(textOf(event, 'x-microsoft-cdo-busystatus')) &&
  !isDeclined(event, owner);

const isCancelled = (event: ICAL.Component): boolean =>
  /^cancell?ed$/i.test(textOf(event, 'status'));

function* publishedTimes(calendar: ICAL.Component): Generator<Interval> {
  for (const component of calendar.getAllSubcomponents('vfreebusy'))
    for (const property of component.getAllProperties('freebusy')) {
      if (/^free$/i.test(String(property.getFirstParameter('fbtype') ?? ''))) continue;
      for (const period of property.getValues() as ICAL.Period[])
        yield [period.start.toUnixTime() * 1000, period.getEnd().toUnixTime() * 1000];
    }
}

/** Busy times in a window, earliest first. @throws {UnusableCalendar} */
export function busyTimes(text: string, options: BusyOptions): Interval[] {
  const { from, until, zone, host } = options;
  const lines = readableLines(text);
  if (lines === '') throw new UnusableCalendar('NO_CALENDAR');
  let calendar: ICAL.Component;
  try {
    const parsed: unknown = ICAL.parse(lines);
    calendar = new ICAL.Component(parsed as ConstructorParameters<typeof ICAL.Component>[0]);
  } catch {
    throw new UnusableCalendar('NO_CALENDAR');
  }
  const owner = textOf(calendar, 'x-wr-calname').trim().toLowerCase();
  const zones = zonesOf(calendar, zone);
  const events = calendar
    .getAllSubcomponents('vevent')
    .filter((event) => !isOwn(textOf(event, 'uid'), host));
  const found: Interval[] = [];
  const add = ([start, end]: Interval): void => {
    if (start >= end || end <= from || start >= until) return;
    found.push([Math.max(start, from), Math.min(end, until)]);
    // Joined now and then: an hour can be busy a thousand times.
    if (found.length > 2 * MAX_INTERVALS) found.splice(0, found.length, ...joined(found));
    if (found.length > MAX_INTERVALS * 1.5) throw new UnusableCalendar('TOO_MANY_TIMES');
  };
  for (const [uid, series] of Map.groupBy(events, (event) => textOf(event, 'uid'))) {
    // Without a UID, events are unrelated.
    const groups = uid === '' ? series.map((event) => [event]) : [series];
    for (const group of groups)
      for (const { event, interval } of occurrencesOf(group, zones, { from, until }))
        if (isBusy(event, owner) && !isCancelled(event)) add(interval);
  }
  for (const interval of publishedTimes(calendar)) add(interval);
  const result = joined(found);
  if (result.length > MAX_INTERVALS) throw new UnusableCalendar('TOO_MANY_TIMES');
  return result;
}
