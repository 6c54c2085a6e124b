/** A sent newsletter issue, public for people who consider subscribing. */
import * as z from 'zod';
import { day } from '#lib/day.ts';
import { aboutPage } from '#lib/content/about-page.ts';
import { drawing, text } from '#lib/content/fields.ts';

/** Each at `newsletter.path` in `site.config.ts` and its file name. */
export const issueSchema = z.strictObject({
  ...aboutPage,
  lede: text('Five minutes, one question, no advice.', 240).describe('The first line of the mail'),
  number: z.number('write the number of the issue, for example: 12').int().positive(),
  date: day.describe('Day on which it was sent'),
  prop: drawing.optional().describe('Small drawing beside it'),
});
