import * as z from 'zod';
import { color, drawing, link, oneOf, text } from '#lib/content/fields.ts';

export const LISTED = ['notices', 'jobs', 'media', 'issues'] as const;
export type Listed = (typeof LISTED)[number];

/** As `features/site/Entries.astro` prints it. */
export interface EntryItem {
  title: string;
  text: string;
  /** Short facts: a year, a kind, a place. */
  facts: string[];
  /** Missing without a page to link. */
  href?: string;
  /** A still life beside it; while it has none, its number. */
  still?: { prop: string | undefined; number: number };
  /** Who printed or sent it: shown as the head of a newspaper. */
  outlet?: string;
}

const title = text('Open roles', 80).describe('Heading of the section');

export const entries = z.strictObject({
  kind: z.literal('entries'),
  title,
  of: oneOf(LISTED).describe('Which entries'),
  empty: text('No role is open today. Write to us anyway.', 160)
    .optional()
    .describe('Said while there is no entry'),
});

/** Images to download. `image` is Astro's image field. */
export const files = <Image extends z.ZodType>(image: Image) =>
  z.strictObject({
    kind: z.literal('files'),
    title,
    lede: text('Free to use beside a story about us.', 240),
    files: z
      .array(
        z.strictObject({
          title: text('On light paper', 40),
          image,
          name: text('our-logo', 60).describe('Name of the saved file, without its ending'),
          alt: text('The logo in dark ink.').describe('What the picture shows'),
        }),
      )
      .min(1, 'list at least one file'),
  });

/** All pages, grouped; filled by the build (site-build/pages/sitemap-lists.ts). */
export const sitemap = z.strictObject({
  kind: z.literal('sitemap'),
  groups: z
    .array(
      z.strictObject({
        title: text('People', 40),
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

export const search = z.strictObject({
  kind: z.literal('search'),
  label: text('What are you looking for?', 60).describe('Label of the search field'),
  examples: z
    .array(text('superbill', 40))
    .min(2, 'name at least two words that people may try')
    .max(6, 'more than six examples do not fit on a phone'),
  color,
});

export const find = z.strictObject({
  kind: z.literal('find'),
  label: text('Search the site', 60).describe('Label of the field'),
});

export const hubCards = z.strictObject({
  kind: z.literal('shelves'),
  title: text('Five questions, one minute', 80).describe('Heading of the section'),
  lede: text('Nothing asks for your email first.', 120).optional().describe('One line'),
  shelves: z
    .array(
      z.strictObject({
        title: text('Which of you is tired?', 60),
        text: text('Eight statements, two minutes.', 200),
        href: link.shape.href,
        action: text('Take the check', 40).describe('What the link says'),
        color,
        drawing: drawing.optional().describe('Thread drawing across the card'),
        prop: drawing.optional().describe('Small drawing beside it'),
      }),
    )
    .min(2, 'write at least two shelves; for one, use a link in the text'),
});
