import { needsText } from '#lib/content/needs-text.ts';
import type { Rule } from '../rule.ts';

/** Fields, and headings with nothing below them, are not text. */
const NO_TEXT: ReadonlySet<string> = new Set(['field', 'heading']);

/** Finds entries without the text that they are read for. */
export const text: Rule = ({ path, collection, data, passages, pictures, slots, broken }) => {
  if (!path.endsWith('.md') || broken.length > 0 || !needsText(collection, data)) return [];
  const isThere =
    passages.some(({ kind, text: words }) => !NO_TEXT.has(kind) && words.trim() !== '') ||
    pictures.length > 0 ||
    slots.length > 0;
  return isThere
    ? []
    : [
        {
          field: 'text',
          line: 1,
          words: 'nothing',
          why: 'there is no text yet, so visitors would read a heading and nothing below it',
          example: 'write the text, or keep it as a draft until there is one',
        },
      ];
};
