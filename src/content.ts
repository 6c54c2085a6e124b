/** Questions to the collections, by name: the only file that asks them. */
import { getCollection, getEntry } from 'astro:content';
import type { CollectionEntry } from 'astro:content';
import type { MenuGroup } from '#domain/menu.ts';
import { byTier } from '#domain/press.ts';
import type { Press } from '#domain/press.ts';

const byOrder = <T extends { data: { order: number } }>(entries: T[]): T[] =>
  entries.toSorted((a, b) => a.data.order - b.data.order);

/** Stops the build where a data file lacks its one entry; lists keep their order only inside an entry. */
function missing(file: string, key: string): never {
  throw new Error(`src/content/${file}.yaml needs an entry "${key}:"`);
}

/** Pages that are ready, the home page included. */
export function publishedPages(): Promise<CollectionEntry<'pages'>[]> {
  return getCollection('pages', ({ data }) => !data.draft);
}

/** Services in the order of the home page. */
export async function services(): Promise<CollectionEntry<'services'>[]> {
  return byOrder(await getCollection('services', ({ data }) => !data.draft));
}

/** Everything with a page of its own that can be booked: services, then programs. */
export async function servicesAndPrograms(): Promise<CollectionEntry<'services' | 'programs'>[]> {
  return [
    ...(await services()),
    ...byOrder(await getCollection('programs', ({ data }) => !data.draft)),
  ];
}

/** Everyone with a profile, the one who is in the menu only included (D11). */
export async function therapists(): Promise<CollectionEntry<'therapists'>[]> {
  return byOrder(await getCollection('therapists'));
}

/** Press logos, tier by tier (R110). */
export async function pressLogos(): Promise<Press[]> {
  return byTier((await getEntry('press', 'press'))?.data.logos ?? missing('press', 'press'));
}

/** Groups of the Therapy menu, in the file's order (R151). */
export async function menuGroups(): Promise<MenuGroup[]> {
  return (await getEntry('menu', 'therapy'))?.data.groups ?? missing('menu', 'therapy');
}

/** Link columns of the footer, in the file's order (R163). */
export async function footerColumns(): Promise<CollectionEntry<'footer'>[]> {
  return getCollection('footer');
}

/** The last band of every page. */
export async function closing(): Promise<CollectionEntry<'closing'>['data']> {
  return (await getEntry('closing', 'closing'))?.data ?? missing('closing', 'closing');
}
