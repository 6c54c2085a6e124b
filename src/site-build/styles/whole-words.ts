/** Texts with a letter that the display font lacks: one face for the whole text, never two inside one word. */
import { DISPLAY_CHARACTERS } from '#lib/display-characters.ts';

/** Headings, and elements with a class that sets the display font. */
const SET_IN_DISPLAY =
  /<(h[1-3]|\w+(?=[^>]* class="(?:[^"]* )?(?:font-display|letters)[ "]))((?: [^>]*)?)>([\s\S]*?)<\/\1>/g;
const covered = new Set(DISPLAY_CHARACTERS);
/** Characters without a shape, and those of entities, which are ASCII in built pages. */
const SHAPELESS = /[\s\u00ad\u200b\u2060]/g;

const isCovered = (html: string): boolean =>
  [...html.replace(/<svg[\s\S]*?<\/svg>|<[^>]*>/g, '').replace(SHAPELESS, '')].every((character) =>
    covered.has(character),
  );

/** The fallback of styles/font.css. */
const ONE_FACE =
  "[data-plain]{--font-display:'Display Fallback',Georgia,serif!important;font-family:var(--font-display)!important}";

/** For pages with marked elements. */
export const wholeWordsRule = (html: string): string =>
  html.includes(' data-plain>') ? ONE_FACE : '';

/** Marks the elements whose text needs the fallback font. */
export function markUncovered(html: string): string {
  return html.replace(SET_IN_DISPLAY, (whole, tag: string, attributes: string, inner: string) =>
    isCovered(inner) ? whole : `<${tag}${attributes} data-plain>${inner}</${tag}>`,
  );
}
