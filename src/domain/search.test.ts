import { expect, test } from 'vitest';
import { likeness, marked, termsOf } from './likeness.ts';
import { pagesOf, type Row, search } from './search.ts';

const rows: Row[] = [
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
const pages = pagesOf(rows);
const found = (query: string): string[] => search(pages, query).map(({ href }) => href);

test('a title answers before a word in the text', () => {
  expect(found('couples')).toEqual(['/', '/blog/1']);
  expect(found('premarital')).toEqual(['/premarital']);
});

test('a heading is where the result leads', () => {
  const [hit] = search(pages, 'insurance');
  expect(hit).toMatchObject({
    href: '/fees-and-faqs#insurance',
    title: 'Fees & FAQs',
    heading: 'Do you take insurance?',
  });
});

test('every word must be found', () => {
  expect(found('dishwasher forks')).toEqual(['/blog/1']);
  expect(found('dishwasher insurance')).toEqual([]);
});

test('starts of words, slips, accents and apostrophes are forgiven', () => {
  expect(found('premar')).toEqual(['/premarital']);
  expect(found('premartial')).toEqual(['/premarital']);
  expect(found('insurence')).toEqual(['/fees-and-faqs#insurance']);
  expect(found('dishwaher')).toEqual(['/blog/1']);
  expect(found('superbil')).toEqual(['/fees-and-faqs']);
  expect(found('cafe')).toEqual(['/premarital']);
  expect(found('wont come')).toEqual(['/fees-and-faqs#wont-come']);
});

test('short words are not guessed', () => {
  expect(likeness('fee', 'fad')).toBe(0);
  expect(likeness('tree', 'three')).toBeGreaterThan(0);
});

test('small words do not count, unless there is nothing else', () => {
  expect(termsOf('what does it cost')).toEqual(['cost']);
  expect(termsOf('how to')).toEqual(['how', 'to']);
  expect(termsOf('  ')).toEqual([]);
  expect(found('')).toEqual([]);
});

test('what answers is marked, the rest is not, and nothing is lost', () => {
  const pieces = marked('Do you take insurance?', 'insur take');
  expect(pieces.filter(([, hit]) => hit).map(([piece]) => piece)).toEqual(['take', 'insurance']);
  expect(pieces.map(([piece]) => piece).join('')).toBe('Do you take insurance?');
});
