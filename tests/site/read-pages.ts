/**
 * Reads all pages of a built site; parses each when it is looked at, and once for all files of tests in a worker. By
 * htmlparser2 (1 s for all pages), not as browsers do (7 s): what differs is invalid, and found by html-validate.
 */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type CheerioAPI, load } from 'cheerio/slim';

export interface Page {
  /** `about-us.html`. */
  file: string;
  /** `/about-us`, `/` for the home page. */
  route: string;
  html: string;
  $: CheerioAPI;
}

/** `index.html` → `/`, `blog/index.html` → `/blog`, `about-us.html` → `/about-us`. */
function routeOf(file: string): string {
  return `/${file.replace(/(?:^|\/)?index\.html$/, '').replace(/\.html$/, '')}`;
}

/** By file name. */
export function readPages(dist: string): Page[] {
  return globSync('**/*.html', { cwd: dist })
    .sort()
    .map((file) => {
      const html = readFileSync(join(dist, file), 'utf8');
      let parsed: CheerioAPI | undefined;
      return {
        file,
        route: routeOf(file),
        html,
        get $() {
          parsed ??= load(html);
          return parsed;
        },
      };
    });
}

/** Whether it is a page of the staff area, which has nothing of the site around it. */
export const isStaffPage = ({ html }: Page): boolean => /<link\b[^>]*\sdata-linked\b/.test(html);
