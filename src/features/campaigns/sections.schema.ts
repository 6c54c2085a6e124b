/** The section that is a campaign page: one promise, and one form or a link to it (R054, D07). */
import * as z from 'zod';
import { color, drawing, link, text } from '#lib/content/fields.ts';
import { steps } from '#features/booking/sections.schema.ts';
import { quote } from '#lib/content/stories.ts';

export const campaign = z
  .strictObject({
    kind: z.literal('campaign'),
    index: z
      .boolean()
      .default(false)
      .describe('true: search engines may list it; campaigns are kept from them otherwise'),
    heading: text('Six sessions. One knot at a time.', 60).describe('The promise'),
    lede: text('For couples who want to stop circling and start somewhere.', 240),
    facts: z
      .array(text('One therapist, six dates, in the calendar today', 80))
      .min(2, 'write two to four facts')
      .max(4, 'write two to four facts'),
    drawing: drawing.describe('Thread drawing: what the promise looks like'),
    color: color.optional().describe('Cut paper behind the promise; night without it'),
    price: z
      .strictObject({
        amount: text('{price:first-session}', 60).describe('Set large'),
        text: text('for the two of you, all six sessions', 160),
      })
      .optional()
      .describe('The one price'),
    quote: quote.describe('One calm sentence of the therapist who would take it'),
    steps,
    crisis: z.boolean().default(false).describe('Show the help lines first'),
    form: z
      .strictObject({
        title: text('Save our six', 60),
        button: text('Start here', 40),
        formName: text('Six', 70).describe(
          'What the practice reads as the origin of the request (pageName)',
        ),
      })
      .optional()
      .describe('The contact form; leave it out and give a "cta" instead'),
    cta: link.optional(),
  })
  .refine(({ form, cta }) => Boolean(form) !== Boolean(cta), {
    path: ['form'],
    error:
      'a campaign has one way on: either a form, for example: { title: "Save our six", button: "Start here", formName: Six }, or a cta, for example: { text: "Start Your Reset", href: /reset }',
  });
