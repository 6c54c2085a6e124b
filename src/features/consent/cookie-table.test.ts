import { expect, test } from 'vitest';
import type { Parts } from '#features/parts/parts.ts';
import { embedsAt } from './embeds.ts';
import { keptGroups } from './cookie-table.ts';

const parts = { podcast: true, quiz: true } as Parts;
const names = (tags: Parameters<typeof keptGroups>[0], has = parts): string[] =>
  keptGroups(tags, has, []).flatMap(({ rows }) => rows.map(({ name }) => name));

test('says in every group that there is nothing, without tags', () => {
  const groups = keptGroups({ analytics: '', marketing: '', recording: '' }, parts, []);
  expect(groups.map(({ title }) => title)).toEqual([
    'Necessary',
    'Analytics',
    'Marketing',
    'Functional',
  ]);
  expect(groups[1]).toMatchObject({ text: 'Nothing. We don’t count visits.', rows: [] });
  expect(groups[3]).toMatchObject({ text: expect.stringMatching(/^Nothing\./), rows: [] });
});

test('lists the companies at the addresses that the practice wrote', () => {
  const embeds = embedsAt([
    ['map', 'https://www.google.com/maps?q=x'],
    ['reviews', 'https://widget.trustindex.io/x'],
    ['reviews', 'https://widget.trustindex.io/y'],
  ]);
  const groups = keptGroups({ analytics: '', marketing: '', recording: '' }, parts, embeds);
  expect(groups[3]?.rows.map(({ who }) => who)).toEqual([
    'Google Maps (www.google.com)',
    'widget.trustindex.io',
  ]);
});

test('lists the cookies of a configured tag', () => {
  const none = { analytics: '', marketing: '', recording: '' };
  expect(names(none)).not.toContain('_ga*');
  expect(names({ ...none, analytics: 'GTM-1' })).toContain('_ga*');
  expect(names({ ...none, recording: 'x' })).toContain('_clck');
});

test('lists nothing that only a part keeps that is off', () => {
  const none = { analytics: '', marketing: '', recording: '' };
  expect(names(none)).toContain('quiz');
  expect(names(none, { ...parts, quiz: false })).not.toContain('quiz');
});
