import { DAY_WORDS } from '#lib/day-words.ts';

export interface FeesWords {
  therapist: string;
  couple: string;
  alone: string;
  flexible: string;
  /** @param price the lowest, with its sign */
  from: (price: string) => string;
  opening: string;
  /** Where a price or an opening is not known. */
  ask: string;
  /** @param day `2026-03-04` */
  day: (day: string) => string;
  /** Before the note of the table. @param length of a session; not known in a translation */
  session: (price: string, length?: string) => string;
  prices: PriceWords;
  estimate: EstimateWords;
}

/** Prices are amounts with their sign, or ranges of them. */
export interface PriceWords {
  free: string;
  range: (low: string, high: string) => string;
  session: (price: string) => string;
  flexible: (price: string) => string;
  /** Ends the price in the head of a page that says nothing else. */
  firstCall: string;
  /** Of a program at a therapist. */
  whole: (price: string) => string;
  /** Of a therapist. */
  own: (couples: string, individual: string) => string;
  same: (price: string) => string;
  /** Splits a sentence at its ranges, which do not break. */
  ranges: RegExp;
}

/** Of the sample superbill, and the same with the visitor's numbers. */
interface EstimateWords {
  title: string;
  paid: (sessions: number, fee: string) => string;
  counts: (allowed: string) => string;
  deductible: string;
  pays: (share: number) => string;
  left: string;
  inWords: string;
  yours: string;
  fields: {
    fee: string;
    allowed: string;
    sessions: string;
    deductible: string;
    share: string;
  };
  units: { $: string; '%': string };
  results: { paid: string; back: string; left: string };
}

export const ENGLISH_FEES: FeesWords = {
  therapist: 'Therapist',
  couple: 'As a couple',
  alone: 'On your own',
  flexible: 'With flexible pricing',
  from: (price) => `from ${price}`,
  opening: 'Next opening',
  ask: 'Ask us',
  day: (day) => DAY_WORDS.en.long(day).replace(/, \d{4}$/, ''),
  session: (price, length) => (length ? `${length} each, ${price}.` : `A session is ${price}.`),
  prices: {
    free: 'Free',
    range: (low, high) => `${low} to ${high}`,
    session: (price) => `${price} a session`,
    flexible: (price) => `${price} with flexible pricing`,
    firstCall: 'The first call is free.',
    whole: (price) => `${price}, all of it`,
    own: (couples, individual) => `${couples} as a couple, ${individual} on your own`,
    same: (price) => `${price}, as a couple or on your own`,
    ranges: /(\$[\d,]+ to \$[\d,]+)/,
  },
  estimate: {
    title: 'An example, line by line',
    paid: (sessions, fee) => `${sessions} sessions at ${fee}, paid to us`,
    counts: (allowed) => `Your plan counts ${allowed} of each`,
    deductible: 'Minus what is left of the deductible',
    pays: (share) => `It pays ${share}% of the rest`,
    left: 'Left for you, per session',
    inWords:
      'In words, it’s the fee, or the amount your plan allows if that’s less, times the sessions, minus what’s left of your deductible, times the share your plan pays.',
    yours: 'With your numbers',
    fields: {
      fee: 'Fee per session',
      allowed: 'Allowed per session',
      sessions: 'Sessions',
      deductible: 'Deductible left',
      share: 'Plan pays back',
    },
    units: { $: 'in dollars', '%': 'in percent' },
    results: { paid: 'You pay us', back: 'Your plan may pay you', left: 'Left for you' },
  },
};
