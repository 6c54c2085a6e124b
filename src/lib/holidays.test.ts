import { expect, test } from 'vitest';
import { holidaysFrom } from './holidays.ts';

const days = (today: string): string[] => holidaysFrom(today).map(({ day }) => day);

test('knows holidays on a weekday of a month', () => {
  // As calendars have them.
  expect(days('2026-01-01')).toEqual(
    expect.arrayContaining([
      '2026-01-19',
      '2026-05-25',
      '2026-09-07',
      '2026-11-26',
      '2026-11-27',
      '2027-01-18',
      '2027-05-31',
      '2027-11-25',
    ]),
  );
});

test('keeps a holiday of a weekend on the nearest workday', () => {
  const of2027 = days('2027-01-01');
  expect(of2027).toEqual(expect.arrayContaining(['2027-06-18', '2027-07-05', '2027-12-24']));
});

test.each([
  // All fixed holidays on a Saturday or Sunday of 2026 to 2030, with the day on which each is observed.
  ['2026-07-04', '2026-07-03'],
  ['2027-06-19', '2027-06-18'],
  ['2027-07-04', '2027-07-05'],
  ['2027-12-25', '2027-12-24'],
  ['2028-01-01', '2027-12-31'],
  ['2028-12-24', '2028-12-25'],
])('closes on %s itself, and on %s: practices open on weekends', (day, observed) => {
  for (const today of [`${Number(day.slice(0, 4)) - 2}-01-01`, `${day.slice(0, 4)}-01-01`]) {
    const closed = days(today).filter((one) => one === day || one === observed);
    expect(closed).toEqual([day, observed].filter((one) => one >= today).sort());
  }
});

test('of no other year than the two after this one', () => {
  expect(days('2026-11-23').at(-1)).toBe('2028-12-25');
  expect(days('2025-11-23').at(-1)).toBe('2027-12-31');
});

test('begins with today, each day once', () => {
  expect(days('2026-11-26')[0]).toBe('2026-11-26');
  expect(new Set(days('2026-12-24')).size).toBe(days('2026-12-24').length);
});
