/** Drops the CSS that a page does not use. */
import { hash } from 'node:crypto';
import { transform } from 'lightningcss';
import { STYLE_TARGETS } from '../scripts/browser-targets.ts';

/** Tailwind registers the properties of all its utilities on every page. */
const PROPERTY = /@property (--[\w-]+)\{[^}]*?(?:initial-value:([^;}]*))?\}/g;

const READ = /var\((--[\w-]+)/g;

const names = (css: string, pattern: RegExp): Set<string> =>
  new Set([...css.matchAll(pattern)].map(([, name = '']) => name.replaceAll('\\', '')));

/** A class such as `[&_a]:flex` is escaped in markup. */
export const withAmpersands = (text: string): string => text.replaceAll('&amp;', '&');

/** Every word of a text that could be a class name or a custom property. */
export function tokenize(text: string): Set<string> {
  return new Set(withAmpersands(text).match(/[^\s"'`<>{};=\\]+/g));
}

/** Names that styles depend on. */
export interface Tokens {
  words: ReadonlySet<string>;
  /** Custom properties. */
  read: ReadonlySet<string>;
}

/** Reads a text once for use with many pages. */
export function readTokens(text: string): Tokens {
  return {
    words: tokenize(text),
    // Styles that load later also read the page's custom properties.
    read: names(text, READ),
  };
}

type Test = (name: string) => boolean;

/** Puts the initial value where a property is read that no rule of the page sets. */
function withConstants(css: string): string {
  const values = [...css.matchAll(PROPERTY)].flatMap(([, name = '', initial]) => {
    // Once is Tailwind's reset for browsers without `@property`.
    const isSet = css.split(`${name}:`).length > 2;
    return initial === undefined || isSet ? [] : [[`var(${name})`, initial] as const];
  });
  return values.reduce((result, [read, initial]) => result.replaceAll(read, initial), css);
}

/** In minified CSS, with the semicolon after it. */
const DECLARATION = /(?<=[{;])(--[\w-]+):([^;}]*);?/g;
const KEYFRAMES = /@keyframes ([\w-]+)\{(?:[^{}]*\{[^{}]*\})*\}/g;

/** Custom properties that only unused ones read, or nothing does. */
function unreadProperties(css: string, isKept: (name: string) => boolean): Set<string> {
  const values = new Map<string, string>();
  const others = css.replace(DECLARATION, (_, name: string, value: string) => {
    values.set(name, `${values.get(name) ?? ''} ${value}`);
    return '';
  });
  const read = names(others, READ);
  for (const name of values.keys()) if (isKept(name)) read.add(name);
  // A set visits what is added meanwhile.
  for (const name of read) for (const next of names(values.get(name) ?? '', READ)) read.add(next);
  return new Set(values.keys()).difference(read);
}

/** An empty layer still counts in the order of layers. */
function withoutEmptyRules(css: string): string {
  const next = css
    .replace(/@layer ([\w-]+)\{\}/g, '@layer $1;')
    .replace(/(?<=^|[{};])[^{};]+\{\}/g, '')
    .replaceAll(/(@layer [\w,-]+);@layer ([\w,-]+);/g, '$1,$2;');
  return next === css ? css : withoutEmptyRules(next);
}

/** Also drops animations that nothing names. */
function withoutUnread(css: string, isSaid: Test, isKept: Test): string {
  const unread = unreadProperties(css, isKept);
  const isPlayed = (name: string): boolean =>
    isSaid(name) || new RegExp(`animation[^;}]*\\b${name}\\b`).test(css);
  const kept = css
    .replace(DECLARATION, (whole, name: string) => (unread.has(name) ? '' : whole))
    .replaceAll(';}', '}')
    .replace(KEYFRAMES, (whole, name: string) => (isPlayed(name) ? whole : ''));
  return withoutEmptyRules(kept);
}

/** By a hash of the arguments. Pages of one type use the same styles: half of all calls are repeats. */
const results = new Map<string, string>();

/** By stylesheet: 180 pages share two dozen. */
const classes = new Map<string, string[]>();

function droppableClasses(css: string): string[] {
  const known = classes.get(css);
  if (known) return known;
  // A class named like a property, such as `text-wrap`, stays: lightningcss would drop the property.
  const properties = names(css, /[{;]([a-z-]+):/g);
  const selectors = css.match(/[^{};]+(?=\{)/g)?.join(' ') ?? '';
  const found = [...names(selectors, /\.((?:\\.|[a-z_-])(?:\\.|[\w-])*)/gi).difference(properties)];
  classes.set(css, found);
  return found;
}

function withoutClasses(css: string, unusedSymbols: string[]): string {
  if (unusedSymbols.length === 0) return css;
  const key = hash('sha256', [css, ...unusedSymbols].join('\n'));
  const known = results.get(key);
  if (known !== undefined) return known;
  const code = Buffer.from(css);
  const result = transform({
    filename: 'page.css',
    code,
    minify: true,
    targets: STYLE_TARGETS,
    unusedSymbols,
  });
  const kept = result.code.toString();
  results.set(key, kept);
  return kept;
}

/**
 * Minified `css` without rules, custom properties and animations that `page` (its markup) and `later` never name. Any
 * occurrence of the word counts as use, so names that scripts add later are safe. lightningcss takes out the classes;
 * doing the rest by patterns instead of two more passes of it saves 1.5 s of processor time for 183 pages, and costs 8
 * B of each.
 * @param later the names in each file of code that the page can load
 * @param elsewhere classes that this code brings styles for
 */
export function usedStyles(
  css: string,
  page: Tokens,
  later: readonly Tokens[] = [],
  elsewhere: ReadonlySet<string> = new Set(),
): string {
  const all = [page, ...later];
  const isSaid = (name: string): boolean =>
    page.words.has(name) || later.some(({ words }) => words.has(name) && !elsewhere.has(name));
  const isKept = (name: string): boolean =>
    // Every stylesheet that reads Tailwind's own properties registers them itself.
    !name.startsWith('--tw-') && (isSaid(name) || all.some(({ read }) => read.has(name)));
  const unused = droppableClasses(css).filter((name) => !isSaid(name));
  let kept = withoutClasses(css, unused);
  // Removing one can leave another unused, so repeat until nothing is.
  for (let before = ''; before !== kept;) {
    before = kept;
    kept = withConstants(withoutUnread(kept, isSaid, isKept));
  }
  const read = names(kept, READ);
  kept = kept.replace(PROPERTY, (rule, name: string) => (read.has(name) ? rule : ''));
  // The only comment left is Tailwind's banner.
  return kept.replace(/\/\*![\s\S]*?\*\/\s*/g, '');
}
