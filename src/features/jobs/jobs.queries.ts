/** Open positions. */
import { getCollection, type CollectionEntry } from 'astro:content';
import { byOrder } from '#lib/lookup.queries.ts';

/** Open positions in the editor's order. */
export async function jobs(): Promise<CollectionEntry<'jobs'>[]> {
  return byOrder(await getCollection('jobs', ({ data }) => !data.draft));
}
