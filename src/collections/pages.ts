/** Page types that editors write as one file each. */
import { getCollection, type CollectionEntry } from 'astro:content';
import { byOrder } from './lookup.ts';

/** Published pages, including the home page. */
export function publishedPages(): Promise<CollectionEntry<'pages'>[]> {
  return getCollection('pages', ({ data }) => !data.draft);
}

/** Campaign landing pages. */
export function campaigns(): Promise<CollectionEntry<'campaigns'>[]> {
  return getCollection('campaigns', ({ data }) => !data.draft);
}

/** Privacy, cookies, terms. */
export function legalPages(): Promise<CollectionEntry<'legal'>[]> {
  return getCollection('legal', ({ data }) => !data.draft);
}

/** Official notices in the editor's order. */
export async function notices(): Promise<CollectionEntry<'notices'>[]> {
  return byOrder(await getCollection('notices', ({ data }) => !data.draft));
}

/** Open positions in the editor's order. */
export async function jobs(): Promise<CollectionEntry<'jobs'>[]> {
  return byOrder(await getCollection('jobs', ({ data }) => !data.draft));
}

/** Sent newsletter issues, latest first. */
export async function issues(): Promise<CollectionEntry<'issues'>[]> {
  const sent = await getCollection('issues', ({ data }) => !data.draft);
  return sent.toSorted((a, b) => b.data.number - a.data.number);
}
