/** A built page as the search index reads it. Pure: HTML in, title, headings and words out. */
import { fold } from './fold.ts';

/** A page as read from its HTML. */
export interface Source {
  path: string;
  title: string;
  text: string;
  headings: [text: string, id: string][];
  /** Everything its `main` says, folded. */
  body: string;
}

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
  '#x27': "'",
  nbsp: ' ',
};

/** Markup as the text people read. */
function plain(html: string): string {
  return html
    .replace(/<(script|style|svg|template|noscript)\b[\s\S]*?<\/\1>/g, ' ')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(#?\w+);/g, (whole, name: string) => ENTITIES[name] ?? whole)
    .replace(/\s+/g, ' ')
    .trim();
}

const attribute = (tag: string, name: string): string =>
  new RegExp(`\\b${name}="([^"]*)"`).exec(tag)?.[1] ?? '';

function headingsOf(main: string): [string, string][] {
  const open = main.replace(/<summary\b[\s\S]*?<\/summary>/g, '');
  const heads = [...open.matchAll(/<h([123])\b([^>]*)>([\s\S]*?)<\/h\1>/g)].map(
    ([, level, tag = '', text = '']): [string, string] => [
      plain(text),
      // The first heading is the page itself.
      level === '1' ? '' : attribute(tag, 'id'),
    ],
  );
  // A link leads to what opens: that is where browsers open it by themselves.
  const folds = [...main.matchAll(/<summary\b[^>]*>([\s\S]*?)<\/summary>\s*(<[^>]*>)/g)];
  const asked = folds.map(([, text = '', next = '']): [string, string] => [
    plain(text),
    attribute(next, 'id'),
  ]);
  return [...heads, ...asked].filter(([text]) => text);
}

/**
 * The page, or nothing where search engines may not list it or where it is a copy of another. `brand` stands at the
 * end of titles and is left out.
 */
export function sourceOf(html: string, path: string, brand: string): Source | undefined {
  const meta = (name: string): string =>
    plain(attribute(new RegExp(`<meta[^>]*name="${name}"[^>]*>`).exec(html)?.[0] ?? '', 'content'));
  const canonical = attribute(/<link[^>]*rel="canonical"[^>]*>/.exec(html)?.[0] ?? '', 'href');
  // Further pages of a list say nothing that the entries themselves do not.
  if (/noindex/.test(meta('robots')) || /^\/404$|\/page\/\d+$/.test(path)) return undefined;
  if (canonical && new URL(canonical).pathname !== path) return undefined;
  // What a list may say of the page: another name, or nothing at all (D11, D44).
  const listedAs = /<main[^>]* data-listed-as(?:="([^"]*)")?/.exec(html);
  if (listedAs && !listedAs[1]) return undefined;
  const all = /<main\b[^>]*>([\s\S]*?)<\/main>/.exec(html)?.[1] ?? '';
  const main = all.replace(/<form\b[\s\S]*?<\/form>/g, ' ');
  const tab = plain(/<title>([\s\S]*?)<\/title>/.exec(html)?.[1] ?? '')
    .replace(new RegExp(`( \\| [^|]*)? - ${brand}$`), '')
    .replace(/^Home - .*/, 'Home');
  const name = listedAs?.[1] ?? tab;
  const body = fold(plain(main));
  return { path, title: name, text: meta('description'), headings: headingsOf(main), body };
}
