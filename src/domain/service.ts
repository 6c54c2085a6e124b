/** A service or program: its card on the home page (R118, R323) and its own page. */
import * as z from 'zod';
import { aboutPage } from './page.ts';
import { formats } from './therapist.ts';
import { color, drawing, href, words } from './words.ts';

/** Sessions by tier: the columns are the options of the offer in `prices.yaml`. */
const plan = z.strictObject({
  title: words('Eight sessions, three ways', 80),
  rows: z
    .array(
      z.strictObject({
        name: words('Money: who earns, who spends, who worries', 80),
        cells: z.array(words('50 minutes', 40)).min(2),
      }),
    )
    .min(1),
});
export type Plan = z.infer<typeof plan>;

/** What happens when, day by day. */
const agenda = z.strictObject({
  title: words('Three days, hour by hour', 80),
  note: words('Times move if you need them to.', 240),
  days: z
    .array(
      z.strictObject({
        day: words('Friday', 20),
        title: words('See the pattern', 60),
        hours: z
          .array(z.strictObject({ time: words('1:00 PM', 12), what: words('Arrive, coffee', 140) }))
          .min(1),
      }),
    )
    .min(1),
});
export type Agenda = z.infer<typeof agenda>;

/** A form on the page that asks for this program (R259). */
const booking = z.strictObject({
  title: words('Save six sessions', 60),
  lede: words('Three short steps. Nothing is charged and nothing is fixed by it.', 240),
  button: words('Start Your Reset', 40).describe('At the top of the page; leads to the form'),
  next: z.array(words('You send this. It takes a minute.', 140)).min(2),
});
export type BookingBand = z.infer<typeof booking>;

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
  icon: drawing,
  color: color.describe('iconColor and ctaColor follow from it'),
  order: z.number('write a number; low numbers come first').int(),
  formats: formats.describe('Where it takes place'),
  offer: words('therapy-sessions', 40)
    .optional()
    .describe('Name in prices.yaml; without it the default price of its kind is shown'),
  listed: z
    .boolean()
    .default(true)
    .describe('false: a page of its own, not one of the cards of the home page'),
  program: z.boolean().default(false).describe('Also listed among the programs'),
  people: z
    .array(words('priya', 30))
    .length(2, 'name exactly two therapists by their file names, for example: [priya, teo]')
    .describe('Whom to ask for'),
  faqs: z.array(words('insurance', 60)).default([]).describe('Answers by their file names'),
  plan: plan.optional(),
  agenda: agenda.optional(),
  booking: booking.optional().describe('The form of the 6-Session Reset'),
  sameAs: z.array(href).default([]).describe('Other addresses search engines may know it by'),
  crisis: z.boolean().default(false).describe('Show the help lines first'),
});

export type Service = z.infer<typeof serviceSchema>;
