/** Menu and footer. */
import { getCollection, getEntry, type CollectionEntry } from 'astro:content';
import type { MenuGroup, MenuItem } from './menu.schema.ts';
import type { Language } from '#lib/language.ts';
import { LAYOUT_WORDS } from './words.ts';
import { missing } from '#lib/lookup.queries.ts';
import { rangeText } from '#features/fees/price.ts';
import { isThere } from '#features/parts/parts.queries.ts';
import { offer } from '#features/fees/prices.queries.ts';

/** Groups of the Therapy menu, in file order (R151). */
export async function menuGroups(language: Language): Promise<MenuGroup[]> {
  const groups = (await getEntry('menu', 'therapy'))?.data.groups ?? missing('menu', 'therapy');
  return Promise.all(
    groups.map(async ({ title, items }) => ({
      title,
      items: await Promise.all(items.map((entry) => filled(entry, language))),
    })),
  );
}

/** The links at the foot of the Therapy menu. */
export async function menuFoot(): Promise<{ text: string; href: string }[]> {
  const more = (await getEntry('menu', 'therapy'))?.data.more ?? [];
  return more.filter(({ href }) => isThere(href));
}

type Entry = CollectionEntry<'menu'>['data']['groups'][number]['items'][number];
/** A menu entry with the description and price of its offer. */
async function filled(
  { offer: id, description = '', ...entry }: Entry,
  language: Language,
): Promise<MenuItem> {
  if (id === undefined) return { ...entry, description };
  const sold = await offer(id, `The menu entry "${entry.title}"`);
  if (sold.description === undefined)
    throw new Error(
      `src/content/prices.yaml: the menu entry "${entry.title}" shows the description of "${id}", and it has none; write one there, or write "description:" instead of "offer:" in menu.yaml`,
    );
  const price = sold.flexibleOf ? LAYOUT_WORDS[language].menu.bySession : rangeText(sold, language);
  return { ...entry, description: sold.description, price };
}

/** Link columns of the footer, in file order (R163). */
export async function footerColumns(): Promise<CollectionEntry<'footer'>[]> {
  return getCollection('footer');
}
