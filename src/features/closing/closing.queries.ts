/** How pages end. */
import { getEntry } from 'astro:content';
import type { ContentImage } from '#lib/content/fields.ts';
import { missing } from '#lib/lookup.queries.ts';
import { isThere } from '#features/parts/parts.queries.ts';
import type { Closing } from './closing.schema.ts';

/**
 * The words of a closing; `undefined` for an end without words. What the practice has no words for ends with the two
 * chairs, and what leads to a newsletter that is off ends with the knot.
 */
export async function closingNamed(name: string): Promise<(Closing & { id: string }) | undefined> {
  if (name === 'none' || name === 'knot') return undefined;
  const { id, data } =
    (await getEntry('closing', name)) ??
    (await getEntry('closing', 'chairs')) ??
    missing('closing', 'chairs');
  return data.look === 'newsletter' && !isThere(data.cta?.href ?? '') ? undefined : { id, ...data };
}

/** Who answers the phone: the closing with that person's words. */
export async function frontDesk(): Promise<{ name: string; image: ContentImage; href: string }> {
  const { name, image, cta } = (await getEntry('closing', 'person'))?.data ?? {};
  return name && image && cta ? { name, image, href: cta.href } : missing('closing', 'person');
}
