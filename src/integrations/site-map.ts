/** Fills the lists of the human sitemap from the pages that were built, so that a new page stands there by itself. */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { isOwnPage, publicPath } from '#domain/routes.ts';
import { groupPages, type ListedPage } from '#domain/site-map.ts';
import { site } from '#site';
import type { Pages } from './finish/facts.ts';

/** What `sections/SiteMap.astro` leaves to be filled. */
const LIST = /(<ul[^>]* data-pages="([^"]*)"[^>]*>)<\/ul>/g;

/** A built page as the sitemap names it; nothing for pages that are kept from search engines. */
export function listedPage(file: string, html: string): ListedPage | undefined {
  const path = publicPath(`/${file}`);
  const listedAs = /<main[^>]* data-listed-as(?:="([^"]*)")?/.exec(html);
  // An empty name is a wish not to be named.
  const unnamed = listedAs && !listedAs[1];
  if (!isOwnPage(html, path) || path === '/404' || unnamed) return undefined;
  const title = /<title>([\s\S]*?)<\/title>/.exec(html)?.[1] ?? path;
  const name = title.replace(` - ${site.name}`, '').replace(/ \| Blog Post$/, '');
  return { path, name: listedAs?.[1] ?? (path === '/' ? 'Home' : name) };
}

/** The page with its lists filled. Throws where a group names no page at all. */
export function withLists(html: string, pages: readonly ListedPage[]): string {
  const groups = [...html.matchAll(LIST)].map(([, , patterns = '']) => patterns.split(' '));
  const filled = groupPages(groups, pages);
  let at = 0;
  return html.replace(LIST, (_, open: string, patterns: string) => {
    const group = filled[at++] ?? [];
    if (!group.length)
      throw new Error(`The sitemap has a group for "${patterns}", but no such page was built`);
    return `${open}${group.map(({ path, name }) => `<li><a href="${path}">${name}</a></li>`).join('')}</ul>`;
  });
}

/** Must run before the pages that wait are finished. */
export function siteMap(pages: Pages): AstroIntegration {
  return {
    name: 'site-map',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const all = [...pages.values()];
        const listed = all.flatMap(({ listed }) => listed ?? []);
        for (const { name } of all.filter(({ waits }) => waits)) {
          const file = join(fileURLToPath(dir), name);
          const html = await readFile(file, 'utf8');
          if (html.includes(' data-pages="')) await writeFile(file, withLists(html, listed));
        }
      },
    },
  };
}
