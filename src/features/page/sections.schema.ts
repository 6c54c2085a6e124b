/** Sections that any page may have. */
import * as z from 'zod';
import { color, link, text } from '#lib/content/fields.ts';
import { title } from '#lib/content/section-fields.ts';
import { frames, quote } from '#lib/content/stories.ts';

const body = z
  .strictObject({
    kind: z.literal('body'),
    columns: z.boolean().default(false).describe('true: short chapters side by side'),
    color: color.optional().describe('A tinted ground'),
    quote: quote.optional().describe('What a colleague says, beside the text'),
  })
  .describe('The text below the front matter');

const cards = z.strictObject({
  kind: z.literal('cards'),
  title,
  cards: z
    .array(
      z.strictObject({
        title: text('The First Call', 60),
        text: text('Fifteen minutes, no charge.', 200),
        href: link.shape.href,
      }),
    )
    .min(2, 'write at least two cards; for one, use a link in the text'),
});

const storyboard = z.strictObject({
  kind: z.literal('storyboard'),
  title,
  lede: text('Here’s how the fifty minutes go.', 200).describe('Sentence beside the heading'),
  frames: frames.min(2, 'draw at least two frames').max(6, 'draw at most six frames'),
});

export const pageSections = [body, cards, storyboard] as const;
