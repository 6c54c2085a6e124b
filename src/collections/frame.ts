/** Lists around the pages: menu, footer, last band, logos, links. */
import { getCollection, getEntry, type CollectionEntry } from 'astro:content';
import type { BioLink } from '#domain/bio-link.ts';
import type { MenuGroup, MenuItem } from '#domain/menu.ts';
import { byTier, type Press } from '#domain/press.ts';
import { rangeText } from '#domain/price.ts';
import { missing } from './entries.ts';
import { offer } from './prices.ts';

/** Groups of the Therapy menu, in the file's order (R151). */
export async function menuGroups(): Promise<MenuGroup[]> {
  const groups = (await getEntry('menu', 'therapy'))?.data.groups ?? missing('menu', 'therapy');
  return Promise.all(
    groups.map(async ({ title, items }) => ({
      title,
      items: await Promise.all(items.map(filled)),
    })),
  );
}

type Entry = CollectionEntry<'menu'>['data']['groups'][number]['items'][number];
/** An entry with the words and the price of what it offers. */
async function filled({ offer: id, description = '', ...entry }: Entry): Promise<MenuItem> {
  if (id === undefined) return { ...entry, description };
  const sold = await offer(id, `The menu entry "${entry.title}"`);
  return { ...entry, description: sold.description, price: `${sold.length}, ${rangeText(sold)}` };
}

/** Link columns of the footer, in the file's order (R163). */
export async function footerColumns(): Promise<CollectionEntry<'footer'>[]> {
  return getCollection('footer');
}

/** The last band of every page. */
export async function closing(): Promise<CollectionEntry<'closing'>['data']> {
  return (await getEntry('closing', 'closing'))?.data ?? missing('closing', 'closing');
}

/** The note on safer browsing. */
export async function safety(): Promise<CollectionEntry<'safety'>['data']> {
  return (await getEntry('safety', 'safety'))?.data ?? missing('safety', 'safety');
}

/** Press logos, tier by tier (R110). */
export async function pressLogos(): Promise<Press[]> {
  return byTier((await getEntry('press', 'press'))?.data.logos ?? missing('press', 'press'));
}

/** The links of /links, in the file's order. */
export async function bioLinks(): Promise<BioLink[]> {
  return (await getEntry('links', 'links'))?.data.links ?? missing('links', 'links');
}
