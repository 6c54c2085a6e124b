/** Podcast episodes and guides. */
import { getCollection, type CollectionEntry } from 'astro:content';
import { isPublished } from '#lib/day.ts';
import { newestFirst, uniqueEpisodes } from './episode.schema.ts';
import { lastDay } from '#lib/build-date.queries.ts';
import { byOrder } from '#lib/lookup.queries.ts';

/** Published episodes, newest first. Use only this, so that nothing unpublished leaks. */
export async function episodes(): Promise<CollectionEntry<'episodes'>[]> {
  const all = await getCollection('episodes');
  uniqueEpisodes(all);
  return newestFirst(all.filter(({ data }) => isPublished(data, lastDay)));
}

export async function guides(): Promise<CollectionEntry<'guides'>[]> {
  return byOrder(await getCollection('guides', ({ data }) => isPublished(data, lastDay)));
}
