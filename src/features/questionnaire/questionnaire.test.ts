import { expect, test } from 'vitest';
import { detoxRules, matchingRules, ritualRules } from './questionnaire-css.ts';
import {
  bandOf,
  detoxSchema,
  matchingSchema,
  rank,
  reasonFor,
  ritualSchema,
  unknownWords,
} from './questionnaire.schema.ts';

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
  const rules = matchingRules(matching, people, ['Fits your answers: ', ' of ']);
  expect(rules).toContain('[data-therapist="cy"]{--place:2}');
  expect(rules).toContain(
    '[data-matching]:has(#matching-2-1:checked) :is([data-therapist="bo"]){--fit1:1;--sum1:4}',
  );
  expect(rules).toContain('[data-matching]:has(#matching-4-1:checked){--asked3:1}');
  expect(rules).not.toContain('matching-4-2');
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

test.each([
  [[0, 0, 0, 0, 0], 'light'],
  [[1, 1, 0, 0, 0], 'light'],
  [[1, 1, 1, 0, 0], 'shared'],
  [[2, 0, 0, 0, 0], 'shared'],
  [[2, 2, 1, 1, 1], 'shared'],
  [[1, 1, 1, 1, 1], 'shared'],
  [[2, 2, 2, 0, 0], 'crowded'],
  [[2, 2, 2, 2, 2], 'crowded'],
] as const)('%j is %s', (answers, band) => {
  expect(bandOf(answers)).toBe(band);
});

test('counts with sibling chains in CSS, and waits for all five answers', () => {
  const rules = detoxRules();
  expect(rules).toContain(
    '[data-asks]:has([value="3"]:checked)~'.repeat(3) +
      '[data-result] [data-band=crowded]{display:block}',
  );
  const answered = '[data-asks]:has([value="1"]:checked,[value="2"]:checked,[value="3"]:checked)~';
  expect(rules).toContain(`${answered.repeat(5)}[data-result]{display:grid}`);
});

test('names a missing result band', () => {
  const { error } = detoxSchema.safeParse({ questions: [], bands: { light: {} } });
  expect(error?.issues.map(({ path }) => path.join('.'))).toContain('bands.crowded');
});

const part = { ask: 'Arrive', note: 'Land here.', answers: ['One', 'Two'] };

test('shows the chosen answers on the card', () => {
  const rules = ritualRules(ritualSchema.parse({ minutes: 20, questions: [part, part, part] }));
  expect(rules).toContain('[data-if]{display:none}');
  expect(rules).toContain(
    '[data-ritual]:has(#ritual-3-2:checked) [data-if=ritual-3-2]{display:revert}',
  );
  expect(rules.match(/:has\(/g)).toHaveLength(6);
});

test('rejects a card with two questions, with a message', () => {
  expect(
    ritualSchema.safeParse({ minutes: 20, questions: [part, part] }).error?.issues[0]?.message,
  ).toBe('write exactly three questions; the card has room for three');
});
