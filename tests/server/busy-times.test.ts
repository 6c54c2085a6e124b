/** Busy times in calendars as real programs write them, and in hostile ones. */
import { describe, expect, it } from 'vitest';
import { zoneTimeOf } from '#lib/zone-time.ts';
import type { UnreadKind } from '#staff/contract/slots.ts';
import { busyTimes, UnusableCalendar } from '#server/calls/busy-times/busy-times.ts';
import { readCalendar } from '#server/calls/busy-times/lines.ts';
import { findBusyTimes } from '#server/calls/busy-times/read-thread.ts';
import { APPLE } from '../calendars/apple.ts';
import { GOOGLE } from '../calendars/google.ts';
import { OUTLOOK } from '../calendars/outlook.ts';
import { ODD } from '../calendars/odd.ts';
import { RULES } from '../calendars/rules.ts';
import { calendar, event } from '../calendars/shape.ts';
import { scaled } from '../run/limits.ts';

const ZONE = 'America/Chicago';
const OPTIONS = {
  from: Date.parse('2026-11-23T06:00Z'),
  until: Date.parse('2026-12-14T06:00Z'),
  zone: ZONE,
  host: 'hearthline.example',
};

const clockOf = (at: number): { day: string; text: string } => {
  const { day, minutes } = zoneTimeOf(at, ZONE);
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60].map((part) =>
    String(part).padStart(2, '0'),
  );
  return { day, text: `${hours}:${rest}` };
};

const texts = (ics: string, report?: (kind: UnreadKind) => void): string[] =>
  busyTimes(ics, OPTIONS, report).map(([from, until]) => {
    const [start, end] = [clockOf(from), clockOf(until)];
    const day = end.day === start.day ? '' : `${end.day} `;
    return `${start.day} ${start.text} - ${day}${end.text}`;
  });

/** A calendar with one event that repeats. */
const repeating = (rule: string, start = '20200101T120000Z'): string =>
  calendar('VERSION:2.0', event(`UID:x\nDTSTART:${start}\nDURATION:PT1M\nRRULE:${rule}`));

describe.each([
  ['Google', GOOGLE],
  ['Outlook and Exchange', OUTLOOK],
  ['Apple and others', APPLE],
  ['programs with a will of their own', ODD],
])('A calendar of %s', (_maker, shapes) => {
  it.each(shapes)('has the busy times of $name, and says what cannot be read', (shape) => {
    const unread: UnreadKind[] = [];
    expect(texts(shape.ics, (kind) => unread.push(kind))).toEqual(shape.busy);
    expect(unread).toEqual(shape.unread ?? []);
  });

  it.each(shapes)('is read without titles and places: $name', ({ ics }) => {
    expect(JSON.stringify(readCalendar(ics))).not.toMatch(
      /Lovelace|SUMMARY|DESCRIPTION|LOCATION:|Dallas/i,
    );
  });
});

it('is read in at least 30 shapes', () => {
  expect(GOOGLE.length + OUTLOOK.length + APPLE.length).toBeGreaterThanOrEqual(30);
});

describe('A calendar that cannot be used', () => {
  it.each([
    ['a page', '<!doctype html><title>Sign in</title>'],
    ['nothing', ''],
    ['cut off in the middle', GOOGLE[1]?.ics.slice(0, 900) ?? ''],
    ['cut off between events', GOOGLE[1]?.ics.replace('END:VCALENDAR\r\n', '') ?? ''],
    ['an address book', 'BEGIN:VCARD\r\nVERSION:3.0\r\nFN:Ada\r\nEND:VCARD\r\n'],
  ])('is %s', (_what, ics) => {
    expect(() => busyTimes(ics, OPTIONS)).toThrow(UnusableCalendar);
  });

  // Three thousand each.
  it.each([[[0, 2]], [[0, 2, 4]]])('has more times than a person', (minutes) => {
    const events = minutes.map((minute) =>
      event(`DTSTART:20261123T060${minute}00Z\nDURATION:PT1M\nRRULE:FREQ=MINUTELY;INTERVAL=10`),
    );
    expect(busyTimes(calendar('VERSION:2.0', ...events.slice(1, 2)), OPTIONS)).not.toEqual([]);
    expect(() => busyTimes(calendar('VERSION:2.0', ...events), OPTIONS)).toThrow(UnusableCalendar);
  });
});

/** In UTC, in the form of `RULES`. */
const startsIn = (ics: string): string[] =>
  busyTimes(ics, OPTIONS).map(([from]) =>
    new Date(from).toISOString().replace(/^.{5}(..)-(..)T(..):(..).*$/, '$1$2$3$4'),
  );

