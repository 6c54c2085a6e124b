/** Texts of the questionnaires. */
import { getCollection, type CollectionEntry } from 'astro:content';
import type { QuestionnaireName } from './questionnaire.schema.ts';

/** One file each. */
export async function questionnaire<Name extends QuestionnaireName>(
  name: Name,
): Promise<CollectionEntry<Name>['data']> {
  const [entry] = await getCollection(name);
  if (!entry) throw new Error(`The collection "${name}" has no file (src/collections.ts)`);
  return entry.data;
}
