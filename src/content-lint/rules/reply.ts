/** The reply promise is a number in `src/site.config.ts` (R311); texts name it: `{reply}`. */
import type { ContentFile, Passage } from '../content-file.ts';
import type { Rule } from '../rule.ts';
import { lineIn, sentencesOf } from '../sentences.ts';
import { isOfficial } from './official-text.ts';

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
const SPANISH =
  /\b(?:en un plazo de|en|dentro de)\s+(?:\d+|una?|dos|tres|cuatro|cinco|veinticuatro|cuarenta y ocho)\s+(?:horas|días)(?:\s+hábiles)?\b|\b(?:\d+|una?|dos|tres|cuatro|cinco)\s+(?:horas?|días?)\s+hábil(?:es)?\b/gi;
const SPANISH_REPLY = /\b(?:respond|contest|escrib)\w*|hábil/i;

/** Narrative texts, where people write to each other. */
const STORIES = new Set(['posts', 'guides', 'issues', 'quizzes', 'tools']);

/** Texts about other deadlines: official texts, laws, answers to applications. */
const isForeign = (file: ContentFile, passage: Passage): boolean =>
  isOfficial(file, passage) ||
  ['laws', 'notices', 'legal', 'policies.yaml'].includes(file.collection);

/** An application is not a client's request. */
const IS_OTHER =
  /\b(?:estimates?|schedul\w*|estimado|reserva|résumé|resume|reporters?|deadline|answer is no)\b/i;

function spansIn(sentence: string, collection: string): RegExpMatchArray[] {
  if (IS_OTHER.test(sentence)) return [];
  const business = [...sentence.matchAll(BUSINESS)];
  if (business.length > 0) return business;
  const spanish = SPANISH_REPLY.test(sentence) ? [...sentence.matchAll(SPANISH)] : [];
  if (spanish.length > 0) return spanish;
  return !STORIES.has(collection) && REPLY.test(sentence) ? [...sentence.matchAll(SPAN)] : [];
}

export const reply: Rule = (file) =>
  file.passages
    .filter((passage) => !isForeign(file, passage))
    .flatMap(({ text, line, field }) =>
      sentencesOf(text).flatMap((sentence) =>
        spansIn(sentence.text, file.collection).map(({ 0: words, index = 0 }) => ({
          field,
          line: lineIn(text, line, sentence.start + index),
          words: words.trim(),
          why: 'the promise to reply is a number in src/site.config.ts (replyHours), and this text would stay behind it',
          example:
            'write {reply}, and the page shows “24 business hours”, or {reply.late} for a business day more',
        })),
      ),
    );
