/** What of a stylesheet one page uses. Pure: text in, text out. */
import { transform } from 'lightningcss';

const names = (css: string, pattern: RegExp): Set<string> =>
  new Set([...css.matchAll(pattern)].map(([, name = '']) => name.replaceAll('\\', '')));

/** Every word of a text that could be a class name or a custom property. */
export function wordsOf(text: string): Set<string> {
  return new Set(text.match(/[\w:[\]().%/-]+/g));
}

/**
 * `css` without rules for classes and without custom properties that `page` (its markup and every script it can
 * load) never names. A name counts as used wherever the word stands, so nothing a script adds later is lost.
 */
export function usedStyles(css: string, page: string): string {
  const words = wordsOf(page);
  const classes = [...names(css, /\.((?:\\.|[\w-])+)/g)].filter((name) => !words.has(name));
  // Looks that a script fetches later read the page's custom properties too.
  const readElsewhere = names(page, /var\((--[\w-]+)/g);
  let kept = css;
  // A property may be needed by another one only, so dropping goes on until nothing more falls.
  for (let before = ''; before !== kept;) {
    before = kept;
    const read = names(kept, /var\((--[\w-]+)/g);
    const unread = [...names(kept, /[{;](--[\w-]+):/g)].filter(
      (name) => !read.has(name) && !readElsewhere.has(name) && !words.has(name),
    );
    const result = transform({
      filename: 'page.css',
      code: Buffer.from(kept),
      minify: true,
      unusedSymbols: [...classes, ...unread],
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

const PROPERTY = /--[a-z][\w-]*/g;

/** Custom properties as short as they can be; those in `kept` are known outside this stylesheet. */
export function shortProperties(css: string, kept: string): string {
  const known = new Set(kept.match(PROPERTY));
  const short = new Map<string, string>();
  return css.replace(PROPERTY, (name) => {
    if (known.has(name)) return name;
    const brief = short.get(name) ?? `--${short.size.toString(36)}`;
    short.set(name, brief);
    return brief;
  });
}
