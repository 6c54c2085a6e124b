/**
 * The digital detox quiz: five places a phone gets into, three answers each, three bands. Browsers show the result in
 * CSS, without script (`detox-rules.ts`); {@link bandOf} is the same rule in words, and what tests compare.
 */
import * as z from 'zod';
import { words } from './words.ts';

/** The answers, from calm to crowded. */
export const DETOX_ANSWERS = ['Hardly ever', 'Some days', 'Most days'] as const;
export const SOME = 1;
export const MOST = 2;

/** Bands from calm to crowded, and what they ask for: so many answers at least, or so many of the stronger one. */
export const DETOX_BANDS = [
  { id: 'light', some: 0, most: 0, rule: 'Anything calmer than the next two.' },
  { id: 'shared', some: 3, most: 1, rule: 'One “most days,” or three places with “some days.”' },
  { id: 'crowded', some: Infinity, most: 3, rule: 'At least three times “most days.”' },
] as const;

export type DetoxBand = (typeof DETOX_BANDS)[number]['id'];

const band = z.strictObject({
  title: words('Your evenings are mostly yours', 80),
  text: words('The phones are guests in your home, and they leave when it gets late.', 700),
});

/** Schema of `content/quizzes/digital-detox.yaml`. */
export const detoxSchema = z.strictObject({
  questions: z
    .array(
      z.strictObject({
        ask: words('A phone lies on the table while we eat.', 120).describe(
          'A sentence that is true hardly ever, some days or most days',
        ),
        place: words('At the table', 40).describe('Where that is, as a heading'),
        try: words('Pick one meal a day that has no screens in it.', 240),
      }),
    )
    .length(5, 'write exactly five questions; the page promises five'),
  bands: z.strictObject({ light: band, shared: band, crowded: band }),
});

/** Band of five answers, each an index of {@link DETOX_ANSWERS}. */
export function bandOf(answers: readonly number[]): DetoxBand {
  const at = (least: number): number => answers.filter((answer) => answer >= least).length;
  const found = DETOX_BANDS.findLast(({ some, most }) => at(MOST) >= most || at(SOME) >= some);
  return (found ?? DETOX_BANDS[0]).id;
}
