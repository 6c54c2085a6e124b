/** Sections that show people. */
import * as z from 'zod';
import { color, link, text } from '#lib/content/fields.ts';
import { type ImageField, lede, title } from '#lib/content/section-fields.ts';

const team = z.strictObject({ kind: z.literal('team'), title, lede });

const directory = z.strictObject({
  kind: z.literal('directory'),
  title,
  lede,
  ask: z
    .strictObject({
      title: text('Can’t tell from a picture?', 60),
      text: text('Tell us what’s going on, and we suggest one or two people.', 240),
      cta: link,
    })
    .describe('The last card, for those who cannot choose'),
});

const faces = z
  .strictObject({ kind: z.literal('faces'), title, link })
  .describe('The portrait and name of every therapist on the team page');

const frontDesk = (image: ImageField) =>
  z.strictObject({
    kind: z.literal('front-desk'),
    title,
    color,
    image,
    alt: text('Portrait of Kim, who answers the phone.').describe('What the picture shows'),
    quote: text('You don’t have to know what to say.', 160).describe('Without quotation marks'),
    text: text('Kim runs the front desk.', 400),
    cta: link,
  });

/** @param image Astro's image field */
export const peopleSections = (image: ImageField) =>
  [team, directory, faces, frontDesk(image)] as const;
