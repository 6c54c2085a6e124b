/** The section of questions and answers. */
import * as z from 'zod';
import { text } from '#lib/content/fields.ts';
import { lede, title } from '#lib/content/section-fields.ts';
import { faqGroup } from './faq.schema.ts';

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

export const faqsSections = [faqs] as const;
