/** Everything that happens to a page after rendering, in one list. */
import { hash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { site } from '#site';
import { editorSources, withPolicy } from '#features/consent/csp.ts';
import { cspSources, type Tags } from '#features/consent/third-parties.ts';
import { withoutPageNote } from '#features/site/page-note.ts';
import { publicPath } from '#lib/http/routes.ts';
import { EDITOR_PAGE } from '#staff/contract/content.ts';
import { deferIslandRuntime } from '../islands/defer-runtime.ts';
import { joinScripts } from '../scripts/join-scripts.ts';
import { hasQuickExit } from '../styles/critical-css.ts';
import type { Pages } from './read.ts';
import { fillBrowseAll } from './search-index.ts';
import { fillSiteMap } from './sitemap-lists.ts';
import { markLinkedLanguage } from './linked-language.ts';
import { withoutBreaks } from './no-breaks.ts';
import { fitTextPictures } from './text-pictures.ts';

export interface Build {
  folder: string;
  assets: string;
  pages: Pages;
  /** Public ids of allowed trackers. */
  tags: Tags;
  /** Where forms are sent, if not to the site's origin. */
  formsOrigin: string | undefined;
  inlineCss: (html: string) => Promise<string>;
  inlineDrawings: (html: string) => Promise<string>;
}

/** `name` is a path below the build folder. */
type PageTransform = (html: string, build: Build, name: string) => string | Promise<string>;

async function writeIslandRuntime(html: string, { folder, assets }: Build): Promise<string> {
  const runtime = deferIslandRuntime(html, assets);
  if (!runtime) return html;
  const file = join(folder, runtime.path);
  // Its name has a hash of the code.
  if (!existsSync(file)) await writeFile(file, runtime.code);
  return runtime.html;
}

const INLINE = /<script>(?:(?!<\/script>)[\s\S])*<\/script>/g;

/** Removes the inline scripts (display font, consent) from the head of staff pages: 0.7 kB of brotli less. */
function withoutSiteScripts(page: string): string {
  const end = page.indexOf('</head>');
  const head = page.slice(0, end);
  return head.includes('<link data-linked') ? head.replace(INLINE, '') + page.slice(end) : page;
}

const sha256 = (text: string): string => hash('sha256', text, 'base64');

/** Forms, except those that close a dialog; islands, except those of every page (as in features/consent/trackers.client.ts). */
const FORM =
  /<astro-island\b(?![^>]*component-export="(?:SiteMenu|MenuSheet|CookieBanner)")|<form\b(?![^>]*method="dialog")/;

/**
 * Writes the policy of the page with its own hashes; `security.csp` of Astro lists all in every page (0.6 kB).
 * @throws {Error} if there is no `<meta charset>`
 */
function addCsp(html: string, { tags, formsOrigin }: Build, name: string): string {
  const path = publicPath(`/${name}`);
  const extra =
    path === EDITOR_PAGE
      ? editorSources(site.contentHost)
      : cspSources(tags, {
          path,
          freeCall: site.consultation.path,
          hasForm: FORM.test(html),
          hasQuickExit: hasQuickExit(html),
        });
  const page = withPolicy(html, sha256, extra, formsOrigin);
  if (page === html)
    throw new Error(`${name} has no <meta charset="utf-8"> to insert the policy after`);
  return page;
}

/** Lists first, then what makes the page smaller, then the policy, which hashes what is inline by then. */
const TRANSFORMS: readonly PageTransform[] = [
  withoutPageNote,
  fitTextPictures,
  (html, { pages }) => fillSiteMap(html, pages),
  (html, { pages }, name) => fillBrowseAll(html, pages, publicPath(`/${name}`)),
  (html, _, name) => markLinkedLanguage(html, publicPath(`/${name}`)),
  withoutBreaks,
  (html, { inlineDrawings }) => inlineDrawings(html),
  writeIslandRuntime,
  withoutSiteScripts,
  joinScripts,
  (html, { inlineCss }) => inlineCss(html),
  addCsp,
];

export async function transformPage(html: string, build: Build, name: string): Promise<string> {
  let page = html;
  for (const transform of TRANSFORMS) page = await transform(page, build, name);
  return page;
}
