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
    questions: text('Questions people ask', 60)
      .optional()
      .describe(
        'The heading over chapters whose lists begin with a question in bold: they stand below the text, and fold',
      ),
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

const tips = z
  .strictObject({
    kind: z.literal('tips'),
    title,
    tips: z
      .array(
        z.strictObject({
          title: text('The pause', 60),
          text: text('When it gets loud, either of you can say “pause.”', 240),
        }),
      )
      .length(3, 'write exactly three; they stand side by side'),
    more: link.optional(),
  })
  .describe('Three small exercises side by side');

const tangle = z
  .strictObject({
    kind: z.literal('tangle'),
    title,
    alt: text('Two threads, tangled at the left and loose at the right.').describe(
      'What the drawing shows',
    ),
    note: text('Nobody cut anything, and one loop stayed.', 240).describe('Under the drawing'),
  })
  .describe('Two threads that loosen; once on the site');

export const pageSections = [body, cards, storyboard, tips, tangle] as const;
