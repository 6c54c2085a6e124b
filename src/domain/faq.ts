/** A question people ask, with its answer as text below the front matter. */
import * as z from 'zod';
import { oneOf, words } from './words.ts';

/** Groups in the order of the page, and what their headings say. */
export const FAQ_GROUPS = {
  starting: 'Getting started',
  couples: 'Coming as a couple',
  money: 'Money and superbills',
  online: 'Online and in Texas',
  privacy: 'What stays between us',
  crisis: 'When it is urgent',
} as const;
export type FaqGroup = keyof typeof FAQ_GROUPS;
const groups = Object.keys(FAQ_GROUPS) as [FaqGroup, ...FaqGroup[]];

export const faqGroup = oneOf(groups);

/** Schema of `content/faqs/*.md`; the file name is the id by which pages and services ask for it. */
export const faqSchema = z.strictObject({
  question: words('Do you take insurance?', 90),
  group: faqGroup,
  order: z.number('write a number; low numbers come first').int(),
});

/** Shortest and longest answer, in words. */
const LENGTH = { least: 40, most: 120 } as const;

/** What is wrong with the length of an answer, in words for its editor; nothing when it fits. */
export function answerProblem(id: string, answer: string): string | undefined {
  const count = answer.split(/\s+/).filter(Boolean).length;
  if (count >= LENGTH.least && count <= LENGTH.most) return undefined;
  return `src/content/faqs/${id}.md: the answer has ${count} words; write ${LENGTH.least} to ${LENGTH.most}, and link to a page that says more`;
}

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
  '#x27': "'",
};

/** The words of rendered Markdown, as search engines want an answer: paragraphs become lines. */
export function plainText(html: string): string {
  return html
    .replace(/<\/(?:p|li|h\d)>\s*/g, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&(\w+|#\w+);/g, (whole, name: string) => ENTITIES[name] ?? whole)
    .trim();
}
