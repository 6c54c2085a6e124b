/** Bands that print a collection: prices, answers, people, programs. */
import * as z from 'zod';
import { faqGroup } from './faq.ts';
import { words } from './words.ts';

const title = words('What it costs', 80).describe('Heading of the band');
const lede = words('One or two sentences.', 240).describe('Sentences under the heading');
const dollars = z.number('write whole dollars without a sign').int().nonnegative();

const prices = z.strictObject({
  kind: z.literal('prices'),
  title,
  rows: z
    .array(words('6-session-reset', 40))
    .min(1, 'name at least one price of prices.yaml')
    .describe('Names from prices.yaml, in order'),
  note: words('Flexible pricing is real: ask.', 300),
});

const faqs = z
  .strictObject({
    kind: z.literal('faqs'),
    title,
    lede: lede.optional(),
    groups: z.array(faqGroup).min(1).optional().describe('Whole groups of answers'),
    ask: z.array(words('insurance', 60)).min(1).optional().describe('Single answers, by file name'),
  })
  .refine(({ groups, ask }) => (groups === undefined) !== (ask === undefined), {
    error: 'write either "groups: [money]" or "ask: [insurance, superbill]"',
  });

const estimate = z.strictObject({
  kind: z.literal('estimate'),
  title,
  lede,
  offer: words('standard-rate', 40).describe('Whose lowest price the example uses'),
  sessions: z.number('how many sessions the example has').int().positive(),
  allowed: dollars.describe('What the plan of the example counts per session'),
  deductible: dollars.describe('What is left of its deductible'),
  share: z.number().int().min(0).max(100).describe('What it pays back, in percent'),
  note: words('An estimate, not a promise: your plan decides.', 300),
});

const directory = z.strictObject({ kind: z.literal('directory'), title, lede });

const programs = z.strictObject({ kind: z.literal('programs'), title, lede });

/** The kinds of this file, for the union of all bands. */
export const lists = [prices, faqs, estimate, directory, programs] as const;
