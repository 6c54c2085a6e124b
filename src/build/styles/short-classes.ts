/** Shorter class names in built pages. Pure functions. */
import { type Tokens, tokenize } from './used-styles.ts';

/** Classes that only Astro or Tailwind writes: scopes, and utilities with a variant or a value. */
const GENERATED = /^astro-[a-z0-9]{8}$|[^\w-]|-\d/;
const CLASSES = / class="([^"]*)"/g;
const STYLES = /<style[^>]*>[\s\S]*?<\/style>/g;
const ISLANDS = /(<astro-island\b[\s\S]*?<\/astro-island>)/;

const escapeCss = (name: string): string => name.replace(/[^\w-]/g, '\\$&');
const escapeRegExp = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

const classesOf = (html: string): string[] =>
  [...html.matchAll(CLASSES)].flatMap(([, names = '']) => names.split(' '));

/**
 * Shortens generated class names as far as one page allows: saves 1.6 kB of the home page (brotli).
 *
 * @param later names in code that the page can load; these stay, except in islands: React replaces
 * the names of an element together
 * @param late utilities of the stylesheet that islands load. In islands these are shortened too: an
 * element has the page's rules or those of that stylesheet, never some of each
 */
export function shortenClasses(
  html: string,
  later: readonly Tokens[] = [],
  late: ReadonlySet<string> = new Set(),
): string {
  const said = tokenize(html.replace(STYLES, '').replace(CLASSES, ''));
  const isSaid = (name: string): boolean =>
    said.has(name) || later.some(({ words }) => words.has(name));
  const isShortened = (name: string): boolean => GENERATED.test(name) || late.has(name);
  const short = new Map<string, string>();
  const shorten = (name: string): void => {
    if (!short.has(name)) short.set(name, `_${short.size.toString(36)}`);
  };
  const parts = html.split(ISLANDS).map((part) => ({ part, isIsland: ISLANDS.test(part) }));
  for (const { part, isIsland } of parts)
    for (const name of classesOf(part))
      if (isShortened(name) && (isIsland || !isSaid(name))) shorten(name);
  if (short.size === 0) return html;
  const rename = (part: string, isIsland: boolean): string =>
    part.replace(CLASSES, (_, names: string) => {
      const all = names
        .split(' ')
        .map((name) => (isIsland || !isSaid(name) ? short.get(name) : undefined) ?? name);
      return ` class="${all.join(' ')}"`;
    });
  const selectors = [...short.keys()].map((name) => escapeRegExp(escapeCss(name))).join('|');
  const selector = new RegExp(`\\.(${selectors})(?![\\w\\\\-])`, 'g');
  return parts
    .map(({ part, isIsland }) => rename(part, isIsland))
    .join('')
    .replace(STYLES, (style) =>
      style.replace(selector, (_, escaped: string) => {
        const name = escaped.replaceAll('\\', '');
        const brief = `.${short.get(name)}`;
        return isSaid(name) ? `:is(.${escaped},${brief})` : brief;
      }),
    );
}
