/**
 * Inlines into each page the CSS it uses, so that the first paint needs one request. One linked stylesheet instead
 * costs 0.3 to 0.5 times the floor's largest paint at 400 kbit/s.
 */
import type { BuildAssets } from './assets.ts';
import { injectStyles } from './critical-css.ts';
import { fontFaceRule, headingGlyphs } from './heading-font.ts';
import { shortenClasses } from './short-classes.ts';
import { readTokens, usedStyles } from './used-styles.ts';
import { markUncovered, wholeWordsRule } from './whole-words.ts';

/** Inline styles, or a link to a stylesheet to inline. */
const STYLE = /<style[^>]*>([\s\S]*?)<\/style>|<link rel="stylesheet" href="([^"]+)">/g;

export function createCssInliner({
  lazyCode,
  utilities,
  late,
  hooks,
  stylesheets,
}: BuildAssets): (html: string) => Promise<string> {
  const elsewhere = utilities.union(late);
  return async (html) => {
    const rules: string[] = [];
    const unstyled = markUncovered(html).replace(STYLE, (whole, inline?: string, address = '') => {
      const rule = inline ?? stylesheets.get(address);
      if (rule !== undefined) rules.push(rule);
      return rule === undefined ? whole : '';
    });
    const later = lazyCode(unstyled);
    const css = usedStyles(rules.join(''), readTokens(unstyled), later, elsewhere);
    // Pages with a linked stylesheet set no heading in the display font.
    const font = unstyled.includes('<link data-linked')
      ? ''
      : await fontFaceRule(headingGlyphs(unstyled));
    return shortenClasses(
      injectStyles(unstyled, css, font + wholeWordsRule(unstyled)),
      [later.words, hooks],
      utilities,
    );
  };
}
