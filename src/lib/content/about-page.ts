/** What every kind of page says about itself. */
import * as z from 'zod';
import { oldPath } from '../redirects/rules.ts';
import { text } from './fields.ts';

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
  legacyPaths: z.array(oldPath).default([]).describe('Old addresses of this page; each leads here'),
  draft: z.boolean().default(false).describe('Keep the page off the site until it is ready'),
};
