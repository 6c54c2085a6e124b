/**
 * Makes what a page inlines as small as it can be: one style element with only the rules that page uses, one script
 * element for all its behaviors. A page waits for every inlined byte.
 */
import { createHash } from 'node:crypto';
import { footprintOf } from './elements.ts';
import { firstViews, withStyles } from './first-view.ts';
import { letterRule, lettersOf, roundUp } from './letters.ts';
import { type Spared, spareScopes } from './scopes.ts';
import { shortProperties, shortScopes, usedStyles, wordsOf } from './used-styles.ts';

const STYLE = /<style[^>]*>([\s\S]*?)<\/style>/g;
/** Not JSON-LD: it differs from page to page and names no class. */
const SCRIPT = /<script\b(?![^>]*ld\+json)[^>]*>[\s\S]*?<\/script>/g;
const MODULE = /<script type="module">([\s\S]*?)<\/script>/g;

/** All inline modules of a page as one, each in a scope of its own, at the end of the body. */
export function joinModules(html: string): string {
  const modules = [...html.matchAll(MODULE)].map(([, code = '']) => code.trim());
  if (!modules.length) return html;
  const script = `<script type="module">${modules.map((code) => `(()=>{${code}})();`).join('')}</script>`;
  return html.replace(MODULE, '').replace('</body>', () => `${script}</body>`);
}

/**
 * How a page comes to its styles; what was worked out for one page serves every page of the same footprint.
 *
 * @param scripts texts that name classes and properties a page may have later
 * @param ours those of them whose words are names of ours
 */
export function dresser(
  scripts: string,
  ours: string,
): (html: string, exact: boolean) => Promise<string> {
  const known = new Map<string, Spared>();
  const look = (rules: string, footprint: string, inlined: string): Spared => {
    const key = createHash('sha256').update(`${rules}\n${footprint}\n${inlined}`).digest('base64');
    const before = known.get(key);
    if (before) return before;
    const used = usedStyles(rules, footprint + inlined + scripts);
    const spared = spareScopes(used, footprint, wordsOf(inlined + ours));
    const css = shortProperties(spared.css, footprint + inlined + scripts);
    const made = { ...spared, css };
    known.set(key, made);
    return made;
  };
  const first = firstViews();
  return async (html, exact) => {
    const rules = [...html.matchAll(STYLE)].map(([, part = '']) => part).join('');
    const bare = joinModules(html.replace(STYLE, ''));
    const inlined = [...bare.matchAll(SCRIPT)].map(([code]) => code).join('');
    const { css, unmark } = look(rules, footprintOf(bare), inlined);
    const letters = exact ? lettersOf(bare) : roundUp(lettersOf(bare));
    return shortScopes(withStyles(unmark(bare), css, await letterRule(letters), first));
  };
}
