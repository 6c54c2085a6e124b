/** Everything that happens to a page after rendering, in one list. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { withoutPageNote } from '#features/site/page-note.ts';
import type { Tags } from '#features/consent/third-parties.ts';
import { deferIslandRuntime } from '../islands/defer-runtime.ts';
import { addCsp } from '../output/csp.ts';
import { joinScripts } from '../scripts/join-scripts.ts';
import { inlineDrawings } from './inline-drawings.ts';
import { withoutSiteScripts } from '../scripts/staff-scripts.ts';
import type { Pages } from './read.ts';
import { fillBrowseAll } from './search-index.ts';
import { fillSiteMap } from './sitemap-lists.ts';
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
}

/** `name` is a path below the build folder. */
type PageTransform = (html: string, build: Build, name: string) => string | Promise<string>;

async function writeIslandRuntime(html: string, { folder, assets }: Build): Promise<string> {
  const runtime = deferIslandRuntime(html, assets);
  if (!runtime) return html;
  await writeFile(join(folder, runtime.path), runtime.code);
  return runtime.html;
}

/** Lists first, then what makes the page smaller, then the policy, which hashes what is inline by then. */
const TRANSFORMS: readonly PageTransform[] = [
  withoutPageNote,
  fitTextPictures,
  (html, { pages }) => fillSiteMap(html, pages),
  (html, { pages }) => fillBrowseAll(html, pages),
  withoutBreaks,
  (html, { folder }) => inlineDrawings(html, folder),
  writeIslandRuntime,
  withoutSiteScripts,
  joinScripts,
  (html, { inlineCss }) => inlineCss(html),
  (html, { tags, formsOrigin }, name) => addCsp(html, name, tags, formsOrigin),
];

export async function transformPage(html: string, build: Build, name: string): Promise<string> {
  let page = html;
  for (const transform of TRANSFORMS) page = await transform(page, build, name);
  return page;
}
