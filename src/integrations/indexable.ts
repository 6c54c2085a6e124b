/** Which built pages search engines may list: what the page itself says, read from the page itself. */
import { existsSync, readFileSync } from 'node:fs';
import { isOwnPage } from '#domain/routes.ts';

const fileOf = (url: string, folder: string): string => {
  const path = new URL(url).pathname;
  return `${folder}${path === '/' ? '/index' : path}.html`;
};

/** The day a dated page last changed, as the page says itself; nothing for pages without a date. */
export function lastChange(url: string, folder: string): string | undefined {
  const html = readFileSync(fileOf(url, folder), 'utf8');
  const [, day] =
    /<meta property="article:modified_time" content="([^"]*)"/.exec(html) ??
    /<meta property="article:published_time" content="([^"]*)"/.exec(html) ??
    [];
  return day;
}

/** Whether the page at `url` is meant for search engines; for the sitemap, after pages are written to `folder`. */
export function indexable(url: string, folder: string): boolean {
  const file = fileOf(url, folder);
  return existsSync(file) && isOwnPage(readFileSync(file, 'utf8'), new URL(url).pathname);
}
