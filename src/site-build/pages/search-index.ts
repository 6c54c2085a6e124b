/**
 * Builds the search indexes from the built pages, so that new kinds of pages are included and unpublished ones are not.
 * One for each language that has a page with a search, which downloads only that: `/search.json`, `/es/search.json`; and
 * as a plain list into pages with `data-all-pages`, for browsers without JavaScript.
 */
import { writeFile } from 'node:fs/promises';
import type { AstroIntegration } from 'astro';
import { indexEntries } from '#features/search/build-index.ts';
import type { SearchEntry } from '#features/search/query.ts';
import { SEARCH_WORDS } from '#features/search/words.ts';
import { searchIndexPath } from '#features/search/index-path.ts';
import { frontDoor, languageOf } from '#features/translations/page-language.ts';
import { escapeHtml } from '#lib/html.ts';
import { type Language, LANGUAGES } from '#lib/language.ts';
import { site } from '#site';
import { took } from '../took.ts';
import type { Pages } from './read.ts';
import { listedPage } from './sitemap-lists.ts';

/** Per category in the plain list; larger categories link to their page. */
const MAX_LINKS = 60;
const PLACE = /(<div[^>]*data-all-pages[^>]*>)(<\/div>)/;

/** A search finds the pages of its language; that of the first one also the home pages of the others. */
function isSearched(path: string, language: Language): boolean {
  const own = languageOf(path);
  return own === language || (language === site.language && path === frontDoor(own));
}

/** Without pages 2 and up of a list: their items are entries themselves. */
export function searchEntries(pages: Pages, language: Language): SearchEntry[] {
  const listed = [...pages.values()].filter(
    (page) =>
      listedPage(page) && isSearched(page.path, language) && !/\/page\/\d+$/.test(page.path),
  );
  return indexEntries(
    listed.map(({ path, note, text: { headings, body } }) => ({
      path,
      translates: note.versions?.[site.language],
      title: note.listedAs,
      text: note.description,
      headings,
      body,
    })),
    site.newsletter.path,
    SEARCH_WORDS[language],
  );
}

/** Grouped by category. */
export function plainList(entries: readonly SearchEntry[], language: Language): string {
  return [...Map.groupBy(entries, ([, category]) => category)]
    .map(([category, entries]) => {
      const links = entries
        .slice(0, MAX_LINKS)
        .map(([path, , title]) => `<li><a href="${path}">${escapeHtml(title)}</a></li>`);
      const more = entries.length - MAX_LINKS;
      const rest = more > 0 ? `<li>${SEARCH_WORDS[language].more(more)}</li>` : '';
      return `<h3>${escapeHtml(category)}</h3><ul>${links.join('')}${rest}</ul>`;
    })
    .join('');
}

/** @param path of the page */
export function fillBrowseAll(html: string, pages: Pages, path: string): string {
  const language = languageOf(path);
  return html.replace(
    PLACE,
    (_, open: string, close: string) =>
      open + plainList(searchEntries(pages, language), language) + close,
  );
}

export function searchIndex(pages: Pages): AstroIntegration {
  return {
    name: 'search-index',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        const started = performance.now();
        const searches = [...pages.values()].filter(({ hasSearch }) => hasSearch);
        const counts = LANGUAGES.filter((language) =>
          searches.some(({ path }) => languageOf(path) === language),
        ).map(async (language) => {
          const entries = searchEntries(pages, language);
          const file = new URL(`.${searchIndexPath(language)}`, dir);
          await writeFile(file, JSON.stringify(entries));
          return entries.length;
        });
        logger.info(`${(await Promise.all(counts)).join(', ')} pages ${took(started)}`);
      },
    },
  };
}
