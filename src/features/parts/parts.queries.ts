/** What is off; `site-build/output/parts.ts` fills in `OMITTED`. */
import type { Omitted } from './content.ts';
import { goneAt } from './off.ts';
import type { Part } from './parts.ts';
import { site } from '#site';

declare const OMITTED: Omitted;

export function isOn(part: Part): boolean {
  return !OMITTED.parts.includes(part);
}

/** Whether a link leads to something that the site has. */
export function isThere(href: string): boolean {
  return goneAt(OMITTED.gone, href) === undefined;
}

/** The practice's profiles elsewhere, without those of parts that are off. */
export const social = site.social.filter(({ href }) => isThere(href));
