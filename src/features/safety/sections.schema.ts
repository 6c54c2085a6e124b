/** Sections for an emergency, and for whoever is watched. */
import * as z from 'zod';
import { lede, title } from '#lib/content/section-fields.ts';

const urgent = z
  .strictObject({
    kind: z.literal('urgent'),
    short: z.boolean().default(false).describe('One line, where something else has the page'),
    title: title.optional().describe('The heading of the page; it then needs no head'),
    lede: lede.optional(),
  })
  .describe('Help lines for an emergency; the page also gets its way to leave at once');

const safer = z
  .strictObject({ kind: z.literal('safer') })
  .describe('How to leave fewer traces; its words are in content/safety.yaml');

export const safetySections = [urgent, safer] as const;
