/** The page behind the single link of a social profile (R053). */
import * as z from 'zod';
import { link, text } from '#lib/content/fields.ts';

/** In file order. */
export const bioLinksSchema = z.strictObject({
  links: z
    .array(link.extend({ note: text('Eight statements, two minutes.', 80) }))
    .min(1, 'list at least one link'),
});
export type BioLink = z.infer<typeof bioLinksSchema>['links'][number];
