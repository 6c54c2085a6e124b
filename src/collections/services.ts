/** What can be booked. */
import { getCollection, type CollectionEntry } from 'astro:content';
import { byOrder } from './entries.ts';

/** Services in the order of the home page: those with a card (R117). */
export async function services(): Promise<CollectionEntry<'services'>[]> {
  return byOrder(await getCollection('services', ({ data }) => !data.draft && data.listed));
}

/** Programs in their order, services that are programs too included. */
export async function programs(): Promise<CollectionEntry<'services' | 'programs'>[]> {
  const all = await servicesAndPrograms();
  return byOrder(all.filter(({ collection, data }) => collection === 'programs' || data.program));
}

/** Everything with a page of its own that can be booked: services, then programs. */
export async function servicesAndPrograms(): Promise<CollectionEntry<'services' | 'programs'>[]> {
  return [
    ...byOrder(await getCollection('services', ({ data }) => !data.draft)),
    ...byOrder(await getCollection('programs', ({ data }) => !data.draft)),
  ];
}
