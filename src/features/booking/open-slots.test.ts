import { afterEach, describe, expect, it, vi } from 'vitest';
import { isOffered, openSlots, weekdayOf } from './open-slots.ts';
import { type SlotRules, startsOf } from './slot-rules.ts';

const zone = 'America/Chicago';
const RULES: SlotRules = {
  minutes: 15,
  notice: 3,
  horizon: 7,
  weekly: {
    Monday: ['09:00', '13:30'],
    Tuesday: ['11:00', '15:00', '17:30'],
    Wednesday: ['08:30'],
    Sunday: ['01:30', '02:30', '12:00'],
  },
  exceptions: [
    { day: '2026-11-26', closed: 'Thanksgiving' },
    { day: '2026-11-28', times: ['10:00-11:00'] },
  ],
};
const at = (text: string): number => Date.parse(text);
const list = (now: string, taken: string[] = [], rules = RULES): unknown[] =>
  openSlots(rules, new Set(taken.map(at)), { now: at(now), zone }).map(({ day, open, why }) => [
    day,
    ...open.map((one) => new Date(one).toISOString().slice(11, 16)),
    ...(why ? [why] : []),
  ]);

describe('Open times for a call', () => {
  it('follow weekdays, exceptions, notice and horizon', () => {
    // Tuesday, 10 AM in Dallas: 11 AM is too soon, the Monday after is the seventh day.
    expect(list('2026-11-24T16:00Z')).toEqual([
      ['2026-11-24', '21:00', '23:30'],
      ['2026-11-25', '14:30'],
      ['2026-11-26', { closed: 'Thanksgiving' }],
      ['2026-11-28', '16:00', '16:15', '16:30', '16:45'],
      ['2026-11-29', '07:30', '08:30', '18:00'],
      ['2026-11-30', '15:00', '19:30'],
    ]);
  });

  it('say when a day is taken, and leave out a day whose times have passed', () => {
    const [today, tomorrow] = list('2026-11-24T16:00Z', ['2026-11-24T21:00Z', '2026-11-24T23:30Z']);
    expect([today, tomorrow]).toEqual([
      ['2026-11-24', 'taken'],
      ['2026-11-25', '14:30'],
    ]);
    expect(list('2026-11-24T23:00Z')[0]).toEqual(['2026-11-25', '14:30']);
  });

  it('skip the hour that spring skips, and offer the repeated hour once', () => {
    expect(list('2026-03-08T04:00Z', [], { ...RULES, horizon: 2 })).toEqual([
      ['2026-03-08', '07:30', '17:00'],
    ]);
    expect(list('2026-11-01T02:00Z', [], { ...RULES, horizon: 2 })).toEqual([
      ['2026-11-01', '06:30', '08:30', '18:00'],
    ]);
  });

  it('are empty without hours', () => {
    expect(list('2026-11-24T16:00Z', [], { ...RULES, weekly: {}, exceptions: [] })).toEqual([]);
  });
});

describe('A posted time', () => {
  const offered = (slot: string, now = '2026-11-24T16:00Z'): boolean =>
    isOffered(at(slot), RULES, { now: at(now), zone });

  it('has to be one that is offered', () => {
    expect(offered('2026-11-24T21:00Z')).toBe(true);
    expect(offered('2026-11-24T21:01Z')).toBe(false);
    expect(offered('2026-11-26T21:00Z')).toBe(false);
    expect(offered('2026-12-01T21:00Z')).toBe(false);
  });

  it('may be up to half an hour closer than the notice, because forms take time, but never past', () => {
    expect(offered('2026-11-24T21:00Z', '2026-11-24T18:30Z')).toBe(true);
    expect(offered('2026-11-24T21:00Z', '2026-11-24T18:31Z')).toBe(false);
    const soon = { ...RULES, notice: 0 };
    expect(isOffered(at('2026-11-24T21:00Z'), soon, { now: at('2026-11-24T21:01Z'), zone })).toBe(
      false,
    );
  });
});

it('fills a range with calls, in order and once each', () => {
  expect(startsOf(['13:00-13:40', '09:00', '13:00'], 15)).toEqual([540, 780, 795]);
});

afterEach(() => {
  vi.unstubAllEnvs();
});
it.each(['America/Chicago', 'Pacific/Kiritimati'])(
  'knows the weekday of a date on a machine in %s',
  (machine) => {
    vi.stubEnv('TZ', machine);
    expect(weekdayOf('2026-11-29')).toBe('Sunday');
  },
);
