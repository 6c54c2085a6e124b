import { expect, test } from 'vitest';
import { matchingRules } from './therapist-match-css.ts';
import { matchingSchema, rank, reasonFor, unknownWords } from './therapist-match.schema.ts';

const question = (weight: number, ...looksFor: string[]) => ({
  ask: 'When?',
  weight,
  answers: [
    ...looksFor.map((word) => ({ text: word, looksFor: [word] })),
    { text: 'Whenever', looksFor: [] },
  ],
});
const matching = matchingSchema.parse({
  questions: [
    question(1, 'couples'),
    question(4, 'Premarital work', 'Affair recovery'),
    question(3, 'evenings'),
    question(5, 'Hindi'),
    question(2, 'quiet'),
  ],
});
const people = [
  { id: 'ada', words: ['couples', 'Affair recovery'] },
  { id: 'bo', words: ['Couples', 'premarital work', 'Evenings'] },
  { id: 'cy', words: ['couples', 'Hindi'] },
];

test('adds the weight of the question for a matching answer, with a reason', () => {
  expect(rank(matching, people, [0, 0, 0, undefined, undefined])).toEqual([
    { id: 'bo', score: 8, reasons: ['couples', 'Premarital work', 'evenings'] },
    { id: 'ada', score: 1, reasons: ['couples'] },
    { id: 'cy', score: 1, reasons: ['couples'] },
  ]);
});

test('ranks language above subject; keeps ties in order, and everyone without answers', () => {
  expect(rank(matching, people, [0, 0, undefined, 0, 0]).map(({ id }) => id)).toEqual([
    'cy',
    'bo',
    'ada',
  ]);
  expect(rank(matching, people, []).map(({ id, score }) => [id, score])).toEqual([
    ['ada', 0],
    ['bo', 0],
    ['cy', 0],
  ]);
});

test('“whenever” matches nobody', () => {
  expect(rank(matching, people, [1, 2, 1, 1, 1]).map(({ score }) => score)).toEqual([0, 0, 0]);
});

test('uses the matched word as reason, unless the question has its own', () => {
  const ask = { text: 'After work', looksFor: ['nights', 'evenings'], because: undefined };
  expect(reasonFor(ask, { id: 'bo', words: ['Evenings'] })).toBe('evenings');
  expect(reasonFor({ ...ask, because: 'Evening slots' }, { id: 'bo', words: ['Evenings'] })).toBe(
    'Evening slots',
  );
  expect(reasonFor(ask, { id: 'ada', words: [] })).toBeUndefined();
});

test('finds a misspelled word', () => {
  expect(unknownWords(matching, ['Evenings', 'evnings'])).toEqual(['evnings']);
});

test('has the same sums in CSS', () => {
  const rules = matchingRules(matching, people);
  expect(rules).toContain('[data-therapist="cy"]{--place:2}');
  expect(rules).toContain(
    '[data-matching]:has(#fit-2-1:checked) :is([data-therapist="bo"]){--fit1:1;--sum1:4}',
  );
  expect(rules).toContain('[data-matching]:has(#fit-4-1:checked){--asked3:1}');
  expect(rules).not.toContain('fit-4-2');
});

test('rejects four questions, or a weight of 0, with a message', () => {
  const { error } = matchingSchema.safeParse({
    questions: [...matching.questions.slice(0, 3), question(0, 'couples')],
  });
  expect(error?.issues.map(({ message }) => message)).toEqual([
    'write a number from 1 to 9: how much a fitting answer counts',
    'write exactly five questions; the pages promise five',
  ]);
});
