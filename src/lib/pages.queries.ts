/** Pages made of sections. */
import { getCollection, type CollectionEntry } from 'astro:content';

/** Published pages, including the home page. */
export function publishedPages(): Promise<CollectionEntry<'pages'>[]> {
  return getCollection('pages', ({ data }) => !data.draft);
}
