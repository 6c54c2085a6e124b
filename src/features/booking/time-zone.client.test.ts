import { afterEach, expect, test, vi } from 'vitest';
import { timeText } from '#lib/time-words.ts';
import { SPANISH_TIMES } from './times-words.es.ts';
import { otherClocks, type ShownTime } from './time-zone.client.ts';

const PRACTICE = 'America/Chicago';
/** The days around both changes of the clocks in the United States, and one in between. */
const [FALL_EVE, FALL, SPRING_EVE, SPRING, SUMMER] = [
  '2026-10-31T15:00Z',
  '2026-11-01T15:00Z',
  '2027-03-13T15:00Z',
  '2027-03-14T15:00Z',
  '2027-03-20T15:00Z',
] as [string, string, string, string, string];

/** As the page of the practice shows it. */
const shown = (value: string, timeZone: string): ShownTime => ({
  value,
  parentElement: { textContent: timeText(Date.parse(value), timeZone) },
  dataset: {
    day: new Intl.DateTimeFormat('en-US', {
      timeZone,
      weekday: 'long',
      month: 'long',
      day: 'numeric',
    }).format(new Date(value)),
  },
});

/** On a device in that zone. */
function hasOtherClocks(starts: string[], practice: string, device: string): boolean {
  vi.stubEnv('TZ', device);
  return (
    otherClocks(
      starts.map((start) => shown(start, practice)),
      'en-US',
    ) !== undefined
  );
}

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

/** As the Spanish page shows it. */
const shownInSpanish = (value: string): ShownTime => {
  const at = Date.parse(value);
  const { time, day } = SPANISH_TIMES;
  return {
    value,
    parentElement: { textContent: time(at, PRACTICE) },
    dataset: { day: day(at, PRACTICE) },
  };
};

test('clocks are compared with a Spanish page, too', () => {
  const times = [FALL_EVE, FALL, SPRING_EVE, SPRING, SUMMER].map(shownInSpanish);
  const has = (device: string): boolean => {
    vi.stubEnv('TZ', device);
    return otherClocks(times, 'es-US') !== undefined;
  };
  expect([PRACTICE, 'America/Los_Angeles', 'America/Mexico_City'].map(has)).toEqual([
    false,
    true,
    true,
  ]);
});

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

test.each(['UTC', 'Etc/UTC', 'Etc/GMT', 'Etc/GMT+6'])(
  '%s is a hidden zone, not where somebody is',
  (device) => {
    expect(hasOtherClocks([FALL], PRACTICE, device)).toBe(false);
  },
);

test('without times, nothing differs', () => {
  expect(hasOtherClocks([], PRACTICE, 'Asia/Tokyo')).toBe(false);
});

test('where the clocks are the same, no formatter is made: the first takes a slow phone 0.1 s', () => {
  vi.stubEnv('TZ', 'America/Menominee');
  const times = [FALL_EVE, FALL, SPRING_EVE, SPRING].map((start) => shown(start, PRACTICE));
  const made = vi.spyOn(Intl, 'DateTimeFormat');
  expect(otherClocks(times, 'en-US')).toBeUndefined();
  expect(made).not.toHaveBeenCalled();
  vi.stubEnv('TZ', 'America/Denver');
  expect(otherClocks(times, 'en-US')).toBeDefined();
  expect(made).toHaveBeenCalledTimes(1);
});
