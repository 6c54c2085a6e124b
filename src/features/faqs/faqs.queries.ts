/** Frequently asked questions. */
import { getCollection, type CollectionEntry } from 'astro:content';
import { fillFacts } from '#lib/placeholders.ts';
import { answerProblem, type FaqGroup } from './faq.schema.ts';
import type { Answered } from './question-chapters.ts';
import { facts } from '#features/facts/facts.queries.ts';
import { byOrder, named } from '#lib/lookup.queries.ts';
import { site } from '#site';

/** With its group: the answer is the Markdown body. */
export interface Faq extends Answered {
  group: FaqGroup;
}

const faq = ({ id, data, rendered }: CollectionEntry<'faqs'>): Faq => ({
  id: `ask-${id}`,
  ...data,
  html: rendered?.html ?? '',
});

/** FAQs by group, in order. Fails at an answer that is too short or too long. */
export async function faqsIn(groups: readonly FaqGroup[]): Promise<Faq[]> {
  const all = byOrder(await getCollection('faqs', ({ data }) => groups.includes(data.group)));
  const said = await facts(site.language);
  const problem = all
    .map(({ id, body = '' }) => answerProblem(id, fillFacts(body, said)))
    .find(Boolean);
  if (problem) throw new Error(problem);
  return groups.flatMap((group) => all.filter(({ data }) => data.group === group)).map(faq);
}

/** FAQs by name, in the requested order. Fails if `asker` names an unknown one. */
export async function faqsNamed(ids: readonly string[], asker: string): Promise<Faq[]> {
  const all = await getCollection('faqs');
  return ids.map((id) => faq(named(all, id, `${asker} asks for the answer`, 'faqs')));
}
