/** Busy times in a calendar (RFC 5545), without titles. Hostile ones take long: runs in a thread that can be ended. */
import type { UnreadKind } from '#staff/contract/slots.ts';
import { type Interval, joined } from './interval.ts';
import { type Component, readCalendar } from './lines.ts';
import type { Window } from './event-reader.ts';
import { occurrencesOf } from './occurrences.ts';
import { Budget } from './budget.ts';
import { DAY } from '../../base/clock.ts';
import { listOf, readDuration, readTime } from './values.ts';
import { zonesOf } from './zones.ts';

/** No person's calendar has more busy times, touching ones joined. */
const MAX_INTERVALS = 5000;
/** Steps for what repeats, of all events together: some seconds. */
const MAX_STEPS = 20_000_000;

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

/** Whether the calendar's owner declined. Google names a calendar after its owner's address. */
function isDeclined(event: Component, owner: string): boolean {
  return event
    .all('ATTENDEE')
    .some(
      ({ value, parameters }) =>
        owner !== '' &&
        value?.toLowerCase() === `mailto:${owner}` &&
        parameters.get('PARTSTAT')?.toUpperCase() === 'DECLINED',
    );
}

const FREE_IN_OUTLOOK = /^(?:FREE|WORKINGELSEWHERE)$/i;

/** Tentative events count as busy. */
const isBusy = (event: Component, owner: string): boolean =>
  !/^transparent$/i.test(event.text('TRANSP')) &&
  !FREE_IN_OUTLOOK.test(event.text('X-MICROSOFT-CDO-BUSYSTATUS')) &&
  !/^cancell?ed$/i.test(event.text('STATUS')) &&
  !isDeclined(event, owner);

type Report = (kind: UnreadKind) => void;

function* publishedTimes(calendar: Component, report: Report): Generator<Interval> {
  for (const component of calendar.parts.filter(({ name }) => name === 'VFREEBUSY'))
    for (const { value, parameters } of component.all('FREEBUSY')) {
      if (/^free$/i.test(parameters.get('FBTYPE') ?? '')) continue;
      if (value === null) report('TIME');
      for (const text of listOf(value ?? '')) {
        const [from = '', to = ''] = text.split('/');
        const [start, end, length] = [readTime(from), readTime(to), readDuration(to)];
        const after = length && length.days * DAY + length.milliseconds;
        const until = end?.local ?? (start && after !== undefined && start.local + after);
        if (start && until) yield [start.local, until];
        else report('TIME');
      }
    }
}

/**
 * Busy times in a window, earliest first. What cannot be read does not hide the rest.
 * @param report called once for each event of which a part cannot be read @throws {UnusableCalendar}
 */
export function busyTimes(
  text: string,
  options: BusyOptions,
  report: Report = () => undefined,
): Interval[] {
  const { from, until, zone, host } = options;
  const calendar = readCalendar(text);
  if (!calendar) throw new UnusableCalendar('NO_CALENDAR');
  const owner = calendar.text('X-WR-CALNAME').toLowerCase();
  const reading = {
    zones: zonesOf(calendar, zone, until),
    window: { from, until },
    budget: new Budget(MAX_STEPS),
    isBusy: (event: Component) => isBusy(event, owner),
    report,
  };
  const events = calendar.parts.filter(
    (event) => event.name === 'VEVENT' && !isOwn(event.text('UID'), host),
  );
  const found: Interval[] = [];
  const add = ([start, end]: Interval): void => {
    if (start >= end || end <= from || start >= until) return;
    found.push([Math.max(start, from), Math.min(end, until)]);
    // Joined now and then: an hour can be busy a thousand times.
    if (found.length > 2 * MAX_INTERVALS) found.splice(0, found.length, ...joined(found));
    if (found.length > MAX_INTERVALS * 1.5) throw new UnusableCalendar('TOO_MANY_TIMES');
  };
  for (const [uid, series] of Map.groupBy(events, (event) => event.text('UID'))) {
    // Without a UID, events are unrelated.
    const groups = uid === '' ? series.map((event) => [event]) : [series];
    for (const group of groups)
      for (const { event, interval } of occurrencesOf(group, reading))
        if (reading.isBusy(event)) add(interval);
  }
  for (const interval of publishedTimes(calendar, report)) add(interval);
  const result = joined(found);
  if (result.length > MAX_INTERVALS) throw new UnusableCalendar('TOO_MANY_TIMES');
  return result;
}
