/** The answer is the Markdown body. */
import { decodeEntities } from '#lib/html.ts';
import * as z from 'zod';
import { oneOf, text } from '#lib/content/fields.ts';

/** In page order; their headings are in `words.en.ts`. */
export const FAQ_GROUPS = ['starting', 'couples', 'money', 'online', 'privacy', 'crisis'] as const;
export type FaqGroup = (typeof FAQ_GROUPS)[number];

export const faqGroup = oneOf(FAQ_GROUPS);

/** Pages and services refer to the file name. */
export const faqSchema = z.strictObject({
  question: text('Do you take insurance?', 90),
  group: faqGroup,
  order: z.number('write a number; low numbers come first').int(),
});

/** In words. */
const LENGTH = { min: 40, max: 120 } as const;

/** For editors; nothing if the length is fine. */
export function answerProblem(id: string, answer: string): string | undefined {
  const count = answer.split(/\s+/).filter(Boolean).length;
  if (count >= LENGTH.min && count <= LENGTH.max) return undefined;
  return `src/content/faqs/${id}.md: the answer has ${count} words; write ${LENGTH.min} to ${LENGTH.max}, and link to a page that says more`;
}

/** Rendered Markdown as text for search engines: one line per paragraph. */
export function plainText(html: string): string {
  return decodeEntities(html.replace(/<\/(?:p|li|h\d)>\s*/g, '\n').replace(/<[^>]*>/g, '')).trim();
}
