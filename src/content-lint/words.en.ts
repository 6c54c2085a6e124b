/** What the check knows of English. A rule that a language leaves out is not run on its texts, and the report says so. */
import { fleschKincaid } from 'flesch-kincaid';
import { syllable } from 'syllable';
import { type Claim, englishClaims } from './rules/claims.en.ts';

/** How hard a text is to read. */
export interface Measure {
  /** Higher is harder: a school grade in English, 100 less the index in Spanish. */
  hardness: (sentences: number, words: number, syllables: number) => number;
  syllables: (word: string) => number;
  /** Above `warn` a warning, above `max` an error. */
  limits: Readonly<Record<'ordinary' | 'crisis', { warn: number; max: number }>>;
  /** What the text is like, and what people read with ease. */
  says: (hardness: number, warn: number) => [text: string, ease: string];
}

export interface LintWords {
  /** Words that every few sentences have, and no other of the languages has: they tell which one a text is in. */
  usual: RegExp;
  /** What `claims.ts` looks for. @param place where the practice is, as claims name it */
  claims?: (place: { city: string; state: string }) => readonly Claim[];
  reading?: Measure;
  /** What a sentence promises about replies. @param isStory where people write to each other */
  reply?: (sentence: string, isStory: boolean) => RegExpMatchArray[];
}

const COUNT =
  '(?:\\d+|an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty-four|forty-eight|a few|a couple of)';
/** A span in business hours or days, which is a promise wherever it is written. */
const BUSINESS = new RegExp(
  `\\b(?:(?:within|in|after)\\s+)?${COUNT}\\s+(?:business|working|office)[\\s-](?:hours?|days?)\\b|\\b(?:the )?(?:same|next|following) (?:business|working) day\\b`,
  'gi',
);
/** Any span, in a sentence about replies. */
const SPAN = new RegExp(
  `\\b(?:within|in (?:under|less than)|after)\\s+${COUNT}\\s+(?:hours?|days?|weeks?)\\b|\\b(?:same|next) day\\b`,
  'gi',
);
const REPLY =
  /\b(?:repl(?:y|ies)|hear (?:back|from us)|(?:get|gets|write|writes|come|comes) back to you|respond|responds|in touch|answers? (?:you|your|every|all|requests?|messages?|emails?))\b/i;
/** An application is not a client's request. */
const IS_OTHER = /\b(?:estimates?|schedul\w*|résumé|resume|reporters?|deadline|answer is no)\b/i;

export const ENGLISH_LINT: LintWords = {
  usual: /^(?:the|and|of|to|you|your|for|with|is|are|we|that|this|what|it|can|not|when|from)$/,
  claims: englishClaims,
  reading: {
    hardness: (sentence, word, syllables) => fleschKincaid({ sentence, word, syllable: syllables }),
    syllables: syllable,
    limits: { ordinary: { warn: 8, max: 10 }, crisis: { warn: 6, max: 8 } },
    says: (grade, warn) => [
      `the text reads like school grade ${grade.toFixed(1)} (Flesch–Kincaid)`,
      `up to grade ${warn}`,
    ],
  },
  reply(sentence, isStory) {
    if (IS_OTHER.test(sentence)) return [];
    const business = [...sentence.matchAll(BUSINESS)];
    if (business.length > 0) return business;
    return !isStory && REPLY.test(sentence) ? [...sentence.matchAll(SPAN)] : [];
  },
};
