import { expect, test } from 'vitest';
import type { Part } from '#features/parts/parts.ts';
import { embedsAt } from './embeds.ts';
import { inTable, keptGroups } from './cookie-table.ts';
import { TRACKERS } from './third-parties.ts';
import { SPANISH_CONSENT } from './words.es.ts';

const all = (_: Part): boolean => true;
const names = (tags: Parameters<typeof keptGroups>[0], isOn = all): string[] =>
  keptGroups(tags, isOn, []).flatMap(({ rows }) => rows.map(({ name }) => name));

test('says in every group that there is nothing, without tags', () => {
  const groups = keptGroups({}, all, []);
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
  const groups = keptGroups({}, all, embeds);
  expect(groups[3]?.rows.map(({ who }) => who)).toEqual([
    'Google Maps (www.google.com)',
    'widget.trustindex.io',
  ]);
});

test('lists the cookies of a configured tag', () => {
  const none = {};
  expect(names(none)).not.toContain('_ga*');
  expect(names({ ...none, analytics: 'GTM-1' })).toContain('_ga*');
  expect(names({ ...none, recording: 'x' })).toContain('_clck');
});

test('lists nothing that only a part keeps that is off', () => {
  const none = {};
  expect(names(none)).toContain('quiz');
  expect(names(none, (part) => part !== 'quiz')).not.toContain('quiz');
});

test('says everything but names in Spanish', () => {
  const tags = Object.fromEntries(Object.keys(TRACKERS).map((id) => [id, 'x']));
  const embeds = embedsAt([
    ['map', 'https://www.google.com/maps?q=x'],
    ['video', 'https://www.youtube.com/embed/x'],
    ['reviews', 'https://widget.trustindex.io/x'],
  ]);
  const groups = [...keptGroups(tags, all, embeds), ...keptGroups({}, all, [])];
  const texts = groups.flatMap(({ title, text, rows }) => [
    title,
    text,
    ...rows.flatMap(({ purpose, lasts }) => [purpose, lasts]),
  ]);
  expect(texts.filter((text) => inTable(text, SPANISH_CONSENT.table) === text)).toEqual([]);
  expect(inTable('90 days', SPANISH_CONSENT.table)).toBe('90 días');
  expect(inTable('_ga*', SPANISH_CONSENT.table)).toBe('_ga*');
});
