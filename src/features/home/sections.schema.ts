/** Sections of the home page. */
import * as z from 'zod';
import { color, focus, link, text } from '#lib/content/fields.ts';
import { type ImageField, lede, passage, title } from '#lib/content/section-fields.ts';
import { ownWords } from '#lib/content/stories.ts';
import { frameProblem } from '#features/consent/embeds.ts';

const hero = z
  .strictObject({
    kind: z.literal('hero'),
    before: text('Hang up your', 60)
      .optional()
      .describe(
        'Heading, up to the tangled word, or all of it; left out if it begins with that word',
      ),
    tangled: text('coat', 12).optional().describe('The one word the threads wind around, if any'),
    after: text('and sit down.', 60).optional().describe('Heading, after the tangled word'),
    lede,
    cta: link,
    more: link.describe('Quieter link beside the button'),
    scene: text('Two armchairs, back to back.').describe(
      'What the drawing shows, for those who cannot see it',
    ),
  })
  .refine(({ before, tangled }) => before !== undefined || tangled !== undefined, {
    path: ['before'],
    error: 'write the heading here, or the word that it begins with in “tangled”',
  });

const press = z.strictObject({ kind: z.literal('press'), title });

const steps = z.strictObject({
  kind: z.literal('steps'),
  title,
  lede,
  steps: z
    .array(
      z.strictObject({
        title: text('Get Matched', 60),
        text: text('We pair you with the therapist who fits.', 200),
      }),
    )
    .length(3, 'write exactly three steps; the drawing has three'),
  cta: link,
  note: text('The first call is a quick fit-finder, not a therapy session.', 160),
});

const banners = (image: ImageField) =>
  z.strictObject({
    kind: z.literal('banners'),
    banners: z
      .array(
        z.strictObject({
          title: text('Our Peaceful Spaces', 60),
          text: text('Two seats, no sides.', 160),
          color,
          image,
          alt: text('A calm room with a blue sofa.').describe('What the picture shows'),
          focus,
        }),
      )
      .length(2, 'write exactly two banners; they stand side by side'),
  });

const reviews = z.strictObject({
  kind: z.literal('reviews'),
  title,
  passage,
  quotes: z
    .array(
      z.strictObject({
        text: text('A real review would go here.', 200),
        sample: z.literal(
          true,
          'invented reviews must say "sample: true"; real ones belong in the live widget',
        ),
      }),
    )
    .max(1, 'keep one sample at most; real reviews come with the live widget')
    .default([]),
  ours: ownWords.optional(),
  live: z.strictObject({
    button: text('Show live Google reviews', 60),
    note: text('Loads from a third party, so we ask first.', 200),
    src: z
      .url(
        'write the address of the reviews widget, for example: "https://widget.example.com/embed"',
      )
      .superRefine((address, { addIssue }) => {
        const problem = URL.canParse(address) ? frameProblem(address) : undefined;
        if (problem) addIssue({ code: 'custom', message: problem });
      })
      .describe('Its address; the cookie texts name its host'),
  }),
});

const stats = (image: ImageField) =>
  z.strictObject({
    kind: z.literal('stats'),
    title,
    couples: z
      .array(z.strictObject({ image, alt: text('Illustrated couple in their sixties, laughing.') }))
      .length(4, 'write exactly four portraits; they form one frieze'),
    stats: z
      .array(
        z.strictObject({
          value: text('4.9', 6),
          description: text('Google Rating', 60),
          google: z.boolean().default(false).describe('Show the Google icon'),
          source: text('Google Business Profile, November 2026', 120).describe(
            'Where the number comes from, and when',
          ),
        }),
      )
      .min(1, 'write at least one number'),
  });

const office = (image: ImageField) =>
  z.strictObject({
    kind: z.literal('office'),
    title,
    image,
    alt: text('Illustrated street map with the office marked by a knot.'),
    focus,
    passage,
    color: color.optional(),
  });

/** @param image Astro's image field */
export const homeSections = (image: ImageField) =>
  [hero, press, steps, banners(image), reviews, stats(image), office(image)] as const;