describe('A rule', () => {
  it('comes true when two other programs say so', () => {
    const read = RULES.map(([rule = '', start = '']) => [
      rule,
      startsIn(repeating(rule, start)).join(),
    ]);
    expect(read).toEqual(RULES.map(([rule, _start, starts]) => [rule, starts]));
  });

  // By hand, after RFC 5545, 3.3.10, and RFC 7529.
  it.each([
    ['FREQ=YEARLY;BYWEEKNO=49;BYDAY=MO', '20200107T120000Z', '11301200'],
    ['FREQ=YEARLY;BYDAY=48MO', '20200107T120000Z', '11301200'],
    [
      'FREQ=YEARLY;BYDAY=-3FR,48MO,WE',
      '20200107T120000Z',
      '11251200,11301200,12021200,12091200,12111200',
    ],
    // The first week from its Monday, and from the start: Sunday is in doubt.
    ['FREQ=WEEKLY;BYDAY=MO,SU,WE;INTERVAL=7;BYSETPOS=1', '20261126T120000Z', '11261200,11291200'],
    ['FREQ=MONTHLY', '20200131T120000Z', ''],
    ['FREQ=YEARLY', '20200229T120000Z', ''],
    ['RSCALE=GREGORIAN;FREQ=MONTHLY;SKIP=BACKWARD', '20200131T120000Z', '11301200'],
    ['RSCALE=GREGORIAN;FREQ=MONTHLY;SKIP=FORWARD', '20200131T120000Z', '12011200'],
    ['FREQ=YEARLY;COUNT=6;BYMONTH=12;BYMONTHDAY=1', '20211201T120000Z', '12011200'],
    ['FREQ=YEARLY;COUNT=5;BYMONTH=12;BYMONTHDAY=1', '20211201T120000Z', ''],
  ])('%s is right from %s', (rule, start, starts) => {
    expect(startsIn(repeating(rule, start)).join()).toBe(starts);
  });

  it('includes the occurrence at its end in UTC, which is the day before on its clock', () => {
    const lines = 'DTSTART;TZID=Europe/Berlin:20261202T003000\nDURATION:PT1H';
    const rule = 'RRULE:FREQ=DAILY;UNTIL=20261203T233000Z';
    const ics = calendar('VERSION:2.0', event(`${lines}\n${rule}`));
    expect(startsIn(ics).join()).toBe('12012330,12022330,12032330');
  });

  it('of a week that began in the year before counts its start', () => {
    // January 1, 2021 is in week 53 of 2020; the next is January 1, 2027.
    const wide = { ...OPTIONS, from: Date.UTC(2021, 0, 1), until: Date.UTC(2027, 11, 1) };
    const starts = (count: number): number[] => {
      const rule = `FREQ=YEARLY;BYWEEKNO=53;BYDAY=FR;COUNT=${count}`;
      return busyTimes(repeating(rule, '20210101T120000Z'), wide).map(([from]) => from);
    };
    const first = Date.UTC(2021, 0, 1, 12);
    expect([starts(1), starts(2)]).toEqual([[first], [first, Date.UTC(2027, 0, 1, 12)]]);
  });

  it('on 29 February comes true in leap years only', () => {
    const leap = { ...OPTIONS, from: Date.UTC(2027, 0, 1), until: Date.UTC(2028, 11, 31) };
    const ics = repeating('FREQ=YEARLY', '20240229T120000Z');
    expect(busyTimes(ics, leap).map(([from]) => from)).toEqual([Date.UTC(2028, 1, 29, 12)]);
  });
});

