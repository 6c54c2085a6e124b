/** Facts that a page passes to the build as JSON in its head, so nothing is parsed back out of finished markup. */
import type { Versions } from '#lib/language.ts';
import { scriptJson } from '#features/structured-data/practice.ts';

/** Drawn by the build. */
export interface OgImage {
  /** `/share/team.png`. */
  path: string;
  title: string;
  /** The drawing or photo on it. */
  art?: string | undefined;
}

export interface PageNote {
  /** In lists of pages; empty keeps the page out of them (D11, D44). */
  listedAs: string;
  /** Meta description. */
  description: string;
  /** Path of the canonical URL. */
  canonical: string;
  noindex: boolean;
  /** The page in all its languages, if it has more than one. */
  versions?: Versions | undefined;
  /** `2026-03-05`; only for dated pages. */
  changed?: string | undefined;
  image?: OgImage | undefined;
}

const NOTE = /<script type="application\/json" data-page-note(?:="")?>([\s\S]*?)<\/script>/;

/** As content of its script element. */
export const pageNoteJson = (note: PageNote): string => scriptJson(note);

/** @param name of the page, for the error @throws {Error} if there is no note */
export function readPageNote(html: string, name: string): PageNote {
  const json = NOTE.exec(html)?.[1];
  if (json === undefined)
    throw new Error(`${name} has no page note: every page needs features/site/Head.astro`);
  return JSON.parse(json) as PageNote;
}

export const withoutPageNote = (html: string): string => html.replace(NOTE, '');

/**
 * Whether search engines and page lists may include the page at `path`: not noindex, and its own canonical URL (D16).
 */
export const isListable = ({ noindex, canonical }: PageNote, path: string): boolean =>
  !noindex && canonical === path;
