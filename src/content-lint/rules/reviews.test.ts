import { describe, expect, it } from 'vitest';
import { post, siteWith, testRule } from '../rule-tester.ts';
import { reviews } from './reviews.ts';
import { samples } from './samples.ts';

const found = (text: string): string[] => testRule(reviews, 'pages/about-us.md', post(text));

describe('reviews', () => {
  it.each([
    '“They saved us.” — Sarah K.',
    '> “We talk again.”\n> — M. & T.',
    '“Worth every cent,” says one of our clients.',
    'A former client wrote: “Odessa is wonderful.”',
    '★★★★★ on every portal',
    'Read our five-star reviews.',
    '"They listened." – verified client, Dallas',
  ])('reports “%s”', (text) => {
    expect(found(text)).toHaveLength(1);
  });

  it.each([
    '“He never asks” is a story. She said, “I am done,” and neither knew whether it was meant.',
    '“Are you listening?” – and the dishwasher hummed.',
    'A client who is late may still come in. Clients say goodbye in many ways.',
    '> You can be right about the forks and still lose the evening.',
    '“They saved us.” — Sarah K.\n\nPrinted with consent, see [About reviews](/notices/reviews-disclaimer).',
    '“All happy families are alike.” — L. Tolstoy',
    'Give the week two stars out of five and say why.',
  ])('accepts “%s”', (text) => {
    expect(found(text)).toEqual([]);
  });

  const quotes = (more: string): string =>
    `---\nsections:\n  - kind: reviews\n    quotes:\n      - { text: We argue about tacos now., who: 'M. & T.'${more} }\n---\n`;

  it('requires invented quotes to be marked', () => {
    expect(testRule(reviews, 'pages/index.md', quotes(''))).toHaveLength(1);
    expect(testRule(reviews, 'pages/index.md', quotes(', sample: true'))).toEqual([]);
  });

  it('reports samples on a live site', () => {
    const live = siteWith({}, { live: true });
    const slot = post('> **To be filled in before going live:** the official notice.');
    expect(testRule(samples, 'pages/index.md', quotes(', sample: true'), live)).toHaveLength(1);
    expect(testRule(samples, 'notices/complaint-notice.md', slot, live)).toHaveLength(1);
    expect(testRule(samples, 'notices/complaint-notice.md', slot)).toEqual([]);
    expect(
      testRule(samples, 'therapists/a.md', '---\nlicense: { number: SAMPLE-00001 }\n---\n', live),
    ).toEqual(['2 license.number: SAMPLE-00001']);
  });
});