describe('When clocks change', () => {
  const OWN = `BEGIN:VTIMEZONE
TZID:Practice
BEGIN:STANDARD
DTSTART:20071104T020000
TZOFFSETFROM:-0500
TZOFFSETTO:-0600
RRULE:FREQ=YEARLY;BYMONTH=11;BYDAY=1SU
END:STANDARD
BEGIN:DAYLIGHT
DTSTART:20070311T020000
TZOFFSETFROM:-0600
TZOFFSETTO:-0500
RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=2SU
END:DAYLIGHT
END:VTIMEZONE`;
  it.each([
    ['the first of the repeated hour', '20261101T013000', 'PT1H', '2026-11-01T06:30Z', 1],
    ['the hour that is skipped', '20270314T023000', 'PT1H', '2027-03-14T08:30Z', 1],
    ['a day of 25 hours', '20261031T110000', 'P1D', '2026-10-31T16:00Z', 25],
    ['a day of 23 hours', '20270313T110000', 'P1D', '2027-03-13T17:00Z', 23],
  ])('%s counts, in zones of Intl and of the calendar', (_what, start, length, at, hours) => {
    const from = Date.parse(at);
    const wide = { ...OPTIONS, from: Date.UTC(2026, 9, 1), until: Date.UTC(2027, 5, 1) };
    for (const zone of [ZONE, 'Practice']) {
      const lines = `DTSTART;TZID=${zone}:${start}\nDURATION:${length}`;
      const busy = busyTimes(calendar('VERSION:2.0', OWN, event(lines)), wide);
      expect(busy, zone).toEqual([[from, from + hours * 3_600_000]]);
    }
  });

  // By the hours of the first night and by the clock: whichever is later.
  it.each([
    ['20261030', '20261031', '2026-11-01T04:00Z', '2026-11-01T13:00Z'],
    ['20270312', '20270313', '2027-03-14T05:00Z', '2027-03-14T13:00Z'],
  ])('the night after that of %s is busy to its later end', (first, next, start, end) => {
    const lines = `DTSTART;TZID=Practice:${first}T230000\nDTEND;TZID=Practice:${next}T070000`;
    const ics = calendar('VERSION:2.0', OWN, event(`${lines}\nRRULE:FREQ=DAILY;COUNT=2`));
    const wide = { ...OPTIONS, from: Date.parse(start), until: Date.UTC(2027, 5, 1) };
    expect(busyTimes(ics, wide)).toEqual([[Date.parse(start), Date.parse(end)]]);
  });
});

describe('A hostile calendar', () => {
  const GOOD = event('UID:good\nDTSTART:20261124T190000Z\nDTEND:20261124T200000Z');
  const GOOD_BUSY = [Date.parse('2026-11-24T19:00Z'), Date.parse('2026-11-24T20:00Z')];
  const beside = (lines: string): string => calendar('VERSION:2.0', event(lines), GOOD);
  it.each([
    [
      'a rule that never comes true',
      beside('DTSTART:20200101T120000Z\nRRULE:FREQ=SECONDLY;BYMONTH=2;BYMONTHDAY=30'),
      undefined,
    ],
    [
      'a rule of every second that is counted',
      beside('DTSTART:19300101T000000Z\nRRULE:FREQ=SECONDLY;COUNT=999999999'),
      { kind: 'LONG', count: 1 },
    ],
    [
      'a rule with all times of a day',
      beside(
        `DTSTART:19300101T000000Z\nRRULE:FREQ=YEARLY;COUNT=999999999;BYDAY=MO;${[24, 60, 60]
          .map((length, at) => `BY${['HOUR', 'MINUTE', 'SECOND'][at]}=${[...Array(length).keys()]}`)
          .join(';')}`,
      ),
      { kind: 'LONG', count: 1 },
    ],
    [
      'ten thousand long series',
      calendar(
        'VERSION:2.0',
        ...Array.from({ length: 10_000 }, (_, at) =>
          event(`UID:${at}\nDTSTART:19000101T000000Z\nRRULE:FREQ=HOURLY;BYMONTH=1;BYDAY=-1SU`),
        ),
        GOOD,
      ),
      { kind: 'RULE', count: 10_000 },
    ],
  ])('with %s loses no other event', async (_what, ics, unread) => {
    const before = performance.now();
    const found = await findBusyTimes(ics, OPTIONS);
    expect(found).toEqual({ intervals: [GOOD_BUSY], unread: unread ? [unread] : [] });
    expect(performance.now() - before).toBeLessThan(scaled(8000));
  });

  it('is given up in time', async () => {
    const rule = 'RRULE:FREQ=SECONDLY;COUNT=999999999';
    const events = Array.from({ length: 300 }, () => event(`DTSTART:19300101T000000Z\n${rule}`));
    const found = await findBusyTimes(calendar('VERSION:2.0', ...events), OPTIONS, 1);
    expect(found).toEqual({ problem: 'TOO_COMPLEX' });
  });

  const EMPTY = { intervals: [], unread: [] };
  it('of deep nesting or one long line is empty', async () => {
    const deep = `${'BEGIN:VCALENDAR\r\n'.repeat(100_000)}${'END:VCALENDAR\r\n'.repeat(100_000)}`;
    expect(await findBusyTimes(deep, OPTIONS)).toEqual(EMPTY);
    const long = calendar(
      'VERSION:2.0',
      event(`DTSTART:20261124\nTRANSP:TRANSPARENT\nATTENDEE:${'a'.repeat(4e6)}`),
    );
    expect(await findBusyTimes(long, OPTIONS)).toEqual(EMPTY);
  });
});
