/** A rule of the practice that several pages state: `{policy:alone-first}` in texts. */
import * as z from 'zod';
import { text } from '#lib/content/fields.ts';
import { byLanguage, ENGLISH_NAMES } from '#lib/language.ts';

const plain = (example: string): z.ZodType<string> =>
  text(example, 400).refine(
    // The text is put into finished pages and their data for search engines.
    (words) => !/["<>\\]/.test(words),
    'leave out these signs: " < > \\',
  );

export const policySchema = z.strictObject({
  text: plain('Your therapist talks with each of you alone first.').describe(
    'The sentence, as every page says it',
  ),
  translated: z
    .strictObject(
      byLanguage((language) =>
        plain('Su terapeuta habla primero a solas con cada uno.')
          .optional()
          .describe(`On pages in ${ENGLISH_NAMES[language]}`),
      ),
    )
    .optional()
    .describe('The same on pages in another language'),
});
