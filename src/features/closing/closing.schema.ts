/** How a page ends, above the footer: at most one call to action. */
import * as z from 'zod';
import { type ContentImage, link, oneOf, text } from '#lib/content/fields.ts';

/** Drawings of closings (`ui/art/closings`) beside the two chairs, and what they show. */
export const MOMENTS = {
  dog: 'A dog asleep under a kitchen table; two mugs above it, one loose thread beside its nose.',
  bags: 'A tan suitcase and a teal bag stand packed under the lamp, a thread end caught in each.',
  rings: 'Two rings on a small plate beside a slice of cake, tied together by two threads.',
  coats: 'Two coats on hooks, a long teal one and a short tan one, their belts loosely tied.',
  window:
    'The lamp is off. A lit window across the street throws its light between two empty chairs.',
} as const;
export type Moment = keyof typeof MOMENTS;
const MOMENT_NAMES = Object.keys(MOMENTS) as [Moment, ...Moment[]];

const CLOSINGS = ['chairs', ...MOMENT_NAMES, 'person', 'newsletter', 'knot', 'none'] as const;

/**
 * `chairs`: the two chairs and the main call to action. A moment: the same with another drawing and sentence. `person`:
 * who answers the phone, with text links. `knot`: a drawing without words. `none`: nothing.
 */
export type Closing = (typeof CLOSINGS)[number];

/** Whether it is the main call to action, with a drawing. */
export const isCall = (closing: Closing): closing is 'chairs' | Moment =>
  closing === 'chairs' || Object.hasOwn(MOMENTS, closing);

export const closing = oneOf(CLOSINGS)
  .optional()
  .describe('How the page ends; without it, that follows from the sections on it');

const moment = (name: Moment) =>
  z
    .strictObject({
      title: text('There’s a hook for each of you.', 60),
      lede: text('First a free call of fifteen minutes.', 160),
      button: text('Pick a time', 40)
        .optional()
        .describe('Text of the button; without it, that of the call'),
    })
    .optional()
    .describe(`Beside the drawing: ${MOMENTS[name]}`);

export function closingSchema(image: () => z.ZodType<ContentImage>) {
  return z.strictObject({
    title: text('Start with a call.', 60),
    lede: text('Fifteen minutes, no charge. Bring the knot.', 160),
    cta: link,
    image: image(),
    alt: text('The same two armchairs, now facing each other.'),
    cord: z
      .boolean()
      .default(false)
      .describe(
        'The picture hangs on a cord in its middle, which goes on to the top of the page’s end',
      ),
    moments: z
      .strictObject({
        dog: moment('dog'),
        bags: moment('bags'),
        rings: moment('rings'),
        coats: moment('coats'),
        window: moment('window'),
      })
      .optional()
      .describe('The same call with other words and a drawing; without words, the two chairs'),
    person: z
      .strictObject({
        title: text('Rather talk it through?', 60),
        lede: text('I’m Kim, and I answer the phone here.', 200),
        cta: link,
        image: image(),
        name: text('Kim Alder', 60).describe('Whose portrait it is'),
      })
      .describe('After posts, episodes and guides'),
    newsletter: z
      .strictObject({
        title: text('One small cup a week', 60),
        lede: text('One tip, something to try, and the new episode.', 200),
        cta: link,
      })
      .describe('After lists'),
  });
}
