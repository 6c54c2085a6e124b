/** Sections of the newsletter. */
import * as z from 'zod';
import { link, text } from '#lib/content/fields.ts';
import { type ImageField, lede, title } from '#lib/content/section-fields.ts';

const newsletter = (image: ImageField) =>
  z.strictObject({
    kind: z.literal('newsletter'),
    title,
    lede,
    cta: link,
    links: z.array(link).max(4, 'at most four links fit under the button'),
    image,
    alt: text('Two threads drip into a mug.'),
  });

const signup = z.strictObject({
  kind: z.literal('signup'),
  title,
  lede,
  formTitle: text('One small cup a week', 60),
  button: text('Sign me up', 30).describe('On the button that sends the form'),
  archive: link.describe('Where past issues can be read first'),
});

/** @param image Astro's image field */
export const newsletterSections = (image: ImageField) => [newsletter(image), signup] as const;
