/** Metadata and sections of a page. */
import * as z from 'zod';
import { aboutPage } from './about-page.ts';
import { sectionSchema } from './sections/section.ts';
import { closing } from './closing-cta.ts';
import { link, text } from './fields.ts';

export function pageSchema(image: Parameters<typeof sectionSchema>[0]) {
  return z.strictObject({
    ...aboutPage,
    fullTitle: text('Home - Couples Therapy in Springfield', 80)
      .optional()
      .describe('The browser tab’s whole text, where it must not end with the brand'),
    banner: z
      .strictObject({
        text: text('Rough patch, or just a rough Tuesday?', 80),
        link: text('Take quiz', 30),
      })
      .optional()
      .describe('The strip above the header that leads to the quiz'),
    parent: link
      .optional()
      .describe('The page above this one, in the path over the heading: its name and address'),
    closing,
    sections: z
      .array(sectionSchema(image))
      .min(1, 'a page needs at least one section, for example: "- kind: body"'),
  });
}
