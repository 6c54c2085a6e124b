import * as z from 'zod';
import { type ContentImage, color, drawing, link, photo, text } from '#lib/content/fields.ts';

/** @param image Astro's image field */
export const head = (image: z.ZodType<ContentImage>) =>
  z.strictObject({
    kind: z.literal('head'),
    title: text('Fees & FAQs', 80).describe('The heading of the page'),
    lede: text('One or two sentences.', 240).describe('Sentences under the heading'),
    color,
    cta: link.optional(),
    more: link.optional(),
    drawing: drawing.optional().describe('Thread drawing across the page, under the heading'),
    object: drawing.optional().describe('Drawing beside the heading'),
    card: z
      .strictObject({
        above: text('Two minutes, eight statements', 50).describe(
          'Over the title: how long it takes',
        ),
        title: text('Rough patch, or just a rough Tuesday?', 80),
        text: text('Start with how things are.', 200),
        link: link.describe('Its button; without it there is no card'),
        more: link.optional(),
      })
      .optional()
      .describe('The first useful thing of the page, as a card beside the heading'),
    team: z
      .boolean('write true or false')
      .default(false)
      .describe('true: the team behind one sofa, composed of the portraits, below the text'),
    photo: photo(image)
      .optional()
      .describe('A photograph beside the heading, instead of a drawing'),
  });
