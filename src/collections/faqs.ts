/** Answers to common questions. */
import { getCollection, type CollectionEntry } from 'astro:content';
import { answerProblem, type FaqGroup } from '#domain/faq.ts';
import { byOrder, named } from './entries.ts';

/** Answers group by group, each in its order; stops the build at one that is too short or too long. */
export async function faqsIn(groups: readonly FaqGroup[]): Promise<CollectionEntry<'faqs'>[]> {
  const all = byOrder(await getCollection('faqs', ({ data }) => groups.includes(data.group)));
  const problem = all.map(({ id, body = '' }) => answerProblem(id, body)).find(Boolean);
  if (problem) throw new Error(problem);
  return groups.flatMap((group) => all.filter(({ data }) => data.group === group));
}

/** Answers by name, in the order asked for; stops the build when `asker` names one that does not exist. */
export async function faqsNamed(
  ids: readonly string[],
  asker: string,
): Promise<CollectionEntry<'faqs'>[]> {
  const all = await getCollection('faqs');
  return ids.map((id) => named(all, id, `${asker} asks for the answer`, 'faqs'));
}
