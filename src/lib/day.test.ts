import { afterEach, describe, expect, it, vi } from 'vitest';
import { day, daysTogether, isPublished, isScheduled, longDay, nearDay } from './day.ts';
import { dayAt } from './zone-time.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

describe('day', () => {
  const messageFor = (value: unknown): string | undefined =>
    day.safeParse(value).error?.issues[0]?.message;

  it('accepts a date as written', () => {
    expect(day.parse('2026-03-04')).toBe('2026-03-04');
    expect(day.parse('2028-02-29')).toBe('2028-02-29');
  });

  it('shows the format at a wrong one', () => {
    for (const wrong of ['March 4', '2026-3-4', '2026-02-30', undefined, 2026])
      expect(messageFor(wrong)).toContain('for example: 2026-03-04');
  });

  it('rejects a day that does not exist', () => {
    for (const wrong of ['2026-02-30', '2026-13-45', '2027-02-29', '2026-00-10'])
      expect(messageFor(wrong)).toContain(`there is no day ${wrong}`);
  });

  it('rejects a Date object, which may differ from the written text', () => {
    expect(messageFor(new Date('2026-02-30'))).toContain('for example: 2026-03-04');
  });
});

it('R096 formats the same day in any machine time zone', () => {
  expect(longDay('2026-03-04', 'en')).toBe('March 4, 2026');
  expect(longDay('2026-01-01', 'en')).toBe('January 1, 2026');
  expect(longDay('2026-03-04', 'es')).toBe('4 de marzo de 2026');
  expect(nearDay('2026-03-04')).toBe('Wednesday, March 4');
});

it('R096 formats the same day west of Greenwich', async () => {
  vi.stubEnv('TZ', 'America/Los_Angeles');
  vi.resetModules();
  const west = await import('./day.ts');
  expect(new Date('2026-03-04').getDate()).toBe(3);
  expect(west.longDay('2026-03-04', 'en')).toBe('March 4, 2026');
  expect(west.nearDay('2026-03-04')).toBe('Wednesday, March 4');
  expect(west.daysTogether('2026-03-04', 1)).toBe('March 4');
});

it('says days in a row with the second month only where it is another', () => {
  expect(daysTogether('2027-01-08', 3)).toBe('January 8 to 10');
  expect(daysTogether('2027-01-30', 3)).toBe('January 30 to February 1');
  expect(daysTogether('2027-01-08', 1)).toBe('January 8');
});

it('returns the current day in the time zone of the practice', () => {
  const night = new Date('2026-03-05T03:00:00Z');
  expect(dayAt(night, 'America/Chicago')).toBe('2026-03-04');
  expect(dayAt(night, 'UTC')).toBe('2026-03-05');
});

it('hides drafts and future entries, and shows an entry on its own day', () => {
  const piece = { draft: false, date: '2026-03-04' };
  expect(isPublished(piece, '2026-03-03')).toBe(false);
  expect(isPublished(piece, '2026-03-04')).toBe(true);
  expect(isPublished({ ...piece, draft: true }, '2026-03-05')).toBe(false);
  expect(isScheduled(piece, '2026-03-03')).toBe(true);
  expect(isScheduled(piece, '2026-03-04')).toBe(false);
  expect(isScheduled({ ...piece, draft: true }, '2026-03-03')).toBe(false);
});
