import { longDay } from '#lib/day.ts';
import { type Range, rangeText } from './price.ts';

export interface FeesWords {
  therapist: string;
  couple: string;
  alone: string;
  flexible: string;
  /** @param price the lowest, with its sign */
  from: (price: string) => string;
  range: (range: Range) => string;
  opening: string;
  /** Where a price or an opening is not known. */
  ask: string;
  /** @param day `2026-03-04` */
  day: (day: string) => string;
}

export const ENGLISH_FEES: FeesWords = {
  therapist: 'Therapist',
  couple: 'As a couple',
  alone: 'On your own',
  flexible: 'With flexible pricing',
  from: (price) => `from ${price}`,
  range: rangeText,
  opening: 'Next opening',
  ask: 'Ask us',
  day: (day) => longDay(day).replace(/, \d{4}$/, ''),
};
