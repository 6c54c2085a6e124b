/** Which built pages search engines may list: what the page itself says, read from the page itself. */
import { existsSync, readFileSync } from 'node:fs';
import { isOwnPage } from '#domain/routes.ts';

/** Whether the page at `url` is meant for search engines; for the sitemap, after pages are written to `folder`. */
export function indexable(url: string, folder: string): boolean {
  const path = new URL(url).pathname;
  const file = `${folder}${path === '/' ? '/index' : path}.html`;
  return existsSync(file) && isOwnPage(readFileSync(file, 'utf8'), path);
}
