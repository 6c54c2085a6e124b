/** Finds British spellings and words, and phrases translated literally from other languages. */
import type { ContentFile, Passage } from '../content-file.ts';
import type { RuleFinding, Rule } from '../rule.ts';
import { lineIn } from '../sentences.ts';
import { isOfficial } from './official-text.ts';

interface Foreign {
  pattern: RegExp;
  why: string;
  example: string;
}

/** `[found text, American wording]`; also a plain word each. */
const BRITISH: readonly (readonly [string, string])[] = [
  ['afterwards', 'afterward'],
  ['towards', 'toward'],
  ['whilst', 'while'],
  ['amongst', 'among'],
  ['commonest', 'most common'],
  ['learnt', 'learned'],
  ['grey', 'gray'],
  ['cheque', 'check'],
  ['programme', 'program'],
  ['centre', 'center'],
  ['behaviour', 'behavior'],
  ['favourite', 'favorite'],
  ['colour', 'color'],
  ['honour', 'honor'],
  ['neighbour', 'neighbor'],
  ['realise', 'realize'],
  ['recognise', 'recognize'],
  ['apologise', 'apologize'],
  ['organise', 'organize'],
  ['counsellor', 'counselor'],
  ['counselling', 'counseling'],
  ['physician', 'doctor'],
  ['crockery', 'dishes'],
  ['cupboard', 'cabinet'],
  ['fortnight', 'two weeks'],
  ['mum', 'mom'],
];

const PHRASES: readonly Foreign[] = [
  {
    // `stands` is fine for people, not for texts.
    pattern:
      /\bstands? (?:below|above|higher|lower)\b|\bstands under\b|\bstands (?:beside|next to)\b|\bstands? (?:on|in|at) (?:each|every|its|the (?:list|file|posting|table|contract|form))\b/giu,
    why: 'a text, a price or a name does not stand anywhere in American English',
    example: '“[What you can do about it](#safer-browsing) is further down this page.”',
  },
  {
    pattern: /\bwhom\b/giu,
    why: 'hardly anybody says “whom,” least of all when they are frightened',
    example: '“Something just happened. Who do we call?”',
  },
  {
    pattern: /\balso (?:when|if|where|before|after) /giu,
    why: 'that is “even” in American English',
    example: '“We answer within ten business days, even when the answer is no.”',
  },
  {
    pattern: /\bthe other one\b(?! is\b)/giu,
    why: 'of two people, American English says “your partner” or “the other”',
    example: '“One of you talks. Your partner only asks questions.”',
  },
  {
    pattern: /\b(?:the other way|come|comes|coming|walk|turn|look|go) round\b/giu,
    why: 'that is “around” in American English',
    example: '“Some come around slowly.”',
  },
  {
    pattern: /\bby post\b|\bin the post\b/giu,
    why: 'that is “by mail” in American English',
    example: '“By mail, if you can wait.”',
  },
  {
    pattern: /\buntil half past\b|\bat half past\b/giu,
    why: 'Americans say the time in numbers',
    example: '“Give me until seven-thirty.”',
  },
  {
    pattern: /\bbeside (?:office )?hours\b/giu,
    why: '“beside” is “next to”; hours are outside of other hours',
    example: '“Outside office hours.”',
  },
  {
    pattern: /\b(?:may|might|can|will) ring\b(?! (?:out|true|a bell))/giu,
    why: 'people call in American English; only phones and bells ring',
    example: '“If a child might call, leave that phone on.”',
  },
  {
    pattern: /\b(?:a|the) proper (?:ending|question|answer|one)\b/giu,
    why: 'that is “real” in American English',
    example: '“Six sessions and a real ending.”',
  },
];

const WORDS: readonly Foreign[] = BRITISH.map(([british, american]) => ({
  pattern: new RegExp(`\\b${british}(?:s|d|ing|ly)?\\b`, 'giu'),
  why: 'Americans use another word',
  example: `“${american}”`,
}));

/** Transcripts and legal texts are quoted verbatim. */
export const isOurs = (file: ContentFile, passage: Passage): boolean =>
  !isOfficial(file, passage) && !passage.field.startsWith('transcript');

export const american: Rule = (file) =>
  file.passages
    .filter((passage) => isOurs(file, passage))
    .flatMap(({ text, line, field }) =>
      [...PHRASES, ...WORDS].flatMap(({ pattern, why, example }) =>
        [...text.matchAll(pattern)].map(({ 0: words, index }): RuleFinding => ({
          field,
          line: lineIn(text, line, index),
          words,
          why,
          example,
        })),
      ),
    );
