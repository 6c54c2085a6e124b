import { describe, expect, it } from 'vitest';
import { post, testRule } from '../rule-tester.ts';
import { american } from './american.ts';

const found = (text: string, path = 'posts/1-a.md'): string[] =>
  testRule(american, path, post(text)).map((one) => one.replace('4 text: ', ''));

describe('american', () => {
  it.each([
    ['What you can do about it stands below.', 'stands below'],
    ['The pay stands in every posting.', 'stands in every'],
    ['Nobody pays to stand higher in this list.', 'stand higher'],
    ['Whom do we call?', 'Whom'],
    ['We answer, also when the answer is no.', 'also when '],
    ['One talks, and the other one only asks.', 'the other one'],
    ['Walk round the block.', 'Walk round'],
    ['You notice an hour afterwards.', 'afterwards'],
    ['See a physician first.', 'physician'],
    ['Flirting: by post, if you can wait.', 'by post'],
    ['Give me until half past.', 'until half past'],
    ['A child may ring.', 'may ring'],
    ['Six sessions and a proper ending.', 'a proper ending'],
    ['Two people discussing crockery.', 'crockery'],
  ])('reports “%s”', (text, words) => {
    expect(found(text)).toContain(words);
  });

  it.each([
    'He stands by the door and stands up for you. What does LMFT stand for?',
    'The phone rings. It might be your sister.',
    'A round table. Two rounds of questions.',
    'Your partner asks. The other asks back.',
    'Afterward we walked around the block toward the center.',
  ])('accepts “%s”', (text) => {
    expect(found(text)).toEqual([]);
  });

  it('ignores transcripts and legal texts', () => {
    const spoken = '---\ntranscript:\n  - { start: 0, text: The other one asks whom. }\n---\n';
    expect(testRule(american, 'episodes/1.md', spoken)).toEqual([]);
    expect(found('> Whom the licensee serves.', 'notices/complaint.md')).toEqual([]);
  });
});
