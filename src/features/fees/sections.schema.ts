/** Sections about what it costs. */
import * as z from 'zod';
import { text } from '#lib/content/fields.ts';
import { lede, title } from '#lib/content/section-fields.ts';

const dollars = z.number('write whole dollars without a sign').int().nonnegative();

const prices = z.strictObject({
  kind: z.literal('prices'),
  title,
  rows: z
    .array(text('first-session', 40))
    .min(1, 'name at least one price of prices.yaml')
    .describe('Names from prices.yaml, in order'),
  note: text('Flexible pricing is real: ask.', 300),
});

const fees = z.strictObject({
  kind: z.literal('fees'),
  title,
  note: text('Ask for flexible pricing.', 240),
});

const estimate = z.strictObject({
  kind: z.literal('estimate'),
  title,
  lede,
  offer: text('standard-rate', 40).describe('Whose lowest price the example uses'),
  sessions: z.number('how many sessions the example has').int().positive(),
  allowed: dollars.describe('What the plan of the example counts per session'),
  deductible: dollars.describe('What is left of its deductible'),
  share: z.number().int().min(0).max(100).describe('What it pays back, in percent'),
  note: text('An estimate, not a promise: your plan decides.', 300),
});

export const feesSections = [prices, fees, estimate] as const;
