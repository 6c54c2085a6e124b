/** Bands that list things: entries of a collection, files to save, all pages. */
import * as z from 'zod';
import { oneOf, words } from './words.ts';

/** Collections a page can list. */
export const LISTED = ['notices', 'jobs', 'media', 'issues'] as const;
export type Listed = (typeof LISTED)[number];

/** One row, whatever the collection: what `sections/Entries.astro` prints. */
export interface EntryRow {
  title: string;
  text: string;
  /** Short facts before the title's line: a year, a kind, a place. */
  facts: string[];
  /** Absent where there is nothing more to read. */
  href?: string;
}

const title = words('Open roles', 80).describe('Heading of the band');

/** Entries of a collection, one under the other. */
export const entries = z.strictObject({
  kind: z.literal('entries'),
  title,
  of: oneOf(LISTED).describe('Which entries'),
  empty: words('No role is open today. Write to us anyway.', 160)
    .optional()
    .describe('Said while there is no entry'),
});

/** Pictures to save. `image` is Astro's image field. */
export const files = <Image extends z.ZodType>(image: Image) =>
  z.strictObject({
    kind: z.literal('files'),
    title,
    lede: words('Free to use beside a story about us.', 240),
    files: z
      .array(
        z.strictObject({
          title: words('On light paper', 40),
          image,
          name: words('hearthline-logo', 60).describe('Name of the saved file, without its ending'),
          alt: words('The logo in dark ink.').describe('What the picture shows'),
        }),
      )
      .min(1, 'list at least one file'),
  });

/** Every page of the site, in groups; the build fills them (integrations/site-map.ts). */
export const sitemap = z.strictObject({
  kind: z.literal('sitemap'),
  groups: z
    .array(
      z.strictObject({
        title: words('People', 40),
        pages: z
          .array(
            z
              .string()
              .regex(
                /^(?:\/[\w/-]*\*?|\*)$/,
                'write a path ("/team"), all pages below one ("/blog/*"), or "*" for the rest',
              ),
          )
          .min(1, 'name at least one page'),
      }),
    )
    .min(1, 'write at least one group'),
});
