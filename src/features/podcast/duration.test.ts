import { describe, expect, it } from 'vitest';
import {
  captionTime,
  dataInWords,
  formatTimestamp,
  isoDuration,
  lengthInWords,
  megabytes,
} from './duration.ts';

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
    [12, 'twelve seconds'],
    [89, 'eighty-nine seconds'],
    [1440, 'twenty-four minutes'],
    [1800, 'half an hour'],
    [1900, 'thirty-two minutes'],
  ])('%i seconds take %s', (seconds, text) => {
    expect(lengthInWords(seconds)).toBe(text);
  });

  it.each([
    [36_086, 'less data than a photo'],
    [3_400_000, 'about as much data as a photo'],
    [15_200_000, 'about as much data as five photos'],
  ])('%i bytes are %s', (bytes, text) => {
    expect(dataInWords(bytes)).toBe(text);
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
