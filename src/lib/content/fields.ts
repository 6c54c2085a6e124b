/** Field builders for content schemas: every message says what is wrong and shows what is right. */
import * as z from 'zod';
import { unknownField } from './unknown-field.ts';

/** What a schema says about a wrong kind of value, for fields without a message. */
const EXPECTED: Readonly<Record<string, string>> = {
  boolean: 'this is neither yes nor no; write true or false, without quotation marks',
  number: 'this is no number; write digits only, without quotation marks, for example: 12',
  int: 'this is no whole number; write digits only, for example: 12',
  string: 'this is no text; write words, and put quotation marks around digits, for example: "12"',
  array:
    'this is no list; write one item on each line, with a dash before it, for example: - grief',
  object:
    'this needs fields of its own; write them on the lines below, indented by two spaces, for example: text: The team',
};
const EMPTY = 'this field is missing or empty';

function tooSmall(origin: string, minimum: unknown): string {
  return origin === 'array'
    ? `there are too few; write at least ${minimum}`
    : `this is too small; write at least ${minimum}`;
}

function tooBig(origin: string, maximum: unknown): string {
  return origin === 'array'
    ? `there are too many; write at most ${maximum}`
    : `this is too large; write at most ${maximum}`;
}

/** What is wrong, and what to write; nothing for unknown kinds. */
function plainWords(issue: z.core.$ZodRawIssue): string | undefined {
  if (issue.code === 'invalid_type') {
    const said = EXPECTED[issue.expected];
    const isEmpty = issue.input === undefined || issue.input === null;
    return said && isEmpty ? said.replace(/^[^;]+/, EMPTY) : said;
  }
  if (issue.code === 'too_small') return tooSmall(issue.origin, issue.minimum);
  if (issue.code === 'too_big') return tooBig(issue.origin, issue.maximum);
  if (issue.code === 'invalid_value')
    return `this word has no meaning here; write one of: ${issue.values.map(String).join(', ')}`;
  return undefined;
}

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
