import { describe, expect, it } from 'vitest';
import { post, testRule } from '../rule-tester.ts';
import { dates } from './dates.ts';

const found = (text: string, path = 'pages/retreat.md'): string[] =>
  testRule(dates, path, post(text));

describe('dates in text (today is November 21, 2026)', () => {
  it.each([
    'Register by March 3, 2026.',
    'The group starts on Sept. 8, 2025 at six.',
    'Open until 2026-11-20.',
  ])('reports “%s”', (text) => {
    expect(found(text)).toEqual([expect.stringMatching(/^4 text: /)]);
  });

  it('warns about dates that will pass soon', () => {
    expect(found('Register by December 3, 2026.')).toEqual(['~4 text: December 3, 2026']);
    expect(found('Register by March 3, 2027.')).toEqual([]);
  });

  it.each([
    'Founded in Dallas. Version 1.0 of November 20, 2026.',
    'They may talk by the window. It was March 3, 2020.',
    'A session in May is no May Day.',
  ])('accepts “%s”', (text) => {
    expect(found(text)).toEqual([]);
  });

  it('ignores past dates in posts', () => {
    expect(found('Register by March 3, 2026.', 'posts/7-a.md')).toEqual([]);
  });
});

describe('dates in front matter', () => {
  const front = (text: string): string[] =>
    testRule(dates, 'therapists/priya.md', `---\n${text}\n---\n`);

  it('reports a review date in the future', () => {
    expect(front('lastReviewed: 2026-11-22')).toEqual(['2 lastReviewed: 2026-11-22']);
    expect(front('lastReviewed: 2026-11-21')).toEqual([]);
  });

  it('warns about stale reviews, openings and calendars', () => {
    expect(front('lastReviewed: 2025-11-19')).toEqual(['~2 lastReviewed: 2025-11-19']);
    expect(front('nextOpening: 2026-11-20')).toEqual(['~2 nextOpening: 2026-11-20']);
    expect(front('availabilityUpdated: 2026-09-01')).toHaveLength(1);
    expect(front('posted: 2026-05-01')).toHaveLength(1);
    expect(front('availabilityUpdated: 2026-09-21')).toHaveLength(1);
    expect(front('availabilityUpdated: 2026-09-22')).toEqual([]);
    expect(front('until: 2026-11-20')).toEqual(['2 until: 2026-11-20']);
    expect(front('until: 2026-11-21')).toEqual([]);
    expect(front('nextOpening: 2026-11-21\navailabilityUpdated: 2026-11-01')).toEqual([]);
    expect(front('lastReviewed: 2025-11-22')).toEqual([]);
  });
});
