/**
 * Measures the Flesch–Kincaid grade (years of school), from words per sentence and syllables per word. Limits: grade 8,
 * as the National Institutes of Health recommend for patients, and grade 6 on crisis pages, because people in distress
 * read below their education.
 */
import { FACT_PLACE } from '#lib/placeholders.ts';
import { fleschKincaid } from 'flesch-kincaid';
import { syllable } from 'syllable';
import type { ContentFile, Passage } from '../content-file.ts';
import type { Rule } from '../rule.ts';
import { sentencesOf } from '../sentences.ts';

/** Above `warn` a warning, above `max` an error. */
const GRADES = { ordinary: { warn: 8, max: 10 }, crisis: { warn: 6, max: 8 } } as const;
/** Minimum for a meaningful grade. */
const MIN_WORDS = 60;
const LONG_SENTENCE = 45;

const WORDS = new Intl.Segmenter('en', { granularity: 'word' });
const wordsOf = (text: string): string[] =>
  [...WORDS.segment(text)].filter(({ isWordLike }) => isWordLike).map(({ segment }) => segment);

interface MeasuredSentence {
  passage: Passage;
  text: string;
  words: number;
  syllables: number;
}

/** A name is as long as it is, and no shorter word can be found for it. */
const withShortNames = (text: string, names: readonly string[]): string =>
  names.reduce((shorter, name) => shorter.replaceAll(name, 'Kim'), text);

const measure = (passage: Passage, names: readonly string[]): MeasuredSentence[] =>
  sentencesOf(
    withShortNames(passage.text, names)
      .replace(/\{policy:[^}]*\}/g, '')
      .replace(/\{price:[^}]*\}/g, '$100')
      .replace(FACT_PLACE, 'one day'),
  ).map(({ text }) => {
    const words = wordsOf(text);
    return {
      passage,
      text: text.trim(),
      words: words.length,
      syllables: words.reduce((sum, word) => sum + Math.max(1, syllable(word)), 0),
    };
  });

const sum = (all: readonly MeasuredSentence[], of: 'words' | 'syllables'): number =>
  all.reduce((total, one) => total + one[of], 0);

/** Of paragraphs, without headings, quotes, lists and table cells. */
function sentences({ passages }: ContentFile, names: readonly string[]): MeasuredSentence[] {
  return passages
    .filter(({ kind }) => kind === 'paragraph')
    .flatMap((passage) => measure(passage, names))
    .filter(({ words }) => words > 1);
}

/** `undefined` if the text is too short. */
function gradeOf(all: readonly MeasuredSentence[]): number | undefined {
  const words = sum(all, 'words');
  if (words < MIN_WORDS) return undefined;
  return fleschKincaid({ sentence: all.length, word: words, syllable: sum(all, 'syllables') });
}

const opening = (text: string): string => text.split(/\s+/).slice(0, 7).join(' ');

/** Grade above the limit, or very long sentences. */
export const reading: Rule = (file, { ownNames }) => {
  const all = sentences(file, ownNames);
  const grade = gradeOf(all);
  const isCrisis = file.data['crisis'] === true || file.data['group'] === 'crisis';
  const { warn, max } = GRADES[isCrisis ? 'crisis' : 'ordinary'];
  const hardest = all.toSorted((a, b) => b.words - a.words)[0];
  if (grade !== undefined && grade > warn && hardest)
    return [
      {
        field: hardest.passage.field,
        line: hardest.passage.line,
        words: opening(hardest.text),
        why: `the text reads like school grade ${grade.toFixed(1)} (Flesch–Kincaid); ${isCrisis ? 'in a crisis' : 'at night, in distress,'} people read up to grade ${warn} with ease`,
        example: `begin with this sentence: it has ${hardest.words} words. Make two of it, and use shorter words`,
        ...(grade <= max && { level: 'warning' as const }),
      },
    ];
  return all
    .filter(({ words }) => words > LONG_SENTENCE)
    .map(({ passage, text, words }) => ({
      field: passage.field,
      line: passage.line,
      words: opening(text),
      why: `this sentence has ${words} words`,
      example: 'make two of it',
      level: 'warning',
    }));
};
