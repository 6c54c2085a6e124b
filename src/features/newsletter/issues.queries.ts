/** Issues of the newsletter. */
import { getCollection, type CollectionEntry } from 'astro:content';

/** Sent newsletter issues, latest first. */
export async function issues(): Promise<CollectionEntry<'issues'>[]> {
  const sent = await getCollection('issues', ({ data }) => !data.draft);
  return sent.toSorted((a, b) => b.data.number - a.data.number);
}
