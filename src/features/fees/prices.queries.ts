/** The only source of prices. */
import { getCollection } from 'astro:content';
import { offerOf, type Offer } from './offer.schema.ts';
import { priceText } from './price.ts';
import type { Language } from '#lib/language.ts';
import { named } from '#lib/lookup.queries.ts';

export async function offers(): Promise<Offer[]> {
  const all = (await getCollection('prices')).map(({ id, data }) => offerOf(id, data));
  for (const { id, flexibleOf } of all)
    if (flexibleOf)
      named(all, flexibleOf, `The price "${id}" is the flexible side of`, 'prices.yaml');
  return all;
}

/** Price of an offer; flexible pricing includes the standard range. */
export async function priceLine(one: Offer, language: Language): Promise<string> {
  return priceText(one, await offers(), language);
}

/** Price of a session, standard and flexible, for the menu, cards, footer and search engines. */
export async function sessionPrice(language: Language): Promise<string> {
  const all = await offers();
  const flexible = all.find(({ flexibleOf }) => flexibleOf === 'standard-rate');
  return priceText(
    flexible ?? named(all, 'standard-rate', 'The site names the price', 'prices.yaml'),
    all,
    language,
  );
}

/** What a session is, for whom, and its price, in one line. */
export async function sessionLine(language: Language): Promise<string> {
  const session = (await offers()).find(({ flexibleOf }) => flexibleOf === 'standard-rate');
  return [session?.description, await sessionPrice(language)].filter(Boolean).join(': ');
}

/** The offer with this id. Fails if `asker` names an unknown one. */
export async function offer(id: string, asker: string): Promise<Offer> {
  return named(await offers(), id, `${asker} names the price`, 'prices.yaml');
}
