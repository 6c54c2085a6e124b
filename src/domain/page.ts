/** A page of the `pages` collection: what search engines read, and its bands in order. */
import * as z from 'zod';
import { sectionSchema } from './section.ts';
import { words } from './words.ts';

/** What every page says about itself, whatever its type. */
export const aboutPage = {
  title: words('Fees & FAQs', 70).describe('Name of the page; the browser tab adds the brand'),
  description: words('What a session costs, and what you get for it, in plain words.', 160)
    .min(50, 'search engines show 50 to 160 characters; write a whole sentence')
    .describe('What search engines show under the title'),
  noindex: z
    .boolean()
    .default(false)
    .describe('Keep the page out of search engines and the sitemap'),
  draft: z.boolean().default(false).describe('Keep the page off the site until it is ready'),
};

/** Schema of `content/pages/*.md`. */
export function pageSchema(image: Parameters<typeof sectionSchema>[0]) {
  return z.strictObject({
    ...aboutPage,
    fullTitle: words('Home - Modern Couples Therapy in Dallas', 80)
      .optional()
      .describe('The browser tab’s whole text, where it must not end with the brand'),
    banner: z
      .strictObject({
        text: words('Rough patch, or just a rough Tuesday?', 80),
        link: words('Take quiz', 30),
      })
      .optional()
      .describe('The strip above the header that leads to the quiz'),
    sections: z
      .array(sectionSchema(image))
      .min(1, 'a page needs at least one band, for example: "- kind: body"'),
  });
}
