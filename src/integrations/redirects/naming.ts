/** What a page is called where somebody missed it. Pure. */
import { site } from '#site';

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#34;': '"',
  '&#38;': '&',
  '&#39;': "'",
};

export interface Naming {
  /** What the browser tab says without the brand. */
  tab: string;
  heading: string;
  /** Whether it asks search engines to leave it out. */
  isHidden: boolean;
  /** Whether the address is the page's own, and not a second one with a canonical elsewhere (D05). */
  isAtHome: boolean;
}

const plain = (html = ''): string =>
  html
    .replace(/<svg[\s\S]*?<\/svg>|<[^>]+>/g, '')
    .replace(/&#?\w+;/g, (entity) => ENTITIES[entity] ?? entity)
    .replace(/\s+/g, ' ')
    .trim();

/** How the built page at `route` names itself. */
export function namingOf(html: string, route: string): Naming {
  const [, title] = /<title>([\s\S]*?)<\/title>/.exec(html) ?? [];
  const [, heading] = /<h1\b[^>]*>([\s\S]*?)<\/h1>/.exec(html) ?? [];
  const [, canonical = ''] = /<link rel="canonical" href="([^"]+)"/.exec(html) ?? [];
  return {
    tab: plain(title).replace(` - ${site.name}`, ''),
    heading: plain(heading),
    isHidden: /<meta name="robots" content="noindex/.test(html),
    isAtHome: URL.parse(canonical)?.pathname === route,
  };
}
