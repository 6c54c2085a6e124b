/**
 * Makes what a page inlines as small as it can be: one style element with only the rules that page uses, one script
 * element for all its behaviors. A page waits for every inlined byte.
 */
import { footprintOf, marksOf } from './elements.ts';
import { firstViews, withStyles } from './first-view.ts';
import { letterRule, lettersOf, roundUp } from './letters.ts';
import { type Spared, spareScopes } from './scopes.ts';
import { saidIn, shortProperties, shortScopes, usedStyles, wordsOf } from './used-styles.ts';

/** Styles in a page, or the address of styles that are to stand in it. */
const STYLE = /<style[^>]*>([\s\S]*?)<\/style>|<link rel="stylesheet" href="([^"]+)">/g;
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

/** Where what is the same on many pages begins or ends: the header, the footer. */
const SEAMS = ['<body', '<main', '<footer', '<script type="application/ld+json"'];

/** A page cut at its seams, in their order. */
function cut(html: string): string[] {
  const ends: number[] = [];
  for (const seam of SEAMS) {
    const from = ends.at(-1) ?? 0;
    const at = html.indexOf(seam, from);
    ends.push(at < 0 ? from : at);
  }
  return [0, ...ends].map((start, index) => html.slice(start, ends[index]));
}
const isShared = (part: string): boolean => part.startsWith('<body') || part.startsWith('<footer');

/** What of a page its styles are made for. */
interface Part {
  marks: readonly string[];
  scripts: string;
}

const readPart = (part: string): Part => ({
  marks: marksOf(part),
  scripts: [...part.matchAll(SCRIPT)].map(([code]) => code).join(''),
});

/** Styles, and the shared parts of pages that already go with them. */
interface Dress extends Spared {
  done: Map<string, string>;
}

/** What pages may fetch after they were dressed, and what they are dressed in. */
export interface Wardrobe {
  /** Texts of scripts and styles that name classes and properties a page may have later. */
  later: readonly string[];
  /** Styles of pages, by their address. */
  sheets: ReadonlyMap<string, string>;
}

/** How a page comes to its styles; what was worked out for one page serves every page of the same footprint. */
export function dresser({
  later,
  sheets,
}: Wardrobe): (html: string, exact: boolean) => Promise<string> {
  const scripts = saidIn(later.join('\n'));
  // React's own code names no class of ours, but half of the dictionary.
  const ours = wordsOf(later.filter((text) => !text.includes('react-dom')).join('\n'));
  const known = new Map<string, Dress>();
  const parts = new Map<string, Part>();
  const read = (part: string): Part => {
    const before = parts.get(part);
    if (before) return before;
    const made = readPart(part);
    if (isShared(part)) parts.set(part, made);
    return made;
  };
  const look = (rules: string, footprint: string, inlined: string): Dress => {
    const key = `${rules}\n${footprint}\n${inlined}`;
    const before = known.get(key);
    if (before) return before;
    const used = usedStyles(rules, footprint + inlined, scripts);
    const words = wordsOf(inlined);
    const names = { has: (name: string) => words.has(name) || ours.has(name) };
    const spared = spareScopes(used, footprint, names);
    const css = shortProperties(spared.css, footprint + inlined, scripts);
    const made = { ...spared, css, done: new Map<string, string>() };
    known.set(key, made);
    return made;
  };
  const first = firstViews();
  return async (html, exact) => {
    const rules: string[] = [];
    const unstyled = html.replace(STYLE, (whole, inside?: string, address = '') => {
      const rule = inside ?? sheets.get(address);
      if (rule !== undefined) rules.push(rule);
      return rule === undefined ? whole : '';
    });
    const bare = joinModules(unstyled);
    const pieces = cut(bare);
    const reading = pieces.map(read);
    const footprint = footprintOf(reading.flatMap(({ marks }) => marks));
    const inlined = reading.map((part) => part.scripts).join('');
    const { css, done, unmark } = look(rules.join(''), footprint, inlined);
    const letters = exact ? lettersOf(bare) : roundUp(lettersOf(bare));
    const dressed = pieces.map((part) => {
      const made = done.get(part) ?? unmark(part);
      if (isShared(part)) done.set(part, made);
      return made;
    });
    return shortScopes(withStyles(dressed.join(''), css, await letterRule(letters), first));
  };
}
