/** Letters that staff fill in and send to visitors: `content/letters.yaml`. */
import * as z from 'zod';
import { text } from '#lib/content/fields.ts';
import { ENGLISH_NAMES, others } from '#lib/language.ts';
import { site } from '#site';

/** Anything else in braces would be sent as it is. */
const KNOWN = ['firstName', 'call', 'me', 'practice'] as const;

const letterText = (example: string): z.ZodString =>
  text(example, 2000).refine(
    (whole) =>
      [...whole.matchAll(/\{(\w*)\}/g)].every(([, name]) => KNOWN.some((one) => one === name)),
    `only ${KNOWN.map((name) => `{${name}}`).join(', ')} can be filled in; what staff have to write stands in square brackets`,
  );

export const letterSchema = z.strictObject({
  name: text('First answer', 30).describe('On its button'),
  asksForNumber: z.boolean().describe('Proposed for a call that was booked without a number'),
  afterTry: z.boolean().default(false).describe('Proposed when nobody picked up'),
  order: z.number().int().describe('Its place among the buttons'),
  en: letterText('Hi {firstName}, thank you for writing.').describe(
    'In English, for staff as well',
  ),
  ...others((language) => {
    const letter = letterText('Hola, {firstName}: gracias por escribirnos.').describe(
      `In ${ENGLISH_NAMES[language]}`,
    );
    return language === site.language ? letter : letter.optional();
  }),
});
