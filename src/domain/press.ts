/** A press logo (R109, R110, R323). */
import * as z from 'zod';
import { oneOf, words } from './words.ts';

const logo = z.strictObject({
  name: words('The Meridian Post', 40),
  /** Which of the drawn word-mark styles: the sample draws its logos as type. */
  mark: oneOf(['display', 'caps', 'heavy', 'light', 'stacked', 'italic']),
  tier: z
    .number('write 1, 2 or 3')
    .int()
    .min(1, 'tiers run from 1 to 3')
    .max(3, 'tiers run from 1 to 3'),
});

/** The strip's logos, in the order an editor lists them. */
export const pressSchema = z.strictObject({
  logos: z.array(logo).min(1, 'list at least one outlet'),
});
export type Press = z.infer<typeof logo>;

/** Sorted by tier, order kept within a tier. */
export function byTier<T extends { tier: number }>(logos: readonly T[]): T[] {
  return logos.toSorted((a, b) => a.tier - b.tier);
}
