import { expect, test } from 'vitest';
import { keptGroups } from './cookie-table.ts';

const names = (tags: Parameters<typeof keptGroups>[0]): string[] =>
  keptGroups(tags).flatMap(({ rows }) => rows.map(({ name }) => name));

test('says in every group that there is nothing, without tags', () => {
  const groups = keptGroups({ analytics: '', marketing: '', recording: '' });
  expect(groups.map(({ title }) => title)).toEqual([
    'Necessary',
    'Analytics',
    'Marketing',
    'Functional',
  ]);
  expect(groups[1]).toMatchObject({ text: 'Nothing. We don’t count visits.', rows: [] });
  expect(groups[3]?.rows.map(({ who }) => who)).toContain('Google Maps (www.google.com)');
});

test('lists the cookies of a configured tag', () => {
  const none = { analytics: '', marketing: '', recording: '' };
  expect(names(none)).not.toContain('_ga*');
  expect(names({ ...none, analytics: 'GTM-1' })).toContain('_ga*');
  expect(names({ ...none, recording: 'x' })).toContain('_clck');
});
