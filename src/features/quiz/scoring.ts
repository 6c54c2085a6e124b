/** The Relationship Reality Check: weights and result bands (R195–R213, D31). Without zod: browsers download it. */

/** From 1 to 5 (R197). */
export const SCALE = [
  'Strongly Disagree',
  'Disagree',
  'Neutral',
  'Agree',
  'Strongly Agree',
] as const;

export const CATEGORIES = ['Emotional Safety', 'Conflict & Repair', 'Attachment Security'] as const;
export type Category = (typeof CATEGORIES)[number];

/** Weight of a statement. */
export interface Rule {
  /** 1 to 8, in quiz order. */
  id: number;
  category: Category;
  weight: number;
  /** The answer counts as 6 minus its value. */
  reverseScored: boolean;
}

const rule = (id: number, category: Category, weight: number, reverseScored = false): Rule => ({
  id,
  category,
  weight,
  reverseScored,
});

/** Without their texts (R202–R204). A further one needs its loop in `tangle/shape.ts`, and its text in the content. */
export const RULES = [
  rule(1, 'Emotional Safety', 2),
  rule(2, 'Emotional Safety', 2),
  rule(3, 'Conflict & Repair', 2.5),
  rule(4, 'Conflict & Repair', 2.5, true),
  rule(5, 'Attachment Security', 2),
  rule(6, 'Attachment Security', 1.5, true),
  rule(7, 'Emotional Safety', 2),
  rule(8, 'Conflict & Repair', 1.5),
] as const;

/** By question id, 1 to 5. */
export type Answers = Readonly<Partial<Record<number, number>>>;

/** R206; the worst answers to all statements count one of five. */
export const MAX_SCORE = 40;
export const MIN_SCORE = MAX_SCORE / SCALE.length;

/** Of the overall score (R207–R211). */
export const BANDS = [
  { key: 'high-functioning', min: 32, max: 40, label: 'High-Functioning', color: 'teal' },
  { key: 'healthy-growth', min: 25, max: 31, label: 'Healthy With Growth Edges', color: 'sage' },
  { key: 'needs-tune-up', min: 16, max: 24, label: 'Needs a Tune-Up', color: 'tan' },
  { key: 'time-for-reset', min: 0, max: 15, label: 'Time for a Reset', color: 'blue' },
] as const;
export type Band = (typeof BANDS)[number];
export type BandKey = Band['key'];

/** Min. share of an area's best score for each word (R212). */
export const LEVELS = [
  [0.8, 'Strong'],
  [0.6, 'Good'],
  [0.4, 'Mixed'],
  [0, 'Challenging'],
] as const;
export type Level = (typeof LEVELS)[number][1];

export interface DomainScore {
  /** Out of 5, to one decimal (R213). */
  score: number;
  level: Level;
}
export type DomainScores = Readonly<Record<Category, DomainScore>>;

export function isComplete(answers: Answers): boolean {
  return RULES.every(({ id }) => isAnswer(answers[id]));
}

export function isAnswer(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) >= 1 && Number(value) <= SCALE.length;
}

/** Missing answers count 0. */
function weigh(rules: readonly Rule[], answers: Answers): { sum: number; max: number } {
  let sum = 0;
  let max = 0;
  for (const { id, weight, reverseScored } of rules) {
    const answer = answers[id];
    if (answer) sum += weight * (reverseScored ? 6 - answer : answer);
    max += weight * SCALE.length;
  }
  return { sum, max };
}

/** Of eight answers, {@link MIN_SCORE} to {@link MAX_SCORE}, rounded half up (R205, D31). */
export function scoreOf(answers: Answers): number {
  const { sum, max } = weigh(RULES, answers);
  return Math.round((sum * MAX_SCORE) / max);
}

/** Of a score from 0 to {@link MAX_SCORE}. */
export function bandOf(score: number): Band {
  return BANDS.find(({ min }) => score >= min) ?? BANDS[3];
}

const inCategory = (category: Category, answers: Answers): { sum: number; max: number } =>
  weigh(
    RULES.filter((one) => one.category === category),
    answers,
  );

/** Each relative to its own maximum (R212, R213). */
export function domainScoresOf(answers: Answers): DomainScores {
  const entries = CATEGORIES.map((category) => {
    const { sum, max } = inCategory(category, answers);
    const [, level] = LEVELS.find(([min]) => sum / max >= min) ?? LEVELS[3];
    return [category, { score: Math.round((sum * 50) / max) / 10, level }];
  });
  return Object.fromEntries(entries) as DomainScores;
}

/**
 * Whether every area has a better word than the result band: “Good” three times with “Needs a Tune-Up”. Happens at 24
 * of 40, because levels begin at shares of 5 and bands at whole scores.
 */
export function areasSoundKinder(band: BandKey, domains: DomainScores): boolean {
  const rank = BANDS.findIndex(({ key }) => key === band);
  return Object.values(domains).every(
    ({ level }) => LEVELS.findIndex(([, word]) => word === level) < rank,
  );
}

/**
 * Whether help lines come before every offer: the visitor cannot speak without fear, feels unsafe throughout, or is in
 * the lowest band. Does not change the score or the band.
 */
export function needsHelpFirst(answers: Answers): boolean {
  const { sum, max } = inCategory('Emotional Safety', answers);
  return answers[1] === 1 || needsHelpBelow(sum / max, scoreOf(answers));
}

/** {@link needsHelpFirst} by numbers alone. `safety`: share of the best score of Emotional Safety, 0 to 1. */
export function needsHelpBelow(safety: number, score: number): boolean {
  return safety < 0.4 || bandOf(score).key === 'time-for-reset';
}
