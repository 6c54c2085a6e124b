/** Facts about every built page, for the later build steps. */
import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { isListable, type PageNote, readPageNote } from '#features/site/page-note.ts';
import { publicPath } from '#lib/http/routes.ts';
import { took } from '../took.ts';
import { type PageText, readText } from './text.ts';

export interface BuiltPage {
  /** Below the build folder. */
  name: string;
  /** Public path. */
  path: string;
  note: PageNote;
  text: PageText;
  /** By search engines and page lists. */
  isListable: boolean;
  /** Whether one can search the site there. */
  hasSearch: boolean;
}

/** By public path. Empty until pages are rendered. */
export type Pages = Map<string, BuiltPage>;

/** Up to `today` (`2026-03-05`): an article's date, else the latest date in the text. Skips later ones, as openings. */
export function lastChange(page: BuiltPage | undefined, today: string): string | undefined {
  if (!page) return undefined;
  const days = page.note.changed ? [page.note.changed] : page.text.days;
  return days
    .filter((day) => day <= today)
    .toSorted()
    .at(-1);
}

export const htmlFiles = (folder: string): Promise<string[]> =>
  Array.fromAsync(glob('**/*.html', { cwd: folder }));

/** @throws {Error} if a page has no note */
export function readPages(pages: Pages): AstroIntegration {
  return {
    name: 'read-pages',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        const started = performance.now();
        const folder = fileURLToPath(dir);
        for (const name of await htmlFiles(folder)) {
          const html = await readFile(join(folder, name), 'utf8');
          const path = publicPath(`/${name}`);
          const note = readPageNote(html, name);
          const text = readText(html);
          const hasSearch = html.includes('data-all-pages');
          pages.set(path, {
            ...{ name, path, note, text, hasSearch },
            isListable: isListable(note, path),
          });
        }
        logger.info(`${pages.size} pages ${took(started)}`);
      },
    },
  };
}
