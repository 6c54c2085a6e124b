/**
 * The search index, made from the pages as they were built: a new kind of page is found without anybody listing it, and
 * what is not published cannot be found. Written to `/search.json`, and as a plain list into every page that asks for
 * one with `data-everything`, for browsers without script.
 */
import { glob, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { type Source, sourceOf } from '#domain/page-source.ts';
import { publicPath } from '#domain/routes.ts';
import type { Row } from '#domain/search.ts';
import { indexRows } from '#domain/search-index.ts';
import { site } from '#site';

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

/** Must run before `inline()`, which cuts each page to what it uses. */
export function searchIndex(): AstroIntegration {
  return {
    name: 'search-index',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        const folder = fileURLToPath(dir);
        const sources: Source[] = [];
        const asking: string[] = [];
        for await (const name of glob('**/*.html', { cwd: folder })) {
          const html = await readFile(join(folder, name), 'utf8');
          if (html.includes('data-everything')) asking.push(name);
          const source = sourceOf(html, publicPath(`/${name}`), site.name);
          if (source) sources.push(source);
        }
        const rows = indexRows(sources);
        await writeFile(join(folder, 'search.json'), JSON.stringify(rows));
        for (const name of asking) {
          const file = join(folder, name);
          const html = await readFile(file, 'utf8');
          const list = plainList(rows);
          await writeFile(
            file,
            html.replace(
              /(<div[^>]*data-everything[^>]*>)(<\/div>)/,
              `$1${list.replaceAll('$', '$$$$')}$2`,
            ),
          );
        }
        logger.info(`${rows.length} pages can be found`);
      },
    },
  };
}
