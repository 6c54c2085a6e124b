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

const NONE: Tokens = { words: new Set(), read: new Set() };

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
function unreadProperties(css: string, kept: ReadonlySet<string>): Set<string> {
  const values = new Map<string, string>();
  const others = css.replace(DECLARATION, (_, name: string, value: string) => {
    values.set(name, `${values.get(name) ?? ''} ${value}`);
    return '';
  });
  const read = names(others, READ);
  for (const name of values.keys()) if (kept.has(name)) read.add(name);
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
function withoutUnread(
  css: string,
  played: ReadonlySet<string>,
  read: ReadonlySet<string>,
): string {
  const unread = unreadProperties(css, read);
  const isPlayed = (name: string): boolean =>
    played.has(name) || new RegExp(`animation[^;}]*\\b${name}\\b`).test(css);
  const kept = css
    .replace(DECLARATION, (whole, name: string) => (unread.has(name) ? '' : whole))
    .replaceAll(';}', '}')
    .replace(KEYFRAMES, (whole, name: string) => (isPlayed(name) ? whole : ''));
  return withoutEmptyRules(kept);
}

/** The names in a stylesheet that decide what a page uses of it. */
interface Stylesheet {
  classes: readonly string[];
  properties: readonly string[];
  animations: readonly string[];
  /** By a hash of those names. Pages of one type use the same: 200 new posts add 31. */
  results: Map<string, string>;
}

/** By text: 180 pages share two dozen. */
const stylesheets = new Map<string, Stylesheet>();

function readStylesheet(css: string): Stylesheet {
  const known = stylesheets.get(css);
  if (known) return known;
  // A class named like a property, such as `text-wrap`, stays: lightningcss would drop the property.
  const others = names(css, /[{;]([a-z-]+):/g);
  const selectors = css.match(/[^{};]+(?=\{)/g)?.join(' ') ?? '';
  const found = {
    classes: [...names(selectors, /\.((?:\\.|[a-z_-])(?:\\.|[\w-])*)/gi).difference(others)],
    properties: [...names(css, /(--[\w-]+)/g)],
    animations: [...names(css, /@keyframes ([\w-]+)/g)],
    results: new Map<string, string>(),
  };
  stylesheets.set(css, found);
  return found;
}

function withoutClasses(css: string, unusedSymbols: string[]): string {
  if (unusedSymbols.length === 0) return css;
  const result = transform({
    filename: 'page.css',
    code: Buffer.from(css),
    minify: true,
    targets: STYLE_TARGETS,
    unusedSymbols,
  });
  return result.code.toString();
}

/**
 * Minified `css` without rules, custom properties and animations that `page` (its markup) and `later` never name. Any
 * occurrence of the word counts as use, so names that scripts add later are safe. lightningcss takes out the classes;
 * doing the rest by patterns instead of two more passes of it saves 1.5 s of processor time for 183 pages, and costs 8
 * B of each.
 * @param later the names in the code that the page can load
 * @param elsewhere classes that this code brings styles for
 */
export function usedStyles(
  css: string,
  page: Tokens,
  later: Tokens = NONE,
  elsewhere: ReadonlySet<string> = new Set(),
): string {
  const isSaid = (name: string): boolean =>
    page.words.has(name) || (later.words.has(name) && !elsewhere.has(name));
  const isRead = (name: string): boolean =>
    // Every stylesheet that reads Tailwind's own properties registers them itself.
    !name.startsWith('--tw-') && (isSaid(name) || page.read.has(name) || later.read.has(name));
  const { classes, properties, animations, results } = readStylesheet(css);
  const unused = classes.filter((name) => !isSaid(name));
  const read = new Set(properties.filter(isRead));
  const played = new Set(animations.filter(isSaid));
  const key = hash('sha256', JSON.stringify([unused, [...read], [...played]]));
  const known = results.get(key);
  if (known !== undefined) return known;
  const kept = withoutUnused(withoutClasses(css, unused), read, played);
  results.set(key, kept);
  return kept;
}

/** @param read custom properties that are kept @param played animations that are kept */
function withoutUnused(
  css: string,
  read: ReadonlySet<string>,
  played: ReadonlySet<string>,
): string {
  let kept = css;
  // Removing one can leave another unused, so repeat until nothing is.
  for (let before = ''; before !== kept;) {
    before = kept;
    kept = withConstants(withoutUnread(kept, played, read));
  }
  const needed = names(kept, READ);
  kept = kept.replace(PROPERTY, (rule, name: string) => (needed.has(name) ? rule : ''));
  // The only comment left is Tailwind's banner.
  return kept.replace(/\/\*![\s\S]*?\*\/\s*/g, '');
}
