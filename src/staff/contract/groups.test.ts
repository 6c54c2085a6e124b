import { expect, it } from 'vitest';
import { groupRows } from './groups.ts';
import type { InboxRow } from './inbox.ts';

const business = {
  zone: 'America/Chicago',
  hours: { from: 'Monday', to: 'Friday', opens: '09:00', closes: '17:00' },
  holidays: ['2026-11-26', '2026-11-27', '2026-11-28'],
  replyHours: 24,
} as const;
const NOW = Date.parse('2026-11-24T15:42:00-06:00');
const row = (id: string, due: string | null, changes: Partial<InboxRow> = {}): InboxRow =>
  ({
    id,
    replyBy: due === null ? null : Date.parse(due),
    receivedAt: NOW,
    delivery: 'delivered',
    ...changes,
  }) as InboxRow;

it('what is unanswered is grouped by the day it is due; closed days are named', () => {
  const rows = [
    row('a', '2026-11-24T15:00:00-06:00'),
    row('b', '2026-11-24T16:05:00-06:00'),
    row('c', '2026-11-25T09:00:00-06:00'),
    row('d', '2026-11-30T09:00:00-06:00'),
  ];
  const found = groupRows(rows, 'unanswered', NOW, business);
  expect(found.map(({ title, note }) => [title, note])).toEqual([
    ['Overdue · 1', 'Answer first'],
    ['Due today · 1', 'until 5 PM'],
    ['Due tomorrow · 1', 'Office closed Thu and Fri'],
    ['Due Mon · 1', ''],
  ]);
});

it('what is due on a closed day says so, and no closed day is named above rows that are due on it', () => {
  const holiday = Date.parse('2026-11-26T10:00:00-06:00');
  const rows = [
    row('a', '2026-11-26T16:00:00-06:00'),
    row('b', '2026-11-27T09:00:00-06:00'),
    row('c', '2026-11-28T09:00:00-06:00'),
    row('d', '2026-11-30T09:00:00-06:00'),
    row('e', '2026-12-01T09:00:00-06:00'),
  ];
  const found = groupRows(rows, 'unanswered', holiday, business);
  expect(found.map(({ title, note }) => [title, note])).toEqual([
    ['Due today · 1', 'Office closed today'],
    ['Due tomorrow · 1', 'Office closed tomorrow'],
    ['Due Sat · 1', 'Office closed Sat'],
    ['Due Mon · 1', 'Office closed today and tomorrow'],
    ['Due Tue · 1', ''],
  ]);
});

it('what is undelivered is grouped by its state, all by the day it came', () => {
  const rows = [row('a', null, { delivery: 'waiting' }), row('b', null, { delivery: 'refused' })];
  const names = (queue: 'undelivered' | 'all') =>
    groupRows(rows, queue, NOW, business).map(({ title }) => title);
  expect(names('undelivered')).toEqual(['Waiting · 1', 'Refused · 1']);
  expect(names('all')).toEqual(['Today']);
});
