/** Metadata and sections of a page. */
import * as z from 'zod';
import { sectionSchema } from './sections/section.ts';
import { closing } from './closing-cta.ts';
import { link, text } from './fields.ts';

/** For every page type. */
export const aboutPage = {
  title: text('Fees & FAQs', 70).describe(
    'Name of the page, in lists, in the browser tab and in search results',
  ),
  description: text('What a session costs, and what you get for it, in plain words.', 160)
    .min(50, 'search engines show 50 to 160 characters; write a whole sentence')
    .describe('What search engines show under the title'),
  seoTitle: text('Marriage Counseling in Springfield', 47)
    .optional()
    .describe('What and where in the words people search for; in the tab instead of the title'),
  noindex: z
    .boolean()
    .default(false)
    .describe('Keep the page out of search engines and the sitemap'),
  draft: z.boolean().default(false).describe('Keep the page off the site until it is ready'),
};

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
