/** The last section of every page, above the footer. */
import * as z from 'zod';
import { link, text } from './fields.ts';

export function closingSchema(
  image: () => z.ZodType<{ src: string; width: number; height: number; format: string }>,
) {
  return z.strictObject({
    title: text('Two chairs are saved.', 60),
    lede: text('Fifteen minutes, no charge. Bring the knot.', 160),
    cta: link,
    image: image(),
    alt: text('The same two armchairs, now facing each other.'),
  });
}
