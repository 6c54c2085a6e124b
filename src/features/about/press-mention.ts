import * as z from 'zod';
import { href, oneOf, text } from '#lib/content/fields.ts';

const mention = z.strictObject({
  headline: text('The argument under the argument about the dishwasher', 120),
  outlet: text('The Meridian Post', 60),
  kind: oneOf(['Interview', 'Article', 'Radio', 'Television', 'Talk', 'Podcast']),
  year: z.number('write a year, for example: 2026').int().min(2018, 'the practice opened in 2018'),
  about: text('Alex Rowan on why couples fight about chores.', 200).describe(
    'One sentence: who said what',
  ),
  href: href.optional().describe('Where it can be read, if it still can'),
});

/** In the editor's order. */
export const pressMentionsSchema = z.strictObject({
  mentions: z.array(mention).min(1, 'list at least one mention'),
});

/** Latest first; stable within a year. */
export function byYear<T extends { year: number }>(mentions: readonly T[]): T[] {
  return mentions.toSorted((a, b) => b.year - a.year);
}
