import { expect, it } from 'vitest';
import { testRule } from '../rule-tester.ts';
import { headings } from './headings.ts';

const TEXT = (count: number): string =>
  [
    '---\ntitle: Drift\n---\nFirst.\n\n## Is this you?\n\n- Yes.',
    ...Array.from({ length: count }, (_, at) => `## Part ${at + 1}\n\nText.`),
    '## Not yet?\n\nRead.',
  ].join('\n\n');

it('warns at the fourth heading of a service, beside those with a place of their own', () => {
  expect(testRule(headings, 'services/drift.md', TEXT(3))).toEqual([]);
  expect(testRule(headings, 'programs/drift.md', TEXT(5))).toEqual([
    expect.stringMatching(/^~\d+ .*: Part 4$/),
  ]);
  expect(testRule(headings, 'posts/1-drift.md', TEXT(5))).toEqual([]);
});
