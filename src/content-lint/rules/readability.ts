/**
 * Measures how hard a text is to read, from words per sentence and syllables per word. In English as the Flesch–Kincaid
 * grade (years of school). Limits: grade 8, as the National Institutes of Health recommend for patients, and grade 6 on
 * crisis pages, because people in distress read below their education. Other languages have measures of their own
 * (`words.es.ts`).
 */
import { FACT_PLACE } from '#lib/placeholders.ts';
import type { ContentFile, Passage } from '../content-file.ts';
import type { Rule } from '../rule.ts';
import { sentencesOf } from '../sentences.ts';
import { languageOfFile } from '../urls.ts';
import type { Measure } from '../words.en.ts';
import { LINT_WORDS } from '../words.ts';

/** Minimum for a meaningful measure. */
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

const measure = (
  passage: Passage,
  names: readonly string[],
  syllables: Measure['syllables'],
): MeasuredSentence[] =>
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
      syllables: words.reduce((sum, word) => sum + Math.max(1, syllables(word)), 0),
    };
  });

const sum = (all: readonly MeasuredSentence[], of: 'words' | 'syllables'): number =>
  all.reduce((total, one) => total + one[of], 0);

/** Of paragraphs, without headings, quotes, lists and table cells. */
function sentences(
  { passages }: ContentFile,
  names: readonly string[],
  syllables: Measure['syllables'],
): MeasuredSentence[] {
  return passages
    .filter(({ kind }) => kind === 'paragraph')
    .flatMap((passage) => measure(passage, names, syllables))
    .filter(({ words }) => words > 1);
}

/** `undefined` if the text is too short. */
function hardnessOf(all: readonly MeasuredSentence[], { hardness }: Measure): number | undefined {
  const words = sum(all, 'words');
  return words < MIN_WORDS ? undefined : hardness(all.length, words, sum(all, 'syllables'));
}

const opening = (text: string): string => text.split(/\s+/).slice(0, 7).join(' ');

/** Harder than the limit, or very long sentences. */
export const reading: Rule = (file, { ownNames }) => {
  const language = LINT_WORDS[languageOfFile(file)].reading;
  if (!language) return [];
  const all = sentences(file, ownNames, language.syllables);
  const hardness = hardnessOf(all, language);
  const isCrisis = file.data['crisis'] === true || file.data['group'] === 'crisis';
  const { warn, max } = language.limits[isCrisis ? 'crisis' : 'ordinary'];
  const hardest = all.toSorted((a, b) => b.words - a.words)[0];
  if (hardness !== undefined && hardness > warn && hardest) {
    const [text, ease] = language.says(hardness, warn);
    return [
      {
        field: hardest.passage.field,
        line: hardest.passage.line,
        words: opening(hardest.text),
        why: `${text}; ${isCrisis ? 'in a crisis' : 'at night, in distress,'} people read ${ease} with ease`,
        example: `begin with this sentence: it has ${hardest.words} words. Make two of it, and use shorter words`,
        ...(hardness <= max && { level: 'warning' as const }),
      },
    ];
  }
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
