/** A service or program: its card on the home page (R118, R323) and its own page. */
import * as z from 'zod';
import { aboutPage } from './page.ts';
import { formats } from './therapist.ts';
import { color, oneOf, words } from './words.ts';

/** Thread drawings that exist for services. */
export const DRAWINGS = ['reconnect', 'crisis', 'world', 'premarital', 'individual'] as const;

/** Schema of `content/services/*.md` and `content/programs/*.md`; the file name is the path. */
export const serviceSchema = z.strictObject({
  ...aboutPage,
  heading: words('When you live together and miss each other', 80).describe(
    'Heading of its own page',
  ),
  subtitle: words('Couples counseling for the stuck and the distant', 80),
  summary: words('You share a mortgage, a dog and a calendar.', 200).describe(
    'Two or three sentences for cards',
  ),
  ctaText: words('Find each other again', 40),
  icon: oneOf(DRAWINGS).describe('Thread drawing'),
  color: color.describe('iconColor and ctaColor follow from it'),
  order: z.number('write a number; low numbers come first').int(),
  formats: formats.describe('Where it takes place'),
  offer: words('therapy-sessions', 40)
    .optional()
    .describe('Id of the offer in site.config.ts whose price is shown'),
  crisis: z.boolean().default(false).describe('Show the help lines first'),
});

export type Service = z.infer<typeof serviceSchema>;
