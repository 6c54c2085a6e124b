import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { readAnswers } from './answers.ts';
import { filled, wordsOf } from '../words.ts';

const file = join(import.meta.dirname, '../../../tests/practice/juniper-and-stone.yaml');
const said = parse(readFileSync(file, 'utf8')) as Record<string, unknown>;

test.each([
  ['timeZone', 'Portland', /timeZone: there is no such time zone; write for example: America/],
  ['phone', '503-555-0142', /phone: write the number like this: "\(503\) 555-0142"/],
  ['url', 'https://juniper.example.org/', /url: leave out the slash at the end/],
  ['colors', { purple: '#5b3b6e' }, /colors\.?\w*: .*write one of: teal, tan/],
  ['offers', [], /offers: write at least two services/],
  ['language', 'fr', /language: write en for English or es for Spanish/],
  ['country', 'CA', /^This is for practices in the United States: [^\n]*\n {2}country: CA$/],
  [
    'place',
    { city: 'Leith', state: 'Scotland', region: 'SC', cities: ['Leith'] },
    /^This is for practices in the United States: [^\n]*\n {2}place\.state: there is no state “Scotland”/,
  ],
  [
    'place',
    { city: 'Salem', state: 'Oregon', region: 'OK', cities: ['Salem'] },
    /place\.region: the letters of Oregon are OR/,
  ],
  [
    'crisisPage',
    { title: 'Team', id: 'team' },
    /crisisPage\.id: another page has the address \/team;/,
  ],
  [
    'crisisPage',
    { title: 'Hello', id: 'hello-call' },
    /crisisPage\.id: another page has the address \/hello-call;/,
  ],
  ['name', 'Ab', /name: write at least 3 characters/],
  ['name', 'N'.repeat(61), /name: this text is longer than 60 characters; .* as legalName/],
  ['payment', 'plans', /plans: name the plans that you bill/],
  ['people', undefined, /people: /],
  ['people', [...(said['people'] as object[]), (said['people'] as object[])[0]], /the same id/],
  ['phone', '(123) 045-6789', /phone: there is no such number/],
])('a wrong %s is named with what is right', (field, value, message) => {
  expect(() => readAnswers({ ...said, [field]: value })).toThrow(message);
});

test.each(['US', 'USA', 'U.S.A.', 'the United States'])('takes %s for the country', (country) => {
  expect(readAnswers({ ...said, country }).country).toBe('US');
});

test.each([
  ['es', 'es'],
  ['Español', 'es'],
  ['spanish', 'es'],
  ['English', 'en'],
  [undefined, 'en'],
])('takes %s for the language', (typed, language) => {
  expect(readAnswers({ ...said, language: typed }).language).toBe(language);
});

test('suggests in the language of the practice what the answers leave out, and changes nothing else', () => {
  const { newsletter: _, ...left } = said;
  const people = [{ ...(said['people'] as object[])[1] }];
  const read = (language: string) => readAnswers({ ...left, language, people });
  expect(read('en')).toMatchObject({
    closing: 'Start with a short call.',
    newsletter: { name: 'Our newsletter', promise: 'one short email a week' },
    people: [{ languages: ['English'] }],
  });
  expect(read('es')).toMatchObject({
    tagline: said['tagline'],
    closing: 'Empiece con una llamada corta.',
    newsletter: { name: 'Nuestro boletín', promise: 'un correo corto cada semana' },
    people: [{ languages: ['Español'] }],
  });
});

test('names an unknown answer', () => {
  expect(() => readAnswers({ ...said, fone: '1' })).toThrow(/fone: /);
});

test('fills texts, and fails at a place without a word', () => {
  const words = wordsOf(readAnswers(said), undefined, '2026-11-22');
  expect(filled('Call {{phone}}, [now]({{phoneHref}})', words)).toBe(
    'Call (503) 555-0142, [now](tel:+15035550142)',
  );
  expect(filled('{{WithArticle}} at {{freeCallPath}}', words)).toBe('A Hello Call at /hello-call');
  expect(() => filled('{{nobody}}', words)).toThrow('{{nobody}}');
});
