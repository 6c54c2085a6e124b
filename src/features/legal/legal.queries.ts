/** Policies and notices. */
import { getCollection, type CollectionEntry } from 'astro:content';
import { byOrder } from '#lib/lookup.queries.ts';

/** Privacy, cookies, terms. */
export function legalPages(): Promise<CollectionEntry<'legal'>[]> {
  return getCollection('legal', ({ data }) => !data.draft);
}

/** Official notices in the editor's order. */
export async function notices(): Promise<CollectionEntry<'notices'>[]> {
  return byOrder(await getCollection('notices', ({ data }) => !data.draft));
}
