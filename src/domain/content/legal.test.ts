import { expect, test } from 'vitest';
import { overdueReviews } from './legal.ts';

const reviewed = (lastReviewed: string) => [{ id: 'telehealth', data: { lastReviewed } }];

test('reports a notice not reviewed for more than a year, with what to do', () => {
  expect(overdueReviews(reviewed('2025-11-21'), '2026-11-21')).toEqual([]);
  const [message] = overdueReviews(reviewed('2025-11-20'), '2026-11-21');
  expect(message).toContain('src/content/notices/telehealth.md was last reviewed on 2025-11-20');
  expect(message).toContain('lastReviewed: 2026-11-21');
});
