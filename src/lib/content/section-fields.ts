/** Fields that sections have in common. */
import type * as z from 'zod';
import { type ContentImage, drawing, text } from './fields.ts';

/** Astro's image field. */
export type ImageField = z.ZodType<ContentImage>;

export const title = text('How It Works', 80).describe('Heading of the section');
export const lede = text('Three steps, in plain words.', 240).describe(
  'One or two sentences under the heading',
);
export const passage = drawing.optional().describe('Drawing of two threads across the section');
