import { expect, test, vi } from 'vitest';
import { otherClocks } from './time-zone.client.ts';

const PRACTICE = 'America/Chicago';
/** The days around both changes of the clocks in the United States, and one in between. */
const [FALL_EVE, FALL, SPRING_EVE, SPRING, SUMMER] = [
  '2026-10-31T15:00Z',
  '2026-11-01T15:00Z',
  '2027-03-13T15:00Z',
  '2027-03-14T15:00Z',
  '2027-03-20T15:00Z',
] as [string, string, string, string, string];
const hasOtherClocks = (starts: string[], practice: string, device: string): boolean =>
  otherClocks(starts, practice, device) !== undefined;

test('another name for the same clocks is no other zone', () => {
  expect(hasOtherClocks([FALL_EVE, FALL, SPRING], PRACTICE, 'America/Menominee')).toBe(false);
  expect(hasOtherClocks([FALL_EVE, FALL, SPRING], PRACTICE, PRACTICE)).toBe(false);
});

test('every start counts, because zones change their clocks on different days', () => {
  // Mexico City has had no daylight saving time since 2022: in winter its clocks are those of Chicago.
  expect(hasOtherClocks([FALL, SPRING_EVE], PRACTICE, 'America/Mexico_City')).toBe(false);
  expect(hasOtherClocks([FALL_EVE], PRACTICE, 'America/Mexico_City')).toBe(true);
  expect(hasOtherClocks([SPRING_EVE, SPRING], PRACTICE, 'America/Mexico_City')).toBe(true);
  // The same hour of another day.
  expect(hasOtherClocks([SUMMER], 'Pacific/Honolulu', 'Pacific/Kiritimati')).toBe(true);
});

test.each(['UTC', 'Etc/UTC', 'GMT', 'Etc/GMT+6'])(
  '%s is a hidden zone, not where somebody is',
  (device) => {
    expect(hasOtherClocks([FALL], PRACTICE, device)).toBe(false);
  },
);

test('without times, nothing differs', () => {
  expect(hasOtherClocks([], PRACTICE, 'Asia/Tokyo')).toBe(false);
});

test('comparing costs a formatter for each zone, not for each time: 63 ms for 41 times on a fast machine', () => {
  const made = vi.spyOn(Intl, 'DateTimeFormat');
  const each = vi.spyOn(Date.prototype, 'toLocaleString');
  const starts = Array.from({ length: 41 }, () => FALL);
  otherClocks(starts, PRACTICE, 'America/Menominee');
  expect(made).toHaveBeenCalledTimes(2);
  made.mockClear();
  otherClocks(starts, PRACTICE, PRACTICE);
  expect(made).toHaveBeenCalledTimes(1);
  expect(each).not.toHaveBeenCalled();
  vi.restoreAllMocks();
});
