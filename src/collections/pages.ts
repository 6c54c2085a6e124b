/** Pages of every kind that an editor writes as one file each. */
import { getCollection, type CollectionEntry } from 'astro:content';
import { byOrder } from './entries.ts';

/** Pages that are ready, the home page included. */
export function publishedPages(): Promise<CollectionEntry<'pages'>[]> {
  return getCollection('pages', ({ data }) => !data.draft);
}

/** Landing pages of campaigns. */
export function campaigns(): Promise<CollectionEntry<'campaigns'>[]> {
  return getCollection('campaigns', ({ data }) => !data.draft);
}

/** Privacy, cookies, terms. */
export function legalPages(): Promise<CollectionEntry<'legal'>[]> {
  return getCollection('legal', ({ data }) => !data.draft);
}

/** Official notices in the order an editor gave them. */
export async function notices(): Promise<CollectionEntry<'notices'>[]> {
  return byOrder(await getCollection('notices', ({ data }) => !data.draft));
}

/** Open roles in the order an editor gave them. */
export async function jobs(): Promise<CollectionEntry<'jobs'>[]> {
  return byOrder(await getCollection('jobs', ({ data }) => !data.draft));
}

/** Sent issues of the newsletter, the latest first. */
export async function issues(): Promise<CollectionEntry<'issues'>[]> {
  const sent = await getCollection('issues', ({ data }) => !data.draft);
  return sent.toSorted((a, b) => b.data.number - a.data.number);
}
