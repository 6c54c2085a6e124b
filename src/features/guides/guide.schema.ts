/** A guide: a page to read, fill in and print (R038–R043). The file name is the path below `/resources/`. */
import * as z from 'zod';
import { day } from '#lib/day.ts';
import { aboutPage } from '#lib/content/about-page.ts';
import { color, drawing, oneOf, text } from '#lib/content/fields.ts';
import { note } from '#lib/content/stories.ts';

export const guideSchema = z.strictObject({
  ...aboutPage,
  title: text('A Break with an End', 60).describe('Name on the cover, on cards and in the tab'),
  heading: text('Interrupt the spiral', 80).describe('Heading of its page'),
  summary: text('For the argument that keeps coming back.', 240).describe('Under the heading'),
  promise: text('A map of your usual argument, and one sheet for the fridge.', 120).describe(
    'What one gets, for the card',
  ),
  minutes: z.number('write how many minutes it takes to read, for example: 9').int().positive(),
  color,
  drawing: drawing.describe('Thread drawing on the cover'),
  order: z.number('write a number; low numbers come first').int(),
  date: day.describe('Day of publication; a day to come keeps the guide off the site until then'),
  pdf: z.boolean('write true or false').default(true).describe('Make a PDF of the page as well'),
  parts: z
    .array(
      z.strictObject({
        heading: text('Stop one: notice early', 80).describe(
          'A heading of the text, word for word',
        ),
        drawing: drawing.describe('Thread drawing below it'),
        note: note.optional(),
      }),
    )
    .default([])
    .describe('Drawings and remarks below headings, in the order of the text'),
  gate: oneOf(['none', 'optional'])
    .default('none')
    .describe('optional: ask for the newsletter at the end. Reading never depends on it'),
});

export type Guide = z.infer<typeof guideSchema>;

export function guidePath(id: string): string {
  return `/resources/${id}`;
}

export function guidePdfPath(id: string): string {
  return `${guidePath(id)}.pdf`;
}
