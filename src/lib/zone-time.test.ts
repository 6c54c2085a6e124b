import { describe, expect, it } from 'vitest';
import { addDays, instantsOf, isZone, offsetOf, zoneTimeOf } from './zone-time.ts';

const DALLAS = 'America/Chicago';
const iso = (at: number): string => new Date(at).toISOString();
const at = (day: string, hour: number, minute = 0): string[] =>
  instantsOf({ day, minutes: hour * 60 + minute }, DALLAS).map(iso);

describe('A clock time in a zone', () => {
  it('is one instant in winter and in summer', () => {
    expect(at('2026-11-24', 15)).toEqual(['2026-11-24T21:00:00.000Z']);
    expect(at('2026-07-01', 15)).toEqual(['2026-07-01T20:00:00.000Z']);
  });

  it('does not exist in the hour that spring skips', () => {
    expect(at('2026-03-08', 1, 59)).toEqual(['2026-03-08T07:59:00.000Z']);
    expect(at('2026-03-08', 2, 30)).toEqual([]);
    expect(at('2026-03-08', 3)).toEqual(['2026-03-08T08:00:00.000Z']);
  });

  it('exists twice in the hour that fall repeats', () => {
    expect(at('2026-11-01', 0, 59)).toEqual(['2026-11-01T05:59:00.000Z']);
    expect(at('2026-11-01', 1, 30)).toEqual([
      '2026-11-01T06:30:00.000Z',
      '2026-11-01T07:30:00.000Z',
    ]);
    expect(at('2026-11-01', 2)).toEqual(['2026-11-01T08:00:00.000Z']);
  });

  it('is read back as written, also by clocks of half hours', () => {
    expect(zoneTimeOf(Date.parse('2026-11-01T07:30Z'), DALLAS)).toEqual({
      day: '2026-11-01',
      minutes: 90,
    });
    expect(zoneTimeOf(Date.parse('2026-11-01T20:00Z'), 'Asia/Kolkata')).toEqual({
      day: '2026-11-02',
      minutes: 90,
    });
    expect(offsetOf(Date.parse('2026-11-01T20:00Z'), 'Asia/Kolkata')).toBe(5.5 * 3_600_000);
  });
});

it('knows zones from other text, and counts days over the end of a year', () => {
  expect(['America/Chicago', 'Mars/Base', ''].map(isZone)).toEqual([true, false, false]);
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
});
