/** Episodes and guides: the only door to them. */
import { getCollection, type CollectionEntry } from 'astro:content';
import { isPublished } from '#domain/day.ts';
import { newestFirst, uniqueEpisodes } from '#domain/episode.ts';
import { today } from './build-day.ts';
import { byOrder } from './entries.ts';

/** Published episodes of the podcast, newest first: the only door to them, so that nothing unpublished leaks. */
export async function episodes(): Promise<CollectionEntry<'episodes'>[]> {
  const all = await getCollection('episodes');
  uniqueEpisodes(all);
  return newestFirst(all.filter(({ data }) => isPublished(data, today)));
}

/** Published guides in their order. */
export async function guides(): Promise<CollectionEntry<'guides'>[]> {
  return byOrder(await getCollection('guides', ({ data }) => isPublished(data, today)));
}
