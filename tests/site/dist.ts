/** The pages of `dist/`, and what tests read of them. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { CheerioAPI } from 'cheerio';
import { isStaffPage, type Page, readPages } from './read-pages.ts';

export const DIST = resolve(import.meta.dirname, '../../dist');

export type { Page };

if (!existsSync(resolve(DIST, 'index.html')))
  throw new Error('dist/ contains no site. Build it first: npm run build');
const built = readPages(DIST);

export const pages: readonly Page[] = built.filter((page) => !isStaffPage(page));

/** The pages of the staff area, which have nothing of the site around them (staff.built.test.ts). */
export const staffPages: readonly Page[] = built.filter(isStaffPage);

/** Pages without duplicates: posts and episodes are also at their number. */
export const distinct: readonly Page[] = [
  ...new Map(pages.map((page) => [page.html, page] as const)).values(),
];

/** Throws if the page does not exist. */
export function pageAt(route: string): Page {
  const page = pages.find((candidate) => candidate.route === route);
  if (page === undefined) throw new Error(`The build made no page at ${route}`);
  return page;
}

const CONTENT = resolve(import.meta.dirname, '../../src/content/pages');
/** Routes of campaigns: pages whose content has such a section. */
export const campaigns: readonly string[] = readdirSync(CONTENT)
  .filter((file) => file.endsWith('.md'))
  .filter((file) => readFileSync(resolve(CONTENT, file), 'utf8').includes('- kind: campaign\n'))
  .map((file) => `/${file.replace(/\.md$/, '')}`);

/** The drawing at the `src` of an image, a file of the build or a data URI, with single quotes and one line. */
export function drawingAt(src: string): string {
  const [, inline] = /^data:image\/svg\+xml,(.*)$/.exec(src) ?? [];
  const svg = inline ? decodeURIComponent(inline) : readFileSync(resolve(DIST, `.${src}`), 'utf8');
  return svg.trim().replace(/\s+/g, ' ').replaceAll('"', "'");
}

/** Whether the page can be indexed: no noindex, and not a duplicate of another page. */
export function isListed({ $, route }: Page): boolean {
  const canonical = $('link[rel="canonical"]').attr('href');
  const isOwn = canonical === undefined || new URL(canonical).pathname === route;
  return isOwn && !/noindex/.test($('meta[name="robots"]').attr('content') ?? '');
}

/** D05. */
export function isCopy({ route }: Page): boolean {
  return /^\/blog\/\d+$/.test(route);
}

/** Collapses whitespace. */
export function squeeze(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** From the build. */
export const read = (file: string): string => readFileSync(resolve(DIST, file), 'utf8');

/** Empty where the attribute is missing. */
export const attributes = ($: CheerioAPI, selector: string, name: string): string[] =>
  $(selector)
    .toArray()
    .map((element) => $(element).attr(name) ?? '');

export const texts = ($: CheerioAPI, selector: string): string[] =>
  $(selector)
    .toArray()
    .map((element) => squeeze($(element).text()));

export const mainText = (route: string): string => squeeze(pageAt(route).$('main').text());

/** By name or property; empty if missing. */
export const meta = ({ $ }: Page, key: string): string =>
  $(`meta[name="${key}"], meta[property="${key}"]`).attr('content') ?? '';

export type Json = Record<string, unknown>;

/** Throws if it is not JSON. */
export const graphOf = ({ $ }: Page): Json[] =>
  $('script[type="application/ld+json"]')
    .toArray()
    .flatMap((element) => (JSON.parse($(element).text()) as { '@graph': Json[] })['@graph']);

export const nodeOf = (page: Page, type: string): Json | undefined =>
  graphOf(page).find((node) => node['@type'] === type);
