import * as z from 'zod';
import { oneOf, text } from '#lib/content/fields.ts';

const logo = z.strictObject({
  name: text('The Meridian Post', 40),
  /** Word-mark style: the sample content sets logos as type. */
  mark: oneOf(['display', 'caps', 'heavy', 'light', 'stacked', 'italic']),
  /** Below `public`; without it the name is set as text (D51). */
  image: z
    .string('write the path of a picture in public, for example: "/press/meridian.svg"')
    .regex(
      /^\/(?:[\w-]+\/)*[\w-]+\.(?:svg|png|webp|avif)$/,
      'write the path of a picture in public, for example: "/press/meridian.svg"',
    )
    .optional(),
  tier: z
    .number('write 1, 2 or 3')
    .int()
    .min(1, 'tiers run from 1 to 3')
    .max(3, 'tiers run from 1 to 3'),
});

/** In the editor's order. */
export const pressSchema = z.strictObject({
  logos: z.array(logo).min(1, 'list at least one outlet'),
});
export type Press = z.infer<typeof logo>;

/** Stable within a tier. */
export function byTier<T extends { tier: number }>(logos: readonly T[]): T[] {
  return logos.toSorted((a, b) => a.tier - b.tier);
}
