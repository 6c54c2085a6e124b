/** How a page ends, above the footer: at most one call to action, in the words of `closing.yaml`. */
import * as z from 'zod';
import { type ContentImage, link, oneOf, text } from '#lib/content/fields.ts';

/** Ends without words: a drawing, and nothing. */
const WORDLESS = ['knot', 'none'];

/** What a page can name. @param written names in `closing.yaml` */
export const closingNames = (written: readonly string[]): string[] => [...written, ...WORDLESS];

export const closing = text('chairs', 40)
  .optional()
  .describe(
    'How the page ends: a name in closing.yaml, knot (a drawing) or none; without it, that follows from the sections on it',
  );

/** An end of pages; its key is its name. */
export function closingSchema(image: () => z.ZodType<ContentImage>) {
  return z
    .strictObject({
      look: oneOf(['call', 'person', 'newsletter'])
        .default('call')
        .describe(
          'call: the main call to action, beside the drawing; person: who answers the phone, for pages to read; newsletter: the way to its form',
        ),
      title: text('Start with a call.', 60),
      lede: text('Fifteen minutes, no charge. Bring the knot.', 200),
      cta: link.optional().describe('Without it, a call has the button of the free call'),
      image: image().optional().describe('The drawing of a call, the portrait of a person'),
      alt: text('The same two armchairs, now facing each other.')
        .optional()
        .describe('What the drawing shows'),
      name: text('Kim Alder', 140).optional().describe('Whose portrait it is'),
      cord: z
        .strictObject({
          at: z
            .number('write a number from 0 to 100')
            .min(0, 'write a number from 0 to 100')
            .max(100, 'write a number from 0 to 100')
            .describe('From the left, in percent of the drawing'),
          dark: z.boolean().default(false).describe('The lamp is off'),
        })
        .optional()
        .describe('The cord of the drawing’s lamp, which goes on to the top of the page’s end'),
    })
    .superRefine((closing, { addIssue }) => {
      const needed = {
        call: ['alt'],
        person: ['image', 'name', 'cta'],
        newsletter: ['cta'],
      } as const;
      for (const field of needed[closing.look]) {
        if (closing[field] !== undefined || (field === 'alt' && !closing.image)) continue;
        const message = `a closing with the look ${closing.look} needs this, for example: ${EXAMPLES[field]}`;
        addIssue({ code: 'custom', path: [field], message });
      }
    });
}
const EXAMPLES = {
  alt: '"Two armchairs, facing each other."',
  image: './images/kim.svg',
  name: '"Kim Alder"',
  cta: '{ text: "Book a free call", href: /call }',
} as const;

export type Closing = z.infer<ReturnType<typeof closingSchema>>;
