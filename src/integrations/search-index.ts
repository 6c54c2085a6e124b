/**
 * The search index, made from the pages as they were built: a new kind of page is found without anybody listing it, and
 * what is not published cannot be found. Written to `/search.json`, and as a plain list into every page that asks for
 * one with `data-everything`, for browsers without script.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import type { Row } from '#domain/search.ts';
import { indexRows } from '#domain/search-index.ts';
import type { Pages } from './finish/facts.ts';

/** Links per shelf in the plain list; a shelf of thousands has a page of its own. */
const LISTED = 60;

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** All rows as HTML, shelf by shelf. */
export function plainList(rows: readonly Row[]): string {
  return [...Map.groupBy(rows, ([, shelf]) => shelf)]
    .map(([shelf, on]) => {
      const links = on
        .slice(0, LISTED)
        .map(([path, , title]) => `<li><a href="${escaped(path)}">${escaped(title)}</a></li>`);
      const more = on.length > LISTED ? `<li>and ${on.length - LISTED} more</li>` : '';
      return `<h3>${escaped(shelf)}</h3><ul>${links.join('')}${more}</ul>`;
    })
    .join('');
}

const PLACE = /(<div[^>]*data-everything[^>]*>)(<\/div>)/;

/** Must run before the pages that wait are finished. */
export function searchIndex(pages: Pages): AstroIntegration {
  return {
    name: 'search-index',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        const folder = fileURLToPath(dir);
        const all = [...pages.values()];
        const rows = indexRows(all.flatMap(({ source }) => source ?? []));
        await writeFile(join(folder, 'search.json'), JSON.stringify(rows));
        for (const { name } of all.filter(({ waits }) => waits)) {
          const file = join(folder, name);
          const html = await readFile(file, 'utf8');
          if (!PLACE.test(html)) continue;
          const filled = html.replace(
            PLACE,
            (_, open: string, close: string) => open + plainList(rows) + close,
          );
          await writeFile(file, filled);
        }
        logger.info(`${rows.length} pages can be found`);
      },
    },
  };
}
