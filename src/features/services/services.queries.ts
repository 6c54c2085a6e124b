/** Services and programs. */
import { getCollection, type CollectionEntry } from 'astro:content';
import { byOrder } from '#lib/lookup.queries.ts';

/** Services with a card, in the order of the home page (R117). */
export async function services(): Promise<CollectionEntry<'services'>[]> {
  return byOrder(await getCollection('services', ({ data }) => !data.draft && data.listed));
}

/** Programs in order, including services that are also programs. */
export async function programs(): Promise<CollectionEntry<'services' | 'programs'>[]> {
  const all = await servicesAndPrograms();
  return byOrder(all.filter(({ collection, data }) => collection === 'programs' || data.program));
}

/** All services and programs with a page, services first. */
export async function servicesAndPrograms(): Promise<CollectionEntry<'services' | 'programs'>[]> {
  return [
    ...byOrder(await getCollection('services', ({ data }) => !data.draft)),
    ...byOrder(await getCollection('programs', ({ data }) => !data.draft)),
  ];
}
