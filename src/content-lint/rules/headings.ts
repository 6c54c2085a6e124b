/** Finds services and programs with more headings than anybody reads. */
import { MAX_HEADINGS, placeOf } from '#features/services/service-text.ts';
import type { Rule } from '../rule.ts';

export const headings: Rule = ({ collection, passages, path }) => {
  if (!path.endsWith('.md') || (collection !== 'services' && collection !== 'programs')) return [];
  const all = passages.filter(({ kind, text }) => kind === 'heading' && !placeOf(text));
  return all.slice(MAX_HEADINGS, MAX_HEADINGS + 1).map(({ field, line, text }) => ({
    field,
    line,
    words: text,
    why: `this is heading ${MAX_HEADINGS + 1} of the text; people stop reading after ${MAX_HEADINGS}`,
    example:
      'say it under another heading, in a frame of the special section, or among the facts at the top',
    level: 'warning',
  }));
};
