import { expect, test } from 'vitest';
import { type SearchEntry, termsOf } from './query.ts';
import { createSearch, highlight } from './search-engine.client.ts';

const entries: SearchEntry[] = [
  ['/', 'Pages', 'Home', 'Modern couples therapy.', [['How It Works', 'steps']], ''],
  [
    '/fees-and-faqs',
    'Pages',
    'Fees & FAQs',
    'What a session costs.',
    [
      ['Do you take insurance?', 'insurance'],
      ['What if my partner won’t come?', 'wont-come'],
    ],
    'superbill flexible pricing',
  ],
  ['/blog/1', 'Articles', 'The dishwasher', 'An argument about forks.', [], 'couples kitchen'],
  ['/premarital', 'Pages', 'Premarital Blueprint', 'Eight sessions.', [], 'café wedding'],
];
const search = createSearch(entries);
const found = (query: string): string[] => search(query).map(({ href }) => href);

test('ranks titles above words in the text', () => {
  expect(found('couples')).toEqual(['/', '/blog/1']);
  expect(found('premarital')).toEqual(['/premarital']);
});

test('links to a matching heading', () => {
  const [hit] = search('insurance');
  expect(hit).toMatchObject({
    href: '/fees-and-faqs#insurance',
    title: 'Fees & FAQs',
    heading: 'Do you take insurance?',
  });
});

test('requires every word', () => {
  expect(found('dishwasher forks')).toEqual(['/blog/1']);
  expect(found('dishwasher insurance')).toEqual([]);
});

test('tolerates prefixes, typos, accents and apostrophes', () => {
  expect(found('premar')).toEqual(['/premarital']);
  expect(found('premartial')).toEqual(['/premarital']);
  expect(found('insurence')).toEqual(['/fees-and-faqs#insurance']);
  expect(found('dishwaher')).toEqual(['/blog/1']);
  expect(found('superbil')).toEqual(['/fees-and-faqs']);
  expect(found('cafe')).toEqual(['/premarital']);
  expect(found('wont come')).toEqual(['/fees-and-faqs#wont-come']);
});

test('does not guess short words', () => {
  expect(found('fex')).toEqual([]);
  expect(found('fees')).toEqual(['/fees-and-faqs']);
  expect(found('forkz')).toEqual(['/blog/1']);
});

test('ignores stop words, unless there is nothing else', () => {
  expect(termsOf('what does it cost')).toEqual(['cost']);
  expect(termsOf('how to')).toEqual(['how', 'to']);
  expect(termsOf('  ')).toEqual([]);
  expect(found('')).toEqual([]);
});

test('highlights matches only, and keeps the text complete', () => {
  const [{ terms } = { terms: [] }] = search('insur take');
  const pieces = highlight('Do you take insurance?', terms);
  expect(pieces.filter(([, hit]) => hit).map(([piece]) => piece)).toEqual(['take', 'insurance']);
  expect(pieces.map(([piece]) => piece).join('')).toBe('Do you take insurance?');
});
