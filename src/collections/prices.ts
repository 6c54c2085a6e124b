/** The one source of every price. */
import { getCollection } from 'astro:content';
import { offerOf, type Offer } from '#domain/offer.ts';
import { named } from './entries.ts';

/** Everything with a price; the one source of every price on the site. */
export async function offers(): Promise<Offer[]> {
  return (await getCollection('prices')).map(({ id, data }) => offerOf(id, data));
}

/** The price called `id`; stops the build when `asker` names one that does not exist. */
export async function offer(id: string, asker: string): Promise<Offer> {
  return named(await offers(), id, `${asker} names the price`, 'prices.yaml');
}
