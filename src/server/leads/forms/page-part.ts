/** Parses the part of a built page that is changed for a visitor. */
// Not `cheerio` itself, which loads an HTTP client and the tables of all encodings: 16 MB.
import { type CheerioAPI, load } from 'cheerio/slim';

/** Escapes only what it must, as in the built page. */
const OPTIONS = { xml: { xmlMode: false, encodeEntities: 'utf8' } } as const;

/** Styles inside the SVG at the end of the first view. The content policy has their hashes, so they must not change. */
const STYLE = /<style>[\s\S]*?<\/style>/g;
const KEPT_STYLE = /<style data-kept="(\d+)"(?:\/>|><\/style>)/g;

/** The part as a tree, its styles taken out. */
export interface PagePart {
  $: CheerioAPI;
  /** Current HTML, styles unchanged: serialized from the tree, `>` in them would be escaped. */
  html: () => string;
}

/** Parses HTML, which must be whole elements. */
export function loadPart(html: string): PagePart {
  const styles: string[] = [];
  const bare = html.replace(
    STYLE,
    (style) => `<style data-kept="${styles.push(style) - 1}"></style>`,
  );
  const $ = load(bare, OPTIONS, false);
  return { $, html: () => $.html().replace(KEPT_STYLE, (_, at) => styles[Number(at)] ?? '') };
}
