/** The three numbers of a result: all that a link to a partner has. Without zod: browsers download it. */
import {
  CATEGORIES,
  type Category,
  type DomainScores,
  LEVELS,
  type Level,
  MAX_SCORE,
  MIN_SCORE,
  needsHelpBelow,
  RULES,
  SCALE,
  type Band,
  bandOf,
} from './scoring.ts';

/** Out of 5, to one decimal, in the order of {@link CATEGORIES}. */
export type Numbers = readonly [safety: number, repair: number, security: number];

const MAX_SUM = RULES.reduce((sum, { weight }) => sum + weight * SCALE.length, 0);

export const numbersOf = (domains: DomainScores): Numbers =>
  CATEGORIES.map((category) => domains[category].score) as unknown as Numbers;

/** Weighted sums that answers to an area's statements can have, and their maximum. */
function sumsOf(category: Category): { sums: number[]; max: number } {
  let sums = new Set([0]);
  let max = 0;
  for (const { weight } of RULES.filter((rule) => rule.category === category)) {
    max += weight * SCALE.length;
    sums = new Set([...sums].flatMap((sum) => SCALE.map((_, at) => sum + weight * (at + 1))));
  }
  return { sums: [...sums], max };
}

const SUMS = CATEGORIES.map(sumsOf);

/** Low to high: one or two, because a number is rounded; none if no answers have these numbers. */
export function scoresOf(numbers: Numbers): number[] {
  const totals = SUMS.reduce(
    (all, { sums, max }, at) => {
      const fitting = sums.filter((sum) => Math.round((sum * 50) / max) / 10 === numbers[at]);
      return all.flatMap((total) => fitting.map((sum) => total + sum));
    },
    [0],
  );
  const scores = totals.map((total) => Math.round((total * MAX_SCORE) / MAX_SUM));
  return [...new Set(scores)].sort((one, other) => one - other);
}

/** R212. */
export const levelOf = (number: number): Level =>
  (LEVELS.find(([min]) => number >= min * SCALE.length) ?? LEVELS[3])[1];

/** If the numbers decide it. */
export function bandFor(numbers: Numbers): Band | undefined {
  const [first, ...others] = new Set(scoresOf(numbers).map(bandOf));
  return others.length > 0 ? undefined : first;
}

/** Words for how loose the tangle is; a score from 16 to 40 has one of them. */
export const LOOSENESS = 4;

/** From tangled to loose. */
export function loosenessOf(numbers: Numbers): number {
  const [score = MAX_SCORE] = scoresOf(numbers);
  return Math.max(
    0,
    Math.min(LOOSENESS, Math.floor(((score - MIN_SCORE) / (MAX_SCORE - MIN_SCORE)) * 5)) - 1,
  );
}

/** Browsers send nothing after `#`. */
export const FRAGMENT = '#with=';

/** `33.20.36`: each number times ten. */
export const written = (numbers: Numbers): string =>
  numbers.map((number) => Math.round(number * 10)).join('.');

/**
 * Nothing for malformed or impossible numbers, or where the sender's page would not have offered a link, because help
 * comes first ({@link needsHelpBelow}).
 */
export function readNumbers(text: string): Numbers | undefined {
  if (!/^\d\d\.\d\d\.\d\d$/.test(text)) return undefined;
  const numbers = text.split('.').map((part) => Number(part) / 10) as unknown as Numbers;
  // Not `at`: browsers of 2021 lack it.
  const scores = scoresOf(numbers);
  const score = scores[scores.length - 1];
  return score === undefined || needsHelpBelow(numbers[0] / SCALE.length, score)
    ? undefined
    : numbers;
}

/** Between two numbers of an area. */
export const DISTANCES = ['close', 'step', 'far'] as const;
export type Distance = (typeof DISTANCES)[number];

/** Under half a point is close, under one and a half a step. */
export function distanceOf(mine: number, theirs: number): Distance {
  // In tenths: 3.5 - 3 and 2.9 - 2.4 are the same distance.
  const tenths = Math.abs(Math.round(mine * 10) - Math.round(theirs * 10));
  if (tenths < 5) return 'close';
  return tenths < 15 ? 'step' : 'far';
}

/** Indices of the areas. */
export function closestAndFarthest(
  mine: Numbers,
  theirs: Numbers,
): [closest: number, farthest: number] {
  const tenths = mine.map((number, at) =>
    Math.abs(Math.round(number * 10) - Math.round((theirs[at] as number) * 10)),
  );
  return [tenths.indexOf(Math.min(...tenths)), tenths.lastIndexOf(Math.max(...tenths))];
}
