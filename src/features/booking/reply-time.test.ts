import { describe, expect, it } from 'vitest';
import { replyByText } from './offered-times.ts';
import { type BusinessHours, businessTime, replyBy, replyDue } from './reply-time.ts';
import { ENGLISH_TIMES } from './times-words.en.ts';

const BUSINESS: BusinessHours = {
  hours: { from: 'Monday', to: 'Friday', opens: '09:00', closes: '17:00' },
  zone: 'America/Chicago',
  holidays: ['2026-11-26', '2026-11-27'],
  replyHours: 24,
};
const by = (sent: string): string => replyByText(Date.parse(sent), BUSINESS, ENGLISH_TIMES);

it.each([
  ['in business hours: the same hour a business day later', '2026-11-23T20:05Z', 'Tuesday, 3 PM'],
  ['on the hour', '2026-11-23T21:00Z', 'Tuesday, 3 PM'],
  ['just before closing: not after closing', '2026-11-23T22:40Z', 'Tuesday, 5 PM'],
  ['before opening: read when it opens', '2026-11-23T12:00Z', 'Tuesday, 9 AM'],
  ['in the evening: read the next morning', '2026-11-24T01:00Z', 'Wednesday, 9 AM'],
  ['on Friday evening: read on Monday', '2026-11-21T01:00Z', 'Tuesday, 9 AM'],
  ['over a weekend', '2026-11-20T20:00Z', 'Monday, 2 PM'],
  ['before holidays', '2026-11-25T20:00Z', 'Monday, 2 PM'],
  ['over the spring change', '2027-03-12T15:30Z', 'Monday, 10 AM'],
])('promises a reply %s', (_why, sent, text) => {
  expect(by(sent)).toBe(text);
});

it('names the date if it is far, and minutes if the practice closes on a half hour', () => {
  const holidays = ['2026-12-24', '2026-12-25', '2026-12-28', '2026-12-29', '2026-12-30'];
  const late = { ...BUSINESS, holidays, hours: { ...BUSINESS.hours, closes: '16:30' } };
  expect(replyByText(Date.parse('2026-12-23T22:10Z'), late, ENGLISH_TIMES)).toBe(
    'Thursday, December 31, 4:30 PM',
  );
});

it('is a real instant on both sides of a clock change', () => {
  const sent = Date.parse('2026-10-30T15:00Z');
  expect(new Date(replyBy(sent, BUSINESS)).toISOString()).toBe('2026-11-02T16:00:00.000Z');
});

it.each([
  ['to the minute', '2026-11-23T20:05Z', '2026-11-24T20:05Z'],
  ['from the next opening', '2026-11-24T01:00Z', '2026-11-25T15:00Z'],
  ['over holidays and a weekend', '2026-11-25T20:40Z', '2026-11-30T20:40Z'],
  ['over the spring change', '2027-03-12T15:30Z', '2027-03-15T14:30Z'],
])('is due for staff %s, and never later than visitors are told', (_how, sent, due) => {
  expect(replyDue(Date.parse(sent), BUSINESS)).toBe(Date.parse(due));
  expect(Date.parse(due)).toBeLessThanOrEqual(replyBy(Date.parse(sent), BUSINESS));
});

it('counts only business time', () => {
  const hours = (from: string, to: string): number =>
    businessTime(Date.parse(from), Date.parse(to), BUSINESS) / 3_600_000;
  expect(hours('2026-11-23T20:00Z', '2026-11-24T20:00Z')).toBe(8);
  expect(hours('2026-11-24T01:00Z', '2026-11-24T03:00Z')).toBe(0);
  expect(hours('2026-11-25T22:00Z', '2026-11-30T16:00Z')).toBe(2);
  expect(hours('2026-11-24T20:00Z', '2026-11-24T19:00Z')).toBe(0);
});

describe('another promise', () => {
  const due = (replyHours: number, sent: string): string =>
    new Date(replyDue(Date.parse(sent), { ...BUSINESS, replyHours })).toISOString().slice(0, 16);

  it.each([
    [48, 'two business days', '2026-11-23T20:05Z', '2026-11-25T20:05'],
    [48, 'over holidays and a weekend', '2026-11-25T20:05Z', '2026-12-01T20:05'],
    [4, 'the same day', '2026-11-23T16:00Z', '2026-11-23T20:00'],
    [4, 'what does not fit goes on in the morning', '2026-11-23T21:00Z', '2026-11-24T17:00'],
    [8, 'a day of the office', '2026-11-23T15:00Z', '2026-11-23T23:00'],
    [1, 'sent at night', '2026-11-24T04:00Z', '2026-11-24T16:00'],
    [36, 'a business day and, at most, one more', '2026-11-23T16:00Z', '2026-11-25T16:00'],
    [28, 'a business day and four open hours', '2026-11-23T16:00Z', '2026-11-24T20:00'],
  ])('%i hours: %s', (hours, _why, sent, by) => {
    expect(due(hours, sent)).toBe(by);
  });

  it('more hours are never sooner, and staff are never due after visitors are told', () => {
    for (let minute = 0; minute < 7 * 24 * 60; minute += 97) {
      const sent = Date.parse('2026-11-20T00:00Z') + minute * 60_000;
      let before = 0;
      for (const replyHours of [1, 2, 4, 7, 8, 9, 12, 16, 23, 24, 25, 31, 36, 47, 48, 72, 240]) {
        const business = { ...BUSINESS, replyHours };
        const now = replyDue(sent, business);
        expect(now).toBeGreaterThanOrEqual(before);
        expect(replyBy(sent, business)).toBeGreaterThanOrEqual(now);
        before = now;
      }
    }
  });
});

it('has a time also in a practice that opens in the hour that spring skips', () => {
  const hours = { from: 'Monday', to: 'Sunday', opens: '02:30', closes: '17:00' } as const;
  const night = { ...BUSINESS, hours, holidays: [] };
  // Clocks change on March 14, 2027: the day begins at six.
  const sent = Date.parse('2027-03-13T05:00Z');
  expect(new Date(replyDue(sent, night)).toISOString()).toBe('2027-03-14T00:00:00.000Z');
  const day = [Date.parse('2027-03-14T06:00Z'), Date.parse('2027-03-15T05:00Z')] as const;
  expect(businessTime(...day, night)).toBeGreaterThan(0);
});
