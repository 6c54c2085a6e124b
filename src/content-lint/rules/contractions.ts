/**
 * Share of contractions: “you're,” not “you are.” The site talks to people at night, and stiff sentences sound like a
 * form. Legal pages and notices may be formal.
 */
import type { ContentFile, Passage } from '../content-file.ts';
import type { Rule } from '../rule.ts';
import { lineIn } from '../sentences.ts';
import { isOurs } from './american.ts';

/** design.md and the guide for editors ask for contractions; a few long forms are emphasis. */
const MIN_RATE = 0.7;
/** Too few in a file for a meaningful rate. */
const MIN_FORMS = 6;

const FORMAL = new Set(['legal', 'notices']);

/** Contracted in the middle of a sentence. At the end of a clause (“as you are.”) they are written out. */
const LONG =
  /\b(?:(?:do|does|did|is|are|was|were|has|have|had|could|would|should) not|cannot|will not)\b|\b(?:it|that|there|he|she|who|here|what) is (?=[a-z“])|\b(?:you|we|they) (?:are|will|would) (?=[a-z“])|\bI (?:am|will|would) (?=[a-z“])/giu;
const SHORT =
  /n’t\b|\b(?:it|that|there|he|she|who|here|what)’s\b|\b(?:you|we|they|I)’(?:re|ll|d|ve|m)\b/giu;

const EXAMPLES: readonly (readonly [RegExp, string])[] = [
  [/cannot/i, '“You can’t get it wrong.”'],
  [/ not$/i, '“You don’t have to be sure.”'],
  [/ is /i, '“It’s fifteen minutes.”'],
  [/ are /i, '“You’re not in crisis.”'],
  [/./, '“We’ll find a time.”'],
];

const own = (file: ContentFile): Passage[] =>
  file.passages.filter(
    (one) => isOurs(file, one) && one.kind !== 'heading' && one.kind !== 'quote',
  );

export const contractions: Rule = (file) => {
  if (FORMAL.has(file.collection)) return [];
  const passages = own(file);
  const long = passages.flatMap(({ text, line, field }) =>
    [...text.matchAll(LONG)].map(({ 0: words, index }) => ({
      field,
      line: lineIn(text, line, index),
      words: words.trim(),
    })),
  );
  const short = passages.reduce((sum, { text }) => sum + [...text.matchAll(SHORT)].length, 0);
  const forms = long.length + short;
  const [first] = long;
  if (!first || forms < MIN_FORMS || short / forms >= MIN_RATE) return [];
  const example = EXAMPLES.find(([pattern]) => pattern.test(`${first.words} `.trimEnd()));
  return [
    {
      ...first,
      why: `${long.length} of ${forms} forms that people contract when they talk are written out, this one first`,
      example: example?.[1] ?? '',
    },
  ];
};
