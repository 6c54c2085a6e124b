/**
 * Measures how hard a text is to read, from words per sentence and syllables per word. In English as the Flesch–Kincaid
 * grade (years of school). Limits: grade 8, as the National Institutes of Health recommend for patients, and grade 6 on
 * crisis pages, because people in distress read below their education. In Spanish, whose words are longer, by the index of
 * Szigriszt and Pazos on the scale INFLESZ, which was made for texts for patients (Barrio-Cantalejo and others, 2008):
 * from 55 on a text is normal to read, from 65 on quite easy.
 */
import { FACT_PLACE } from '#lib/placeholders.ts';
import { fleschKincaid } from 'flesch-kincaid';
import { syllable } from 'syllable';
import type { ContentFile, Passage } from '../content-file.ts';
import type { Language } from '#lib/language.ts';
import type { Rule } from '../rule.ts';
import { sentencesOf } from '../sentences.ts';
import { languageOfFile } from '../urls.ts';

interface Measure {
  /** Higher is harder: a school grade in English, 100 less the index in Spanish. */
  hardness: (sentences: number, words: number, syllables: number) => number;
  syllables: (word: string) => number;
  /** Above `warn` a warning, above `max` an error. */
  limits: Readonly<Record<'ordinary' | 'crisis', { warn: number; max: number }>>;
  /** What the text is like, and what people read with ease. */
  says: (hardness: number, warn: number) => [text: string, ease: string];
}

const MEASURES: Readonly<Record<Language, Measure>> = {
  en: {
    hardness: (sentence, word, syllables) => fleschKincaid({ sentence, word, syllable: syllables }),
    syllables: syllable,
    limits: { ordinary: { warn: 8, max: 10 }, crisis: { warn: 6, max: 8 } },
    says: (grade, warn) => [
      `the text reads like school grade ${grade.toFixed(1)} (Flesch–Kincaid)`,
      `up to grade ${warn}`,
    ],
  },
  es: {
    hardness: (sentences, words, syllables) =>
      100 - (206.835 - (62.3 * syllables) / words - words / sentences),
    syllables: spanishSyllables,
    limits: { ordinary: { warn: 40, max: 50 }, crisis: { warn: 35, max: 45 } },
    says: (hardness, warn) => [
      `the text has ${(100 - hardness).toFixed(0)} of 100 points for ease (INFLESZ)`,
      `from ${100 - warn} points on`,
    ],
  },
};
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

/** A syllable for each strong or accented vowel, and for each group of weak ones without such a neighbor: `viu-da`, `pa-ís`. */
function spanishSyllables(word: string): number {
  const vowels = word.toLowerCase().replace(/(?<=q)u|(?<=g)u(?=[eiéí])/g, '');
  return (vowels.match(/[aeoáéóíú]|(?<![aeoáéóíúiuü])[iuü]+(?![aeoáéóíúiuü])/g) ?? []).length;
}

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
  const language = MEASURES[languageOfFile(file)];
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
