/** Field builders for content schemas: every message says what is wrong and shows what is right. */
import * as z from 'zod';
import { plainWords } from './plain-words.ts';
import { unknownField } from './unknown-field.ts';

// The error knows only unknown keys; the known ones are on the schema.
z.config({
  customError: (issue) => {
    if (issue.code !== 'unrecognized_keys') return plainWords(issue);
    const { inst } = issue;
    return inst instanceof z.ZodObject
      ? unknownField(issue.keys, Object.keys(inst.shape))
      : undefined;
  },
});

/** `example` is printed if the text is missing, empty or longer than `max` characters. */
export function text(example: string, max = 300): z.ZodString {
  const fix = `for example: ${JSON.stringify(example)}`;
  return z
    .string(`write a text here, ${fix}`)
    .trim()
    .min(1, `this text is empty, ${fix}`)
    .max(max, `this text is longer than ${max} characters; shorten it, ${fix}`);
}

/** The message lists all keywords. */
export function oneOf<const T extends readonly [string, ...string[]]>(
  values: T,
): z.ZodEnum<{ [K in T[number]]: K }> {
  return z.enum(values, `write one of: ${values.join(', ')}`) as z.ZodEnum<{ [K in T[number]]: K }>;
}

/** A site path, an in-page anchor, or an absolute URL. */
export const href = z
  .string('write where the link leads, for example: "/team"')
  .regex(
    /^(\/(?!\/)\S*|#[\w-]+|https:\/\/\S+|mailto:\S+|tel:\S+)$/,
    'write a path ("/team"), an in-page target ("#contact") or a full address ("https://example.com")',
  );

export const link = z.strictObject({
  text: text('Explore All Services', 60).describe('What the link or button says'),
  href: href.describe('Where it leads'),
});

const COLORS = ['teal', 'tan', 'sage', 'blue'] as const;
export const color = oneOf(COLORS).describe('Cut paper of the subject');

/** The name of a drawing; the check and the content editor know by its field which there are (`referenceOf`). */
export const drawing = z
  .string('write the name of a drawing')
  .min(1, 'write the name of a drawing')
  .describe('Drawing');

/** As Astro's `image()` returns it; that field is passed in, because schemas do not import Astro. */
export interface ContentImage {
  src: string;
  width: number;
  height: number;
  format: string;
}

/** Pixels. The widest place of a page has 1,440 CSS pixels, twice as many on dense screens. */
export const MAX_PICTURE_SIDE = 2880;

/** Which part of a photograph is kept when cropped. */
export const FOCUSES = ['center', 'top', 'bottom', 'left', 'right'] as const;
export const focus = oneOf(FOCUSES)
  .default('center')
  .describe('The part of the photograph to keep when it is cropped');

/** @param image Astro's image field */
export const photo = (image: z.ZodType<ContentImage>) =>
  z.strictObject({
    image,
    alt: text('Two armchairs in afternoon light.').describe('What the photograph shows'),
    focus,
  });
