import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { parse } from 'yaml';
import type { LawPack } from '#features/legal/law-pack.ts';
import { type Answers, readAnswers } from './answers/answers.ts';
import { fitting, starterData, starterPage } from './starter-files.ts';
import { freeCallPath, headlineOf, paymentWords, placeOf, type Words, wordsOf } from './words.ts';
import { PRACTICE_WORDS } from './words-by-language.ts';

const file = join(import.meta.dirname, '../../tests/practice/juniper-and-stone.yaml');
const said = readAnswers(parse(readFileSync(file, 'utf8')));
const wordsWith = (more: Partial<Answers>): Words =>
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
  expect(paymentWords({ ...said, payment: 'plans', plans: 'Aetna' }).payment).toContain('Aetna');
  expect(paymentWords({ ...said, payment: 'private' }).payment).not.toContain('uperbill');
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

describe('a practice that writes Spanish first', () => {
  const inSpanish = (more: Partial<Answers>): Words => wordsWith({ language: 'es', ...more });

  it('writes its place, days and times in Spanish, and what was typed as it was', () => {
    const { where, inPlace, sessionHours, tagline, state } = inSpanish({
      place: { city: 'Santa Fe', region: 'NM', state: 'New Mexico', cities: ['Santa Fe'] },
      hours: {
        ...said.hours,
        sessions: { ...said.hours.sessions, opens: '09:00', closes: '13:30', note: 'Domingos no' },
      },
    });
    expect(state).toBe('Nuevo México');
    expect(where).toBe(
      'en nuestro consultorio de Portland, o por video desde cualquier lugar de Nuevo México',
    );
    expect(inPlace).toBe('en Santa Fe y por video en todo Nuevo México');
    expect(sessionHours).toBe('De martes a sábado, de 9:00 a. m. a 1:30 p. m. Domingos no.');
    expect(tagline).toBe(said.tagline);
  });

  it.each([
    ['Texas', 'todo Texas'],
    ['California', 'toda California'],
    ['North Carolina', 'toda Carolina del Norte'],
    ['New York', 'toda Nueva York'],
    ['Oregon', 'todo Oregón'],
  ])('says of a practice without an office in %s: por video en %s', (state, all) => {
    const { inPlace } = inSpanish({ offices: [], place: { ...said.place, state } });
    expect(inPlace).toBe(`por video en ${all}`);
  });

  it.each([
    ['Llamada gratis', 'una llamada gratis'],
    ['Conversación', 'una conversación'],
    ['Café', 'un café'],
    ['Vibe Check', 'un Vibe Check'],
  ])('calls “%s” in a sentence %s', (name, words) => {
    expect(PRACTICE_WORDS.es.suggested.withArticle(name)).toBe(words);
  });

  it('names a supervisor in Spanish, whatever the words of the law, which are English', () => {
    const words = { line: 'Supervisor #', inline: 'supervisor #', term: 'Supervisor' };
    const law = { board: { name: 'X', href: '' }, supervision: { words } } as unknown;
    const { supervised } = wordsOf({ ...said, language: 'es' }, law as LawPack, '2026-11-22');
    expect(supervised).toBe('bajo la supervisión de #');
  });

  it('keeps letters with marks in its addresses', () => {
    expect(freeCallPath('Primera plática')).toBe('/primera-platica');
  });
});
