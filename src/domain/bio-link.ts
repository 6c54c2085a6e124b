/** The page behind the one link that a social profile allows (R053). */
import * as z from 'zod';
import { link, words } from './words.ts';

/** The links of /links, in the order of the file. */
export const bioLinksSchema = z.strictObject({
  links: z
    .array(link.extend({ note: words('Eight statements, two minutes.', 80) }))
    .min(1, 'list at least one link'),
});
export type BioLink = z.infer<typeof bioLinksSchema>['links'][number];
