import { expect, test } from 'vitest';
import { overdueReviews } from './legal.ts';

const reviewed = (lastReviewed: string) => [{ id: 'telehealth', data: { lastReviewed } }];

test('a notice is overdue after more than a year, and says what to do', () => {
  expect(overdueReviews(reviewed('2025-11-21'), '2026-11-21')).toEqual([]);
  const [said] = overdueReviews(reviewed('2025-11-20'), '2026-11-21');
  expect(said).toContain('src/content/notices/telehealth.md was last reviewed on 2025-11-20');
  expect(said).toContain('lastReviewed: 2026-11-21');
});
