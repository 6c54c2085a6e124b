/** Where the practice was quoted, heard or seen (R046). */
import * as z from 'zod';
import { href, oneOf, words } from './words.ts';

const mention = z.strictObject({
  headline: words('The argument under the argument about the dishwasher', 120),
  outlet: words('The Meridian Post', 60),
  kind: oneOf(['Interview', 'Article', 'Radio', 'Television', 'Talk', 'Podcast']),
  year: z.number('write a year, for example: 2026').int().min(2018, 'the practice opened in 2018'),
  about: words('Odessa Bluestem on why couples fight about chores.', 200).describe(
    'One sentence: who said what',
  ),
  href: href.optional().describe('Where it can be read, if it still can'),
});

/** All mentions, in the order an editor lists them. */
export const mediaSchema = z.strictObject({
  mentions: z.array(mention).min(1, 'list at least one mention'),
});

/** Latest year first, order kept within a year. */
export function byYear<T extends { year: number }>(mentions: readonly T[]): T[] {
  return mentions.toSorted((a, b) => b.year - a.year);
}
