/** The reply promise is a number in `src/site.config.ts` (R311); texts name it: `{reply}`. */
import type { ContentFile, Passage } from '../content-file.ts';
import type { Rule } from '../rule.ts';
import { lineIn, sentencesOf } from '../sentences.ts';
import { LINT_WORDS } from '../words.ts';
import { isOfficial } from './official-text.ts';

/** Narrative texts, where people write to each other. */
const STORIES = new Set(['posts', 'guides', 'issues', 'quizzes', 'tools']);

/** Texts about other deadlines: official texts, laws, answers to applications. */
const isForeign = (file: ContentFile, passage: Passage): boolean =>
  isOfficial(file, passage) ||
  ['laws', 'notices', 'legal', 'policies.yaml'].includes(file.collection);

/** In any language: data and letters have several. */
function spansIn(sentence: string, collection: string): RegExpMatchArray[] {
  const isStory = STORIES.has(collection);
  return Object.values(LINT_WORDS)
    .flatMap((words) => words.reply?.(sentence, isStory) ?? [])
    .toSorted((one, other) => (one.index ?? 0) - (other.index ?? 0));
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
