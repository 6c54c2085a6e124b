/** The sections of the Reset. */
import * as z from 'zod';
import { resetRequest } from '#features/services/service.schema.ts';
import { link, text } from '#lib/content/fields.ts';
import { type ImageField, lede, title } from '#lib/content/section-fields.ts';

const request = z.strictObject({ kind: z.literal('book'), ...resetRequest });

const reset = (image: ImageField) =>
  z.strictObject({
    kind: z.literal('reset'),
    title,
    lede,
    offer: text('first-session', 40).describe('Name in prices.yaml whose price is shown'),
    facts: z.array(
      z.strictObject({ term: text('Commitment', 40), text: text('Zero Long-Term Lock-In', 80) }),
    ),
    cta: link,
    video: z.strictObject({
      id: text('aqz-KE-bpKQ', 20).describe('Id of the video at the video host'),
      title: text('Our program in two minutes', 80),
      length: text('1:42', 8),
      poster: image,
      note: text('Nothing loads until you press play.', 160),
    }),
  });

/** @param image Astro's image field */
export const resetSections = (image: ImageField) => [reset(image), request] as const;
