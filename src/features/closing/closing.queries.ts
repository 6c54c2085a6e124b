/** How pages end. */
import { getEntry, type CollectionEntry } from 'astro:content';
import { missing } from '#lib/lookup.queries.ts';

/** The closing section of every page. */
export async function closing(): Promise<CollectionEntry<'closing'>['data']> {
  return (await getEntry('closing', 'closing'))?.data ?? missing('closing', 'closing');
}
