import { expect, it } from 'vitest';
import { type Answers, bandOf, domainScoresOf, needsHelpFirst, scoreOf } from './scoring.ts';
import {
  bandFor,
  closestAndFarthest,
  distanceOf,
  levelOf,
  loosenessOf,
  type Numbers,
  numbersOf,
  readNumbers,
  scoresOf,
  written,
} from './together.ts';

const inOrder = [1, 2, 3, 4, 5, 6, 7, 8];

/** Every card, by its three numbers. */
const byNumbers = new Map<string, { numbers: Numbers; scores: Set<number> }>();
let shown = 0;
for (let at = 0; at < 5 ** 8; at += 1) {
  const digits = at.toString(5).padStart(8, '0');
  const answers: Answers = Object.fromEntries(
    inOrder.map((id) => [id, Number(digits[id - 1]) + 1]),
  );
  if (needsHelpFirst(answers)) continue;
  shown += 1;
  const numbers = numbersOf(domainScoresOf(answers));
  const known = byNumbers.get(written(numbers)) ?? { numbers, scores: new Set() };
  known.scores.add(scoreOf(answers));
  byNumbers.set(written(numbers), known);
}

it('takes the numbers of every result whose page offers a link, and of no other', () => {
  expect(shown).toBe(298_226);
  const lost = [...byNumbers].filter(([text]) => readNumbers(text) === undefined);
  expect(lost).toEqual([]);
  for (const [text, { numbers }] of byNumbers) expect(readNumbers(text)).toEqual(numbers);
  let taken = 0;
  for (let safety = 10; safety <= 50; safety += 1)
    for (let repair = 10; repair <= 50; repair += 1)
      for (let security = 10; security <= 50; security += 1)
        if (readNumbers(`${safety}.${repair}.${security}`)) taken += 1;
  expect(taken).toBe(byNumbers.size);
});

it.each([
  '',
  '33.20',
  '33.20.36.',
  '33.20.36.40',
  '333.20.36',
  '3.3.2.0.3.6',
  'aa.bb.cc',
  '33.20.36&sign=M',
  ' 33.20.36',
  '33%2E20.36',
  // Numbers without answers: 3.4, 5.1, 0.0.
  '34.20.36',
  '33.20.51',
  '00.00.00',
  '17.40.40',
  '20.10.13',
])('takes nothing from “%s”', (text) => {
  expect(readNumbers(text)).toBeUndefined();
});

it('the scores of three numbers contain the score of everybody who has them, and nobody else’s', () => {
  for (const { numbers, scores } of byNumbers.values())
    expect(scoresOf(numbers)).toEqual(expect.arrayContaining([...scores]));
  const two = [...byNumbers.values()].filter(({ numbers }) => scoresOf(numbers).length > 1);
  expect(two.length / byNumbers.size).toBeLessThan(0.06);
  expect(Math.max(...[...byNumbers.values()].map(({ numbers }) => scoresOf(numbers).length))).toBe(
    2,
  );
});

it('has the band of everybody with these numbers, or none', () => {
  for (const { numbers, scores } of byNumbers.values()) {
    const band = bandFor(numbers);
    if (band) for (const score of scores) expect(bandOf(score).key).toBe(band.key);
  }
  expect(bandFor([3, 3, 3])?.key).toBe('needs-tune-up');
});

it('R212 words for a number are those of its area', () => {
  for (const { numbers } of byNumbers.values()) expect(numbers.map(levelOf)).toHaveLength(3);
  const words = domainScoresOf({ 1: 4, 2: 4, 3: 2, 4: 4, 5: 5, 6: 1, 7: 4, 8: 2 });
  for (const { score, level } of Object.values(words)) expect(levelOf(score)).toBe(level);
  expect([1, 1.9, 2, 2.9, 3, 3.9, 4, 5].map(levelOf)).toEqual([
    'Challenging',
    'Challenging',
    'Mixed',
    'Mixed',
    'Good',
    'Good',
    'Strong',
    'Strong',
  ]);
});

it('words for the tangle go from tangled to loose', () => {
  expect(
    (
      [
        [2, 2, 2],
        [3, 3, 3],
        [4, 4, 4],
        [5, 5, 5],
      ] as const
    ).map(loosenessOf),
  ).toEqual([0, 1, 2, 3]);
});

it.each([
  [3.3, 3.7, 'close'],
  [3.5, 3, 'step'],
  [2.9, 2.4, 'step'],
  [2, 3.4, 'step'],
  [2, 3.5, 'far'],
  [3.6, 2, 'far'],
] as const)('%s and %s are %s', (mine, theirs, distance) => {
  expect(distanceOf(mine, theirs)).toBe(distance);
});

it('finds where two people are closest and farthest apart, never the same area', () => {
  expect(closestAndFarthest([3.3, 2, 3.6], [3.7, 3.5, 3.7])).toEqual([2, 1]);
  expect(closestAndFarthest([3, 3, 3], [3, 3, 3])).toEqual([0, 2]);
});
