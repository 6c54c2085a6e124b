import { describe, expect, it } from 'vitest';
import { day, dayAt, isPublished, longDay } from './day.ts';

describe('day', () => {
  it('reads what YAML makes of a date, and text', () => {
    expect(day.parse(new Date('2026-03-04'))).toBe('2026-03-04');
    expect(day.parse('2026-03-04')).toBe('2026-03-04');
  });

  it('says how to write one', () => {
    for (const wrong of ['March 4', '2026-3-4', '2026-02-30', undefined, 2026]) {
      expect(day.safeParse(wrong).error?.issues[0]?.message).toContain('for example: 2026-03-04');
    }
  });
});

it('R096 shows the long form of the same day, whatever the zone of the machine', () => {
  expect(longDay('2026-03-04')).toBe('March 4, 2026');
  expect(longDay('2026-01-01')).toBe('January 1, 2026');
});

it('knows which day it is where the practice is', () => {
  const night = new Date('2026-03-05T03:00:00Z');
  expect(dayAt(night, 'America/Chicago')).toBe('2026-03-04');
  expect(dayAt(night, 'UTC')).toBe('2026-03-05');
});

it('keeps drafts and future days back, and shows a piece on its own day', () => {
  const piece = { draft: false, date: '2026-03-04' };
  expect(isPublished(piece, '2026-03-03')).toBe(false);
  expect(isPublished(piece, '2026-03-04')).toBe(true);
  expect(isPublished({ ...piece, draft: true }, '2026-03-05')).toBe(false);
});
