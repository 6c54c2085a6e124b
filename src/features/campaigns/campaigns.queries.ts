/** Landing pages of campaigns. */
import { getCollection, type CollectionEntry } from 'astro:content';

/** Campaign landing pages. */
export function campaigns(): Promise<CollectionEntry<'campaigns'>[]> {
  return getCollection('campaigns', ({ data }) => !data.draft);
}
