/** Sections that list what the practice offers. */
import * as z from 'zod';
import { link, text } from '#lib/content/fields.ts';
import { lede, title } from '#lib/content/section-fields.ts';

const services = z.strictObject({
  kind: z.literal('services'),
  title,
  lede,
  cta: link.optional(),
  note: text('Not sure? Ask us.', 120).optional(),
});

const programs = z.strictObject({ kind: z.literal('programs'), title, lede });

export const servicesSections = [services, programs] as const;
