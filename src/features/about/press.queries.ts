/** Who wrote about the practice, and the links of its profiles elsewhere. */
import { getEntry } from 'astro:content';
import type { BioLink } from './bio-link.ts';
import { byTier, type Press } from './press-logo.ts';
import { missing } from '#lib/lookup.queries.ts';

/** Press logos by tier (R110). */
export async function pressLogos(): Promise<Press[]> {
  return byTier((await getEntry('press', 'press'))?.data.logos ?? missing('press', 'press'));
}

/** The links of /links, in file order. */
export async function bioLinks(): Promise<BioLink[]> {
  return (await getEntry('links', 'links'))?.data.links ?? missing('links', 'links');
}
