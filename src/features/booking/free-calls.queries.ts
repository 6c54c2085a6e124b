/** Times for the free call. */
import { getEntry } from 'astro:content';
import { holidaysOf, type Offer } from './offered-times.ts';
import { businessHours } from './reply-time.ts';
import { site } from '#site';

/** The calls a practice offers; `undefined` if it has no `content/slots.yaml`. */
export async function freeCalls(): Promise<Offer | undefined> {
  const rules = (await getEntry('slots', 'slots'))?.data;
  return rules && { rules, business: businessHours(site, holidaysOf(rules)) };
}
