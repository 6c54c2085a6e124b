/** What the build has made: every address that answers, and the pages worth suggesting. */
import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { AddressBook } from '#domain/redirect-table.ts';
import { publicPath } from '#domain/routes.ts';
import { site } from '#site';

/** Files for hosts and the 404 page have no address of their own; compressed twins share one. */
const NO_ROUTE = /^(?:_[^/]*|404\.html|.*\.(?:br|gz))$/;
const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#34;': '"',
  '&#38;': '&',
  '&#39;': "'",
};

export interface BuiltSite extends Pick<AddressBook, 'pages' | 'numbers'> {
  /** Path of every page and file. */
  routes: ReadonlySet<string>;
}

const plain = (html = ''): string =>
  html
    .replace(/<svg[\s\S]*?<\/svg>|<[^>]+>/g, '')
    .replace(/&#?\w+;/g, (entity) => ENTITIES[entity] ?? entity)
    .replace(/\s+/g, ' ')
    .trim();

/** The names of a page: what the browser tab says without the brand, and its heading. */
function namesOf(html: string): { tab: string; heading: string } {
  const [, title] = /<title>([\s\S]*?)<\/title>/.exec(html) ?? [];
  const [, heading] = /<h1\b[^>]*>([\s\S]*?)<\/h1>/.exec(html) ?? [];
  return { tab: plain(title).replace(` - ${site.name}`, ''), heading: plain(heading) };
}

/** Whether the address is the page's own, and not a second one with a canonical elsewhere (D05). */
function isAtHome(html: string, route: string): boolean {
  const [, canonical = ''] = /<link rel="canonical" href="([^"]+)"/.exec(html) ?? [];
  return URL.parse(canonical)?.pathname === route;
}

const isHidden = (html: string): boolean => /<meta name="robots" content="noindex/.test(html);

/** `/blog/7-` for `/blog/7-who-started-it`. */
function numberOf(route: string): string | undefined {
  const [numbered] = /^.*\/\d+(?=-|$)/.exec(route) ?? [];
  return numbered && `${numbered}-`;
}

/** Path and text of every file that visitors may ask for. */
async function* filesOf(folder: string): AsyncGenerator<{ route: string; html?: string }> {
  for await (const name of glob('**/*.*', { cwd: folder })) {
    const path = name.replaceAll('\\', '/');
    if (NO_ROUTE.test(path)) continue;
    const route = publicPath(`/${path}`);
    yield path.endsWith('.html')
      ? { route, html: await readFile(join(folder, name), 'utf8') }
      : { route };
  }
}

/** Reads the folder of a build. */
export async function readBuild(folder: string): Promise<BuiltSite> {
  const routes = new Set<string>();
  const found: { route: string; html: string; tab: string; heading: string }[] = [];
  for await (const { route, html } of filesOf(folder)) {
    routes.add(route);
    if (html !== undefined) found.push({ route, html, ...namesOf(html) });
  }
  const own = found.filter(({ html, route }) => isAtHome(html, route));
  // Posts all say the same in the tab.
  const byTab = Map.groupBy(own, ({ tab }) => tab);
  const name = ({ tab, heading }: { tab: string; heading: string }): string =>
    byTab.get(tab)?.length === 1 ? tab : heading;
  const pages = found.map((page) => [
    page.route,
    isHidden(page.html) || !isAtHome(page.html, page.route) ? '' : name(page),
  ]);
  const numbers = own.flatMap(({ route }) => {
    const number = numberOf(route);
    return number === undefined ? [] : [[number, [route]]];
  });
  return {
    routes,
    pages: Object.fromEntries(pages.sort()),
    numbers: Object.fromEntries(numbers),
  };
}
