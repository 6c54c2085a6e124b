/** What a build does besides Astro. Within a phase, the order counts only where a comment says so. */
import type { AstroIntegration } from 'astro';
import type { SitemapOptions } from '@astrojs/sitemap';
import { alternatesOf } from '#lib/language.ts';
import { publicPath } from '#lib/http/routes.ts';
import { site } from '#site';
import { guidePdfs } from './guide-pdf/index.ts';
import { clientDirectives } from './islands/index.ts';
import { skipOptimizer } from './memory/skip-optimizer.ts';
import { ogImages } from './og-images/index.ts';
import { checkAudio } from './output/check-audio.ts';
import { drawingColors } from './output/drawing-colors.ts';
import { headersFile } from './output/headers.ts';
import { speculationRules } from './output/speculation-rules.ts';
import { icons } from './output/icons.ts';
import { omittedIn, ROOT } from './output/omitted.ts';
import { omitUnusedAssets, parts } from './output/parts.ts';
import type { Part } from '#features/parts/parts.ts';
import { pictures } from './output/pictures.ts';
import { precompress } from './output/precompress.ts';
import { release } from './output/release.ts';
import { checkScheduled } from './pages/check-scheduled.ts';
import { transformPages } from './pages/index.ts';
import { lastChange, readPages, type BuiltPage, type Pages } from './pages/read.ts';
import { searchIndex } from './pages/search-index.ts';
import { shortPostUrls } from './pages/short-post-urls.ts';
import { redirects } from './redirects/index.ts';
import { consent } from './scripts/consent.ts';
import { contentEditor } from './scripts/content-editor.ts';
import { lazyScripts } from './scripts/lazy-scripts.ts';
import { serviceWorkers } from './scripts/service-workers.ts';
import { viteOptions } from './scripts/vite-options.ts';
import { headingFont } from './styles/heading-font.ts';

interface Phases {
  /** What pages are rendered with: constants, scripts, styles, pictures. */
  before: AstroIntegration[];
  /** What is read from the rendered pages, and changed in them. */
  pages: AstroIntegration[];
  /** What is made from the finished pages. */
  after: AstroIntegration[];
  /** What happens to every file. */
  files: AstroIntegration[];
  /** Listed pages with their days. Known from the phase `pages` on. */
  sitemap: SitemapOptions;
}

/** @param today such as `2026-03-05` @param formsOrigin where forms are sent, if not to the site's origin @param preview with drafts */
export function buildPhases(
  today: string,
  formsOrigin: string | undefined,
  preview: boolean,
): Phases {
  const omitted = omittedIn(ROOT, preview);
  const has = (part: Part): boolean => !omitted.parts.includes(part);
  /** Read in the phase `pages`. */
  const known: Pages = new Map();
  const pageAt = (url: string): BuiltPage | undefined =>
    known.get(publicPath(new URL(url).pathname));
  const only = (isOn: boolean, step: () => AstroIntegration) => (isOn ? [step()] : []);
  return {
    before: [
      viteOptions(formsOrigin),
      skipOptimizer(),
      // Deletes files of parts that are off, before anything reads the built site.
      parts(omitted),
      pictures(),
      clientDirectives(),
      headingFont(),
      // Scripts are written before pages are rendered: styles that no script names are left out.
      lazyScripts(),
      serviceWorkers({ offline: has('offline'), staffArea: has('staffArea') }),
      consent(site.cookiePolicy, site.tags),
      contentEditor(),
    ],
    pages: [
      // All other steps need what it reads, which the last one takes out of the pages.
      readPages(known),
      // Drawings of the first view are inlined, with these colors.
      drawingColors(),
      // A PDF is made of the text as it was rendered.
      ...only(has('guides'), guidePdfs),
      // Last: the content policy hashes what is inline by then (pages/transforms.ts).
      transformPages(known, site.tags, formsOrigin),
    ],
    after: [
      ogImages(known),
      icons(),
      ...only(has('podcast'), checkAudio),
      searchIndex(known),
      headersFile(),
      speculationRules(),
      ...only(has('blog'), () => shortPostUrls(omitted.gone)),
      checkScheduled(known, omitted.gone),
      // Reads the routes, copies of posts among them, and deletes the list of moved pages that the two before it read.
      redirects(known, omitted.gone),
    ],
    files: [
      omitUnusedAssets(omitted.parts.length === 0),
      // Files that are written later stay uncompressed, and after the release unpublished.
      precompress(),
      release(),
    ],
    sitemap: {
      filter: (url) => pageAt(url)?.isListable ?? false,
      serialize: (item) => {
        const page = pageAt(item.url);
        const lastmod = lastChange(page, today);
        const versions = page?.note.versions;
        const links = alternatesOf(versions, site.url).map(({ hreflang, href }) => ({
          lang: hreflang as string,
          url: href,
        }));
        const first = versions?.[site.language];
        // For all who read neither: only here, where it costs visitors no bytes.
        if (first !== undefined) links.push({ lang: 'x-default', url: site.url + first });
        return {
          ...item,
          ...(lastmod !== undefined && { lastmod }),
          ...(links.length > 0 && { links }),
        };
      },
    },
  };
}
