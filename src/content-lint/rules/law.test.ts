import { expect, test } from 'vitest';
import { isSupervised, lawAbout } from '#features/legal/law-pack.ts';
import { USUAL_WORDS } from '#features/people/supervision.ts';
import { LAW, post, siteWith, testRule } from '../rule-tester.ts';
import { claims } from './claims.ts';
import { law } from './law.ts';
import { supervisor } from './supervision.ts';

const pack = 'state: Anystate\nnotices:\n  - notice: complaint-notice\n';

test('reports a notice that the law asks for, until it is written', () => {
  expect(testRule(law, 'laws/anystate.yaml', pack)).toEqual([
    '3 notices.0.notice: complaint-notice',
  ]);
  const written = siteWith({ 'notices/complaint-notice.md': '---\ntitle: Complaints\n---\n' });
  expect(testRule(law, 'laws/anystate.yaml', pack, written)).toEqual([]);
});

test('does not check the packs of other states, or any without one', () => {
  expect(testRule(law, 'laws/ohio.yaml', pack.replace('Anystate', 'Ohio'))).toEqual([]);
  expect(testRule(law, 'laws/anystate.yaml', pack, siteWith({}, { law: undefined }))).toEqual([]);
});

test('without a law, claims and associates are only worth a look', () => {
  const none = siteWith({}, { law: undefined });
  expect(testRule(claims, 'pages/a.md', post('We are the best couples therapists.'), none)).toEqual(
    ['~4 text: best couples therapists'],
  );
  expect(testRule(supervisor, 'posts/7-a.md', post('Kim Alder listens.'), none)).toHaveLength(1);
  expect(lawAbout(undefined, 'promise')).toBe('');
  expect(lawAbout({ ...LAW, claims: {} }, 'promise')).toBe('');
});

test('knows the titles of associates from the law', () => {
  expect(isSupervised('LMFT-Associate', LAW)).toBe(true);
  expect(isSupervised('PhD, LMFT-S', LAW)).toBe(false);
  const titles = {
    ...LAW,
    supervision: { words: USUAL_WORDS, titles: ['Resident'], says: 'so', rule: '1' },
  };
  expect(isSupervised('Resident', titles)).toBe(true);
  expect(isSupervised('LMFT Associate', titles)).toBe(false);
});
