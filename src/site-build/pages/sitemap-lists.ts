/** Fills the lists of the sitemap page from the built pages. */
import { groupPages, type ListedPage } from '#features/search/sitemap-groups.ts';
import { isTranslation, languageOf } from '#features/translations/page-language.ts';
import { escapeHtml } from '#lib/html.ts';
import type { BuiltPage, Pages } from './read.ts';

/** Empty lists in `features/search/SiteMap.astro`. */
const LIST = /(<ul[^>]* data-sitemap="([^"]*)"[^>]*>)<\/ul>/g;

/** Nothing for pages kept out of lists (R016). */
export function listedPage({ path, note, isListable }: BuiltPage): ListedPage | undefined {
  return isListable && path !== '/404' && note.listedAs ? { path, name: note.listedAs } : undefined;
}

/** Titles of translations are read out in their own language. */
const spoken = (path: string): string =>
  isTranslation(path) ? ` lang="${languageOf(path)}" hreflang="${languageOf(path)}"` : '';

/** @throws {Error} if a group matches no page */
export function fillSiteMap(html: string, pages: Pages): string {
  const groups = [...html.matchAll(LIST)].map(([, , patterns = '']) => patterns.split(' '));
  if (!groups.length) return html;
  const filled = groupPages(
    groups,
    [...pages.values()].flatMap((page) => listedPage(page) ?? []),
  );
  let at = 0;
  return html.replace(LIST, (_, open: string, patterns: string) => {
    const group = filled[at++] ?? [];
    if (!group.length)
      throw new Error(`The sitemap has a group for "${patterns}", but no such page was built`);
    const items = group.map(
      ({ path, name }) => `<li><a href="${path}"${spoken(path)}>${escapeHtml(name)}</a></li>`,
    );
    return `${open}${items.join('')}</ul>`;
  });
}
