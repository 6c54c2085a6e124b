import { describe, expect, it } from 'vitest';
import { ageText, dueState, dueText, durationText, pastText, slotText, whenText } from './times.ts';

const ZONE = 'America/Chicago';
const at = (text: string): number => Date.parse(text);
/** Tuesday, November 24, 2026, 3:42 PM in Dallas, in winter. */
const NOW = at('2026-11-24T15:42:00-06:00');

describe('the time of a reply', () => {
  it.each([
    ['2026-11-24T15:00:00-06:00', 'overdue', 'Overdue 42 min'],
    ['2026-11-24T15:41:50-06:00', 'overdue', 'Overdue 1 min'],
    ['2026-11-24T12:00:00-06:00', 'overdue', 'Overdue 3 h'],
    ['2026-11-22T12:00:00-06:00', 'overdue', 'Overdue 2 d'],
    ['2026-11-24T16:05:00-06:00', 'today', 'Today 4:05 PM'],
    ['2026-11-24T17:00:00-06:00', 'today', 'Today 5 PM'],
    ['2026-11-25T09:00:00-06:00', 'later', 'by Wed 9 AM'],
    ['2026-11-25T10:12:00-06:00', 'later', 'by Wed 10:12 AM'],
    ['2026-11-30T09:00:00-06:00', 'later', 'by Mon 9 AM'],
    ['2026-12-07T09:00:00-06:00', 'later', 'by Dec 7'],
  ])('%s is %s', (due, state, text) => {
    expect(dueState(at(due), NOW, ZONE)).toBe(state);
    expect(dueText(at(due), NOW, ZONE)).toBe(text);
  });

  it('is on the clock of the practice when clocks change', () => {
    // Saturday evening before spring skips an hour, and Sunday and Monday after it.
    const evening = at('2026-03-07T22:00:00-06:00');
    expect(dueText(at('2026-03-09T09:00:00-05:00'), evening, ZONE)).toBe('by Mon 9 AM');
    expect(dueText(at('2026-03-08T23:30:00-05:00'), evening, ZONE)).toBe('by Sun 11:30 PM');
    // The hour that fall repeats: both are today.
    const morning = at('2026-11-01T00:30:00-05:00');
    expect(dueText(at('2026-11-01T01:30:00-05:00'), morning, ZONE)).toBe('Today 1:30 AM');
    expect(dueText(at('2026-11-01T01:30:00-06:00'), morning, ZONE)).toBe('Today 1:30 AM');
    expect(dueText(at('2026-11-02T09:00:00-06:00'), morning, ZONE)).toBe('by Mon 9 AM');
  });
});

it.each([
  ['2026-11-24T14:42:00-06:00', 'today 2:42 PM'],
  ['2026-11-25T12:30:00-06:00', 'tomorrow 12:30 PM'],
  ['2026-11-23T15:00:00-06:00', 'Mon 3:00 PM'],
  ['2026-11-02T15:00:00-06:00', 'Nov 2, 3:00 PM'],
  ['2025-11-02T15:00:00-06:00', 'Nov 2, 2025, 3:00 PM'],
])('%s is %s', (time, text) => {
  expect(whenText(at(time), NOW, ZONE)).toBe(text);
});

it('the start of a call says day, time and half of the day', () => {
  expect(slotText(at('2026-11-24T16:00:00-06:00'), NOW, ZONE)).toBe('today 4 PM');
  expect(slotText(at('2026-11-25T12:30:00-06:00'), NOW, ZONE)).toBe('Wed 12:30 PM');
  expect(slotText(at('2026-12-07T12:30:00-06:00'), NOW, ZONE)).toBe('Dec 7, 12:30 PM');
  // Beside a row, where `today 8:32 AM` was cut off.
  expect(pastText(at('2026-11-24T08:32:00-06:00'), NOW, ZONE)).toBe('8:32 AM');
  expect(pastText(at('2026-11-20T08:32:00-06:00'), NOW, ZONE)).toBe('Nov 20');
});

it('spans use one unit in rows, two in figures', () => {
  expect(ageText(NOW - 18 * 60_000, NOW)).toBe('18 m');
  expect(ageText(NOW + 5000, NOW)).toBe('1 m');
  expect(ageText(NOW - 23 * 3_600_000, NOW)).toBe('23 h');
  expect(durationText(190 * 60_000)).toBe('3 h 10 min');
  expect(durationText(0)).toBe('0 min');
  expect(durationText(120 * 60_000)).toBe('2 h');
});
