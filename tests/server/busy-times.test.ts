/** Busy times in calendars as real programs write them, and in hostile ones. */
import { describe, expect, it } from 'vitest';
import { zoneTimeOf } from '#domain/booking/zone-time.ts';
import { busyTimes, UnusableCalendar } from '#server/busy-times/busy-times.ts';
import { readableLines } from '#server/busy-times/lines.ts';
import { findBusyTimes } from '#server/busy-times/read-thread.ts';
import { APPLE } from '../calendars/apple.ts';
import { GOOGLE } from '../calendars/google.ts';
import { OUTLOOK } from '../calendars/outlook.ts';
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

const texts = (ics: string): string[] =>
  busyTimes(ics, OPTIONS).map(([from, until]) => {
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
])('A calendar of %s', (_maker, shapes) => {
  it.each(shapes)('has the busy times of $name', ({ ics, busy }) => {
    expect(texts(ics)).toEqual(busy);
  });

  it.each(shapes)('is read without titles and places: $name', ({ ics }) => {
    expect(readableLines(ics)).not.toMatch(/Lovelace|SUMMARY|DESCRIPTION|LOCATION:|Dallas/i);
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

  it('has more times than a person', () => {
    expect(() =>
      busyTimes(repeating('FREQ=MINUTELY;INTERVAL=2', '20261123T060000Z'), OPTIONS),
    ).toThrow(UnusableCalendar);
  });
});

describe('A hostile calendar', () => {
  it.each([
    ['a rule that never comes true', repeating('FREQ=SECONDLY;BYMONTH=2;BYMONTHDAY=30')],
    ['every second for a century', repeating('FREQ=SECONDLY', '19300101T000000Z')],
    [
      'ten thousand long series',
      calendar(
        'VERSION:2.0',
        ...Array.from({ length: 10_000 }, (_, at) =>
          event(`UID:${at}\nDTSTART:19000101T000000Z\nRRULE:FREQ=HOURLY;BYMONTH=1;BYDAY=-1SU`),
        ),
      ),
    ],
  ])('with %s is given up in time', async (_what, ics) => {
    const before = performance.now();
    const found = await findBusyTimes(ics, OPTIONS, 1000);
    expect(found).toEqual({ problem: expect.stringMatching(/^TOO_/) });
    expect(performance.now() - before).toBeLessThan(scaled(8000));
  });

  it('of deep nesting or one long line is empty', async () => {
    const deep = `${'BEGIN:VCALENDAR\r\n'.repeat(100_000)}${'END:VCALENDAR\r\n'.repeat(100_000)}`;
    expect(await findBusyTimes(deep, OPTIONS)).toEqual({ intervals: [] });
    const long = calendar('VERSION:2.0', event(`UID:x\nATTENDEE:${'a'.repeat(4e6)}`));
    expect(await findBusyTimes(long, OPTIONS)).toEqual({ intervals: [] });
  });
});
