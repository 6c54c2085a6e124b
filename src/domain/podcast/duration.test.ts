import { describe, expect, it } from 'vitest';
import { captionTime, formatTimestamp, isoDuration, megabytes, minutesText } from './duration.ts';

describe('durations and sizes', () => {
  it.each([
    [0, '0:00'],
    [12.9, '0:12'],
    [75, '1:15'],
    [3675, '1:01:15'],
  ])('%f seconds are %s', (seconds, text) => {
    expect(formatTimestamp(seconds)).toBe(text);
  });

  it.each([
    [12, '12 seconds'],
    [89, '89 seconds'],
    [1900, '32 minutes'],
  ])('%i seconds take %s', (seconds, text) => {
    expect(minutesText(seconds)).toBe(text);
  });

  it.each([
    [900, '0.01 MB'],
    [36_086, '0.04 MB'],
    [15_200_000, '15.2 MB'],
  ])('%i bytes are %s', (bytes, text) => {
    expect(megabytes(bytes)).toBe(text);
  });

  it('writes ISO durations', () => {
    expect([12, 1900, 3600, 3675].map(isoDuration)).toEqual([
      'PT12S',
      'PT31M40S',
      'PT1H0S',
      'PT1H1M15S',
    ]);
  });

  it('writes caption times with hours and milliseconds', () => {
    expect([0, 2.35, 3675.5].map(captionTime)).toEqual([
      '00:00:00.000',
      '00:00:02.350',
      '01:01:15.500',
    ]);
  });
});
