/** What the rest of a build wants to know of a page, asked once, while its HTML is in hand. Pure. */
import { type Source, sourceOf } from '#domain/page-source.ts';
import { isOwnPage, publicPath } from '#domain/routes.ts';
import type { ListedPage } from '#domain/site-map.ts';
import { site } from '#site';
import { type Naming, namingOf } from '../redirects/naming.ts';
import { type Wanted, wantedBy } from '../share-pictures/wanted.ts';
import { listedPage } from '../site-map.ts';

export interface PageFacts {
  /** Path of its file below the build's folder. */
  name: string;
  /** Whether search engines may list it. */
  isOwn: boolean;
  /** The day a dated page last changed. */
  changed: string | undefined;
  /** How the human sitemap names it. */
  listed: ListedPage | undefined;
  /** What the search reads of it. */
  source: Source | undefined;
  /** The picture of its own that it asks for. */
  picture: Wanted | undefined;
  /** What it is called where somebody missed it. */
  naming: Naming;
  /** Whether it cannot be finished before all other pages are known: lists of pages, and guides with a PDF. */
  waits: boolean;
}

const WAITS = / (?:data-pages="|data-everything|type="application\/pdf")/;

/** The day a dated page last changed, as the page says itself; nothing for pages without a date. */
export function lastChange(html: string): string | undefined {
  const [, day] =
    /<meta property="article:modified_time" content="([^"]*)"/.exec(html) ??
    /<meta property="article:published_time" content="([^"]*)"/.exec(html) ??
    [];
  return day;
}

/** @param name path of the page's file below the build's folder */
export function factsOf(html: string, name: string): PageFacts {
  const path = publicPath(`/${name}`);
  return {
    name,
    isOwn: isOwnPage(html, path),
    changed: lastChange(html),
    listed: listedPage(name, html),
    source: sourceOf(html, path, site.name),
    picture: wantedBy(html, name),
    naming: namingOf(html, path),
    waits: WAITS.test(html),
  };
}

/** The pages of a build by their public path. Filled while they are rendered, complete when the build is done. */
export type Pages = Map<string, PageFacts>;
