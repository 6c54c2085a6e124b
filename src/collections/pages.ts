/** Page types that editors write as one file each. */
import { getCollection, getEntry, type CollectionEntry } from 'astro:content';
import type { SectionOf } from '#domain/content/sections/section.ts';
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

/** The words after a contact request, for the pages whose form they replace. */
export async function thankYou(): Promise<SectionOf<'sent'> | undefined> {
  const sections = (await getEntry('pages', 'thank-you'))?.data.sections ?? [];
  return sections.find((section) => section.kind === 'sent');
}
