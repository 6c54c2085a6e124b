import { describe, expect, it } from 'vitest';
import {
  areasSoundKinder,
  BANDS,
  bandOf,
  domainScoresOf,
  isAnswer,
  isComplete,
  MIN_SCORE,
  MAX_SCORE,
  needsHelpFirst,
  RULES,
  scoreOf,
  type Answers,
} from './scoring.ts';

/** Parses `4 4 4 2 4 2 4 4`. */
const given = (text: string): Answers =>
  Object.fromEntries(text.split(' ').map((value, index) => [index + 1, Number(value)]));
const all = (value: number): string => Array.from({ length: 8 }, () => value).join(' ');

/** Test vectors of the requirements. */
const VECTORS = [
  ['5 5 5 1 5 1 5 5', 40, 'high-functioning', '5 Strong', '5 Strong', '5 Strong'],
  ['1 1 1 5 1 5 1 1', 8, 'time-for-reset', '1 Challenging', '1 Challenging', '1 Challenging'],
  [all(5), 32, 'high-functioning', '5 Strong', '3.5 Good', '3.3 Good'],
  [all(4), 28, 'healthy-growth', '4 Strong', '3.2 Good', '3.1 Good'],
  [all(3), 24, 'needs-tune-up', '3 Good', '3 Good', '3 Good'],
  [all(2), 20, 'needs-tune-up', '2 Mixed', '2.8 Mixed', '2.9 Mixed'],
  [all(1), 16, 'needs-tune-up', '1 Challenging', '2.5 Mixed', '2.7 Mixed'],
  ['4 4 4 2 4 2 4 4', 32, 'high-functioning', '4 Strong', '4 Strong', '4 Strong'],
  ['2 2 2 4 2 4 2 2', 16, 'needs-tune-up', '2 Mixed', '2 Mixed', '2 Mixed'],
  ['1 2 5 1 5 1 5 3', 32, 'high-functioning', '2.7 Mixed', '4.5 Strong', '5 Strong'],
  ['1 1 1 1 4 1 5 3', 25, 'healthy-growth', '2.3 Mixed', '3 Good', '4.4 Strong'],
  ['1 1 1 1 1 3 2 1', 16, 'needs-tune-up', '1.3 Challenging', '2.5 Mixed', '1.9 Challenging'],
  ['2 2 2 4 2 4 2 1', 15, 'time-for-reset', '2 Mixed', '1.8 Challenging', '2 Mixed'],
] as const;

describe('R202–R213 test vectors', () => {
  it.each(VECTORS)('%s is %i, %s', (text, score, band, ...domains) => {
    const answers = given(text);
    expect(scoreOf(answers)).toBe(score);
    expect(bandOf(score).key).toBe(band);
    const { 'Emotional Safety': safety, 'Conflict & Repair': repair } = domainScoresOf(answers);
    const { 'Attachment Security': security } = domainScoresOf(answers);
    expect([safety, repair, security].map((one) => `${one.score} ${one.level}`)).toEqual(domains);
  });
});

/** All 390,625 sets of answers. */
function* everyAnswer(): Generator<Answers> {
  for (let number = 0; number < 5 ** 8; number += 1) {
    const digits = number.toString(5).padStart(8, '0');
    yield Object.fromEntries([...digits].map((digit, index) => [index + 1, Number(digit) + 1]));
  }
}

it('R205 R206 scores every set of answers from 8 to 40, in these shares', () => {
  const shares: Record<string, number> = {};
  let min = MAX_SCORE;
  let max = 0;
  for (const answers of everyAnswer()) {
    const score = scoreOf(answers);
    min = Math.min(min, score);
    max = Math.max(max, score);
    const { key } = bandOf(score);
    shares[key] = (shares[key] ?? 0) + 1;
  }
  expect([min, max]).toEqual([MIN_SCORE, MAX_SCORE]);
  const percent = Object.entries(shares).map(([key, n]) => [key, (n / 5 ** 8) * 100] as const);
  expect(Object.fromEntries(percent.map(([key, share]) => [key, share.toFixed(1)]))).toEqual({
    'time-for-reset': '1.6',
    'needs-tune-up': '52.0',
    'healthy-growth': '43.0',
    'high-functioning': '3.4',
  });
});

it('R212 explains the areas only where all three have a kinder word than the result', () => {
  const isExplained = (text: string): boolean => {
    const answers = given(text);
    return areasSoundKinder(bandOf(scoreOf(answers)).key, domainScoresOf(answers));
  };
  expect(VECTORS.map(([text]) => text).filter(isExplained)).toEqual([all(3)]);
});

it('R203 weights add up to 16', () => {
  expect(RULES.map(({ weight }) => weight)).toEqual([2, 2, 2.5, 2.5, 2, 1.5, 2, 1.5]);
  expect(RULES.filter(({ reverseScored }) => reverseScored).map(({ id }) => id)).toEqual([4, 6]);
});

it.each([
  [40, 'high-functioning'],
  [32, 'high-functioning'],
  [31, 'healthy-growth'],
  [25, 'healthy-growth'],
  [24, 'needs-tune-up'],
  [16, 'needs-tune-up'],
  [15, 'time-for-reset'],
  [0, 'time-for-reset'],
] as const)('R207–R210 a score of %i is %s', (score, key) => {
  const band = bandOf(score);
  expect(band.key).toBe(key);
  expect(score >= band.min && score <= band.max).toBe(true);
});

it('R211 has bands with distinct labels and colors that cover all scores', () => {
  expect(new Set(BANDS.map(({ label }) => label)).size).toBe(4);
  expect(new Set(BANDS.map(({ color }) => color)).size).toBe(4);
  for (let score = 0; score <= MAX_SCORE; score += 1)
    expect(BANDS.filter(({ min, max }) => score >= min && score <= max)).toHaveLength(1);
});

it('recognizes answers', () => {
  expect([1, 5].every(isAnswer)).toBe(true);
  expect([0, 6, 2.5, '3', null, undefined, Number.NaN].some(isAnswer)).toBe(false);
  expect(isComplete(given(all(3)))).toBe(true);
  expect(isComplete({ ...given(all(3)), 4: 0 })).toBe(false);
  expect(isComplete({})).toBe(false);
});

describe('shows help before every offer', () => {
  it.each([
    ['fear of the reaction, and all else well', '1 5 5 1 5 1 5 5', true],
    ['unsafe throughout, without fear', '2 2 4 2 4 2 1 4', true],
    ['the lowest band', '2 2 2 4 2 4 2 1', true],
    ['in the middle of everything', all(3), false],
    ['at the edge of safe', '2 2 4 2 4 2 2 4', false],
  ])('%s: %s', (_what, text, first) => {
    expect(needsHelpFirst(given(text))).toBe(first);
  });
});
