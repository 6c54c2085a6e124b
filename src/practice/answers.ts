/** What `npm run practice` asks: the schema of an answers file. */
import * as z from 'zod';
import { color, text } from '#domain/content/fields.ts';
import { DAYS } from '#domain/practice/hours.ts';
import { SOCIAL_ICONS } from '#domain/practice/social.ts';
import { PARTS, type Part } from '#domain/parts/parts.ts';
import { FAMILIES } from './palette.ts';

const id = z
  .string('write a short name in lower case, for example: "kim"')
  .regex(/^[a-z][a-z0-9-]*$/, 'write lower case letters, digits and hyphens, for example: "kim"');
const clock = z
  .string('write a time in quotes, for example: "09:00"')
  .regex(/^\d\d:\d\d$/, 'write a time in quotes, with two digits each, for example: "09:00"');
const day = z.enum(DAYS, `write one of: ${DAYS.join(', ')}`);
const hours = z.strictObject({
  from: day,
  to: day,
  opens: clock,
  closes: clock,
  note: text('Weekends by appointment', 60).optional(),
});
const dollars = z.number('write whole dollars without a sign, for example: 150').int().positive();
const range = z.strictObject({ low: dollars, high: dollars });
const hex = z
  .string('write a color in quotes, for example: "#5b3b6e"')
  .regex(/^#[\da-f]{6}$/i, 'write a color with six digits, for example: "#5b3b6e"');

const timeZone = z.string('write a time zone, for example: America/Los_Angeles').refine(
  (zone) => {
    try {
      return new Intl.DateTimeFormat('en-US', { timeZone: zone }).format() !== '';
    } catch {
      return false;
    }
  },
  { error: 'there is no such time zone; write for example: America/Los_Angeles' },
);

const person = z.strictObject({
  id,
  name: text('Kim Alder', 60),
  credentials: text('LMFT', 60),
  role: text('Founder', 60).optional(),
  oneLiner: text('Fluent in in-laws.', 80),
  funFact: text('Undefeated at carrom since 2009.', 120),
  pronouns: text('she/her', 20).optional(),
  specialties: z.array(text('In-laws and boundaries', 60)).min(1, 'name at least one'),
  languages: z.array(text('Spanish', 30)).default(['English']),
  license: text('C1234', 40).describe('License number'),
  lookup: z.url('write where the license can be checked, for example: "https://example.gov/"'),
  supervisor: z
    .strictObject({
      name: text('Dr. Alex Rowan', 60),
      credentials: text('PhD, LMFT', 60),
      license: text('C1234', 40),
      since: text('March 2025', 40),
    })
    .optional(),
  accepting: z.boolean('write true or false').default(true),
  color,
  portrait: text('portraits/kim.jpg', 200)
    .optional()
    .describe('A picture, seen from the answers file; a drawn placeholder without it'),
  about: text('Kim works with couples who …', 4000).optional().describe('Text of the profile'),
});

const offer = z.strictObject({
  id,
  title: text('Couples Therapy', 60),
  heading: text('When you live together and miss each other', 80),
  subtitle: text('Couples counseling for the stuck and the distant', 80),
  summary: text('You share a mortgage, a dog and a calendar.', 200),
  ctaText: text('Find each other again', 40),
  spanish: text('Terapia de pareja', 60).optional(),
  color,
  about: text('Couples come to us when …', 8000).optional().describe('Text of the page'),
});

/** Each is a file of its own. */
const ownIds = [
  (all: readonly { id: string }[]): boolean =>
    new Set(all.map((one) => one.id)).size === all.length,
  { error: 'two have the same id; write another one' },
] as const;

const partNames = Object.keys(PARTS) as [Part, ...Part[]];

/** Answers whose fields are names from a list. */
const NAMED: Readonly<Record<string, readonly string[]>> = { colors: FAMILIES, parts: partNames };

/** Schema of an answers file. */
export const answersSchema = z.strictObject({
  name: text('Alder & Rowan', 40),
  tagline: text('Couples therapy in Springfield', 60),
  description: text('Private-pay couples therapy in Springfield, and online.', 160).min(
    50,
    'search engines show 50 to 160 characters; write a whole sentence',
  ),
  url: z
    .url('write the address of the site, for example: "https://www.example.org"')
    .refine((url) => !url.endsWith('/'), { error: 'leave out the slash at the end' }),
  founded: z.number('write the year, for example: 2019').int().min(1900).max(2100),
  place: z.strictObject({
    street: text('100 Main Street, Suite 2', 100),
    city: text('Springfield', 60),
    region: z
      .string('write the state’s two letters, for example: OR')
      .regex(/^[A-Z]{2}$/, 'write the state’s two capital letters, for example: OR'),
    state: text('Oregon', 30),
    postalCode: z
      .string('write the ZIP code in quotes, for example: "97201"')
      .regex(/^\d{5}$/, 'write five digits in quotes, for example: "97201"'),
    latitude: z.number('write a number, for example: 45.52').min(-90).max(90),
    longitude: z.number('write a number, for example: -122.68').min(-180).max(180),
    cities: z.array(text('Springfield', 60)).min(1, 'name at least one city, the nearest first'),
  }),
  timeZone,
  lawPack: id.or(z.literal('none')).describe('A file in src/content/laws, or none'),
  phone: z
    .string('write a phone number in quotes, for example: "(503) 555-0142"')
    .regex(/^\(\d{3}\) \d{3}-\d{4}$/, 'write the number like this: "(503) 555-0142"')
    .regex(
      /^\([2-9]\d\d\) [2-9]/,
      'there is no such number: the area code and the three digits after it begin with 2 to 9, for example: "(503) 555-0142"',
    ),
  email: z.email('write an email address, for example: hello@example.org'),
  hours: z.strictObject({ phone: hours, sessions: hours }),
  freeCall: z.strictObject({
    minutes: z.number('write minutes, for example: 15').int().min(5).max(60),
    name: text('First Call', 30),
    withArticle: text('a First Call', 34),
    replyHours: z
      .number('write business hours, for example: 24; 24 are one business day')
      .int('write whole hours')
      .min(1, 'at least one hour')
      .max(240, 'at most 240, ten business days'),
  }),
  frontDesk: z.strictObject({
    name: text('Kim Alder', 60),
    role: text('Director of Client Experience', 60),
    quote: text('I answer the phone here.', 120),
  }),
  prices: z.strictObject({ standard: range, flexible: range, lateCancellation: dollars }),
  offers: z
    .array(offer)
    .min(2, 'write at least two services')
    .max(5, 'write at most five')
    .refine(...ownIds),
  crisisPage: z.strictObject({ title: text('When It Is Urgent', 60), id }),
  newsletter: z
    .strictObject({
      name: text('Notes from Alder & Rowan', 40).describe('Its address comes from the name'),
      promise: text('one short email a week', 80).describe('Ends the sentence “… is …”'),
      button: text('Sign me up', 30),
    })
    .default({
      name: 'Our newsletter',
      promise: 'one short email a week',
      button: 'Sign me up',
    }),
  people: z
    .array(person)
    .min(1, 'name at least one person')
    .refine(...ownIds),
  social: z
    .array(
      z.strictObject({
        name: text('Instagram', 30),
        href: z.url(),
        icon: z.enum(SOCIAL_ICONS, `write one of: ${SOCIAL_ICONS.join(', ')}`),
      }),
    )
    .default([]),
  parts: z
    .partialRecord(
      z.enum(partNames, `write one of: ${partNames.join(', ')}`),
      z.boolean('write true or false'),
    )
    .default({}),
  colors: z
    .partialRecord(z.enum(FAMILIES, `write one of: ${FAMILIES.join(', ')}`), hex)
    .default({})
    .describe('A color per family; only its hue and how strong it is are used'),
  tokens: z
    .record(z.string(), hex)
    .default({})
    .describe('Single tokens of src/styles/tokens.css in the light scheme, as they are'),
  font: z
    .strictObject({
      family: text('Lora', 40),
      file: text('fonts/lora.woff2', 200).describe('A variable font, seen from the answers file'),
      license: text('SIL Open Font License 1.1', 80),
    })
    .optional()
    .describe('For headings; without it, Newsreader stays'),
  logo: text('logo.svg', 200).optional().describe('An SVG, seen from the answers file'),
});
export type Answers = z.infer<typeof answersSchema>;

/**
 * The answers in `data`.
 * @throws {Error} with one line per mistake: the field, what is wrong and what is right
 */
export function readAnswers(data: unknown): Answers {
  const read = answersSchema.safeParse(data);
  if (read.success) return read.data;
  const lines = read.error.issues.flatMap((issue) => {
    const [first = ''] = issue.path.map(String);
    if (issue.code !== 'unrecognized_keys')
      return [`  ${issue.path.join('.') || 'answers'}: ${issue.message}`];
    const known = NAMED[first];
    return issue.keys.map((key) =>
      known
        ? `  ${first}.${key}: there is no such name; write one of: ${known.join(', ')}`
        : `  ${[...issue.path, key].join('.')}: ${issue.message}`,
    );
  });
  throw new Error(`These answers are not complete:\n${lines.join('\n')}`);
}
