/** Field builders for content schemas: every message says what is wrong and shows what is right. */
import * as z from 'zod';

/** A text field. `example` is printed when the text is missing, empty or longer than `most` characters. */
export function words(example: string, most = 300): z.ZodString {
  const fix = `for example: ${JSON.stringify(example)}`;
  return z
    .string(`write a text here, ${fix}`)
    .trim()
    .min(1, `this text is empty, ${fix}`)
    .max(most, `this text is longer than ${most} characters; shorten it, ${fix}`);
}

/** One of a few keywords; the message lists them all. */
export function oneOf<const T extends readonly [string, ...string[]]>(
  values: T,
): z.ZodEnum<{ [K in T[number]]: K }> {
  return z.enum(values, `write one of: ${values.join(', ')}`) as z.ZodEnum<{ [K in T[number]]: K }>;
}

/** A path of this site, an in-page target, or a full address. */
export const href = z
  .string('write where the link leads, for example: "/vibe-check"')
  .regex(
    /^(\/(?!\/)\S*|#[\w-]+|https:\/\/\S+|mailto:\S+|tel:\S+)$/,
    'write a path ("/team"), an in-page target ("#contact") or a full address ("https://example.com")',
  );

/** A link or button: what it says and where it leads. */
export const link = z.strictObject({
  text: words('Explore All Services', 60).describe('What the link or button says'),
  href: href.describe('Where it leads'),
});

const COLORS = ['teal', 'tan', 'sage', 'blue'] as const;
export const color = oneOf(COLORS).describe('Cut paper of the subject');

/** Thread drawings that exist (sections/threads). */
export const DRAWINGS = ['reconnect', 'crisis', 'world', 'premarital', 'individual'] as const;
export const drawing = oneOf(DRAWINGS).describe('Thread drawing');
