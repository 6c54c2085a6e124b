/**
 * The digital detox quiz: five questions, three answers each, three result bands. Browsers show the result with CSS
 * only (`detox-css.ts`); {@link bandOf} is the same logic for tests.
 */
import * as z from 'zod';
import { text } from '#lib/content/fields.ts';

/** From least to most phone use. */
export const DETOX_ANSWERS = ['Hardly ever', 'Some days', 'Most days'] as const;
export const SOME = 1;
export const MAX_POINTS = 2;

/** From least to most phone use, with the min. number of answers, or of the stronger answer. */
export const DETOX_BANDS = [
  { id: 'light', some: 0, max: 0, rule: 'Anything calmer than the next two.' },
  { id: 'shared', some: 3, max: 1, rule: 'One “most days,” or three places with “some days.”' },
  { id: 'crowded', some: Infinity, max: 3, rule: 'At least three times “most days.”' },
] as const;

export type DetoxBand = (typeof DETOX_BANDS)[number]['id'];

const band = z.strictObject({
  title: text('Your evenings are mostly yours', 80),
  text: text('The phones are guests in your home, and they leave when it gets late.', 700),
});

export const detoxSchema = z.strictObject({
  questions: z
    .array(
      z.strictObject({
        ask: text('A phone lies on the table while we eat.', 120).describe(
          'A sentence that is true hardly ever, some days or most days',
        ),
        place: text('At the table', 40).describe('Where that is, as a heading'),
        try: text('Pick one meal a day that has no screens in it.', 240),
      }),
    )
    .length(5, 'write exactly five questions; the page promises five'),
  bands: z.strictObject({ light: band, shared: band, crowded: band }),
});

/** Each an index of {@link DETOX_ANSWERS}. */
export function bandOf(answers: readonly number[]): DetoxBand {
  const at = (min: number): number => answers.filter((answer) => answer >= min).length;
  const found = DETOX_BANDS.findLast(({ some, max }) => at(MAX_POINTS) >= max || at(SOME) >= some);
  return (found ?? DETOX_BANDS[0]).id;
}
