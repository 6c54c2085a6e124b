/** The last band of every page, above the footer's links. */
import * as z from 'zod';
import { link, words } from './words.ts';

export function closingSchema(
  image: () => z.ZodType<{ src: string; width: number; height: number; format: string }>,
) {
  return z.strictObject({
    title: words('Two chairs are saved.', 60),
    lede: words('Fifteen minutes, no charge. Bring the knot.', 160),
    cta: link,
    image: image(),
    alt: words('The same two armchairs, now facing each other.'),
  });
}
