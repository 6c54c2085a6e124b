/**
 * How hard a text is to read: the Flesch–Kincaid grade (years of school), which counts words per sentence and syllables
 * per word. Somebody in distress at night reads below their schooling, so the measure is grade 8, which the National Institutes of
 * Health ask of texts for patients, and 6 where help lines come first.
 */
import { fleschKincaid } from 'flesch-kincaid';
import { syllable } from 'syllable';
import type { ContentFile, Passage } from '../content-file.ts';
import type { Rule } from '../rule.ts';
import { sentencesOf } from '../sentences.ts';

/** Above `look` it is worth a look, above `most` it has to change. */
const GRADES = { ordinary: { look: 8, most: 10 }, crisis: { look: 6, most: 8 } } as const;
/** Shorter texts have no grade worth the name. */
const LEAST_WORDS = 60;
const LONG_SENTENCE = 45;

const WORDS = new Intl.Segmenter('en', { granularity: 'word' });
const wordsOf = (text: string): string[] =>
  [...WORDS.segment(text)].filter(({ isWordLike }) => isWordLike).map(({ segment }) => segment);

interface Measured {
  passage: Passage;
  text: string;
  words: number;
  syllables: number;
}

const measured = (passage: Passage): Measured[] =>
  sentencesOf(passage.text.replace(/\{price:[^}]*\}/g, '$100')).map(({ text }) => {
    const words = wordsOf(text);
    return {
      passage,
      text: text.trim(),
      words: words.length,
      syllables: words.reduce((sum, word) => sum + Math.max(1, syllable(word)), 0),
    };
  });

const sum = (all: readonly Measured[], of: 'words' | 'syllables'): number =>
  all.reduce((total, one) => total + one[of], 0);

/** Sentences of the running text; headings, quotations, lists and table cells are no sentences. */
function sentences({ passages }: ContentFile): Measured[] {
  return passages
    .filter(({ kind }) => kind === 'paragraph')
    .flatMap(measured)
    .filter(({ words }) => words > 1);
}

/** Flesch–Kincaid grade of a text, or nothing where it is too short to tell. */
function gradeOf(all: readonly Measured[]): number | undefined {
  const words = sum(all, 'words');
  if (words < LEAST_WORDS) return undefined;
  return fleschKincaid({ sentence: all.length, word: words, syllable: sum(all, 'syllables') });
}

const opening = (text: string): string => text.split(/\s+/).slice(0, 7).join(' ');

export const reading: Rule = (file) => {
  const all = sentences(file);
  const grade = gradeOf(all);
  const isCrisis = file.data['crisis'] === true || file.data['group'] === 'crisis';
  const { look, most } = GRADES[isCrisis ? 'crisis' : 'ordinary'];
  const hardest = all.toSorted((a, b) => b.words - a.words)[0];
  if (grade !== undefined && grade > look && hardest)
    return [
      {
        field: hardest.passage.field,
        line: hardest.passage.line,
        words: opening(hardest.text),
        why: `the text reads like school grade ${grade.toFixed(1)} (Flesch–Kincaid); ${isCrisis ? 'in a crisis' : 'at night, in distress,'} people read up to grade ${look} with ease`,
        example: `begin with this sentence: it has ${hardest.words} words. Make two of it, and use shorter words`,
        ...(grade <= most && { level: 'warning' as const }),
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
