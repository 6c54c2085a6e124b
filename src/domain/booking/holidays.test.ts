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
  expect(of2027).not.toContain('2027-07-04');
});

test('begins with today, each day once', () => {
  expect(days('2026-11-26')[0]).toBe('2026-11-26');
  expect(new Set(days('2026-12-24')).size).toBe(days('2026-12-24').length);
});
