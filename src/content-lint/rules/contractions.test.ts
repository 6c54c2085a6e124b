import { expect, it } from 'vitest';
import { post, testRule } from '../rule-tester.ts';
import { contractions } from './contractions.ts';

const STIFF =
  'It is late. You are tired. We do not ask. You cannot be wrong. They will call. That is fine.';
const TALKED =
  'It’s late. You’re tired. We don’t ask. You can’t be wrong. They’ll call. That’s fine.';

it('names the first form that people would contract, with how many there are', () => {
  expect(testRule(contractions, 'posts/1-a.md', post(STIFF))).toEqual(['4 text: It is']);
});

it('is content with talk, with a few long forms for emphasis, and with short texts', () => {
  expect(testRule(contractions, 'posts/1-a.md', post(TALKED))).toEqual([]);
  expect(testRule(contractions, 'posts/1-a.md', post(`${TALKED} You do not have to.`))).toEqual([]);
  expect(testRule(contractions, 'posts/1-a.md', post('It is late. You are tired.'))).toEqual([]);
});

it('does not count the end of a clause, where nobody contracts', () => {
  const ends = 'Come as you are. We know what it is. As late as it is, call. That is it.';
  expect(testRule(contractions, 'posts/1-a.md', post(`${ends} ${TALKED}`))).toEqual([]);
});

it('leaves legal pages and notices as formal as they are', () => {
  expect(testRule(contractions, 'legal/terms.md', post(STIFF))).toEqual([]);
  expect(testRule(contractions, 'notices/telehealth.md', post(STIFF))).toEqual([]);
});
