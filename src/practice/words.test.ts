import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { type Answers, readAnswers } from './answers/answers.ts';
import { fitting, starterData, starterPage } from './starter-files.ts';
import { freeCallPath, headlineOf, paymentWords, placeOf, wordsOf } from './words.ts';

const file = join(import.meta.dirname, '../../tests/practice/juniper-and-stone.yaml');
const said = readAnswers(parse(readFileSync(file, 'utf8')));
const wordsWith = (more: Partial<Answers>): Readonly<Record<string, string>> =>
  wordsOf({ ...said, ...more }, undefined, '2026-11-22');

test.each([
  ['Come *tired* as you are.', { before: 'Come', tangled: 'tired', after: 'as you are.' }],
  ['Leave *rested*', { before: 'Leave', tangled: 'rested' }],
  ['Leave *rested*.', { before: 'Leave', tangled: 'rested', after: '.' }],
  ['One room, one lamp', { before: 'One room, one lamp' }],
])('the headline “%s”', (headline, parts) => {
  expect(headlineOf({ ...said, headline })).toEqual(parts);
});

test('the address of the free call has no hyphen at its ends', () => {
  expect(freeCallPath('“First Call”')).toBe('/first-call');
});

test('a practice without an office names none', () => {
  expect(wordsWith({})['where']).toBe('in our Portland office, or online from anywhere in Oregon');
  const { where, placeTitle, whereAsked } = wordsWith({ offices: [] });
  expect([where, placeTitle, whereAsked]).toEqual([
    'online, from anywhere in Oregon',
    'Online',
    '',
  ]);
  expect(placeOf(['online'], said)).toBe('online across Oregon');
});

test('two offices are both named, one city once', () => {
  const [one] = said.offices;
  if (!one) throw new Error('no office');
  const offices = [one, { ...one, city: 'Salem' }, { ...one, street: '9 Oak Street' }];
  expect(wordsWith({ offices })['where']).toContain('in our Portland or Salem office');
});

test('says how it is paid', () => {
  expect(paymentWords({ ...said, payment: 'plans', plans: 'Aetna' })['payment']).toContain('Aetna');
  expect(paymentWords({ ...said, payment: 'private' })['payment']).not.toContain('uperbill');
});

test.each([
  ['private', '', 'every client'],
  ['superbills', '', 'every client'],
  ['plans', 'Aetna', 'a plan that we bill (Aetna)'],
] as const)('says whom an estimate concerns where the payment is %s', (payment, plans, whom) => {
  const words = wordsWith({ payment, plans });
  const notice = starterPage('notices/good-faith-estimate.md', words);
  expect(notice).toContain(whom);
  expect(notice.includes('private-pay')).toBe(payment !== 'plans');
});

test('a description too long or too short for search engines gives way to the next one', () => {
  const [long, whole, short] = [161, 160, 49].map((count) => 'a'.repeat(count));
  expect(fitting([long ?? '', short ?? '', whole ?? '', 'last'])).toBe(whole);
  expect(fitting([long ?? '', 'last'])).toBe('last');
});

test('has every policy that pages name themselves, besides those of Spanish pages, which it has none of', () => {
  const features = join(import.meta.dirname, '../features');
  const named = globSync('**/*.astro', { cwd: features, exclude: ['site/TranslatedLayout.astro'] })
    .map((path) => readFileSync(join(features, path), 'utf8'))
    .flatMap((code) => [...code.matchAll(/\{policy:([\w-]+)\}/g)].map(([, name]) => name));
  expect(named).not.toEqual([]);
  expect(Object.keys(parse(starterData('policies.yaml', wordsWith({}))))).toEqual(
    expect.arrayContaining(named),
  );
});
