/** What of a stylesheet one page uses. Pure: text in, text out. */
import { transform } from 'lightningcss';

const names = (css: string, pattern: RegExp): Set<string> =>
  new Set([...css.matchAll(pattern)].map(([, name = '']) => name.replaceAll('\\', '')));

/** Every word of a text that could be a class name or a custom property. */
export function wordsOf(text: string): Set<string> {
  return new Set(text.match(/[\w:[\]().%/-]+/g));
}

const PROPERTY = /--[a-z][\w-]*/g;

/** What a text says that styles depend on. */
export interface Said {
  words: ReadonlySet<string>;
  /** Custom properties it reads. */
  read: ReadonlySet<string>;
  /** Custom properties it names. */
  properties: ReadonlySet<string>;
}

/** Reads a text once that many pages have to do with. */
export function saidIn(text: string): Said {
  return {
    words: wordsOf(text),
    // Looks that a script fetches later read the page's custom properties too.
    read: names(text, /var\((--[\w-]+)/g),
    properties: new Set(text.match(PROPERTY)),
  };
}

const NOTHING = saidIn('');

/**
 * `css` without rules for classes, and without custom properties and animations, that `page` (its markup and every
 * script it can load) never names. A name counts as used wherever the word stands, so nothing a script adds later is lost.
 *
 * @param later what more the page can load says
 */
export function usedStyles(css: string, page: string, later: Said = NOTHING): string {
  const own = saidIn(page);
  const isSaid = (name: string): boolean => own.words.has(name) || later.words.has(name);
  const isRead = (name: string): boolean => own.read.has(name) || later.read.has(name);
  const classes = [...names(css, /\.((?:\\.|[\w-])+)/g)].filter((name) => !isSaid(name));
  let kept = css;
  // A property may be needed by another one only, so dropping goes on until nothing more falls.
  for (let before = ''; before !== kept;) {
    before = kept;
    const read = names(kept, /var\((--[\w-]+)/g);
    const unread = [...names(kept, /[{;](--[\w-]+):/g)].filter(
      (name) => !read.has(name) && !isRead(name) && !isSaid(name),
    );
    const still = [...names(kept, /@keyframes ([\w-]+)/g)].filter(
      (name) => !isSaid(name) && !new RegExp(`animation[^;}]*\\b${name}\\b`).test(kept),
    );
    const result = transform({
      filename: 'page.css',
      code: Buffer.from(kept),
      minify: true,
      unusedSymbols: [...classes, ...unread, ...still],
    });
    kept = result.code.toString();
  }
  // The only comment left is Tailwind's banner.
  return kept.replace(/\/\*![\s\S]*?\*\/\s*/g, '');
}

/** Astro's scope classes (`astro-` and eight characters) as short as they can be within one page. */
export function shortScopes(html: string): string {
  const short = new Map<string, string>();
  return html.replace(/\bastro-[a-z0-9]{8}\b/g, (name) => {
    const known = short.get(name) ?? `_${short.size.toString(36)}`;
    short.set(name, known);
    return known;
  });
}

/** Custom properties as short as they can be; those in `kept` and `later` are known outside this stylesheet. */
export function shortProperties(css: string, kept: string, later: Said = NOTHING): string {
  const known = new Set(kept.match(PROPERTY));
  const short = new Map<string, string>();
  return css.replace(PROPERTY, (name) => {
    if (known.has(name) || later.properties.has(name)) return name;
    const brief = short.get(name) ?? `--${short.size.toString(36)}`;
    short.set(name, brief);
    return brief;
  });
}
