/** Sections that print a collection: prices, FAQs, people, programs. */
import * as z from 'zod';
import { faqGroup } from '#features/faqs/faq.schema.ts';
import { color, link, text } from '#lib/content/fields.ts';
import { note } from '#lib/content/stories.ts';

const title = text('What it costs', 80).describe('Heading of the section');
const lede = text('One or two sentences.', 240).describe('Sentences under the heading');
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

const faqs = z
  .strictObject({
    kind: z.literal('faqs'),
    title,
    lede: lede.optional(),
    groups: z.array(faqGroup).min(1).optional().describe('Whole groups of answers'),
    ask: z.array(text('insurance', 60)).min(1).optional().describe('Single answers, by file name'),
  })
  .refine(({ groups, ask }) => (groups === undefined) !== (ask === undefined), {
    error: 'write either "groups: [money]" or "ask: [insurance, superbill]"',
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

const areas = z
  .strictObject({ kind: z.literal('areas'), title, lede })
  .describe('The cities people come from; they are in site.config.ts');

const programs = z.strictObject({ kind: z.literal('programs'), title, lede });

const fork = z
  .strictObject({
    kind: z.literal('fork'),
    title,
    lede,
    ways: z
      .array(
        z.strictObject({
          when: text('You’re drifting, or stuck', 80).describe('For whom this way is'),
          link: link.describe('Where it leads'),
          color,
        }),
      )
      .min(3, 'write at least three ways')
      .max(9, 'write at most nine ways; the threads need room'),
    notes: z.array(note).default([]).describe('Remarks beside the ways'),
  })
  .describe('A strand of threads that parts, with a link at each end');

export const lists = [fork, prices, fees, faqs, estimate, directory, programs, areas] as const;
