/**
 * Builds the search index from the built pages, so that new kinds of pages are included and unpublished ones are not.
 * Written to `/search.json`, and as a plain list into pages with `data-all-pages`, for browsers without JavaScript.
 */
import { writeFile } from 'node:fs/promises';
import type { AstroIntegration } from 'astro';
import { indexEntries } from '#features/search/build-index.ts';
import type { SearchEntry } from '#features/search/query.ts';
import { SEARCH_WORDS } from '#features/search/words.ts';
import { frontDoor, isTranslation, languageOf } from '#features/translations/page-language.ts';
import { escapeHtml } from '#lib/html.ts';
import { site } from '#site';
import { took } from '../took.ts';
import type { Pages } from './read.ts';
import { listedPage } from './sitemap-lists.ts';

/** Per category in the plain list; larger categories link to their page. */
const MAX_LINKS = 60;
const PLACE = /(<div[^>]*data-all-pages[^>]*>)(<\/div>)/;

/** The search is in the language that the practice writes first: of each translation it finds the home page. */
const isSearched = (path: string): boolean =>
  !isTranslation(path) || path === frontDoor(languageOf(path));

/** Without pages 2 and up of a list: their items are entries themselves. */
export function searchEntries(pages: Pages): SearchEntry[] {
  const listed = [...pages.values()].filter(
    (page) => listedPage(page) && isSearched(page.path) && !/\/page\/\d+$/.test(page.path),
  );
  return indexEntries(
    listed.map(({ path, note, text: { headings, body } }) => ({
      path,
      title: note.listedAs,
      text: note.description,
      headings,
      body,
    })),
    site.newsletter.path,
    SEARCH_WORDS[site.language],
  );
}

/** Grouped by category. */
export function plainList(entries: readonly SearchEntry[]): string {
  return [...Map.groupBy(entries, ([, category]) => category)]
    .map(([category, entries]) => {
      const links = entries
        .slice(0, MAX_LINKS)
        .map(([path, , title]) => `<li><a href="${path}">${escapeHtml(title)}</a></li>`);
      const more = entries.length - MAX_LINKS;
      const rest = more > 0 ? `<li>${SEARCH_WORDS[site.language].more(more)}</li>` : '';
      return `<h3>${escapeHtml(category)}</h3><ul>${links.join('')}${rest}</ul>`;
    })
    .join('');
}

export function fillBrowseAll(html: string, pages: Pages): string {
  return html.replace(
    PLACE,
    (_, open: string, close: string) => open + plainList(searchEntries(pages)) + close,
  );
}

export function searchIndex(pages: Pages): AstroIntegration {
  return {
    name: 'search-index',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        const started = performance.now();
        const entries = searchEntries(pages);
        await writeFile(new URL('search.json', dir), JSON.stringify(entries));
        logger.info(`${entries.length} pages ${took(started)}`);
      },
    },
  };
}
